//! Words for a clock: what kind of time it shows, and what follows.

use crate::game::{Clock, TimeControl};

texts! {
    /// That a byo-yomi period runs, in few columns; of several, how many are left.
    pub byo_yomi(periods: u8) = match periods {
        2.. => "byo({periods})" "读秒({periods})" "讀秒({periods})" "秒読み({periods})";
        _ => "byo" "读秒" "讀秒" "秒読み";
    };
    /// What follows on the time that a clock shows, or what the running period is; empty where there is no more to say.
    pub clock_detail(control: TimeControl, clock: Clock) = match (control, clock.in_byo_yomi(), clock.periods()) {
        (TimeControl::ByoYomi { period, periods: 2.., .. }, true, left @ 2..) => "byo-yomi {seconds} s, {left} left"
            "读秒 {seconds} 秒，剩 {left} 次"
            "讀秒 {seconds} 秒，剩 {left} 次"
            "秒読み{seconds}秒、残り{left}回" where seconds = period.as_secs();
        (TimeControl::ByoYomi { period, periods: 2.., .. }, true, _) => "byo-yomi {seconds} s, the last"
            "读秒 {seconds} 秒，最后一次"
            "讀秒 {seconds} 秒，最後一次"
            "秒読み{seconds}秒、最後の1回" where seconds = period.as_secs();
        (TimeControl::ByoYomi { period, .. }, true, _) => "byo-yomi {seconds} s a move"
            "读秒，每手 {seconds} 秒"
            "讀秒，每手 {seconds} 秒"
            "秒読み、一手{seconds}秒" where seconds = period.as_secs();
        (TimeControl::ByoYomi { period, .. }, false, left @ 2..) => "then byo-yomi {left}×{seconds} s"
            "之后读秒 {seconds} 秒 {left} 次"
            "之後讀秒 {seconds} 秒 {left} 次"
            "その後 秒読み{seconds}秒{left}回" where seconds = period.as_secs();
        (TimeControl::ByoYomi { period, .. }, false, 1) => "then byo-yomi {seconds} s"
            "之后读秒 {seconds} 秒" "之後讀秒 {seconds} 秒" "その後 秒読み{seconds}秒" where seconds = period.as_secs();
        (TimeControl::Increment { increment, .. }, ..) => "+{seconds} s a move"
            "每手加 {seconds} 秒" "每手加 {seconds} 秒" "一手ごとに{seconds}秒加算" where seconds = increment.as_secs();
        _ => "" "" "" "";
    };
}
