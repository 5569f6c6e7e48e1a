//! Which addresses belong to everybody, and which to somebody's own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether an address is somewhere in the public network. All others could be machines that trust whoever is near
/// them: this one, those of its home, those of its data centre.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let reserved = matches!(
        (a, b, c),
        (0 | 10 | 127, ..)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (192, 168, _)
            | (198, 18 | 19, _)
            | (198, 51, 100)
            | (203, 0, 113)
            | (224.., ..)
    );
    !reserved
}

/// Only what is given out as public (2000::/3), without what leads elsewhere from there. An IPv4 address inside an IPv6
/// one counts as itself.
fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(inside) = address.to_ipv4_mapped() {
        return is_public_v4(inside);
    }
    let [a, b, ..] = address.segments();
    let given_out = a & 0xe000 == 0x2000;
    // Teredo, ORCHID and benchmarks (2001::/23), examples (2001:db8::/32, 3fff::/20), 6to4 (2002::/16).
    let elsewhere = match a {
        0x2001 => b < 0x200 || b == 0xdb8,
        0x2002 => true,
        0x3fff => b < 0x1000,
        _ => false, // not ours: any number
    };
    given_out && !elsewhere
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(addresses: &[&str], public: bool) {
        for address in addresses {
            assert_eq!(is_public(address.parse().unwrap()), public, "{address}");
        }
    }

    #[test]
    fn own_networks_are_not_public() {
        all(
            &[
                "0.0.0.0",
                "10.0.0.1",
                "100.64.0.1",
                "100.127.255.255",
                "127.0.0.1",
                "127.9.9.9",
                "169.254.169.254",
                "172.16.0.1",
                "172.31.255.255",
                "192.0.0.8",
                "192.0.2.1",
                "192.88.99.1",
                "192.168.1.1",
                "198.18.0.1",
                "198.19.255.255",
                "198.51.100.7",
                "203.0.113.9",
                "224.0.0.1",
                "240.0.0.1",
                "255.255.255.255",
            ],
            false,
        );
        all(
            &[
                "::",
                "::1",
                "::ffff:127.0.0.1",
                "::ffff:10.0.0.1",
                "::127.0.0.1",
                "64:ff9b::7f00:1",
                "100::1",
                "2001::1",
                "2001:10::1",
                "2001:db8::1",
                "2002:7f00:1::",
                "3fff::1",
                "fc00::1",
                "fd12:3456::1",
                "fe80::1",
                "fec0::1",
                "ff02::1",
            ],
            false,
        );
    }

    #[test]
    fn what_is_next_to_them_is() {
        all(
            &[
                "1.1.1.1",
                "9.255.255.255",
                "11.0.0.0",
                "100.63.255.255",
                "100.128.0.0",
                "126.0.0.1",
                "128.0.0.1",
                "169.253.0.1",
                "172.15.0.1",
                "172.32.0.1",
                "192.0.1.1",
                "192.167.0.1",
                "198.17.0.1",
                "198.20.0.1",
                "223.255.255.255",
                "2606:4700::1111",
                "2a00:1450:4001::200e",
                "2001:4860:4860::8888",
                "::ffff:8.8.8.8",
            ],
            true,
        );
    }
}
