//! `serve`: tables for browsers and programs.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use server::{Asked, ServeError, Settings};
use table::Message;

use crate::args::ServeArgs;
use crate::failure::Failure;
use crate::shell::Shell;

/// Serves until the process is told to stop.
pub(crate) fn serve(args: ServeArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let ServeArgs { bind, data, public_url, trust_proxy, lan, no_limits, log_json, open } = args;
    let asked = Asked { bind, data, public_url, trust_proxy, lan, no_limits };
    let settings = Settings::new(asked).map_err(Failure::input)?;
    server::log_to_errors(log_json);
    let public = settings.public_url.as_ref().map(ToString::to_string);
    let mut told = Ok(());
    let served = server::run(settings, shell.bundle, |listening| {
        let address = public.unwrap_or_else(|| format!("http://{}", reached(listening)));
        let serving = Message::new("cli-serving").with("address", address.as_str());
        told = shell.say(&serving).and_then(|()| shell.output.flush());
        // Where there is no browser, the address has been said.
        if open {
            let _ = opener::open_browser(&address);
        }
    });
    told?;
    served.map_err(|error: ServeError| Failure::Failed(Message::verbatim(error.to_string())))
}

/// The address by which this machine reaches what listens there. Nobody can go to “all addresses”.
fn reached(listening: SocketAddr) -> SocketAddr {
    let here: IpAddr = match listening {
        SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
        SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
    };
    let ip = if listening.ip().is_unspecified() { here } else { listening.ip() };
    SocketAddr::new(ip, listening.port())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_told_an_address_that_they_can_open() {
        for (listening, told) in [
            ("0.0.0.0:1901", "127.0.0.1:1901"),
            ("[::]:80", "[::1]:80"),
            ("192.168.0.7:1901", "192.168.0.7:1901"),
        ] {
            assert_eq!(reached(listening.parse().unwrap()).to_string(), told);
        }
    }
}
