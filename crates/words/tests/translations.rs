//! Every language says everything that English says, with the same arguments, and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser::parse;
use words::Language;

/// What a message needs: arguments, and other messages that it is made of.
#[derive(Default)]
struct Needs {
    arguments: BTreeSet<String>,
    messages: BTreeSet<String>,
    /// Numbers that choose a form.
    counted: Vec<BTreeSet<String>>,
    /// The argument that chooses each form, and the forms in their order, each with what it needs itself.
    chosen: Vec<(String, Vec<(String, Needs)>)>,
}

impl Needs {
    fn of(pattern: &Pattern<&str>) -> Self {
        let mut needs = Self::default();
        needs.pattern(pattern);
        needs
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let keys = variants.iter().map(|variant| match variant.key {
                    fluent_syntax::ast::VariantKey::Identifier { name } => name.to_owned(),
                    fluent_syntax::ast::VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                self.counted.push(keys.clone().collect());
                if let InlineExpression::VariableReference { id } = selector {
                    let needs = variants.iter().map(|variant| Self::of(&variant.value));
                    self.chosen.push((id.name.to_owned(), keys.zip(needs).collect()));
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute: _ } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.call(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }

    fn call(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
    }
}

/// All messages of a language with what they need; a variant has its message's name before a full stop.
fn messages(language: Language) -> BTreeMap<String, Needs> {
    let mut all = BTreeMap::new();
    for (name, text) in language.files() {
        let resource = parse(text).unwrap_or_else(|(_, faults)| panic!("{name}: {faults:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            for Attribute { id: variant, value } in &message.attributes {
                all.insert(format!("{id}.{}", variant.name), Needs::of(value));
            }
            let value = message.value.as_ref().map(Needs::of);
            assert!(all.insert(id.to_owned(), value.unwrap_or_default()).is_none(), "{id} twice");
        }
    }
    all
}

/// The arguments of a message and of all that it is made of.
fn arguments(all: &BTreeMap<String, Needs>, id: &str) -> BTreeSet<String> {
    let needs = &all[id];
    let mut found = needs.arguments.clone();
    for other in &needs.messages {
        assert!(all.contains_key(other), "{id} is made of {other}, which is missing");
        found.extend(arguments(all, other));
    }
    found
}

#[test]
fn every_language_says_what_english_says() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let theirs = messages(language);
        let ids = |all: &BTreeMap<String, Needs>| all.keys().cloned().collect::<BTreeSet<_>>();
        // A language that makes no difference between a message and its variant needs none.
        let (needed, said) = (ids(&english), ids(&theirs));
        let missing: Vec<_> = needed.difference(&said).filter(|id| !id.contains('.')).collect();
        let unused: Vec<_> = said.difference(&needed).filter(|id| !id.contains('.')).collect();
        assert!(missing.is_empty(), "{language:?} does not say {missing:?}");
        assert!(unused.is_empty(), "{language:?} says what nobody asks for: {unused:?}");
        for id in said.intersection(&needed) {
            assert_eq!(arguments(&theirs, id), arguments(&english, id), "{language:?}, {id}");
        }
    }
}

/// The forms that whole numbers have in a language, beside "other".
fn forms(language: Language) -> &'static [&'static str] {
    match language {
        Language::English | Language::Spanish | Language::Portuguese => &["one"],
        Language::Ukrainian => &["one", "few", "many"],
    }
}

#[test]
fn numbers_have_all_their_forms() {
    for language in Language::ALL {
        for (id, needs) in messages(language) {
            for keys in &needs.counted {
                let is_form = |key: &&str| ["zero", "one", "two", "few", "many"].contains(key);
                if !keys.iter().any(|key| is_form(&key.as_str())) {
                    continue;
                }
                for form in forms(language) {
                    assert!(keys.contains(*form), "{language:?}, {id}: {keys:?} lack {form}");
                }
            }
        }
    }
}

/// The numbers that a language calls “one” although they are not: a form that does not say its number would say that
/// there is one of something. A form for the very number, before it, speaks instead.
fn also_one(language: Language) -> Option<&'static [&'static str]> {
    match language {
        Language::English | Language::Spanish => None,
        // Nothing is singular, too.
        Language::Portuguese => Some(&["0", "1"]),
        // So are 21 and 31.
        Language::Ukrainian => Some(&["1"]),
    }
}

#[test]
fn a_form_for_one_says_its_number_where_others_have_it_too() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let Some(very) = also_one(language) else { continue };
        let all = messages(language);
        for (id, needs) in &all {
            for (argument, forms) in &needs.chosen {
                let Some(place) = forms.iter().position(|(key, _)| key == "one") else { continue };
                let says = |needs: &Needs| {
                    let parts = &needs.messages;
                    needs.arguments.contains(argument)
                        || parts.iter().any(|part| arguments(&all, part).contains(argument))
                };
                let before = forms[..place].iter().any(|(key, _)| very.contains(&key.as_str()));
                if !before && !says(&forms[place].1) {
                    wrong.push(format!("{}: {id}", language.tag()));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "[one] without its number, and nothing for the very number: {wrong:?}"
    );
}
