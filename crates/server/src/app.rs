//! What all parts of the server share.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use session::Shelf;
use store::Store;

use crate::analyses::Analyses;
use crate::answers::places_for_answers;
use crate::body::places_for_bodies;
use crate::calling::Calling;
use crate::gate::{Caller, Counter, Kind, Limits, Metrics, Open, OpenByCaller, Settings};
use crate::known::Listing;
use crate::mind::Mind;
use crate::page::Bundle;
use crate::pressed::Pressed;
use crate::problem::Problem;
use crate::serve::Parts;
use crate::tables::Tables;
use crate::thinkers::Thinkers;
use crate::workshop::Workshop;

/// The server, as every request sees it.
pub(crate) struct App {
    pub(crate) settings: Arc<Settings>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) shelf: Shelf,
    pub(crate) tables: Tables,
    pub(crate) analyses: Arc<Analyses>,
    pub(crate) listing: Listing,
    limits: Limits,
    sockets: OpenByCaller,
    pub(crate) metrics: Metrics,
    pub(crate) mind: Arc<dyn Mind>,
    /// Where bots think that look ahead, and hints are found.
    pub(crate) thinkers: Thinkers,
    /// Where bots think that are done in a moment: they wait for one another, and not for the others.
    pub(crate) quick: Thinkers,
    pub(crate) workshop: Workshop,
    /// Where large bodies are read.
    pub(crate) bodies: Thinkers,
    /// Where large answers are put together and sent.
    pub(crate) answers: Thinkers,
    pub(crate) bundle: Bundle,
    pub(crate) pressed: Pressed,
    /// Those who call people to tables.
    pub(crate) calling: Calling,
    /// How long a client at a socket may say nothing.
    pub(crate) silence: Duration,
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").field("settings", &self.settings).finish_non_exhaustive()
    }
}

impl App {
    pub(crate) fn new(
        settings: Settings,
        store: Arc<dyn Store>,
        parts: Parts,
        calling: Calling,
    ) -> Arc<Self> {
        let Parts { mind, bundle, silence } = parts;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(Self {
            settings: Arc::new(settings),
            store,
            shelf: Shelf::default(),
            tables: Tables::default(),
            analyses: Arc::default(),
            listing: Listing::default(),
            limits: Limits::default(),
            sockets: OpenByCaller::sockets(),
            metrics: Metrics::default(),
            mind,
            // One core is left to the people, and to bots that hardly use it.
            thinkers: Thinkers::new((cores - 1).max(1)),
            quick: Thinkers::new(1),
            workshop: Workshop::new(cores),
            bodies: places_for_bodies(),
            answers: places_for_answers(),
            bundle,
            pressed: Pressed::default(),
            calling,
            silence,
        })
    }

    /// Takes from what a caller may do, or refuses.
    pub(crate) fn allow(&self, kind: Kind, caller: Caller) -> Result<(), Problem> {
        if self.settings.no_limits {
            return Ok(());
        }
        self.limits.allow(kind, caller, Instant::now()).map_err(|again| {
            self.metrics.count(Counter::Limited);
            again.into()
        })
    }

    /// Whether a caller may do something, without taking from it.
    pub(crate) fn may(&self, kind: Kind, caller: Caller) -> Result<(), Problem> {
        if self.settings.no_limits {
            return Ok(());
        }
        Ok(self.limits.look(kind, caller, Instant::now())?)
    }

    /// Counts a socket for as long as the guard is kept.
    pub(crate) fn open_socket(&self, caller: Caller) -> Result<Option<Open>, Problem> {
        if self.settings.no_limits {
            return Ok(None);
        }
        self.sockets.open(caller).map(Some).map_err(|_| Problem::too_many_sockets())
    }
}

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
