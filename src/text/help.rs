//! The rules as told on the help page.
//!
//! Text only; the keys come from the key table, so that the two cannot disagree.

use crate::game::{Mode, OpeningRule};

use super::{Lang, opening_course};

texts! {
    pub keys_heading = "KEYS" "按键" "按鍵" "キー";
    /// What holds in a game of this mode.
    this_game(mode: Mode) -> &'static str = match mode {
        Mode::Free =>
            "This game: free (无禁手). Five or more in a row wins for either side; there are no forbidden moves."
            "本局：无禁手。双方五连或长连都胜，没有禁手。"
            "本局：無禁手。雙方五連或長連都勝，沒有禁手。"
            "この対局：禁手なし。双方とも五連または長連で勝ち、禁手はない。";
        Mode::Standard =>
            "This game: standard, the Chinese rule (有禁手). Black opens on H8 and wins with exactly five; White wins \
             with five or more. Black may not make a double-three, a double-four or an overline."
            "本局：有禁手。黑方第一子下天元，恰好五连才胜；白方五连或长连都胜。黑方三三、四四、长连是禁手。"
            "本局：有禁手。黑方第一子下天元，恰好五連才勝；白方五連或長連都勝。黑方三三、四四、長連是禁手。"
            "この対局：禁手あり。黒は初手を天元 H8 に打ち、ちょうど五つ並べば勝ち。白は五連でも長連でも勝ち。\
             黒の三々、四々、長連は禁手。";
        Mode::Rif =>
            "This game: RIF, the international rules. The forbidden moves are those of standard; the opening is \
             described below."
            "本局：RIF正式规则。禁手与有禁手相同，开局按下面的程序。"
            "本局：RIF正式規則。禁手與有禁手相同，開局按下面的程序。"
            "この対局：RIF公式ルール。禁手は「禁手あり」と同じで、開局は下の手順による。";
    };
    rules_heading = "RULES" "规则" "規則" "ルール";
    fours_and_threes =
        "Four: one more stone makes five. Straight four: a four that can become five at either end. Three: one more \
         stone makes a straight four, at a point where Black may play."
        "四：再下一子成五。活四：有两点可成五。活三：再下一子成活四，而且那一点黑方可以下。"
        "四：再下一子成五。活四：有兩點可成五。活三：再下一子成活四，而且那一點黑方可以下。"
        "四：もう一手で五連になる形。棒四（達四）：五連になる点が二つある四。三：もう一手で棒四になる形で、\
         その点に黒が打てるもの。";
    five_first =
        "A five beats everything: a stone that makes exactly five wins, whatever else it makes. One four and one \
         three (4-3) is legal."
        "五连优先：恰好成五就胜，不管同时还成什么。四三不是禁手。"
        "五連優先：恰好成五就勝，不管同時還成什麼。四三不是禁手。"
        "五連は禁手に優先：ちょうど五つ並べば、同時に何ができても勝ち。四三は禁手ではない。";
    claims =
        "Claim (指出禁手): a forbidden stone stands until White claims it. 3-3 and 4-4 can be claimed only before \
         White's next move, an overline until the game ends. If White does not notice, play goes on."
        "指出禁手：走出的禁手先留在棋盘上，由白方指出。三三、四四只能在黑方落子后、白方应手前指出，\
         长连在终局前随时可以。白方没有指出，对局继续。"
        "指出禁手：下出的禁手先留在棋盤上，由白方指出。三三、四四只能在黑方落子後、白方應手前指出，\
         長連在終局前隨時可以。白方沒有指出，對局繼續。"
        "禁手の指摘：禁手の石も、白が指摘するまでは盤に残る。三々と四々は打たれた直後、白が次の手を打つ前だけ、\
         長連は終局まで指摘できる。白が気づかなければ対局は続く。";
    draws = "Draw: a full board, two passes in a row, agreement, or when neither side can make a five any more."
        "和棋：棋盘下满、双方连续停一手、双方同意，或双方都不可能再成五。"
        "和棋：棋盤下滿、雙方連續停一手、雙方同意，或雙方都不可能再成五。"
        "引き分け：満局、双方が続けてパス、双方の合意、またはどちらももう五連を作れないとき。";
    pub clock_runs =
        "Clock: it runs on behind questions, this help and every other page; only a pause (P) stops it. When the time \
         is up, what is open closes and the game is lost."
        "计时：回答问题、看帮助或其他页面时照常走钟，只有暂停（P）才停钟。时间用完时，打开的页面会关闭，判超时负。"
        "計時：回答問題、看說明或其他頁面時照常走鐘，只有暫停（P）才停鐘。時間用完時，開啟的頁面會關閉，判超時負。"
        "時計：質問、ヘルプ、ほかのページを開いている間も進み、一時停止（P）のときだけ止まる。\
         時間が切れると、開いているものは閉じて時間切れ負けになる。";
}

/// The rules in short paragraphs, those of the mode and the opening rule being played first.
pub fn rules_page(lang: Lang, mode: Mode, opening_rule: &OpeningRule) -> Vec<&'static str> {
    let mut page = vec![rules_heading(lang), this_game(lang, mode)];
    page.extend(opening_course(lang, opening_rule));
    let rest = [fours_and_threes, five_first, claims, draws];
    page.extend(rest.map(|paragraph| paragraph(lang)));
    page
}
