//! What each way of starting leads to: a game, a review, a line on standard error.
//!
//! Turns parsed flags into settings. Knows what was given, not how it is parsed.

use crate::game::{Guess, Mode, OpeningRule, Policy, RuleSet, Setup, Start, TimeControl};
use crate::rules::Symmetry;
use crate::sitting::{Ending, Keeper, Said, Sitting};
use crate::stopwatch::seconds_since_1970;
use crate::store::{DiskError, state_dir};
use crate::text::{self, Lang, NoScreen};
use crate::tui::app::{App, Settings, Size};
use crate::tui::layers::Layer;
use crate::tui::probe::Wanted;
use crate::tui::terminal::TerminalError;
use crate::tui::theme::Theme;
use crate::tui::{Resume, TuiError, run};

use super::Env;
use super::args::{Play, Replay};
use super::output::{DONE, Output};
use super::values::{GlyphsName, GuessName, PolicyName};
use super::{files, plain};

impl Play {
    /// Whether the game is played by lines.
    fn by_lines(&self, env: Env) -> bool {
        self.plain || plain::is_due(env)
    }

    /// What was agreed, or the contradiction in it.
    pub(super) fn setup(&self, lang: Lang, env: Env) -> Result<Setup, String> {
        let looks = [
            (self.theme.is_some(), "theme"),
            (self.no_mouse, "no-mouse"),
            (self.bell, "bell"),
            (self.glyphs.is_some(), "glyphs"),
            (self.size.is_some(), "size"),
        ];
        let look = looks.into_iter().find(|(given, _)| *given);
        if let Some((_, name)) = look.filter(|_| self.by_lines(env)) {
            return Err(text::no_looks(lang, name));
        }
        let policy = match (self.forbidden, self.wrong_claim) {
            (Some(PolicyName::Loss), None) => Policy::Loss,
            (Some(PolicyName::Block), None) => Policy::Block,
            (Some(PolicyName::Loss | PolicyName::Block), Some(_)) => {
                return Err(text::claim_alone(lang).to_owned());
            }
            (Some(PolicyName::Claim) | None, wrong) => Policy::Claim(wrong.unwrap_or_default()),
        };
        let opening_rule = self.agreed_opening_rule(lang)?;
        let mode = opening_rule.mode;
        let rules = match mode {
            Mode::Free => match (self.forbidden, self.wrong_claim) {
                (Some(_), _) => return Err(text::nothing_forbidden(lang, "forbidden")),
                (None, Some(_)) => return Err(text::nothing_forbidden(lang, "wrong-claim")),
                (None, None) if self.hints => return Err(text::nothing_forbidden(lang, "hints")),
                (None, None) => RuleSet::Free,
            },
            Mode::Standard => RuleSet::Standard(policy),
            Mode::Rif => RuleSet::Rif(policy),
        };
        let mut setup = Setup::new(rules);
        setup.opening_rule = opening_rule;
        setup.time = self.clock.unwrap_or_else(|| default_clock(mode));
        setup.takeback = self.takeback.unwrap_or(setup.takeback);
        if let Some(opening) = self.opening {
            if opening_rule.designated.is_none() {
                return Err(text::opening_is_laid(lang, opening_rule.name));
            }
            let orientation = Symmetry::ALL[self.orientation.unwrap_or(1) as usize - 1];
            setup.start = Start::Designated {
                opening,
                orientation,
            };
        }
        Ok(setup)
    }

    /// The opening rule: that of the mode, or the one asked for, which names the mode where none is given.
    fn agreed_opening_rule(&self, lang: Lang) -> Result<&'static OpeningRule, String> {
        let (mode, rule) = match (self.rule, self.opening_rule) {
            (mode, None) => return Ok(OpeningRule::of(mode.unwrap_or(Mode::Standard))),
            (None, Some(rule)) => return Ok(rule),
            (Some(mode), Some(rule)) => (mode, rule),
        };
        OpeningRule::named(rule.name, Some(mode)).ok_or_else(|| {
            let fit = OpeningRule::ALL.iter().filter(|other| other.mode == mode);
            let mut fit: Vec<&str> = fit.map(|other| other.name).collect();
            if fit.is_empty() {
                fit.push(OpeningRule::of(mode).name);
            }
            let given = match mode {
                Mode::Free => "free",
                Mode::Standard => "standard",
                Mode::Rif => "rif",
            };
            text::opening_rule_unfit(lang, rule.name, given, &fit.join(text::between(lang)))
        })
    }
}

impl Play {
    /// Has finished games written to the file that was named for them, if one was.
    pub(super) fn record_in(&self, sitting: &mut Sitting, lang: Lang) -> Result<(), DiskError> {
        let record = self.record.clone();
        record.map_or(Ok(()), |name| sitting.record_in(name, lang))
    }
}

/// 20 minutes and 60 seconds a move in RIF; no clock elsewhere.
fn default_clock(mode: Mode) -> TimeControl {
    match mode {
        Mode::Rif => TimeControl::ByoYomi {
            main: std::time::Duration::from_secs(20 * 60),
            period: std::time::Duration::from_secs(60),
            periods: 1,
        },
        Mode::Free | Mode::Standard => TimeControl::Unlimited,
    }
}

/// Plays as the flags say.
pub(super) fn play(args: &Play, mut setup: Setup, lang: Lang, env: Env, output: &mut Output) -> u8 {
    let draw = || fastrand::u8(Guess::RANGE);
    let guess = (args.guess == Some(GuessName::Handfuls)).then(|| Guess {
        handfuls: [draw(), draw()],
    });
    let hidden = (args.guess == Some(GuessName::OddEven)).then(draw);
    if guess.is_some_and(Guess::exchanges) {
        setup.first = setup.first.other();
    }
    if args.by_lines(env) {
        return plain::run(args, setup, (guess, hidden), lang, output);
    }
    let wanted = Wanted::of(
        args.glyphs.and_then(GlyphsName::set),
        args.language.lang,
        env,
    );
    let settings = Settings {
        lang,
        theme: Theme::chosen(args.theme, env),
        glyphs: wanted.first_glyphs(),
        size: args.size.unwrap_or_default(),
        hints: args.hints,
        mouse: !args.no_mouse,
        bell: args.bell,
        games: args.games,
    };
    let mut app = App::new(setup, [args.black.clone(), args.white.clone()], &settings);
    app.layers.extend(guess.map(Layer::Guess));
    if let Some(stones) = hidden {
        app.sitting.hide_handful(stones);
    }
    if let Err(error) = args.record_in(&mut app.sitting, lang) {
        return output.fail(&text::disk_error(lang, &error));
    }
    let resume = args.resume.clone().map_or(Resume::Offer, Resume::Game);
    start(app, &wanted, resume, text::advise_plain(lang), output)
}

/// The rules of a mode with what holds where nothing is said.
pub(super) fn by_default(mode: Mode) -> RuleSet {
    match mode {
        Mode::Free => RuleSet::Free,
        Mode::Standard => RuleSet::Standard(Policy::default()),
        Mode::Rif => RuleSet::Rif(Policy::default()),
    }
}

/// Looks through games from files.
pub(super) fn replay(args: &Replay, lang: Lang, env: Env, output: &mut Output) -> u8 {
    let rules = by_default(args.rule);
    let review = match files::review(&args.files, args.game, rules, lang) {
        Ok(review) => review,
        Err(error) => return output.fail(&error),
    };
    let wanted = Wanted::of(None, args.language.lang, env);
    let settings = Settings {
        lang,
        theme: Theme::chosen(None, env),
        glyphs: wanted.first_glyphs(),
        size: Size::Auto,
        hints: false,
        mouse: true,
        bell: false,
        games: None,
    };
    let mut app = App::new(Setup::new(rules), [None, None], &settings);
    app.layers.push(Layer::Review(Box::new(review)));
    let advice = text::advise_convert(lang);
    start(app, &wanted, Resume::Nothing, advice, output)
}

/// Shows the app until somebody leaves; `advice` says what works without a screen.
fn start(app: App, wanted: &Wanted, resume: Resume, advice: &str, output: &mut Output) -> u8 {
    let lang = app.lang;
    let keeper = Keeper::new(state_dir(), seconds_since_1970);
    let error = match run(app, wanted, keeper, resume) {
        Ok((ending, app)) => return farewell(ending, &app, output),
        Err(error) => error,
    };
    let fault = match &error {
        TuiError::Terminal(TerminalError::InputNotTerminal) => NoScreen::Input,
        TuiError::Terminal(TerminalError::OutputNotTerminal) => NoScreen::Output,
        TuiError::Terminal(TerminalError::DumbTerminal) => NoScreen::Dumb,
        TuiError::Terminal(TerminalError::UnknownTerminal) => NoScreen::Unknown,
        _ => return output.fail(&error.to_string()),
    };
    let told = text::no_screen(lang, fault, &error.to_string(), advice);
    output.refuse(&format!("renju: {told}"))
}

/// The last position and the result stay in the shell after the screen is gone.
fn farewell(ending: Ending, app: &App, output: &mut Output) -> u8 {
    let game = app.game();
    if !game.moves().is_empty() {
        let legend = text::spoken::legend(app.lang, game.last_stone(), game.phase());
        let picture = text::diagram(game.board(), |_| None);
        output.print(&format!("{picture}{legend}\n"));
    }
    let printed = match game.outcome() {
        Some(outcome) => {
            let line = text::outcome(app.lang, app.game(), app.sitting.names(), outcome);
            output.print(&format!("{line}\n"))
        }
        None => DONE,
    };
    if ending == Ending::Kept {
        let words = Said::HowToResume.words(app.lang, &app.sitting);
        output.print(&format!("{words}\n"));
    }
    // What --record was asked to write and is not there is a failure, however the game went.
    match app.sitting.unrecorded() {
        Some(said) => output.fail(&said.words(app.lang, &app.sitting)),
        None => printed,
    }
}
