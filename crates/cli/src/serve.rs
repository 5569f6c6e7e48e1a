//! `serve`: tables for browsers and programs.

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use server::{Asked, ServeError, Settings};
use table::Message;

use crate::args::ServeArgs;
use crate::failure::Failure;
use crate::shell::Shell;

/// How long another server on this machine may take to answer.
const PATIENCE: Duration = Duration::from_secs(1);

/// For somebody who wants to play on this machine, now. If it is served already, that is opened.
pub(crate) fn play_at_home(shell: &mut Shell<'_>) -> Result<(), Failure> {
    let usual = SocketAddr::from((Ipv4Addr::LOCALHOST, server::DEFAULT_PORT));
    if !is_ours(usual) {
        return serve(ServeArgs::at_home(), shell);
    }
    let address = format!("http://{usual}");
    shell.say(&Message::new("cli-served-already").with("address", address.as_str()))?;
    let _ = opener::open_browser(&address);
    Ok(())
}

/// Whether this program listens there.
fn is_ours(address: SocketAddr) -> bool {
    let answer = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(stream, "GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
        let mut told = Vec::new();
        stream.take(8192).read_to_end(&mut told)?;
        Ok(String::from_utf8_lossy(&told).into_owned())
    };
    let ours = format!("server: {}", server::NAME);
    answer().is_ok_and(|told| told.lines().any(|line| line.eq_ignore_ascii_case(&ours)))
}

/// Serves until the process is told to stop.
pub(crate) fn serve(args: ServeArgs, shell: &mut Shell<'_>) -> Result<(), Failure> {
    let ServeArgs { bind, data, public_url, trust_proxy, lan, .. } = args;
    let ServeArgs { no_limits, allow_private_calls: private_calls, log_json, open, .. } = args;
    let data = shell.data_folder(&data)?;
    let folder = data.display().to_string();
    let asked = Asked { bind, data, public_url, trust_proxy, lan, no_limits, private_calls };
    let settings = Settings::new(asked).map_err(Failure::input)?;
    server::log_to_errors(log_json);
    let public = settings.public_url.as_ref().map(ToString::to_string);
    let mut told = Ok(());
    let served = server::run(settings, shell.bundle, |listening| {
        let address = public.unwrap_or_else(|| format!("http://{}", reached(listening)));
        let serving = Message::new("cli-serving")
            .with("address", address.as_str())
            .with("folder", folder.as_str());
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
