//! Values that are almost right.

use serde_json::{Map, Value, json};

use crate::pick::Pick;

/// Changes a value at some places.
pub(super) fn mutate(value: &mut Value, pick: &mut Pick) {
    for _ in 0..=pick.below(3) {
        let depth = pick.below(4);
        change_inside(value, depth, pick);
    }
}

/// Changes some value so deep inside, or as deep as there is one.
fn change_inside(value: &mut Value, depth: usize, pick: &mut Pick) {
    let inner = match value {
        Value::Array(items) if depth > 0 && !items.is_empty() => {
            let index = pick.below(items.len());
            items.get_mut(index)
        }
        Value::Object(fields) if depth > 0 && !fields.is_empty() => {
            let index = pick.below(fields.len());
            fields.values_mut().nth(index)
        }
        Value::Array(_)
        | Value::Object(_)
        | Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_) => None,
    };
    match inner {
        Some(inner) => change_inside(inner, depth - 1, pick),
        None => change(value, pick),
    }
}

fn change(value: &mut Value, pick: &mut Pick) {
    match value {
        Value::Object(fields) if pick.percent(50) => change_fields(fields, pick),
        Value::Array(items) if pick.percent(50) => {
            let more = pick.below(200);
            let copy = items.first().cloned().unwrap_or(Value::Null);
            items.extend(std::iter::repeat_n(copy, more));
        }
        Value::Array(_)
        | Value::Object(_)
        | Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_) => *value = odd(pick),
    }
}

fn change_fields(fields: &mut Map<String, Value>, pick: &mut Pick) {
    let names: Vec<String> = fields.keys().cloned().collect();
    if names.is_empty() || pick.percent(30) {
        fields.insert(odd_text(pick), odd(pick));
    } else if pick.percent(50) {
        fields.remove(pick.one_of(&names));
    } else {
        fields.insert(pick.one_of(&names).clone(), odd(pick));
    }
}

/// A value from the edge of what there is.
pub(super) fn odd(pick: &mut Pick) -> Value {
    match pick.below(8) {
        0 => Value::Null,
        1 => json!(pick.percent(50)),
        2 => {
            json!(*pick.one_of(&[0, 1, -1, 2, 255, 256, 65_536, i64::MAX, i64::MIN, 4_294_967_296]))
        }
        3 => json!(u64::MAX),
        4 => json!(*pick.one_of(&[0.5, 1e308, -0.0])),
        5 => json!([]),
        6 => nested(pick.below(60)),
        _ => json!(odd_text(pick)),
    }
}

fn nested(depth: usize) -> Value {
    (0..depth).fold(Value::Null, |inner, _| json!([inner]))
}

/// A text that somebody may stumble over.
pub(super) fn odd_text(pick: &mut Pick) -> String {
    let texts = [
        "",
        " ",
        "\0",
        "\n1 take red-2\n",
        "\u{202e}desrever",
        "\u{feff}",
        "🏙️🗽",
        "e\u{301}\u{301}\u{301}\u{301}",
        "../../../etc/passwd",
        "<script>alert(1)</script>",
        "'; DROP TABLE tables; --",
        "%s%n%x",
        "{$name}",
        "london",
        "random",
    ];
    let text = (*pick.one_of(&texts)).to_owned();
    match pick.below(6) {
        0 => text.repeat(pick.below(3000)),
        1 => "a".repeat(pick.below(40_000)),
        _ => text,
    }
}
