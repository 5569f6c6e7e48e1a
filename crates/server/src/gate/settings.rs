//! Where the server listens, where it keeps its files, and under which address people know it.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

/// The year in which one of the cities is built.
pub const DEFAULT_PORT: u16 = 1901;

/// What the command line asks for.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// Where to listen, if anybody said so.
    pub bind: Option<SocketAddr>,
    /// The directory of all files.
    pub data: PathBuf,
    /// The address that people type, if it is another than where the server listens.
    pub public_url: Option<PublicUrl>,
    /// Whether a proxy in front says who is calling.
    pub trust_proxy: bool,
    /// Whether other machines of the home network may play.
    pub lan: bool,
    /// Whether nobody is asked to slow down: for machines among themselves, and measurements.
    pub no_limits: bool,
    /// Whether calls may go to machines of one's own network, and without TLS.
    pub private_calls: bool,
}

/// What holds while the server runs. Made by [`Settings::new`] only, so it makes sense.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Settings {
    /// Where to listen.
    pub bind: SocketAddr,
    /// The directory of all files.
    pub data: PathBuf,
    /// The address that people type, if it is another than where the server listens.
    pub public_url: Option<PublicUrl>,
    /// Whether the last address in `X-Forwarded-For` is believed.
    pub trust_proxy: bool,
    /// Whether other machines of the home network may play.
    pub lan: bool,
    /// Whether nobody is asked to slow down: for machines among themselves, and measurements.
    pub no_limits: bool,
    /// Whether calls may go to machines of one's own network, and without TLS.
    pub private_calls: bool,
}

/// Wishes that don't go together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSettings {
    /// Everybody could call, and the server would not know its own name.
    #[error(
        "other machines can reach {bind}: say --lan if they are at home, or --public-url with the \
         address that people type"
    )]
    Open {
        /// Where it would listen.
        bind: SocketAddr,
    },
    /// No directory.
    #[error("--data has to name a directory")]
    NoData,
}

impl Settings {
    /// Fills in what was left open.
    ///
    /// # Errors
    /// If the wishes don't go together.
    pub fn new(asked: Asked) -> Result<Self, BadSettings> {
        let Asked { bind, data, public_url, trust_proxy, lan, no_limits, private_calls } = asked;
        let address = if lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let bind = bind.unwrap_or(SocketAddr::from((address, DEFAULT_PORT)));
        if data.as_os_str().is_empty() {
            return Err(BadSettings::NoData);
        }
        if !bind.ip().to_canonical().is_loopback() && !lan && public_url.is_none() {
            return Err(BadSettings::Open { bind });
        }
        Ok(Self { bind, data, public_url, trust_proxy, lan, no_limits, private_calls })
    }

    /// Whether people reach the server over https only.
    pub fn is_https(&self) -> bool {
        self.public_url.as_ref().is_some_and(PublicUrl::is_https)
    }
}

/// How a site is spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scheme {
    Http,
    Https,
}

impl Scheme {
    fn name(self) -> &'static str {
        match self {
            Self::Http => "http",
            Self::Https => "https",
        }
    }

    fn port(self) -> u16 {
        match self {
            Self::Http => 80,
            Self::Https => 443,
        }
    }
}

/// A machine, by name or by address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Host {
    /// In small letters.
    Name(String),
    /// Written out.
    Address(IpAddr),
}

/// The address of a site: scheme, host and port, nothing else. This is what browsers call an origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    scheme: Scheme,
    host: Host,
    port: u16,
}

/// A text that is no address of a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadUrl {
    /// Another scheme, or none.
    #[error("the address of a site begins with http:// or https://")]
    Scheme,
    /// `user@host`.
    #[error("the address of a site has no user or password")]
    User,
    /// `/path`, `?query` or `#fragment`.
    #[error("the address of a site ends after its host and port: paths and queries can't be used")]
    Path,
    /// No host, or something that can't be one.
    #[error(
        "the host has to be a name like games.example.org, or an IP address ([::1] in brackets)"
    )]
    Host,
    /// No number, or none that a port can have.
    #[error("the port has to be a number from 1 to 65535")]
    Port,
}

impl PublicUrl {
    /// Whether it is spoken to over https.
    pub fn is_https(&self) -> bool {
        match self.scheme {
            Scheme::Http => false,
            Scheme::Https => true,
        }
    }

    pub(super) fn host(&self) -> &Host {
        &self.host
    }

    /// Whether a `Host` header with this host and port could belong to this site. A port that is left
    /// out is the usual one of the scheme.
    pub(super) fn is_at(&self, host: &Host, port: Option<u16>) -> bool {
        self.host == *host && self.port == port.unwrap_or(self.scheme.port())
    }
}

impl FromStr for PublicUrl {
    type Err = BadUrl;

    fn from_str(text: &str) -> Result<Self, BadUrl> {
        let (scheme, rest) = text.split_once("://").ok_or(BadUrl::Scheme)?;
        let known = [Scheme::Http, Scheme::Https].into_iter();
        let mut known = known.filter(|known| scheme.eq_ignore_ascii_case(known.name()));
        let scheme = known.next().ok_or(BadUrl::Scheme)?;
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        if rest.contains(['/', '\\', '?', '#']) {
            return Err(BadUrl::Path);
        }
        if rest.contains('@') {
            return Err(BadUrl::User);
        }
        let (host, port) = read_authority(rest)?;
        Ok(Self { scheme, host, port: port.unwrap_or(scheme.port()) })
    }
}

/// As a browser would write it: in small letters, without the port that goes without saying.
impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", self.scheme.name(), self.host)?;
        if self.port == self.scheme.port() { Ok(()) } else { write!(f, ":{}", self.port) }
    }
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => f.write_str(name),
            Self::Address(IpAddr::V4(address)) => address.fmt(f),
            Self::Address(IpAddr::V6(address)) => write!(f, "[{address}]"),
        }
    }
}

/// Reads `host` or `host:port`, as a `Host` header has it.
pub(super) fn read_authority(text: &str) -> Result<(Host, Option<u16>), BadUrl> {
    let end = match text.strip_prefix('[') {
        Some(inner) => inner.find(']').ok_or(BadUrl::Host)? + 2,
        None => text.find(':').unwrap_or(text.len()),
    };
    let (host, port) = text.split_at(end);
    let host = read_host(host).ok_or(BadUrl::Host)?;
    let port = match port.strip_prefix(':') {
        Some(port) => Some(read_port(port).ok_or(BadUrl::Port)?),
        None if port.is_empty() => None,
        None => return Err(BadUrl::Port),
    };
    Ok((host, port))
}

fn read_port(text: &str) -> Option<u16> {
    // `parse` alone would read a plus sign, too.
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|port| digits && *port > 0)
}

fn read_host(text: &str) -> Option<Host> {
    if let Some(inner) = text.strip_prefix('[') {
        let address: Ipv6Addr = inner.strip_suffix(']')?.parse().ok()?;
        return Some(Host::Address(address.into()));
    }
    if let Ok(address) = text.parse::<Ipv4Addr>() {
        return Some(Host::Address(address.into()));
    }
    let is_label = |label: &str| {
        let letters = label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        letters
            && (1..=63).contains(&label.len())
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    // A name can't end in a number: browsers take 127.1 and 0x7f000001 for addresses.
    let last = text.rsplit('.').next()?;
    let is_number = last.starts_with(|first: char| first.is_ascii_digit());
    let is_name = text.len() <= 253 && text.split('.').all(is_label) && !is_number;
    is_name.then(|| Host::Name(text.to_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> Result<String, BadUrl> {
        text.parse::<PublicUrl>().map(|url| url.to_string())
    }

    fn asked() -> Asked {
        Asked { data: "data".into(), ..Asked::default() }
    }

    #[test]
    fn addresses_of_sites_are_read_and_written_as_browsers_do() {
        for (text, written) in [
            ("https://games.example.org", "https://games.example.org"),
            ("https://games.example.org/", "https://games.example.org"),
            ("HTTPS://Games.Example.ORG:443", "https://games.example.org"),
            ("https://games.example.org:80", "https://games.example.org:80"),
            ("http://games.example.org:80", "http://games.example.org"),
            ("http://localhost:1901", "http://localhost:1901"),
            ("http://192.168.1.5:8080/", "http://192.168.1.5:8080"),
            ("http://[::1]:1901", "http://[::1]:1901"),
            ("https://[2001:DB8:0:0::1]", "https://[2001:db8::1]"),
            ("https://xn--mnchen-3ya.example", "https://xn--mnchen-3ya.example"),
        ] {
            assert_eq!(url(text).as_deref(), Ok(written));
        }
    }

    #[test]
    fn everything_else_is_refused_for_a_reason() {
        for (text, reason) in [
            ("", BadUrl::Scheme),
            ("games.example.org", BadUrl::Scheme),
            ("games.example.org:443", BadUrl::Scheme),
            ("ftp://games.example.org", BadUrl::Scheme),
            ("javascript://games.example.org", BadUrl::Scheme),
            (" https://games.example.org", BadUrl::Scheme),
            ("https://me@games.example.org", BadUrl::User),
            ("https://me:pw@games.example.org", BadUrl::User),
            ("https://games.example.org/london", BadUrl::Path),
            ("https://games.example.org//", BadUrl::Path),
            ("https://games.example.org?x=1", BadUrl::Path),
            ("https://games.example.org/?x=1", BadUrl::Path),
            ("https://games.example.org#top", BadUrl::Path),
            ("https://games.example.org\\x", BadUrl::Path),
            ("https://", BadUrl::Host),
            ("https:///", BadUrl::Host),
            ("https://:443", BadUrl::Host),
            ("https://games..org", BadUrl::Host),
            ("https://.example.org", BadUrl::Host),
            ("https://example.org.", BadUrl::Host),
            ("https://-games.example", BadUrl::Host),
            ("https://games-.example", BadUrl::Host),
            ("https://games example.org", BadUrl::Host),
            ("https://games.example.org ", BadUrl::Host),
            ("https://games.example.org\r\nX: y", BadUrl::Host),
            ("https://münchen.example", BadUrl::Host),
            ("https://*.example.org", BadUrl::Host),
            ("https://127.1", BadUrl::Host),
            ("https://0x7f000001", BadUrl::Host),
            ("https://256.1.1.1", BadUrl::Host),
            ("https://[::1", BadUrl::Host),
            ("https://[localhost]", BadUrl::Host),
            ("https://[127.0.0.1]", BadUrl::Host),
            ("https://[fe80::1%eth0]", BadUrl::Host),
            ("https://::1", BadUrl::Host),
            ("https://[::1]443", BadUrl::Port),
            ("https://games.example.org:", BadUrl::Port),
            ("https://games.example.org:0", BadUrl::Port),
            ("https://games.example.org:65536", BadUrl::Port),
            ("https://games.example.org:+80", BadUrl::Port),
            ("https://games.example.org:80:80", BadUrl::Port),
        ] {
            assert_eq!(url(text), Err(reason), "{text:?}");
        }
    }

    #[test]
    fn a_name_has_an_end() {
        let label = "a".repeat(63);
        assert!(url(&format!("https://{label}.org")).is_ok());
        assert_eq!(url(&format!("https://{label}a.org")), Err(BadUrl::Host));
        let name = [label.as_str(); 4].join(".");
        assert_eq!(url(&format!("https://{name}")), Err(BadUrl::Host));
    }

    #[test]
    fn nobody_else_can_call_unless_asked_for() {
        let bind = |asked| Settings::new(asked).map(|settings| settings.bind.to_string());
        let at = |text: &str| Some(text.parse().unwrap());
        assert_eq!(bind(asked()).as_deref(), Ok("127.0.0.1:1901"));
        assert_eq!(bind(Asked { lan: true, ..asked() }).as_deref(), Ok("0.0.0.0:1901"));
        let lan = Asked { lan: true, bind: at("[::]:80"), ..asked() };
        assert_eq!(bind(lan).as_deref(), Ok("[::]:80"));
        let local = Asked { bind: at("[::1]:80"), ..asked() };
        assert_eq!(bind(local).as_deref(), Ok("[::1]:80"));
        for open in ["0.0.0.0:1901", "[::]:1901", "192.168.1.5:1901"] {
            let refused = BadSettings::Open { bind: open.parse().unwrap() };
            assert_eq!(bind(Asked { bind: at(open), ..asked() }), Err(refused));
            let public_url = "https://games.example.org".parse().ok();
            assert!(bind(Asked { bind: at(open), public_url, ..asked() }).is_ok());
        }
    }

    #[test]
    fn files_need_a_directory() {
        assert_eq!(Settings::new(Asked::default()).unwrap_err(), BadSettings::NoData);
    }

    #[test]
    fn only_a_public_url_makes_it_https() {
        let https = |text: &str| {
            let public_url = text.parse().ok();
            Settings::new(Asked { public_url, ..asked() }).unwrap().is_https()
        };
        assert!(https("https://games.example.org"));
        assert!(!https("http://games.example.org"));
        assert!(!https(""));
    }
}
