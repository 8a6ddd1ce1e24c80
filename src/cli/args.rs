//! The flags and arguments of every command, with their English help.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

use crate::game::{Mode, Name, OpeningRule, Takeback, TimeControl, WrongClaim};
use crate::record::Format;
use crate::rules::{Opening, Point};
use crate::text::Lang;
use crate::tui::app::Size;
use crate::tui::theme::Scheme;

use super::values::{
    GlyphsName, GuessName, PictureName, PolicyName, clock, game, games as games_of_match, named,
    opening, opening_rule, orientation, part,
};

/// What `--help` says above the options.
const ABOUT: &str = "Renju (连珠, 五子棋) for two people at one keyboard, refereed by the official rules.

Rule modes (--rule):
- free (无禁手): five or more in a row wins for either side; no forbidden moves.
- standard (有禁手), the Chinese rule, not the \"standard gomoku\" of other programs: Black opens on H8 and wins with \
exactly five; double-three (三三), double-four (四四) and overline (长连) are forbidden for Black.
- rif (RIF正式规则): the forbidden moves of standard, plus the opening procedure with swap and two fifth moves.

By default a forbidden move (禁手) stands until White claims it (key f).";

/// What `--help` says below the options.
const AFTER: &str = "RENJU_STATE_DIR is the folder for saved games [default: $XDG_STATE_HOME/renju, else ~/.local/state/renju].

Exit codes: 0 success (a lost game too), 1 failure at run time, 2 wrong usage.";

#[derive(Debug, Parser)]
#[command(
    name = "renju",
    version,
    about = "Renju (连珠, 五子棋) for two people at one keyboard",
    long_about = ABOUT,
    after_help = AFTER,
    args_conflicts_with_subcommands = true
)]
pub(super) struct Cli {
    #[command(subcommand)]
    pub(super) command: Option<CliCommand>,
    #[command(flatten)]
    pub(super) play: Play,
}

#[derive(Debug, Subcommand)]
pub(super) enum CliCommand {
    /// List Black's forbidden points in a position, or judge one point (判禁手)
    Judge(Judge),
    /// List saved games, unfinished and finished (对局列表)
    Games(Games),
    /// Review games from files: SGF, psq, lib, rif or coordinates (复盘)
    Replay(Replay),
    /// Convert a game to another format (转换棋谱)
    Convert(Convert),
    /// Draw a game or a position, or the reasons of a verdict, as SVG or text (棋谱图)
    Diagram(Diagram),
    /// List the 26 openings with diagrams and names (开局)
    Openings(Language),
    /// Explain the game to a beginner: rules in ten lessons, and a glossary (入门)
    Guide(Language),
    /// Report what renju detects about this terminal, for bug reports
    Doctor(Language),
    /// Print shell completions (补全)
    Completions {
        /// The shell
        #[arg(value_name = "SHELL", hide_possible_values = true)]
        shell: Shell,
    },
    /// Print the manual page (手册)
    Man {
        /// The command that the page is about [default: the program with all its commands]
        #[arg(value_name = "COMMAND")]
        page: Option<String>,
    },
}

#[derive(Debug, Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
pub(super) struct Play {
    /// Rule mode: free (无禁手), standard (有禁手) or rif (RIF正式规则, 职业) [default: standard, or that of the opening
    /// rule]
    #[arg(long, value_parser = named::<Mode>())]
    pub(super) rule: Option<Mode>,
    /// Opening rule. In rif: rif (the default), yamaguchi, soosorv-8 (s8), soosorv-4, taraguchi-10 (t10), taraguchi,
    /// tarannikov or sakata; in free: none (the default), swap, swap2, pro, long-pro or swap1
    #[arg(long, value_name = "NAME", hide_possible_values = true, value_parser = opening_rule())]
    pub(super) opening_rule: Option<&'static OpeningRule>,
    /// What happens when Black plays a forbidden move: claim (指出禁手), loss (走禁手就输) or block (禁手不能落子)
    /// [default: claim]
    #[arg(long, value_parser = named::<PolicyName>())]
    pub(super) forbidden: Option<PolicyName>,
    /// What a wrong claim (错指禁手) costs White: none, turn or loss [default: none]
    #[arg(long, value_parser = named::<WrongClaim>())]
    pub(super) wrong_claim: Option<WrongClaim>,
    /// Name of the player who starts as Black (先方, in rif 假先方)
    #[arg(long, value_name = "NAME")]
    pub(super) black: Option<Name>,
    /// Name of the other person (后方, in rif 假后方)
    #[arg(long, value_name = "NAME")]
    pub(super) white: Option<Name>,
    /// Clock for each player: 20m/60s (包干, 读秒), 20m/3x60s (three periods), 90m+30s (with increment), 15m or none
    /// [default: 20m/60s in rif, else none]
    #[arg(long, value_name = "TIME", allow_hyphen_values = true, value_parser = clock)]
    pub(super) clock: Option<TimeControl>,
    /// Takebacks (悔棋): ask (the other player must agree), never, or free [default: ask, in rif never]
    #[arg(long, value_parser = named::<Takeback>())]
    pub(super) takeback: Option<Takeback>,
    /// Start from one of the 26 openings (指定打法) by name or code (kagetsu, 花月, 4D); White plays move 4
    #[arg(long, value_name = "NAME", hide_possible_values = true, value_parser = opening())]
    pub(super) opening: Option<Opening>,
    /// Orientation of the designated opening, 1 to 8
    #[arg(long, value_name = "1-8", requires = "opening", allow_negative_numbers = true, value_parser = orientation)]
    pub(super) orientation: Option<u32>,
    /// Show forbidden points and reasons (x, w) during the game, for learners
    #[arg(long)]
    pub(super) hints: bool,
    /// Theme: wood, light, dark or mono [default: wood; mono when colours are off]
    #[arg(long, value_parser = named::<Scheme>())]
    pub(super) theme: Option<Scheme>,
    /// Leave the mouse to the terminal, for selecting text
    #[arg(long)]
    pub(super) no_mouse: bool,
    /// Choose colours first (猜先): the program takes a handful of stones for each player (the default), or hides one and
    /// asks the second player: odd or even
    #[arg(long, num_args = 0..=1, default_missing_value = "handfuls", value_parser = named::<GuessName>())]
    pub(super) guess: Option<GuessName>,
    /// Number of games in the match; colours are swapped after each game [default: no limit]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = games_of_match)]
    pub(super) games: Option<u32>,
    /// Ring the terminal bell at 30 and 10 seconds, and in the last 5
    #[arg(long)]
    pub(super) bell: bool,
    /// Write finished games (棋谱) to this .sgf, .psq or .txt file; later games of a match get a number
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<PathBuf>,
    /// Line mode, for screen readers and pipes: type points and commands, read sentences; automatic when TERM=dumb
    #[arg(long)]
    pub(super) plain: bool,
    /// Continue an unfinished game at once (继续对局): the newest, or the one of this number in the list of them, file
    /// or player
    #[arg(long, value_name = "GAME", num_args = 0..=1, conflicts_with_all = [
        "rule", "opening_rule", "forbidden", "wrong_claim", "black", "white", "clock", "takeback", "opening", "guess",
        "games",
    ])]
    #[expect(
        clippy::option_option,
        reason = "not given, given alone, given with a name"
    )]
    pub(super) resume: Option<Option<String>>,
    #[command(flatten)]
    pub(super) language: Language,
    /// Characters of the board: line (●○ on lines), wide (two columns a point, for terminals that draw ● that wide),
    /// ascii (X O . +) or auto, which asks the terminal [default: auto]
    #[arg(long, value_parser = named::<GlyphsName>())]
    pub(super) glyphs: Option<GlyphsName>,
    /// Size of the board: small, medium (twice as wide and high), large (three times) or auto, the largest that leaves
    /// room beside it [default: auto]
    #[arg(long, value_parser = named::<Size>())]
    pub(super) size: Option<Size>,
}

#[derive(Debug, Args)]
pub(super) struct Judge {
    /// Positions: h8i9g7 (colours alternate from Black, -- a pass) or 15 rows from row 15 down, joined by /;
    /// with none, or -, they are read from standard input, one per line
    #[arg(value_name = "POSITION")]
    pub(super) positions: Vec<String>,
    /// Judge only this point: what a black stone there makes
    #[arg(long, value_name = "POINT")]
    pub(super) at: Option<Point>,
    /// With --at: say why, with a diagram and every reason (为什么)
    #[arg(long, requires = "at")]
    pub(super) why: bool,
    /// Draw the position with the forbidden points marked (禁手点)
    #[arg(long, conflicts_with_all = ["at", "why"])]
    pub(super) board: bool,
    #[command(flatten)]
    pub(super) language: Language,
}

#[derive(Debug, Args)]
pub(super) struct Replay {
    /// The files, or games as `renju games` names them; Tab steps from one game to the next
    #[arg(value_name = "FILE", required = true)]
    pub(super) files: Vec<PathBuf>,
    /// Show only the game of this number in each file
    #[arg(long, value_name = "N", value_parser = game)]
    pub(super) game: Option<usize>,
    /// Rule mode when a file states none: free, standard or rif
    #[arg(long, default_value = "standard", value_parser = named::<Mode>())]
    pub(super) rule: Mode,
    #[command(flatten)]
    pub(super) language: Language,
}

#[derive(Debug, Args)]
pub(super) struct Convert {
    /// The file to read; - is standard input
    #[arg(value_name = "IN")]
    pub(super) input: PathBuf,
    /// Format to write: sgf, coords, string (coords without blanks), url (gomocalc), psq or lib
    #[arg(long, value_parser = named::<Format>(), required_unless_present = "list")]
    pub(super) to: Option<Format>,
    /// The game of this number in a file of several [default: 1]
    #[arg(long, value_name = "N", value_parser = game)]
    pub(super) game: Option<usize>,
    /// List the games of the file: number, names, date, result, moves
    #[arg(long, conflicts_with_all = ["to", "game", "output"])]
    pub(super) list: bool,
    /// The file to write; - is standard output; existing files are not overwritten
    #[arg(short, long, value_name = "OUT", default_value = "-")]
    pub(super) output: PathBuf,
    /// Rule mode where the file states none: free, standard or rif
    #[arg(long, default_value = "standard", value_parser = named::<Mode>())]
    pub(super) rule: Mode,
    #[command(flatten)]
    pub(super) language: Language,
}

#[derive(Debug, Args)]
pub(super) struct Diagram {
    /// A file, a game as `renju games` names it, or a position as for `renju judge`; - is standard input
    #[arg(value_name = "FILE|POSITION", default_value = "-")]
    pub(super) source: String,
    /// The game of this number in a file of several [default: 1]
    #[arg(long, value_name = "N", value_parser = game)]
    pub(super) game: Option<usize>,
    /// Draw why a black stone on this point is or is not forbidden: each three and four, with its points lettered (为什么)
    #[arg(long, value_name = "POINT", conflicts_with_all = ["from", "marks"])]
    pub(super) why: Option<Point>,
    /// The first move that carries a number [default: 1]
    #[arg(long, value_name = "N")]
    pub(super) from: Option<usize>,
    /// The last move that is drawn [default: all]
    #[arg(long, value_name = "N")]
    pub(super) to: Option<usize>,
    /// Mark Black's forbidden points with what a stone there would make (禁手点)
    #[arg(long)]
    pub(super) marks: bool,
    /// Leave out the letters and numbers beside the board
    #[arg(long)]
    pub(super) no_coordinates: bool,
    /// Draw only the part of the board between these two corners (SVG)
    #[arg(long, value_name = "F6-J10", value_parser = part)]
    pub(super) part: Option<[Point; 2]>,
    /// svg or text [default: by the ending of the output file, else svg]
    #[arg(long, value_parser = named::<PictureName>())]
    pub(super) format: Option<PictureName>,
    /// The file to write; - is standard output; existing files are not overwritten
    #[arg(short, long, value_name = "OUT", default_value = "-")]
    pub(super) output: PathBuf,
    #[command(flatten)]
    pub(super) language: Language,
}

#[derive(Debug, Args)]
pub(super) struct Games {
    /// Count instead: each player's finished games, or this one's, by colour, rule, opening and reason, and the claims
    /// (战绩)
    #[arg(long, value_name = "NAME", num_args = 0..=1)]
    #[expect(
        clippy::option_option,
        reason = "not given, given alone, given with a name"
    )]
    pub(super) stats: Option<Option<String>>,
    #[command(flatten)]
    pub(super) language: Language,
}

/// In which language something is told; it is looked for before the arguments are parsed, so that what is wrong with them
/// is told in it too.
#[derive(Debug, Args)]
pub(super) struct Language {
    /// Language: en, zh, zh-Hant or ja [default: from the locale]
    #[arg(long, value_parser = named::<Lang>())]
    pub(super) lang: Option<Lang>,
}
