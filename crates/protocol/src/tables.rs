//! Tables over HTTP: made, found, joined, left.

use serde::{Deserialize, Serialize};
use table::{Message, Seat};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Absence, Pace};

/// Raised whenever a client written for the version before would no longer understand.
pub const PROTOCOL: u32 = 1;

/// A table that is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// `london` or `new-york`.
    pub game: String,
    /// Who shall sit where.
    pub seats: Vec<NewSeat>,
    /// A pack that comes with the program; the standard one if missing.
    #[serde(default)]
    pub pack: Option<String>,
    /// The text of an own pack.
    #[serde(default)]
    pub pack_text: Option<String>,
    /// What the file of that text is called: what is wrong in it is told with this name.
    #[serde(default)]
    pub pack_name: Option<String>,
    /// The id of a table that whoever asks may look at: its pack once more, whoever's it was.
    #[serde(default)]
    pub pack_of: Option<String>,
    /// The id of a finished table where whoever asks has a seat: this is the next one of its people, everybody one seat further. There
    /// is one at most, and those who sat there take their seats at it without a link.
    #[serde(default)]
    pub again: Option<String>,
    /// Options of the game as names and values, as on the command line.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// A game that this one goes on from; it has the same pack and options then.
    #[serde(default)]
    pub from: Option<Fork>,
    /// The position that it begins with, as lists of words like those of records, instead of a deal.
    #[serde(default)]
    #[schema(value_type = Option<Vec<Vec<Object>>>)]
    pub position: Option<Vec<(String, Vec<String>)>>,
    /// The rest.
    #[serde(default)]
    pub settings: TableSettings,
}

/// A moment of a game that may be seen whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// The table where it was played.
    pub table: String,
    /// After so many actions.
    pub after: usize,
}

/// A record that somebody brings along to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Brought {
    /// The text of its file.
    pub record: String,
    /// The text of its pack, if that does not come with the program.
    #[serde(default)]
    pub pack_text: Option<String>,
}

/// The table that a record has become.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Shown {
    /// Its id.
    pub table: String,
    /// For programs that asked for one instead of a cookie.
    pub token: Option<String>,
}

/// Who shall sit at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// The one who makes the table, or somebody else at the same screen.
    Me {
        /// What they are called.
        name: String,
    },
    /// Whoever comes by the link.
    Link,
    /// A bot.
    Bot {
        /// Which.
        bot: String,
    },
}

/// What the people of a table agree on beside the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TableSettings {
    /// How fast it plays.
    pub pace: Pace,
    /// What happens to whom is out of time.
    pub absence: Absence,
    /// Whether people can talk.
    pub chat: bool,
    /// Whether people may ask what would be good to do.
    pub hints: bool,
    /// Whether the table is in the list of open tables, and its free seats are open to all who see it.
    pub listed: bool,
    /// The chapter of a lesson that is played here, if one is: the table begins where it does, and the bot does what the
    /// lesson wants.
    pub lesson: Option<String>,
}

impl Default for TableSettings {
    fn default() -> Self {
        Self {
            pace: Pace::None,
            absence: Absence::Bot,
            chat: true,
            hints: true,
            listed: false,
            lesson: None,
        }
    }
}

/// A table that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableMade {
    /// Its id.
    pub table: String,
    /// The links of the seats that wait for somebody. They are shown once.
    pub links: Vec<SeatLink>,
    /// The link for people who look on.
    pub watch: String,
    /// The recovery phrase of whoever made the table, for the seats at their screen.
    pub phrase: Option<String>,
    /// For programs that asked for one instead of a cookie.
    pub token: Option<String>,
}

/// A way to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatLink {
    /// The number of the seat.
    #[schema(value_type = usize)]
    pub seat: Seat,
    /// The address.
    pub link: String,
}

/// Sitting down by a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The secret at the end of the link.
    #[serde(default)]
    pub secret: Option<String>,
    /// The number of a free seat, instead of a secret: of a table that is open to all, or of the next one `again`.
    #[serde(default)]
    #[schema(value_type = Option<usize>)]
    pub seat: Option<Seat>,
    /// The id of the finished table that this one follows: who had the seat there that is one further has this one.
    #[serde(default)]
    pub again: Option<String>,
    /// What the person is called.
    pub name: String,
    /// Whether to answer with a token instead of a cookie.
    #[serde(default)]
    pub token: bool,
}

/// A seat that is taken now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Seated {
    /// The number of the seat.
    #[schema(value_type = usize)]
    pub seat: Seat,
    /// What claims the seat back from another browser. It is shown once.
    pub phrase: String,
    /// For programs that asked for one instead of a cookie.
    pub token: Option<String>,
}

/// Claiming a seat back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// The number of the seat.
    #[schema(value_type = usize)]
    pub seat: Seat,
    /// What was shown at sitting down.
    pub phrase: String,
    /// Whether to answer with a token instead of a cookie.
    #[serde(default)]
    pub token: bool,
}

/// What anybody may know of a table who has its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// The version of the protocol that is spoken there.
    pub protocol: u32,
    /// Its id.
    pub table: String,
    /// Which game.
    pub game: String,
    /// The name of its pack.
    pub pack: String,
    /// Options that differ from the default.
    pub options: Vec<(String, String)>,
    /// What the people agreed on.
    pub settings: TableSettings,
    /// How it stands: `running`, `over`, `closed` or `broken`.
    pub status: String,
    /// Why a broken one cannot be played on.
    #[schema(value_type = Option<Object>)]
    pub broken: Option<Message>,
    /// Counts what has been stored.
    pub revision: u64,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Whose turn it is, for whoever may look at the table; nothing once it cannot be played on.
    #[schema(value_type = Option<usize>)]
    pub asked: Option<Seat>,
    /// The seats of whoever asks, by number.
    #[schema(value_type = Vec<usize>)]
    pub mine: Vec<Seat>,
    /// Whether whoever asks made the table.
    pub host: bool,
    /// Whether whoever made the table may know what lies face down: it goes on from another game, or from a position.
    pub foreknown: bool,
    /// The table that the people of a finished one go on at, if there is one and whoever asks is one of them.
    pub next: Option<String>,
    /// The hash that the seed was sealed with.
    pub seal: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When something was last done.
    pub changed: i64,
}

/// A seat in the information about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Its number.
    #[schema(value_type = usize)]
    pub seat: Seat,
    /// Who sits there.
    pub name: String,
    /// `free`, `person` or `bot`.
    pub kind: String,
    /// What is to be known of a bot: that it plays by rules of thumb here, since it has learnt nothing for such a table.
    #[schema(value_type = Option<Object>)]
    pub caveat: Option<Message>,
}
