//! Who is calling, as far as limits are concerned: an address, or the household behind it.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

/// Whom requests are counted for. The last 64 bits of an IPv6 address are left out: a household has
/// all of them and could have a new address for each request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Caller(IpAddr);

impl Caller {
    /// Whose request this is: the other end of the socket, or with a trusted proxy in front whoever
    /// the proxy says.
    pub(crate) fn new(socket: SocketAddr, headers: &HeaderMap, trust_proxy: bool) -> Self {
        let told = if trust_proxy { forwarded_for(headers) } else { None };
        Self::at(told.unwrap_or(socket.ip()))
    }

    /// The caller with this address.
    pub(crate) fn at(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)))
            }
        })
    }
}

/// The last address in `X-Forwarded-For`. A proxy appends whom it was called by, so this one is its
/// own word; everything before it came with the request and may be made up.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = last.rsplit(',').next()?.trim();
    let with_port = || last.parse().ok().map(|address: SocketAddr| address.ip());
    let in_brackets = || last.strip_prefix('[')?.strip_suffix(']')?.parse().ok().map(IpAddr::V6);
    last.parse().ok().or_else(with_port).or_else(in_brackets)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    const PROXY: &str = "10.0.0.1:4000";

    fn caller(trust_proxy: bool, forwarded: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("X-Forwarded-For", HeaderValue::from_str(value).unwrap());
        }
        Caller::new(PROXY.parse().unwrap(), &headers, trust_proxy).0.to_string()
    }

    #[test]
    fn without_a_proxy_the_header_counts_for_nothing() {
        assert_eq!(caller(false, &[]), "10.0.0.1");
        assert_eq!(caller(false, &["203.0.113.7"]), "10.0.0.1");
    }

    #[test]
    fn what_the_proxy_appended_counts_and_what_was_forged_does_not() {
        assert_eq!(caller(true, &["203.0.113.7"]), "203.0.113.7");
        assert_eq!(caller(true, &["198.51.100.1, 203.0.113.7"]), "203.0.113.7");
        assert_eq!(caller(true, &["198.51.100.1", "203.0.113.7"]), "203.0.113.7");
        assert_eq!(
            caller(true, &["198.51.100.1,198.51.100.2", "1.1.1.1,203.0.113.7 "]),
            "203.0.113.7"
        );
        assert_eq!(caller(true, &["x", "203.0.113.7:55555"]), "203.0.113.7");
        assert_eq!(caller(true, &["[2001:db8::7]"]), "2001:db8::");
        assert_eq!(caller(true, &["[2001:db8::7]:55555"]), "2001:db8::");
    }

    #[test]
    fn a_header_without_an_address_falls_back_to_the_socket() {
        for nothing in ["", "unknown", "203.0.113.7,", "203.0.113.7, unknown", "203.0.113", "é"] {
            assert_eq!(caller(true, &[nothing]), "10.0.0.1", "{nothing}");
        }
    }

    #[test]
    fn one_household_is_one_caller() {
        let at = |text: &str| Caller::at(text.parse().unwrap());
        assert_eq!(at("::ffff:203.0.113.7"), at("203.0.113.7"));
        assert_eq!(at("2001:db8:1:2::1"), at("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_ne!(at("203.0.113.7"), at("203.0.113.8"));
    }
}
