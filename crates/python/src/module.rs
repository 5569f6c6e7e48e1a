//! What Python finds in the module.

use pyo3::prelude::*;

use crate::bot::{Bot, bot_names};
use crate::game::{Game, game_names, load_game};
use crate::playouts::{playouts, playouts_from};
use crate::state::State;

/// The compiled part of `twocities`.
#[pymodule(name = "_engine")]
fn engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Game>()?;
    module.add_class::<State>()?;
    module.add_class::<Bot>()?;
    module.add_function(wrap_pyfunction!(load_game, module)?)?;
    module.add_function(wrap_pyfunction!(game_names, module)?)?;
    module.add_function(wrap_pyfunction!(bot_names, module)?)?;
    module.add_function(wrap_pyfunction!(playouts, module)?)?;
    module.add_function(wrap_pyfunction!(playouts_from, module)?)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))
}
