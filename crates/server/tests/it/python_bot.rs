//! The example of a bot plays whole games against a real server.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::json;
use server::Running;

use crate::client::{Server, ask, make};

/// Runs `examples/bot.py` and gives what it printed.
async fn bot(args: &[&str]) -> String {
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut python = Command::new("python3");
    // It leaves no files of compiled Python beside the examples.
    python.arg("-B").arg(script).args(args).stdin(Stdio::null());
    let output = tokio::task::spawn_blocking(move || python.output()).await.unwrap();
    let output = output.unwrap_or_else(|error| {
        panic!("python3 cannot be started ({error}): install Python 3.8 or later to run this test")
    });
    let (told, complaint) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{args:?}: {told}{complaint}");
    told.into_owned()
}

fn url(server: &Running) -> String {
    format!("http://{}", server.address)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_plays_whole_games_of_both_titles() {
    let server = Server::start().await;
    let url = url(&server.running);
    let play = async |game: &str| bot(&[game, "--server", &url, "--against", "random"]).await;
    let (london, new_york) = tokio::join!(play("london"), play("new-york"));
    for (game, told) in [("london", london), ("new-york", new_york)] {
        assert!(told.contains("Python: "), "{told}");
        assert!(told.contains("random: ") && told.contains("over after "), "{game}: {told}");
    }
}

/// It plays no faster than anybody may, where callers are limited as everywhere.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_sits_down_by_a_link() {
    let server = Server::start_limited(false).await;
    let wanted =
        json!({"game": "new-york", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "link"}]});
    let made = make(server.address(), &wanted).await;
    let (_, secret) = &made.links[0];
    let link = format!("{}/table/{}/seat/{secret}", url(&server.running), made.table);
    let told = bot(&["--link", &link]).await;
    assert!(told.contains("Python: "), "{told}");
    let metrics = ask(server.address(), "GET", "/metrics", None, None).await.body;
    let limited = metrics.lines().find(|line| line.starts_with("twocities_limited_total "));
    assert_eq!(limited, Some("twocities_limited_total 0"), "{metrics}");
}
