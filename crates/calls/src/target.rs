//! Where a call goes, as people and browsers name it.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hyper::Uri;
use serde::{Deserialize, Serialize};
use table::Message;

/// The longest address: those of push services have a few hundred characters.
pub const MOST_TARGET: usize = 2048;

/// Where a call goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A browser, by the push service of its maker.
    Push {
        /// Where the push service takes messages for it.
        endpoint: Place,
        /// The public key of the browser: a point of P-256, 65 bytes.
        key: [u8; 65],
        /// What only the browser and we know.
        auth: [u8; 16],
    },
    /// A chat room.
    Hook {
        /// Where it takes messages.
        url: Place,
    },
}

/// An address in the web, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Whether it is spoken to over TLS.
    pub https: bool,
    /// A name or an address, without the brackets of the latter.
    pub host: String,
    /// The port.
    pub port: u16,
    /// The path with its query.
    pub path: String,
    /// The whole, as it was given.
    text: String,
}

/// A target as it is kept.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Kept {
    Push { endpoint: String, p256dh: String, auth: String },
    Hook { url: String },
}

/// Why something is no target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTarget {
    /// Not an address of the web.
    #[error("not an address of the web")]
    Address,
    /// Neither https nor allowed otherwise.
    #[error("not an address that begins with https://")]
    Plain,
    /// Longer than any.
    #[error("an address has at most {MOST_TARGET} characters")]
    Long,
    /// Keys that no browser has.
    #[error("not the keys of a browser")]
    Keys,
}

impl BadTarget {
    /// The sentence for people.
    pub fn say(self) -> Message {
        match self {
            Self::Address => Message::new("call-bad-address"),
            Self::Plain => Message::new("call-bad-plain"),
            Self::Long => Message::new("call-bad-long").with("most", MOST_TARGET as i64),
            Self::Keys => Message::new("call-bad-keys"),
        }
    }
}

impl Target {
    /// A browser that may be called, as it describes itself.
    ///
    /// # Errors
    /// If that makes no sense.
    pub fn push(endpoint: &str, p256dh: &str, auth: &str, plain: bool) -> Result<Self, BadTarget> {
        let endpoint = Place::read(endpoint, plain)?;
        let key: [u8; 65] = bytes(p256dh).ok_or(BadTarget::Keys)?;
        // An uncompressed point. Whether it is on the curve shows when something is sealed for it.
        if key[0] != 4 {
            return Err(BadTarget::Keys);
        }
        let auth = bytes(auth).ok_or(BadTarget::Keys)?;
        Ok(Self::Push { endpoint, key, auth })
    }

    /// A chat room that takes messages at an address.
    ///
    /// # Errors
    /// If it is none.
    pub fn hook(url: &str, plain: bool) -> Result<Self, BadTarget> {
        Ok(Self::Hook { url: Place::read(url, plain)? })
    }

    /// The address.
    pub fn place(&self) -> &Place {
        match self {
            Self::Push { endpoint: place, .. } | Self::Hook { url: place } => place,
        }
    }

    /// The text to be kept.
    pub fn keep(&self) -> String {
        let kept = match self {
            Self::Push { endpoint, key, auth } => Kept::Push {
                endpoint: endpoint.text.clone(),
                p256dh: URL_SAFE_NO_PAD.encode(key),
                auth: URL_SAFE_NO_PAD.encode(auth),
            },
            Self::Hook { url } => Kept::Hook { url: url.text.clone() },
        };
        serde_json::to_string(&kept).expect("plain data can be written")
    }

    /// What was kept.
    ///
    /// # Errors
    /// If it makes no sense, or no longer: plain addresses may have been allowed then.
    pub fn kept(text: &str, plain: bool) -> Result<Self, BadTarget> {
        match serde_json::from_str(text).map_err(|_| BadTarget::Address)? {
            Kept::Push { endpoint, p256dh, auth } => Self::push(&endpoint, &p256dh, &auth, plain),
            Kept::Hook { url } => Self::hook(&url, plain),
        }
    }
}

impl Place {
    /// Reads an address. `plain` allows http.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str, plain: bool) -> Result<Self, BadTarget> {
        if text.len() > MOST_TARGET {
            return Err(BadTarget::Long);
        }
        let text = text.trim();
        let uri: Uri = text.parse().map_err(|_| BadTarget::Address)?;
        let https = match uri.scheme_str() {
            Some("https") => true,
            Some("http") if plain => false,
            Some("http") => return Err(BadTarget::Plain),
            Some(_) | None => return Err(BadTarget::Address),
        };
        let authority = uri.authority().ok_or(BadTarget::Address)?;
        // Whoever puts a password there would have it kept and sent.
        if authority.as_str().contains('@') {
            return Err(BadTarget::Address);
        }
        let host = authority.host().trim_start_matches('[').trim_end_matches(']');
        let written =
            authority.as_str().rsplit_once(']').map_or(authority.as_str(), |(_, port)| port);
        let port = match (written.contains(':'), authority.port_u16()) {
            (true, Some(port)) if port > 0 => port,
            (false, _) => {
                if https {
                    443
                } else {
                    80
                }
            }
            (true, Some(_) | None) => return Err(BadTarget::Address),
        };
        if host.is_empty() {
            return Err(BadTarget::Address);
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        Ok(Self {
            https,
            host: host.to_ascii_lowercase(),
            port,
            path: path.to_owned(),
            text: text.to_owned(),
        })
    }

    /// Scheme, host and port: what browsers call an origin.
    pub fn origin(&self) -> String {
        let scheme = if self.https { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }

    /// Host and port as in a `Host` header.
    pub fn authority(&self) -> String {
        let host =
            if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let usual = if self.https { 443 } else { 80 };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }
}

/// So many bytes in base64 for addresses, with or without padding.
fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_taken_apart() {
        let place = Place::read("https://Chat.Example.org/hooks/a?b=c", false).unwrap();
        assert_eq!((place.host.as_str(), place.port), ("chat.example.org", 443));
        assert_eq!(place.path, "/hooks/a?b=c");
        assert_eq!(place.origin(), "https://chat.example.org");
        let place = Place::read("http://[::1]:8080", true).unwrap();
        assert_eq!((place.host.as_str(), place.port, place.path.as_str()), ("::1", 8080, "/"));
        assert_eq!(place.origin(), "http://[::1]:8080");
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in [
            "",
            "chat",
            "/hooks",
            "//example.org",
            "ftp://example.org",
            "https://",
            "https:///a",
            "https://user:pass@example.org/",
            "https://example.org:0/",
            "https://example.org:x/",
            "https://example.org:99999/",
            "https://exa mple.org/",
            "https://example.org/\n",
            "javascript:alert(1)",
            "file:///etc/passwd",
        ] {
            // A line break at the end is nothing that anybody meant.
            if text.ends_with('\n') {
                assert_eq!(Place::read(text, false).unwrap().path, "/");
            } else {
                assert_eq!(Place::read(text, true), Err(BadTarget::Address), "{text}");
            }
        }
        assert_eq!(Place::read("http://example.org/", false), Err(BadTarget::Plain));
        let long = format!("https://example.org/{}", "a".repeat(MOST_TARGET));
        assert_eq!(Place::read(&long, false), Err(BadTarget::Long));
    }

    #[test]
    fn targets_are_kept_and_read_again() {
        let key = URL_SAFE_NO_PAD.encode([4; 65]);
        let auth = URL_SAFE_NO_PAD.encode([7; 16]);
        let push = Target::push("https://push.example.org/x", &key, &auth, false).unwrap();
        let hook = Target::hook("https://chat.example.org/y", false).unwrap();
        for target in [push, hook] {
            assert_eq!(Target::kept(&target.keep(), false), Ok(target));
        }
        for (key, auth) in [("", auth.as_str()), (&key, ""), ("!", &auth), (&auth, &key)] {
            let bad = Target::push("https://push.example.org/x", key, auth, false);
            assert_eq!(bad, Err(BadTarget::Keys));
        }
        let compressed = URL_SAFE_NO_PAD.encode([2; 65]);
        let bad = Target::push("https://push.example.org/x", &compressed, &auth, false);
        assert_eq!(bad, Err(BadTarget::Keys));
        assert_eq!(Target::kept("{}", false), Err(BadTarget::Address));
    }
}
