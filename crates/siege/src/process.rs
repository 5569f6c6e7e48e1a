//! The server under siege: a process of its own, with a folder of its own.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::door::Door;
use crate::http;
use crate::pick::Pick;

/// How long a start or a clean stop may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long tables may take to fall asleep.
const BEDTIME: Duration = Duration::from_secs(90);
/// Ports below those that the system gives to whoever calls: a client that calls while the server is down
/// could otherwise be given the server's port, and reach itself.
const PORTS: std::ops::Range<usize> = 20_000..32_000;

/// Whether callers are asked to slow down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limits {
    /// As on the Internet.
    On,
    /// As for machines among themselves.
    Off,
}

/// A server that can be killed and started again on the same data.
#[derive(Debug)]
pub(crate) struct Process {
    program: PathBuf,
    limits: Limits,
    folder: TempDir,
    address: SocketAddr,
    child: Option<Child>,
}

impl Process {
    /// Starts a server on an empty folder.
    ///
    /// # Errors
    /// If it does not come up.
    pub(crate) async fn start(program: &Path, limits: Limits, pick: &mut Pick) -> Result<Self> {
        ensure!(program.is_file(), "{} is not there: cargo build --release", program.display());
        let folder = tempfile::tempdir().context("no folder for the server's data")?;
        let address = free_address(pick)?;
        let program = program.to_owned();
        let mut process = Self { program, limits, folder, address, child: None };
        process.begin().await?;
        Ok(process)
    }

    /// Where it listens, whenever it runs.
    pub(crate) fn address(&self) -> Door {
        Door::at(self.address)
    }

    /// Starts it again, and waits until it answers.
    ///
    /// # Errors
    /// If it does not come up.
    pub(crate) async fn begin(&mut self) -> Result<()> {
        let log = OpenOptions::new().create(true).append(true).open(self.log_path())?;
        let limits: &[&str] = match self.limits {
            Limits::On => &[],
            Limits::Off => &["--no-limits"],
        };
        let child = Command::new(&self.program)
            .arg("serve")
            .args(limits)
            .arg("--data")
            .arg(self.folder.path().join("data"))
            .args(["--bind", &self.address.to_string()])
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .with_context(|| format!("{} cannot be started", self.program.display()))?;
        self.child = Some(child);
        let begun = Instant::now();
        loop {
            if let Ok(health) = http::ask(self.address(), "GET", "/health", None, None).await
                && health.status == 200
            {
                return Ok(());
            }
            if let Some(status) = self.ended()? {
                bail!("the server ended at once ({status}):\n{}", self.log());
            }
            ensure!(begun.elapsed() < PATIENCE, "the server does not answer:\n{}", self.log());
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// Ends the process as `kill -9` does: it is told nothing and finishes nothing.
    ///
    /// # Errors
    /// If it had ended before.
    pub(crate) fn kill(&mut self) -> Result<()> {
        if let Some(status) = self.ended()? {
            bail!("the server ended by itself ({status}):\n{}", self.log());
        }
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// Asks the process to stop, and waits until it has.
    ///
    /// # Errors
    /// If it does not stop, or not cleanly.
    pub(crate) async fn stop(&mut self) -> Result<()> {
        let Some(child) = &self.child else { return Ok(()) };
        let asked = Command::new("kill").args(["-TERM", &child.id().to_string()]).status()?;
        ensure!(asked.success(), "the server cannot be asked to stop");
        let begun = Instant::now();
        loop {
            if let Some(status) = self.ended()? {
                self.child = None;
                ensure!(status.success(), "the server stopped with {status}:\n{}", self.log());
                return Ok(());
            }
            ensure!(begun.elapsed() < PATIENCE, "the server does not stop:\n{}", self.log());
            sleep(Duration::from_millis(10)).await;
        }
    }

    fn ended(&mut self) -> io::Result<Option<ExitStatus>> {
        match &mut self.child {
            Some(child) => child.try_wait(),
            None => Ok(None),
        }
    }

    /// What it has in memory, in KB (`VmRSS`).
    ///
    /// # Errors
    /// Where there is no `/proc`.
    pub(crate) fn memory(&self) -> Result<u64> {
        let status = fs::read_to_string(self.proc("status")?)?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        number.context("the system does not say how much memory the server has")
    }

    /// The time that all cores together have worked for it, in hundredths of a second.
    ///
    /// # Errors
    /// Where there is no `/proc`.
    pub(crate) fn worked(&self) -> Result<u64> {
        let stat = fs::read_to_string(self.proc("stat")?)?;
        // After the name, which stands in brackets: user and system time are the 12th and 13th field.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let times: Vec<u64> =
            fields.skip(11).take(2).filter_map(|word| word.parse().ok()).collect();
        ensure!(times.len() == 2, "the system does not say how much the server has worked");
        Ok(times.iter().sum())
    }

    /// Waits until no table is awake: some time after everybody has gone, none is.
    ///
    /// # Errors
    /// If one stays awake.
    pub(crate) async fn all_asleep(&self) -> Result<()> {
        let begun = Instant::now();
        loop {
            let metrics = http::ask(self.address(), "GET", "/metrics", None, None).await?;
            let mut awake = metrics.body.lines();
            let awake = awake.find(|line| line.starts_with("twocities_tables_awake "));
            if awake.is_some_and(|line| line.ends_with(" 0")) {
                return Ok(());
            }
            ensure!(begun.elapsed() < BEDTIME, "tables stay awake: {awake:?}");
            sleep(Duration::from_millis(500)).await;
        }
    }

    fn proc(&self, file: &str) -> Result<PathBuf> {
        let child = self.child.as_ref().context("the server does not run")?;
        Ok(PathBuf::from(format!("/proc/{}/{file}", child.id())))
    }

    fn log_path(&self) -> PathBuf {
        self.folder.path().join("errors.log")
    }

    /// The end of what it has complained about.
    pub(crate) fn log(&self) -> String {
        let mut text = String::new();
        let read = File::open(self.log_path()).and_then(|mut file| file.read_to_string(&mut text));
        let lines: Vec<&str> = text.lines().collect();
        match read {
            Ok(_) => lines[lines.len().saturating_sub(30)..].join("\n"),
            Err(error) => format!("(no log: {error})"),
        }
    }

    /// Refuses a server that has panicked at any time, or said that something is wrong with itself.
    ///
    /// # Errors
    /// With the lines that say so.
    pub(crate) fn expect_sound(&self) -> Result<()> {
        let text = fs::read_to_string(self.log_path())?;
        let bad = |line: &&str| line.contains("panicked") || line.contains("ERROR");
        let bad: Vec<&str> = text.lines().filter(bad).take(10).collect();
        ensure!(bad.is_empty(), "the server has complained:\n{}", bad.join("\n"));
        Ok(())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// An address that nobody listens on.
fn free_address(pick: &mut Pick) -> Result<SocketAddr> {
    // Sieges with the same seed may go on side by side.
    let mut pick = Pick::new(pick.next() ^ u64::from(std::process::id()));
    for _ in 0..1000 {
        let port = u16::try_from(PORTS.start + pick.below(PORTS.len()))?;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        if TcpListener::bind(address).is_ok() {
            return Ok(address);
        }
    }
    bail!("no port is free")
}
