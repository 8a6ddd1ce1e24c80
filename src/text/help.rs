//! The rules as told on the help page.
//!
//! Text only; the keys come from the key table, so that the two cannot disagree.

use crate::game::Mode;

use super::Lang;

/// Heading of the keys.
pub fn keys_heading(lang: Lang) -> &'static str {
    word!(lang, "KEYS", "按键")
}

/// The rules in short paragraphs, that of the mode being played first.
pub fn rules_page(lang: Lang, mode: Mode) -> Vec<&'static str> {
    let mut page = vec![word!(lang, "RULES", "规则")];
    page.push(match mode {
        Mode::Free => word!(
            lang,
            "This game: free (无禁手). Five or more in a row wins for both; there are no forbidden moves.",
            "本局：无禁手。双方五连或长连都胜，没有禁手。"
        ),
        Mode::Standard => word!(
            lang,
            "This game: standard, the Chinese rule (有禁手). Black opens on H8 and wins with exactly five; White wins with \
             five or more. Black's double-three, double-four and overline are forbidden.",
            "本局：有禁手。黑方第一子下天元，恰好五连才胜；白方五连或长连都胜。黑方三三、四四、长连是禁手。"
        ),
        Mode::Rif => word!(
            lang,
            "This game: RIF, the international rules. Forbidden moves as in standard, and the opening below.",
            "本局：RIF正式规则。禁手与有禁手相同，开局按下面的程序。"
        ),
    });
    page.extend([
        word!(
            lang,
            "Four: one more stone makes five. Straight four: two points do. Three: one more stone makes a straight four, \
             at a point that Black may play.",
            "四：再下一子成五。活四：有两点可成五。活三：再下一子成活四，而且那一点黑方可以下。"
        ),
        word!(
            lang,
            "A five beats everything: a stone that makes exactly five wins, whatever else it makes. One four and one three \
             (4-3) is legal.",
            "五连优先：恰好成五就胜，不管同时还成什么。四三不是禁手。"
        ),
        word!(
            lang,
            "Claim (指出禁手): a forbidden stone stands until White claims it. 3-3 and 4-4 can be claimed only right after \
             the stone, an overline until the game ends. If White does not notice, the game goes on.",
            "指出禁手：禁手子先留在棋盘上，由白方指出。三三、四四只能在黑方落子后、白方应手前指出，长连在终局前随时可以。\
             白方没看出来，对局继续。"
        ),
        word!(
            lang,
            "RIF opening: tentative Black puts H8, a white stone in the central 3×3 and a black one in the central 5×5. \
             Tentative White swaps colours or not. White puts move 4, Black proposes two fifth moves that are not equal by \
             symmetry, White removes one of them.",
            "RIF开局：假先方下 H8、中央 3×3 内一白子、中央 5×5 内一黑子；假后方选择交换或不交换；白方下第 4 手；\
             黑方放两个不对称的打点；白方去掉一个。"
        ),
        word!(
            lang,
            "Draw: a full board, two passes in a row, agreement, or when neither side can make a five any more.",
            "和棋：棋盘下满、双方连续停着、双方同意，或双方都不可能再成五。"
        ),
    ]);
    page
}
