//! What is counted, for whoever runs the server: the text that Prometheus reads. Nothing has labels,
//! so that no table and no person can be made out.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// The `Content-Type` of the text.
pub(crate) const CONTENT_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

/// How often something happened since the server started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counter {
    Requests,
    Failures,
    Limited,
    WrongSecrets,
    TablesMade,
    GamesEnded,
    Submits,
    SubmitsRefused,
    Chats,
    BotTurns,
    BotFailures,
    BotsHurried,
    CallsDelivered,
    CallsFailed,
}

/// How many of something there are now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gauge {
    Sockets,
    TablesAwake,
    BotsThinking,
}

impl Counter {
    const ALL: [Self; 14] = [
        Self::Requests,
        Self::Failures,
        Self::Limited,
        Self::WrongSecrets,
        Self::TablesMade,
        Self::GamesEnded,
        Self::Submits,
        Self::SubmitsRefused,
        Self::Chats,
        Self::BotTurns,
        Self::BotFailures,
        Self::BotsHurried,
        Self::CallsDelivered,
        Self::CallsFailed,
    ];

    /// Its name, and what it says.
    fn row(self) -> (&'static str, &'static str) {
        match self {
            Self::Requests => ("requests", "Requests over HTTP."),
            Self::Failures => ("failures", "Requests that failed through a fault of the server."),
            Self::Limited => ("limited", "Requests and messages refused because of a limit."),
            Self::WrongSecrets => ("wrong_secrets", "Secrets and phrases that nobody has."),
            Self::TablesMade => ("tables_made", "Tables made."),
            Self::CallsDelivered => ("calls_delivered", "Calls to people that were taken."),
            Self::CallsFailed => ("calls_failed", "Tries to call somebody that failed."),
            Self::GamesEnded => ("games_ended", "Games played to their end."),
            Self::Submits => ("submits", "Actions accepted and written down."),
            Self::SubmitsRefused => ("submits_refused", "Actions refused."),
            Self::Chats => ("chats", "Chat messages sent."),
            Self::BotTurns => ("bot_turns", "Decisions made by bots."),
            Self::BotFailures => {
                ("bot_failures", "Bots that failed: any answer was given for them.")
            }
            Self::BotsHurried => {
                ("bots_hurried", "Bots that had to wait too long: a quicker one answered for them.")
            }
        }
    }
}

impl Gauge {
    const ALL: [Self; 3] = [Self::Sockets, Self::TablesAwake, Self::BotsThinking];

    /// Its name, and what it says.
    fn row(self) -> (&'static str, &'static str) {
        match self {
            Self::Sockets => ("sockets", "Open WebSockets."),
            Self::TablesAwake => ("tables_awake", "Tables held in memory."),
            Self::BotsThinking => ("bots_thinking", "Bots that are thinking."),
        }
    }
}

/// Up to how many microseconds each bucket of the histogram goes; one more has all the rest.
const BOUNDS: [u64; 11] =
    [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];

/// All counts of the server.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    counters: [AtomicU64; Counter::ALL.len()],
    gauges: [AtomicI64; Gauge::ALL.len()],
    submits: Histogram,
}

/// How long something took.
#[derive(Debug, Default)]
struct Histogram {
    /// Each observation is in one bucket; they are added up when they are shown.
    buckets: [AtomicU64; BOUNDS.len() + 1],
    /// Enough for 584 years.
    nanoseconds: AtomicU64,
}

// Counts stand for themselves: nobody concludes from one what another has to be. So the weakest
// ordering does everywhere.
impl Metrics {
    /// It happened once more.
    pub(crate) fn count(&self, counter: Counter) {
        self.counters[counter as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// There is one more.
    pub(crate) fn up(&self, gauge: Gauge) {
        self.gauges[gauge as usize].fetch_add(1, Ordering::Relaxed);
    }

    /// There is one less.
    pub(crate) fn down(&self, gauge: Gauge) {
        self.gauges[gauge as usize].fetch_sub(1, Ordering::Relaxed);
    }

    /// An action was submitted: so long from its arrival until it was written down and told.
    pub(crate) fn submit_took(&self, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        let bucket = BOUNDS.partition_point(|bound| bound * 1000 < nanoseconds);
        self.submits.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        self.submits.nanoseconds.fetch_add(nanoseconds, Ordering::Relaxed);
    }

    /// The text of everything.
    pub(crate) fn render(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("a string takes everything");
        text
    }

    fn write(&self, text: &mut String) -> std::fmt::Result {
        for counter in Counter::ALL {
            let (name, help) = counter.row();
            let count = self.counters[counter as usize].load(Ordering::Relaxed);
            head(text, &format!("{name}_total"), help, "counter")?;
            writeln!(text, "twocities_{name}_total {count}")?;
        }
        for gauge in Gauge::ALL {
            let (name, help) = gauge.row();
            let count = self.gauges[gauge as usize].load(Ordering::Relaxed);
            head(text, name, help, "gauge")?;
            writeln!(text, "twocities_{name} {count}")?;
        }
        self.submits.write(text, "submit_seconds", "Time from an action to its being shown.")
    }
}

impl Histogram {
    fn write(&self, text: &mut String, name: &str, help: &str) -> std::fmt::Result {
        head(text, name, help, "histogram")?;
        let [within @ .., rest] = &self.buckets;
        let mut count = 0;
        for (bound, bucket) in BOUNDS.into_iter().zip(within) {
            count += bucket.load(Ordering::Relaxed);
            let bound = Duration::from_micros(bound).as_secs_f64();
            writeln!(text, "twocities_{name}_bucket{{le=\"{bound}\"}} {count}")?;
        }
        count += rest.load(Ordering::Relaxed);
        writeln!(text, "twocities_{name}_bucket{{le=\"+Inf\"}} {count}")?;
        let sum = Duration::from_nanos(self.nanoseconds.load(Ordering::Relaxed));
        writeln!(text, "twocities_{name}_sum {}.{:09}", sum.as_secs(), sum.subsec_nanos())?;
        writeln!(text, "twocities_{name}_count {count}")
    }
}

fn head(text: &mut String, name: &str, help: &str, kind: &str) -> std::fmt::Result {
    writeln!(text, "# HELP twocities_{name} {help}")?;
    writeln!(text, "# TYPE twocities_{name} {kind}")
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Reads the text as the format says: each family is a HELP line, a TYPE line and its samples, and
    /// is there once. Gives the samples, with their labels as part of the name.
    fn read(text: &str) -> Vec<(&str, f64)> {
        assert!(text.ends_with('\n'));
        let mut families = HashSet::new();
        let mut samples = Vec::new();
        let mut lines = text.lines().peekable();
        while let Some(help) = lines.next() {
            let (name, words) = help.strip_prefix("# HELP ").unwrap().split_once(' ').unwrap();
            let letters = name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
            assert!(letters && families.insert(name), "{name}");
            assert!(words.ends_with('.') && !words.contains(['\\', '"']), "{words}");
            let kind = lines.next().unwrap().strip_prefix(&format!("# TYPE {name} ")).unwrap();
            let endings: &[&str] = match kind {
                "counter" => &["_total"],
                "gauge" => &[""],
                "histogram" => &["_bucket", "_sum", "_count"],
                other => panic!("{other} is no type"),
            };
            let before = samples.len();
            while let Some(line) = lines.next_if(|line| !line.starts_with('#')) {
                let (sample, value) = line.split_once(' ').unwrap();
                let stem = sample.split('{').next().unwrap();
                let name = name.strip_suffix("_total").unwrap_or(name);
                let ending = stem.strip_prefix(name).unwrap();
                assert!(endings.contains(&ending), "{line}");
                samples.push((sample, value.parse().unwrap()));
            }
            assert!(samples.len() > before, "{name} has no sample");
        }
        samples
    }

    fn value(metrics: &Metrics, name: &str) -> f64 {
        let text = metrics.render();
        read(&text).into_iter().find(|(sample, _)| *sample == name).unwrap().1
    }

    #[test]
    fn lists_are_complete_and_in_order() {
        assert!(Counter::ALL.iter().enumerate().all(|(place, row)| *row as usize == place));
        assert!(Gauge::ALL.iter().enumerate().all(|(place, row)| *row as usize == place));
    }

    #[test]
    fn everything_is_there_from_the_start() {
        let text = Metrics::default().render();
        let samples = read(&text);
        let histogram = BOUNDS.len() + 3;
        assert_eq!(samples.len(), Counter::ALL.len() + Gauge::ALL.len() + histogram);
        assert!(samples.iter().all(|(_, value)| *value == 0.0));
        assert!(text.starts_with(
            "# HELP twocities_requests_total Requests over HTTP.\n\
             # TYPE twocities_requests_total counter\n\
             twocities_requests_total 0\n"
        ));
    }

    #[test]
    fn counts_go_where_they_belong() {
        let metrics = Metrics::default();
        metrics.count(Counter::Chats);
        metrics.count(Counter::Chats);
        metrics.up(Gauge::Sockets);
        metrics.up(Gauge::Sockets);
        metrics.down(Gauge::Sockets);
        (0..7).for_each(|_| metrics.up(Gauge::TablesAwake));
        assert_eq!(value(&metrics, "twocities_chats_total"), 2.0);
        assert_eq!(value(&metrics, "twocities_sockets"), 1.0);
        assert_eq!(value(&metrics, "twocities_tables_awake"), 7.0);
        let text = metrics.render();
        assert_eq!(read(&text).iter().filter(|(_, value)| *value != 0.0).count(), 3);
    }

    #[test]
    fn times_are_added_up_bucket_by_bucket() {
        let metrics = Metrics::default();
        for micros in [1, 500, 501, 2_500, 999_999, 1_000_001, 60_000_000] {
            metrics.submit_took(Duration::from_micros(micros));
        }
        let text = metrics.render();
        let expected = "\
# HELP twocities_submit_seconds Time from an action to its being shown.
# TYPE twocities_submit_seconds histogram
twocities_submit_seconds_bucket{le=\"0.0005\"} 2
twocities_submit_seconds_bucket{le=\"0.001\"} 3
twocities_submit_seconds_bucket{le=\"0.0025\"} 4
twocities_submit_seconds_bucket{le=\"0.005\"} 4
twocities_submit_seconds_bucket{le=\"0.01\"} 4
twocities_submit_seconds_bucket{le=\"0.025\"} 4
twocities_submit_seconds_bucket{le=\"0.05\"} 4
twocities_submit_seconds_bucket{le=\"0.1\"} 4
twocities_submit_seconds_bucket{le=\"0.25\"} 4
twocities_submit_seconds_bucket{le=\"0.5\"} 4
twocities_submit_seconds_bucket{le=\"1\"} 5
twocities_submit_seconds_bucket{le=\"+Inf\"} 7
twocities_submit_seconds_sum 62.003502000
twocities_submit_seconds_count 7
";
        assert!(text.ends_with(expected), "{text}");
        read(&text);
    }
}
