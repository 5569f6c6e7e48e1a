//! TypeScript modules made from Rust types: one for each game, and one for what all games share. Types of
//! the same name in two games are in two modules, so nothing has to be renamed.

use std::any::{TypeId, type_name};
use std::collections::{BTreeMap, BTreeSet, HashSet};

use protocol::{AnalysisNow, Laid, Lookback, Position, PositionAsked, Request, Told, tables};
use table::{Game, Tell};
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str =
    "// Made from the Rust types by `cargo xtask types`. Change those, not this file.\n";

/// What a client of one game is told.
const TOLD: &str = "\n/**\n * What a client at a table of this game is told.\n */\n\
    export type ToldHere = Told<View, Event, Action, Question>;\n";

/// The names of the files, and what belongs into them.
pub(crate) fn modules() -> BTreeMap<String, String> {
    let mut all = Modules::default();
    all.add::<Request>();
    all.add::<Told<(), (), (), ()>>();
    all.add::<Lookback>();
    all.add::<Position<(), (), ()>>();
    all.add::<PositionAsked>();
    all.add::<Laid<(), (), (), ()>>();
    all.add::<AnalysisNow>();
    all.add::<tables::NewTable>();
    all.add::<tables::TableMade>();
    all.add::<tables::Brought>();
    all.add::<tables::Shown>();
    all.add::<tables::Sit>();
    all.add::<tables::Seated>();
    all.add::<tables::Recover>();
    all.add::<tables::TableInfo>();
    all.add_game::<london::London>();
    all.add_game::<new_york::NewYork>();
    all.written()
}

/// Declarations by module and name.
#[derive(Default)]
struct Modules {
    seen: HashSet<TypeId>,
    declared: BTreeMap<&'static str, BTreeMap<String, String>>,
    /// Types of the shared module that others need.
    imported: BTreeMap<&'static str, BTreeSet<String>>,
    /// The module whose types are being looked at.
    within: Option<&'static str>,
}

impl Modules {
    fn add_game<G>(&mut self)
    where
        G: Tell<Printed: TS + 'static>
            + Game<
                View: TS + 'static,
                Event: TS + 'static,
                Action: TS + 'static,
                Question: TS + 'static,
            >,
    {
        self.add::<G::View>();
        self.add::<G::Event>();
        self.add::<G::Action>();
        self.add::<G::Question>();
        self.add::<G::Printed>();
    }

    fn add<T: TS + 'static + ?Sized>(&mut self) {
        let module = module_of::<T>();
        // Revisions and times fit into what JavaScript calls a number; seeds travel as text.
        let config = Config::default().with_large_int("number");
        if let Some(outer) = self.within.filter(|outer| *outer != module) {
            assert_eq!(module, SHARED, "{} is used in {outer}", type_name::<T>());
            self.imported.entry(outer).or_default().insert(T::ident(&config));
        }
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let text = format!("{docs}export {}\n", T::decl(&config));
        let before =
            self.declared.entry(module).or_default().insert(T::ident(&config), text.clone());
        // A generic type is met with several arguments, and declared alike with all of them.
        assert!(before.is_none_or(|before| before == text), "two types {}", type_name::<T>());
        let outer = self.within.replace(module);
        T::visit_dependencies(self);
        T::visit_generics(self);
        self.within = outer;
    }

    fn written(&self) -> BTreeMap<String, String> {
        let file = |(module, types): (&&str, &BTreeMap<String, String>)| {
            let mut text = HEAD.to_owned();
            if *module != SHARED {
                let shared = self.imported.get(module).into_iter().flatten().cloned();
                let names: BTreeSet<String> = shared.chain(["Told".to_owned()]).collect();
                let names: Vec<String> = names.into_iter().collect();
                text += &format!("import type {{ {} }} from \"./{SHARED}\";\n", names.join(", "));
            }
            types.values().for_each(|declared| text += &format!("\n{declared}"));
            if *module != SHARED {
                text += TOLD;
            }
            let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
            (format!("{module}.ts"), lines.join("\n") + "\n")
        };
        self.declared.iter().map(file).collect()
    }
}

impl TypeVisitor for Modules {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, lists and the like have no declaration.
        if T::output_path().is_some() {
            self.add::<T>();
        }
    }
}

const SHARED: &str = "table";

/// The module of a type, by its crate.
fn module_of<T: ?Sized>() -> &'static str {
    match type_name::<T>().split("::").next() {
        Some("london") => "london",
        Some("new_york") => "new-york",
        Some("table" | "protocol") => SHARED,
        other => panic!("{other:?} has no module for {}", type_name::<T>()),
    }
}
