//! Starting, and stopping without losing anything.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use store::{SqliteStore, StoreError};
use tokio::net::TcpListener;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

use crate::app::{App, now};
use crate::calling::{Calling, look_for_calls};
use crate::command::Command;
use crate::gate::{OpenByCaller, Settings};
use crate::listen::listen;
use crate::mind::{Mind, OwnBots};
use crate::page::Bundle;
use crate::routes::routes;

/// The name of the one file.
pub const FILE: &str = "twocities.sqlite";
/// How often tables are looked for whose clock has run out while they slept.
const LOOK: Duration = Duration::from_secs(20);
/// So many are looked for at once; if there are as many, the next ones are looked for after a moment.
const AT_ONCE: usize = 100;
const MOMENT: Duration = Duration::from_secs(1);
/// How long requests may take that were begun before the server stops.
const PATIENCE: Duration = Duration::from_secs(5);

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The folder for the data cannot be made.
    #[error("{path} cannot be made ({error}): give another folder with --data")]
    Folder {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The store cannot be opened.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// Nothing can be heard there.
    #[error(
        "{address} cannot be listened on ({error}): stop what listens there, or give another address with --bind"
    )]
    Bind {
        /// Where.
        address: SocketAddr,
        /// Why.
        error: io::Error,
    },
    /// The key that calls are signed with cannot be used.
    #[error("{0}: put a backup in the place of the store, or look whether it is damaged")]
    Key(calls::BadKey),
    /// The program cannot run at all.
    #[error("the server cannot run ({0}): see to the machine")]
    Io(#[from] io::Error),
}

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    stop: watch::Sender<bool>,
    served: JoinHandle<()>,
    clocks: JoinHandle<()>,
    calls: JoinHandle<()>,
    app: Arc<App>,
}

/// Where everything is kept that belongs to a folder for the data.
pub fn store_path(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

/// Serves until the process is told to stop. `ready` hears where.
///
/// # Errors
/// If the server cannot run.
pub fn run(
    settings: Settings,
    bundle: Bundle,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        let running = start_with(settings, Parts { bundle, ..Parts::default() }).await?;
        ready(running.address);
        told_to_stop().await;
        running.stop().await
    });
    // A bot that does not come to an end is not waited for.
    runtime.shutdown_background();
    served
}

/// Starts a server with its store in the folder for the data.
///
/// # Errors
/// If the folder, the store or the address cannot be used.
pub async fn start(settings: Settings) -> Result<Running, ServeError> {
    start_with(settings, Parts::default()).await
}

/// What a server is put together from.
#[derive(Clone, Debug)]
pub struct Parts {
    /// Who thinks for bots.
    pub mind: Arc<dyn Mind>,
    /// The web app.
    pub bundle: Bundle,
    /// A client that says nothing for so long is gone. It is asked three times in that time.
    pub silence: Duration,
}

impl Default for Parts {
    /// The bots of this program, and the plain page.
    fn default() -> Self {
        let silence = Duration::from_secs(75);
        Self { mind: Arc::new(OwnBots), bundle: Bundle::default(), silence }
    }
}

/// The same with parts of one's own.
///
/// # Errors
/// If the folder, the store or the address cannot be used.
pub async fn start_with(settings: Settings, parts: Parts) -> Result<Running, ServeError> {
    let address = settings.bind;
    // First: whoever is refused the address leaves no folder behind.
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|error| ServeError::Bind { address, error })?;
    let address = listener.local_addr()?;
    let folder = settings.data.clone();
    make_private(&folder).map_err(|error| ServeError::Folder { path: folder.clone(), error })?;
    let store = SqliteStore::open(&store_path(&folder)).await?;
    let each = !settings.trust_proxy && !settings.no_limits;
    let each = each.then(OpenByCaller::connections);
    let calling = Calling::new(&settings, &store).await?;
    let app = App::new(settings, Arc::new(store), parts, calling);
    let (stop, stopped) = watch::channel(false);
    let served = tokio::spawn(listen(listener, routes(Arc::clone(&app)), each, stopped));
    let clocks = tokio::spawn(look_for_clocks(Arc::clone(&app)));
    let calls = tokio::spawn(look_for_calls(Arc::clone(&app)));
    tracing::info!(%address, "serving");
    Ok(Running { address, stop, served, clocks, calls, app })
}

/// Makes a folder, unless it is there, so that only its owner can look into it. The one for the data holds
/// seeds and what people said.
///
/// # Errors
/// If it cannot be made.
pub fn make_private(folder: &Path) -> io::Result<()> {
    let mut maker = std::fs::DirBuilder::new();
    maker.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut maker, 0o700);
    maker.create(folder)
}

impl Running {
    /// Stops: what has begun is finished, tables go to sleep, the store is closed.
    ///
    /// # Errors
    /// If the store cannot be closed.
    pub async fn stop(self) -> Result<(), ServeError> {
        self.clocks.abort();
        self.calls.abort();
        self.app.analyses.stop();
        let _ = self.stop.send(true);
        for id in self.app.tables.all() {
            let (reply, done) = oneshot::channel();
            if self.app.command_if_awake(&id, Command::Stop { reply }).await {
                let _ = done.await;
            }
        }
        let _ = tokio::time::timeout(PATIENCE, self.served).await;
        self.app.store.close().await?;
        tracing::info!("stopped");
        Ok(())
    }
}

/// Wakes tables whose clock runs out while nobody is there.
async fn look_for_clocks(app: Arc<App>) {
    loop {
        let due = app.store.due(now(), AT_ONCE).await.unwrap_or_default();
        for id in &due {
            if app.command(id, Command::Look).await.is_err() {
                tracing::error!(table = %id.0, "a table whose clock ran out cannot be woken");
            }
        }
        tokio::time::sleep(if due.len() < AT_ONCE { LOOK } else { MOMENT }).await;
    }
}

/// Ends when the process is interrupted or told to terminate.
async fn told_to_stop() {
    let interrupted = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    let signal = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
    match signal {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}
