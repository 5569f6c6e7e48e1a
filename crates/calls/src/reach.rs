//! Where calls may go. A name is looked up once; what is found is what is connected to, so a name that leads somewhere
//! else a moment later leads nobody there.

use std::fmt::Debug;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;

use crate::address::is_public;
use crate::target::Place;

/// How long it may take to look a name up.
const PATIENCE: Duration = Duration::from_secs(5);
/// The addresses of a name that are tried.
const MOST: usize = 4;

/// What a name leads to.
type Found<'a> = Pin<Box<dyn Future<Output = io::Result<Vec<IpAddr>>> + Send + 'a>>;

/// Who knows where names lead.
pub trait Names: Debug + Send + Sync {
    /// The addresses of a name.
    fn look_up<'a>(&'a self, name: &'a str) -> Found<'a>;
}

/// As this machine looks names up.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemNames;

impl Names for SystemNames {
    fn look_up<'a>(&'a self, name: &'a str) -> Found<'a> {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name, 0)).await?;
            Ok(found.map(|address| address.ip()).collect())
        })
    }
}

/// Which places calls may go to.
#[derive(Clone, Debug)]
pub struct Reach {
    names: Arc<dyn Names>,
    allowed: fn(IpAddr) -> bool,
    /// Whether places without TLS are allowed, too.
    pub plain: bool,
}

/// Why nothing can be sent to a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreachable {
    /// Its name leads nowhere.
    Unknown,
    /// It leads, or also leads, to an address that is nobody else's business.
    Private,
}

impl Reach {
    /// Everything public, and nothing else.
    pub fn public() -> Self {
        Self { names: Arc::new(SystemNames), allowed: is_public, plain: false }
    }

    /// Everything: for those who call within their own network.
    pub fn everything() -> Self {
        Self { names: Arc::new(SystemNames), allowed: |_| true, plain: true }
    }

    /// The same with other names, and other addresses that are allowed.
    #[must_use]
    pub fn with(self, names: Arc<dyn Names>, allowed: fn(IpAddr) -> bool) -> Self {
        Self { names, allowed, ..self }
    }

    /// The addresses of a place. If one of them is not allowed, none is: a name with addresses of both kinds is no
    /// accident.
    ///
    /// # Errors
    /// If it has none, or one that is not allowed.
    pub async fn find(&self, place: &Place) -> Result<Vec<SocketAddr>, Unreachable> {
        let found = match place.host.parse::<IpAddr>() {
            Ok(address) => vec![address],
            Err(_) => {
                let found = timeout(PATIENCE, self.names.look_up(&place.host)).await;
                found.ok().and_then(Result::ok).ok_or(Unreachable::Unknown)?
            }
        };
        if found.is_empty() {
            return Err(Unreachable::Unknown);
        }
        if !found.iter().all(|address| (self.allowed)(*address)) {
            return Err(Unreachable::Private);
        }
        Ok(found.into_iter().take(MOST).map(|ip| SocketAddr::new(ip, place.port)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    struct Told(&'static [&'static str]);

    impl Names for Told {
        fn look_up<'a>(&'a self, _name: &'a str) -> Found<'a> {
            Box::pin(async { Ok(self.0.iter().map(|text| text.parse().unwrap()).collect()) })
        }
    }

    async fn found(url: &str, told: &'static [&'static str]) -> Result<usize, Unreachable> {
        let reach = Reach::public().with(Arc::new(Told(told)), is_public);
        reach.find(&Place::read(url, true).unwrap()).await.map(|found| found.len())
    }

    #[tokio::test]
    async fn names_that_lead_home_are_refused() {
        let url = "https://chat.example.org/";
        assert_eq!(found(url, &["93.184.216.34"]).await, Ok(1));
        assert_eq!(found(url, &[]).await, Err(Unreachable::Unknown));
        for home in [&["127.0.0.1"][..], &["93.184.216.34", "10.0.0.1"], &["fe80::1"]] {
            assert_eq!(found(url, home).await, Err(Unreachable::Private));
        }
    }

    #[tokio::test]
    async fn addresses_are_not_looked_up() {
        for (url, expected) in [
            ("https://127.0.0.1/", Err(Unreachable::Private)),
            ("https://[::1]/", Err(Unreachable::Private)),
            ("https://[::ffff:169.254.169.254]/", Err(Unreachable::Private)),
            ("https://93.184.216.34/", Ok(1)),
        ] {
            assert_eq!(found(url, &["8.8.8.8", "8.8.4.4"]).await, expected, "{url}");
        }
        // Old ways to write an address are names, and whoever knows names says where they lead.
        for url in ["https://2130706433/", "https://0x7f.1/", "https://127.1/"] {
            assert_eq!(found(url, &["127.0.0.1"]).await, Err(Unreachable::Private), "{url}");
        }
    }
}
