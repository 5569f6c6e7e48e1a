//! `serve`: tables for browsers and programs.

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
    let mut told = Ok(());
    let served = server::run(settings, shell.bundle, |address| {
        let address = format!("http://{address}");
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
