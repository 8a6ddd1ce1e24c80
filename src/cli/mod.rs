//! The command line: flags, their meaning in renju, and what each command starts.
//!
//! The only file that knows clap. Arguments are parsed before the terminal is touched. Exit codes: 0 fine (a lost game
//! too), 1 run-time failure, 2 usage.

mod doctor;
mod files;
mod games;
mod judge;
mod look;
mod plain;
mod start;
mod values;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use clap_complete::Shell;
use clap_mangen::Man;

use crate::game::{Mode, Name, Takeback, TimeControl, WrongClaim};
use crate::record::Format;
use crate::rules::{Opening, Point};
use crate::text::{self, Lang, Locale};
use crate::tui::app::Size;
use crate::tui::detect;
use crate::tui::probe::Wanted;
use crate::tui::theme::Scheme;
use start::{by_default, failure, play, print, refuse, replay};
use values::{
    PolicyName, forbidden, lang, lang_asked, mode, opening, scheme, takeback, wrong_claim,
};

/// What `--help` says above the options.
const ABOUT: &str = "Renju (连珠, 五子棋) for two people at one keyboard, refereed by the official rules.

Rule modes (--rule):
- free (无禁手): five or more in a row wins for both; no forbidden moves.
- standard (有禁手), the Chinese rule, not the \"standard gomoku\" of other programs: Black opens on H8 and wins with \
exactly five; 三三, 四四 and 长连 are forbidden for Black.
- rif (RIF正式规则): forbidden moves as in standard, and the opening procedure with swap and two fifth moves.

Under the default policy a forbidden move (禁手) stands until White claims it with the key f.";

/// What `--help` says below the options.
const AFTER: &str = "Exit codes: 0 fine (a lost game too), 1 run-time failure, 2 usage.";

#[derive(Debug, Parser)]
#[command(
    name = "renju",
    version,
    about = "Renju (连珠, 五子棋) for two people at one keyboard",
    long_about = ABOUT,
    after_help = AFTER,
    args_conflicts_with_subcommands = true
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: Play,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Referee positions: list Black's forbidden points, or judge one point (判禁手)
    Judge(Judge),
    /// List the games that are kept, unfinished and finished ones (对局列表)
    Games(Games),
    /// Look through games from files: SGF, psq or coordinates (复盘)
    Replay(Replay),
    /// Turn a game from one format into another (转换棋谱)
    Convert(Convert),
    /// List the 26 openings with diagrams and names (开局)
    Openings(Openings),
    /// Say what was found out about the terminal, for bug reports
    Doctor(Doctor),
    /// Print the completions for a shell (补全)
    Completions {
        /// The shell
        #[arg(value_name = "SHELL", ignore_case = true)]
        shell: Shell,
    },
    /// Print the manual page (手册)
    Man,
}

#[derive(Debug, Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
struct Play {
    /// Rule mode: free (无禁手), standard (有禁手) or rif (RIF正式规则, 职业)
    #[arg(long, value_name = "free|standard|rif", default_value = "standard", value_parser = mode)]
    rule: Mode,
    /// What follows when Black plays a forbidden move: claim (指出禁手), loss (走禁手就输) or block (禁手不能落子)
    /// [default: claim]
    #[arg(long, value_name = "claim|loss|block", value_parser = forbidden)]
    forbidden: Option<PolicyName>,
    /// What a wrong claim (错指禁手) costs White: none, turn or loss [default: none]
    #[arg(long, value_name = "none|turn|loss", value_parser = wrong_claim)]
    wrong_claim: Option<WrongClaim>,
    /// Name of the person who opens as Black (先方, in rif 假先方)
    #[arg(long, value_name = "NAME")]
    black: Option<Name>,
    /// Name of the other person (后方, in rif 假后方)
    #[arg(long, value_name = "NAME")]
    white: Option<Name>,
    /// Clock for each person: 20m/60s (包干 and 读秒), 90m+30s (with increment), 15m or none
    /// [default: 20m/60s in rif, else none]
    #[arg(long, value_name = "TIME", allow_hyphen_values = true)]
    clock: Option<TimeControl>,
    /// Takebacks (悔棋): ask the other person, never, or free [default: ask, in rif never]
    #[arg(long, value_name = "ask|never|free", value_parser = takeback)]
    takeback: Option<Takeback>,
    /// Start from one of the 26 openings (指定打法): 花月, kagetsu or 4D; White plays move 4
    #[arg(long, value_name = "NAME", value_parser = opening)]
    opening: Option<Opening>,
    /// Orientation of the designated opening, 1 to 8
    #[arg(long, value_name = "1-8", requires = "opening", value_parser = clap::value_parser!(u8).range(1..=8))]
    orientation: Option<u8>,
    /// Show forbidden points and reasons (x, w) during the game, for learners
    #[arg(long)]
    hints: bool,
    /// Colours: wood, light, dark or mono [default: wood; mono where colours are unwanted]
    #[arg(long, value_name = "wood|light|dark|mono", value_parser = scheme)]
    theme: Option<Scheme>,
    /// Leave the mouse to the terminal, for selecting text
    #[arg(long)]
    no_mouse: bool,
    /// Guess for colours first (猜先): the program draws two handfuls
    #[arg(long)]
    guess: bool,
    /// Number of games in the match; colours are exchanged from game to game [default: no limit]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    games: Option<u32>,
    /// Ring the terminal bell when 30, 10 and 5 to 1 seconds are left
    #[arg(long)]
    bell: bool,
    /// Write finished games to this file (棋谱: .sgf, .psq or .txt); further games of a match get a number
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Play by lines: points and words in, sentences out, for screen readers and pipes; by itself where TERM=dumb
    #[arg(long)]
    plain: bool,
    /// Go on with the unfinished game at once (继续对局)
    #[arg(long)]
    resume: bool,
    /// Language of the screen: en, zh, zh-Hant or ja [default: from the locale]
    #[arg(long, value_name = "en|zh|zh-Hant|ja", value_parser = lang)]
    lang: Option<Lang>,
    /// Characters of the board: line (●○ on lines), wide (each point in two columns, for terminals that draw ● so),
    /// ascii (X O . +) or auto, which asks the terminal [default: auto]
    #[arg(long, value_name = "auto|line|wide|ascii", value_parser = look::glyphs)]
    glyphs: Option<look::Glyphs>,
    /// Size of the board: small, large (twice as wide and high) or auto, large where there is room [default: auto]
    #[arg(long, value_name = "auto|small|large", value_parser = look::size)]
    size: Option<Size>,
}

#[derive(Debug, Args)]
struct Judge {
    /// Positions: h8i9g7 (colours alternate from Black, -- a pass) or 15 rows from row 15 down, joined by /;
    /// none, or -: one a line from standard input
    #[arg(value_name = "POSITION")]
    positions: Vec<String>,
    /// Judge this point alone and say what a black stone there makes
    #[arg(long, value_name = "POINT")]
    at: Option<Point>,
    /// With --at: say why, with a diagram and every reason (为什么)
    #[arg(long, requires = "at")]
    why: bool,
    /// Draw the position with the forbidden points marked (禁手点)
    #[arg(long, conflicts_with_all = ["at", "why"])]
    board: bool,
    /// Language of reasons: en, zh, zh-Hant or ja [default: from the locale]
    #[arg(long, value_name = "en|zh|zh-Hant|ja", value_parser = lang)]
    lang: Option<Lang>,
}

#[derive(Debug, Args)]
struct Replay {
    /// The files, or games as `renju games` names them; Tab steps from one to the next
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Rule mode where a file states none: free, standard or rif
    #[arg(long, value_name = "free|standard|rif", default_value = "standard", value_parser = mode)]
    rule: Mode,
    /// Language of the screen: en, zh, zh-Hant or ja [default: from the locale]
    #[arg(long, value_name = "en|zh|zh-Hant|ja", value_parser = lang)]
    lang: Option<Lang>,
}

#[derive(Debug, Args)]
struct Convert {
    /// The file to read; - is standard input
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// Format to write: sgf, coords or psq
    #[arg(long, value_name = "sgf|coords|psq")]
    to: Format,
    /// The file to write; - is standard output; nothing that exists is overwritten
    #[arg(short, long, value_name = "OUT", default_value = "-")]
    output: PathBuf,
    /// Rule mode where the file states none: free, standard or rif
    #[arg(long, value_name = "free|standard|rif", default_value = "standard", value_parser = mode)]
    rule: Mode,
}

#[derive(Debug, Args)]
struct Games {
    /// Language of the list: en, zh, zh-Hant or ja [default: from the locale]
    #[arg(long, value_name = "en|zh|zh-Hant|ja", value_parser = lang)]
    lang: Option<Lang>,
}

#[derive(Debug, Args)]
struct Openings {
    /// Language of headings: en, zh, zh-Hant or ja [default: from the locale]
    #[arg(long, value_name = "en|zh|zh-Hant|ja", value_parser = lang)]
    lang: Option<Lang>,
}

#[derive(Debug, Args)]
struct Doctor {
    /// Language of the report: en, zh, zh-Hant or ja [default: from the locale]
    #[arg(long, value_name = "en|zh|zh-Hant|ja", value_parser = lang)]
    lang: Option<Lang>,
}

/// Parses the arguments, does what they say and gives the exit code.
pub fn main(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let locale = Locale::of(|name| std::env::var(name).ok());
    let command = described(Cli::command(), lang_asked(&args).unwrap_or(locale.lang));
    let cli = command
        .try_get_matches_from(args)
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match cli {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    match cli.command {
        Some(Command::Judge(args)) => {
            let request = judge::Request {
                at: args.at,
                why: args.why,
                board: args.board,
                lang: args.lang.unwrap_or(locale.lang),
            };
            judge::run(&args.positions, request)
        }
        Some(Command::Replay(args)) => replay(&args, locale),
        Some(Command::Convert(args)) => {
            let rules = by_default(args.rule);
            files::convert(&args.input, &args.output, args.to, rules, locale.lang)
        }
        Some(Command::Games(args)) => games::run(args.lang.unwrap_or(locale.lang)),
        Some(Command::Openings(args)) => print(&judge::openings(args.lang.unwrap_or(locale.lang))),
        Some(Command::Doctor(args)) => {
            let found = detect(&Wanted::of(None, args.lang, |name: &str| {
                std::env::var(name).ok()
            }));
            print(&doctor::report(
                args.lang.unwrap_or(locale.lang),
                locale,
                found,
            ))
        }
        Some(Command::Completions { shell }) => print(&completions(shell)),
        Some(Command::Man) => match manual() {
            Ok(page) => print(&page),
            Err(error) => failure(&error.to_string()),
        },
        None => match cli.play.setup() {
            Ok(setup) => play(&cli.play, setup, locale),
            Err(contradiction) => {
                usage(&Cli::command().error(ErrorKind::ArgumentConflict, contradiction))
            }
        },
    }
}

/// Completions for a shell, made in memory: clap's own writing panics when the pipe is closed.
///
/// A value name such as `zh|en` lists what can be given, so the shell offers just that.
fn completions(shell: Shell) -> String {
    fn with_values(command: clap::Command) -> clap::Command {
        command
            .mut_args(|arg| match arg.get_value_names() {
                Some([names]) if names.contains('|') => {
                    let names: Vec<String> = names.split('|').map(str::to_owned).collect();
                    arg.value_parser(PossibleValuesParser::new(names))
                }
                _ => arg,
            })
            .mut_subcommands(with_values)
    }
    let mut script = Vec::new();
    clap_complete::generate(
        shell,
        &mut with_values(Cli::command()),
        "renju",
        &mut script,
    );
    String::from_utf8_lossy(&script).into_owned()
}

/// The manual page: the program, then a section for each sub-command, so that one file holds all.
fn manual() -> io::Result<String> {
    let mut command = Cli::command().disable_help_subcommand(true);
    // Gives the sub-commands their whole names, `renju judge`.
    command.build();
    let mut page = Vec::new();
    let man = Man::new(command.clone());
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    for part in command.get_subcommands() {
        let name = part.get_bin_name().unwrap_or_else(|| part.get_name());
        writeln!(page, ".SH \"{}\"", name.to_uppercase())?;
        let man = Man::new(part.clone());
        let mut section = Vec::new();
        man.render_description_section(&mut section)?;
        man.render_synopsis_section(&mut section)?;
        man.render_options_section(&mut section)?;
        // Its headings are one level below those of the page.
        let section = String::from_utf8_lossy(&section).replace("\n.SH ", "\n.SS ");
        page.extend_from_slice(section.as_bytes());
    }
    man.render_extra_section(&mut page)?;
    man.render_version_section(&mut page)?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}

/// The commands with their help in a language.
fn described(mut command: clap::Command, lang: Lang) -> clap::Command {
    if lang == Lang::En {
        return command;
    }
    // Built first, so that `help` and `version`, which clap adds by itself, are there to be worded.
    command.build();
    worded(command, lang)
}

fn worded(command: clap::Command, lang: Lang) -> clap::Command {
    let name = command.get_name().to_owned();
    let has_arguments = command.get_positionals().next().is_some();
    let template = text::help_template(lang, command.has_subcommands(), has_arguments);
    let mut command = command
        .mut_args(
            |arg| match text::option_help(lang, &name, arg.get_id().as_str()) {
                Some(help) => arg
                    .help(help.clone())
                    .long_help(help)
                    .hide_default_value(true),
                None => arg,
            },
        )
        .mut_subcommands(|command| worded(command, lang));
    if let Some(template) = template {
        command = command.help_template(template);
    }
    if let Some(about) = text::command_help(lang, &name) {
        command = command.about(about.clone()).long_about(about);
    }
    if name == "renju"
        && let (Some(about), Some(codes)) = (text::about(lang), text::exit_codes(lang))
    {
        command = command.long_about(about).after_help(codes);
    }
    command
}

/// Prints what clap has to say: help and version to standard output, faults to standard error.
fn usage(error: &clap::Error) -> ExitCode {
    if error.use_stderr() {
        return refuse(&error.render().to_string());
    }
    // A closed pipe is no fault of the person who typed `--help | head`.
    let _ = error.print();
    ExitCode::SUCCESS
}
