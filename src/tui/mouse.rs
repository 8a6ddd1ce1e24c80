//! The mouse: a click moves the cursor, a second one there puts the stone, the wheel scrolls.
//!
//! Where a point stands in the window is the view's.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;

use crate::text::Command;

use super::app::{App, Effect};
use super::keymap::{Context, Toward};
use super::pace::Press;

impl App {
    /// Takes what the mouse did in a window of this area; it decides nothing unless it is meant.
    pub fn mouse_event(&mut self, event: MouseEvent, area: Rect, press: Press) -> Option<Effect> {
        // What was on its way when the mouse was released is not meant for the game.
        if !self.mouse {
            return None;
        }
        match event.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.click((event.column, event.row), area, press)
            }
            MouseEventKind::ScrollUp => {
                self.wheel(true);
                None
            }
            MouseEventKind::ScrollDown => {
                self.wheel(false);
                None
            }
            _ => None,
        }
    }

    /// One click never decides anything, not even on the cursor's point: only a second one on the same point does.
    /// On an answer or a hint it is the key that is printed there.
    fn click(&mut self, (column, row): (u16, u16), area: Rect, press: Press) -> Option<Effect> {
        let chosen = self.clicked.take();
        if let Some(key) = self.key_at(area, column, row) {
            return self.key(key, press);
        }
        let point = self.point_at(area, column, row)?;
        match self.context() {
            Context::Board => {}
            Context::Review => {
                *self.cursor_mut() = point;
                return None;
            }
            _ => return None,
        }
        self.last_command = None;
        if press == Press::Meant && chosen == Some(point) && self.cursor == point {
            return self.command(Command::Place);
        }
        self.note = None;
        self.cursor = point;
        self.clicked = Some(point);
        None
    }

    fn wheel(&mut self, back: bool) {
        let (command, [up, down]) = match self.context() {
            Context::Board => (Command::List, [Toward::Left, Toward::Right]),
            Context::Page => (Command::Scroll, [Toward::Up, Toward::Down]),
            Context::Review => (Command::Steps, [Toward::Left, Toward::Right]),
            Context::Question | Context::Why | Context::Pause => return,
        };
        self.lead(command, if back { up } else { down });
    }
}
