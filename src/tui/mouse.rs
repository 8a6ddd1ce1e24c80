//! The mouse: a click moves the cursor, a second one there puts the stone, the wheel scrolls.
//!
//! Where a point stands in the window is the view's.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;

use super::app::{App, Cover, Effect};
use super::keymap::{Command, Context};
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
            MouseEventKind::ScrollUp => self.wheel(Command::ListBack, Command::Up),
            MouseEventKind::ScrollDown => self.wheel(Command::ListOn, Command::Down),
            _ => None,
        }
    }

    /// One click never decides anything, not even on the cursor's point: only a second one on the same point does.
    fn click(&mut self, (column, row): (u16, u16), area: Rect, press: Press) -> Option<Effect> {
        let looked_at = self.point_at(area, column, row);
        if let (Some(Cover::Review(review)), Some(point)) = (&mut self.cover, looked_at) {
            review.cursor = point;
        }
        if self.context() != Context::Board {
            return None;
        }
        let chosen = self.clicked.take();
        let point = self.point_at(area, column, row)?;
        self.last_command = None;
        if press == Press::Meant && chosen == Some(point) && self.cursor == point {
            return self.command(Command::Put);
        }
        self.note = None;
        self.cursor = point;
        self.clicked = Some(point);
        None
    }

    fn wheel(&mut self, list: Command, page: Command) -> Option<Effect> {
        match self.context() {
            Context::Board => self.command(list),
            Context::Page => self.command(page),
            Context::Review if list == Command::ListBack => self.command(Command::Back),
            Context::Review => self.command(Command::On),
            Context::Question | Context::Why => None,
        }
    }
}
