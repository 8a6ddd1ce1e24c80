//! Time controls as written.

use renju::game::{TimeControl, TimeControlError};

use super::clock::{byo_yomi, increment, periods, seconds};

#[test]
fn clock_settings_are_read() {
    let sudden = |n| TimeControl::Sudden(seconds(n));
    let table = [
        ("20m/60s", byo_yomi(1200, 60)),
        ("90m+30s", increment(5400, 30)),
        ("15m", sudden(900)),
        ("none", TimeControl::Unlimited),
        ("None", TimeControl::Unlimited),
        (" 20M/60S ", byo_yomi(1200, 60)),
        ("２０ｍ／６０ｓ", byo_yomi(1200, 60)),
        ("９０Ｍ＋３０Ｓ", increment(5400, 30)),
        ("ｎｏｎｅ", TimeControl::Unlimited),
        ("1h30m", sudden(5400)),
        ("1h0m5s/1m30s", byo_yomi(3605, 90)),
        ("90s", sudden(90)),
        // Cases 77 (own): odd settings.
        ("0m/10s", byo_yomi(0, 10)),
        ("20m/0s", sudden(1200)),
        ("180m+0s", sudden(10800)),
        ("99h59m59s", sudden(359_999)),
        ("0h0m1s", sudden(1)),
        ("20m/3x60s", periods(1200, 3, 60)),
        ("２０Ｍ／３Ｘ６０Ｓ", periods(1200, 3, 60)),
        ("0m/5×1m", periods(0, 5, 60)),
        ("20m/1x60s", byo_yomi(1200, 60)),
        ("20m/99x60s", periods(1200, 99, 60)),
        ("20m/3x0s", sudden(1200)),
    ];
    for (text, control) in table {
        assert_eq!(text.parse(), Ok(control), "{text}");
        let shown = control.to_string();
        assert_eq!(shown.parse(), Ok(control), "{text} shown as {shown}");
    }
}

#[test]
fn other_clock_settings_are_refused_with_the_reason() {
    let form = [
        "",
        " ",
        "20",
        "-5m",
        "-5",
        "5 m",
        "m",
        "h",
        "20m/",
        "/60s",
        "20m+",
        "+30s",
        "20m/60",
        "20/60s",
        "20m/60s/3",
        "20m/0x60s",
        "20m/100x60s",
        "20m/x60s",
        "20m/3x",
        "20m/+3x60s",
        "20m/-3x60s",
        "20m/3.5x60s",
        "20m/3x3x60s",
        "3x20m/60s",
        "20m+3x30s",
        "20m+30s/10s",
        "20m/60s+5s",
        "1.5h",
        "30m1h",
        "5m5m",
        "20min",
        "20m 60s",
        "20d",
        "+5m",
        "20m/-60s",
        "nones",
        "0",
        "٢٠m",
        "20m/60ｓx",
        "二十m",
        "20m//60s",
        "1e3s",
        "\u{1b}[31m",
    ];
    for text in form {
        let error = text.parse::<TimeControl>().expect_err(text);
        assert!(
            matches!(error, TimeControlError::Form(_)),
            "{text}: {error:?}"
        );
        // The message says what to write.
        assert!(error.to_string().contains("20m/60s"), "{error}");
        assert!(!error.to_string().contains('\u{1b}'), "steers the terminal");
    }
    for text in ["0s/0s", "0m+0s", "0m", "0s", "0h0m0s", "0m+30s"] {
        let error = text.parse::<TimeControl>().expect_err(text);
        assert!(
            matches!(error, TimeControlError::Zero(_)),
            "{text}: {error:?}"
        );
    }
    for text in [
        "10000h",
        "100h",
        "6000m",
        "20m/100h",
        "20m+360000s",
        "99999999999999999999999h",
        "18446744073709551615h",
        "18446744073709551615s",
    ] {
        let error = text.parse::<TimeControl>().expect_err(text);
        assert!(
            matches!(error, TimeControlError::Long(_)),
            "{text}: {error:?}"
        );
    }
    let long = "9".repeat(100_000);
    let error = long.parse::<TimeControl>().expect_err("no unit");
    assert!(error.to_string().len() < 200, "a long text is not repeated");
}
