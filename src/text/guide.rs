//! The game for a beginner: the rules in ten lessons with small boards, what else is good to know, and a glossary.
//!
//! `renju guide` prints it, the help page of the rules shows it, the line mode tells its short form. What a board shows
//! is judged by the referee wherever it is drawn.

use std::ops::RangeInclusive;

use crate::game::{Mode, OpeningRule};
use crate::rules::{Board, Color, Point, SIZE, parse_position};

use super::commands::commands_heading;
use super::glossary::{glossary, glossary_heading};
use super::{Lang, opening_course};

/// A small board of the guide: a position, and the black stone that is judged in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    moves: &'static str,
    point: &'static str,
    /// Which finding is shown: 0 for the whole, or one by its number.
    pub shown: usize,
}

const fn example(moves: &'static str, point: &'static str, shown: usize) -> Example {
    Example {
        moves,
        point,
        shown,
    }
}

impl Example {
    /// The position, and the point of the black stone.
    pub fn position(self) -> (Board, Point) {
        let board = parse_position(self.moves).expect("the examples are positions");
        let point = self.point.parse().expect("the examples name points");
        (board, point)
    }

    /// The numbers of the rows around its stones.
    pub fn rows(self) -> RangeInclusive<u8> {
        let (board, point) = self.position();
        let stones = board.stones(Color::Black).chain([point]);
        let (low, high) = stones.fold((SIZE, 1), |(low, high), p| {
            (low.min(p.number()), high.max(p.number()))
        });
        low.saturating_sub(1).max(1)..=(high + 1).min(SIZE)
    }
}

/// What one lesson is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lesson {
    /// 五连, 长连.
    Five,
    /// 四, 活四.
    Four,
    /// 活三, 假活三.
    Three,
    /// 三三.
    DoubleThree,
    /// 四四.
    DoubleFour,
    /// Both fours on one line: 扁担阵 and its kin.
    OneLine,
    /// 四三, which is legal.
    FourThree,
    /// A five that would be forbidden otherwise.
    FiveFirst,
    /// 指出禁手.
    Claim,
    /// 开局.
    Opening,
}

impl Lesson {
    /// All of them, in the order in which they are told.
    pub const ALL: [Self; 10] = [
        Self::Five,
        Self::Four,
        Self::Three,
        Self::DoubleThree,
        Self::DoubleFour,
        Self::OneLine,
        Self::FourThree,
        Self::FiveFirst,
        Self::Claim,
        Self::Opening,
    ];

    /// Its boards.
    pub const fn examples(self) -> &'static [Example] {
        match self {
            Self::Five => {
                const {
                    &[
                        example("e8 -- f8 -- g8 -- i8", "h8", 0),
                        example("e8 -- f8 -- g8 -- i8 -- j8", "h8", 0),
                    ]
                }
            }
            Self::Four => {
                const {
                    &[
                        example("f8 -- g8 -- i8", "h8", 0),
                        example("f8 e8 g8 -- i8", "h8", 0),
                    ]
                }
            }
            Self::Three => {
                const {
                    &[
                        example("g8 -- i8", "h8", 0),
                        example("f8 d8 g8 -- k8", "h8", 1),
                    ]
                }
            }
            Self::DoubleThree => const { &[example("g8 -- i8 -- h7 -- h9", "h8", 0)] },
            Self::DoubleFour => {
                const { &[example("e8 d8 f8 -- g8 -- h9 h12 h10 -- h11", "h8", 0)] }
            }
            Self::OneLine => {
                const {
                    &[
                        example("e8 -- g8 -- i8 -- k8", "h8", 0),
                        example("d8 -- e8 -- g8 -- j8 -- k8", "h8", 0),
                        example("d8 -- e8 -- f8 -- j8 -- k8 -- l8", "h8", 0),
                    ]
                }
            }
            Self::FourThree => const { &[example("e8 d8 f8 -- g8 -- h9 -- h10", "h8", 0)] },
            Self::FiveFirst => {
                const {
                    &[example(
                        "e8 -- f8 -- g8 -- i8 -- h7 -- h9 -- g7 -- i9",
                        "h8",
                        0,
                    )]
                }
            }
            Self::Claim => const { &[example("f8 -- g8 -- h9 -- h10", "h8", 0)] },
            Self::Opening => const { &[example("h8 h9", "i9", 0)] },
        }
    }
}

texts! {
    rules_heading = "RULES" "规则" "規則" "ルール";
    /// What holds in a game of this mode.
    this_game(mode: Mode) -> &'static str = match mode {
        Mode::Free =>
            "This game: free (无禁手). Five or more in a row wins for either side; there are no forbidden moves. What is \
             said of them below holds in standard and RIF."
            "本局：无禁手。双方五连或长连都胜，没有禁手。下面讲的禁手用于有禁手和RIF正式规则。"
            "本局：無禁手。雙方五連或長連都勝，沒有禁手。下面講的禁手用於有禁手和RIF正式規則。"
            "この対局：禁手なし。双方とも五連または長連で勝ち、禁手はない。下に述べる禁手は「禁手あり」とRIF公式ルールのもの。";
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
    title(lesson: Lesson) -> &'static str = match lesson {
        Lesson::Five => "Five and overline" "五连与长连" "五連與長連" "五連と長連";
        Lesson::Four => "Four and straight four" "四与活四" "四與活四" "四と棒四";
        Lesson::Three => "Three and false three" "活三与假活三" "活三與假活三" "三と見かけだけの三";
        Lesson::DoubleThree => "Double-three: forbidden" "三三：禁手" "三三：禁手" "三々：禁手";
        Lesson::DoubleFour => "Double-four: forbidden" "四四：禁手" "四四：禁手" "四々：禁手";
        Lesson::OneLine => "Double-four on one line: forbidden"
            "一条线上的四四：禁手" "一條線上的四四：禁手" "一線の四々：禁手";
        Lesson::FourThree => "Four and three: legal" "四三：不是禁手" "四三：不是禁手" "四三：禁手ではない";
        Lesson::FiveFirst => "Five beats forbidden" "五连优先" "五連優先" "五連は禁手に優先";
        Lesson::Claim => "Claiming a forbidden move" "指出禁手" "指出禁手" "禁手の指摘";
        Lesson::Opening => "The opening" "开局" "開局" "開局";
    };
    /// What a lesson tells without its boards.
    told(lesson: Lesson) -> &'static str = match lesson {
        Lesson::Five =>
            "Five stones of one colour in an unbroken row, column or diagonal are a five (五连) and win. Six or more are an \
             overline (长连): White wins with it too, for Black it is forbidden; in free both win with it."
            "同色五子沿横、竖或斜不间断地连成一线，就是五连，获胜。六子或更多是长连：白方长连也胜，黑方长连是禁手；无禁手规则中双方都胜。"
            "同色五子沿橫、豎或斜不間斷地連成一線，就是五連，獲勝。六子或更多是長連：白方長連也勝，黑方長連是禁手；無禁手規則中雙方都勝。"
            "同じ色の石が縦か横か斜めに続けて五つ並べば五連で、勝ち。六つ以上は長連：白は長連でも勝ち、黒の長連は禁手。\
             禁手なしではどちらも勝ち。";
        Lesson::Four =>
            "Four (四): one more stone makes five. A straight four (活四) can become five at either end and cannot be \
             stopped; a simple four (冲四) can at one point only, where the other side must answer."
            "四：再下一子成五。活四：两端都可成五，挡不住。冲四：只有一点可成五，对方必须挡在那里。"
            "四：再下一子成五。活四：兩端都可成五，擋不住。衝四：只有一點可成五，對方必須擋在那裡。"
            "四：もう一手で五連になる形。棒四（達四）：どちらの端でも五連になる四で、止められない。\
             五連になる点が一つだけの四には、相手はその点を止めるしかない。";
        Lesson::Three =>
            "Three (活三): one more stone makes a straight four, at a point where Black may play. A false three (假活三) \
             looks like one, but no such point is there."
            "活三：再下一子成活四，而且那一点黑方可以下。假活三：看似活三，却没有这样的点。"
            "活三：再下一子成活四，而且那一點黑方可以下。假活三：看似活三，卻沒有這樣的點。"
            "三：もう一手で棒四になる形で、その点に黒が打てるもの。見かけだけの三：三に見えるが、そのような点がない。";
        Lesson::DoubleThree =>
            "A stone that makes two threes at once is a double-three (三三), forbidden for Black. False threes do not count."
            "一子同时成两个活三是三三，黑方禁手。假活三不算。"
            "一子同時成兩個活三是三三，黑方禁手。假活三不算。"
            "一手で三が同時に二つできるのは三々で、黒の禁手。見かけだけの三は数えない。";
        Lesson::DoubleFour =>
            "A stone that makes two fours at once is a double-four (四四), forbidden for Black, straight or not."
            "一子同时成两个四是四四，黑方禁手，不论活四还是冲四。"
            "一子同時成兩個四是四四，黑方禁手，不論活四還是衝四。"
            "一手で四が同時に二つできるのは四々で、黒の禁手。棒四かどうかは問わない。";
        Lesson::OneLine =>
            "Both fours may lie on one line (扁担阵): each has its own point for five. A straight four, whose \
             two points belong to the same four stones, is one four."
            "两个四可以在同一条线上（扁担阵之类）：各有各的成五点。活四的两个成五点属于同样的四子，只算一个四。"
            "兩個四可以在同一條線上（扁擔陣之類）：各有各的成五點。活四的兩個成五點屬於同樣的四子，只算一個四。"
            "二つの四が同じ線の上にできることもある：それぞれに五連になる点がある。棒四の二つの点は同じ四つの石のものなので、\
             四は一つと数える。";
        Lesson::FourThree =>
            "One four and one three (四三, 4-3) is legal, and the usual way for Black to win. It is not the only one: any \
             exact five wins."
            "一个四加一个活三是四三，不是禁手，黑方多半这样取胜。但不限于四三：只要恰好成五就胜。"
            "一個四加一個活三是四三，不是禁手，黑方多半這樣取勝。但不限於四三：只要恰好成五就勝。"
            "四と三が一つずつできる四三は禁手ではなく、黒はたいていこれで勝つ。ただし四三に限らず、ちょうど五つ並べば勝ち。";
        Lesson::FiveFirst =>
            "A five beats everything: a black stone that makes exactly five wins, whatever else it makes."
            "五连优先：黑方恰好成五就胜，不管同时还成什么。"
            "五連優先：黑方恰好成五就勝，不管同時還成什麼。"
            "五連は禁手に優先：黒がちょうど五つ並べれば、同時に何ができても勝ち。";
        Lesson::Claim =>
            "Claim (指出禁手): by default a forbidden stone stands until White claims it. 3-3 and 4-4 can be claimed only \
             before White's next move, an overline until the game ends. If White does not notice, play goes on."
            "指出禁手：默认走出的禁手先留在棋盘上，由白方指出。三三、四四只能在黑方落子后、白方应手前指出，\
             长连在终局前随时可以。白方没有指出，对局继续。"
            "指出禁手：預設下出的禁手先留在棋盤上，由白方指出。三三、四四只能在黑方落子後、白方應手前指出，\
             長連在終局前隨時可以。白方沒有指出，對局繼續。"
            "禁手の指摘：既定では、禁手の石も白が指摘するまで盤に残る。三々と四々は打たれた直後、白が次の手を打つ前だけ、\
             長連は終局まで指摘できる。白が気づかなければ対局は続く。";
        Lesson::Opening =>
            "The first three stones, on H8, near it and within the central 5×5, make one of 26 openings with names. In \
             standard a third stone outside the 5×5 is legal too."
            "前三手下在天元、它的旁边和中央 5×5 内，是 26 种有名称的开局之一。有禁手规则中，第 3 手下在 5×5 之外（妖刀）也可以。"
            "前三手下在天元、它的旁邊和中央 5×5 內，是 26 種有名稱的開局之一。有禁手規則中，第 3 手下在 5×5 之外（妖刀）也可以。"
            "初手の天元、その隣の2手目、中央 5×5 の中の3手目で、名前のある 26 の珠型の一つになる。\
             「禁手あり」では3手目を 5×5 の外に打ってもよい。";
    };
    /// What its boards show, where their verdicts do not say it all.
    remark(lesson: Lesson) -> &'static str = match lesson {
        Lesson::Three =>
            "On the second board a stone on E8 is closed by White's D8, and after I8 the point J8 would make six."
            "第二个图：下 E8，一端有白子 D8；下 I8，J8 会成六。"
            "第二個圖：下 E8，一端有白子 D8；下 I8，J8 會成六。"
            "二つ目の図では、E8 に打つと片端に白石 D8 があり、I8 に打つと J8 が六連になる。";
        Lesson::FourThree =>
            "White must stop the four at I8; then Black makes a straight four of H8 H9 H10."
            "白方必须在 I8 挡住四，黑方接着把 H8 H9 H10 变成活四。"
            "白方必須在 I8 擋住四，黑方接著把 H8 H9 H10 變成活四。"
            "白は I8 で四を止めるしかなく、黒は次に H8 H9 H10 を棒四にする。";
        Lesson::FiveFirst =>
            "H8 makes two threes as well, H7 H8 H9 and G7 H8 I9; but it makes five, and Black wins."
            "H8 同时成两个活三 H7 H8 H9 和 G7 H8 I9；但它成五连，黑方胜。"
            "H8 同時成兩個活三 H7 H8 H9 和 G7 H8 I9；但它成五連，黑方勝。"
            "H8 は H7 H8 H9 と G7 H8 I9 の三も同時に作るが、五連なので黒の勝ち。";
        Lesson::Claim =>
            "Black has just played H8: White presses f (or types \"claim\") and confirms, and wins (追下取胜)."
            "黑方刚下了 H8：白方按 f（或输入“指出禁手”）并确认，追下取胜。"
            "黑方剛下了 H8：白方按 f（或輸入「指出禁手」）並確認，追下取勝。"
            "黒が H8 に打ったところ：白は f を押す（または「禁手を指摘」と入力する）。確認に答えれば白の勝ち（追下取勝）。";
        Lesson::Opening => "This is 4D, Kagetsu (花月)." "这是 4D 花月。" "這是 4D 花月。" "これは 4D 花月。";
        Lesson::Five | Lesson::Four | Lesson::DoubleThree | Lesson::DoubleFour | Lesson::OneLine => "" "" "" "";
    };
    pub guide_legend = "In the pictures x is black and o white; * is the stone in question, letters are the points it is about."
        "图中 x 是黑子，o 是白子；* 是要判的一子，字母是相关的点。"
        "圖中 x 是黑子，o 是白子；* 是要判的一子，字母是相關的點。"
        "図の x は黒石、o は白石。* は判定する石、文字は関係する点。";
    other_policies =
        "With --forbidden loss a forbidden move loses at once, with --forbidden block it is refused. A wrong claim costs \
         nothing unless --wrong-claim says so."
        "用 --forbidden loss，走禁手立即判负；用 --forbidden block，禁手不能落子。指错禁手不罚，除非用了 --wrong-claim。"
        "用 --forbidden loss，下禁手立即判負；用 --forbidden block，禁手不能落子。指錯禁手不罰，除非用了 --wrong-claim。"
        "--forbidden loss では禁手は打てば負け、--forbidden block では打てない。誤った指摘の罰は --wrong-claim で決める（既定はなし）。";
    draws = "Draw: a full board, two passes in a row, agreement, or when neither side can make a five any more."
        "和棋：棋盘下满、双方连续停一手、双方同意，或双方都不可能再成五。"
        "和棋：棋盤下滿、雙方連續停一手、雙方同意，或雙方都不可能再成五。"
        "引き分け：満局、双方が続けてパス、双方の合意、またはどちらももう五連を作れないとき。";
    takebacks =
        "Takeback: the game is again as it was before the move, the right to claim and an open choice of the opening \
         included; time spent stays spent. A finished game stays closed."
        "悔棋：回到那一手之前，指出禁手的权利和开局中的选择也一并恢复；用掉的时间不退。终局后不能悔棋。"
        "悔棋：回到那一手之前，指出禁手的權利和開局中的選擇也一併恢復；用掉的時間不退。終局後不能悔棋。"
        "待った：その手の前に戻り、禁手を指摘する権利や開局での選択も元に戻る。使った時間は戻らない。終局した対局は再開できない。";
    clock_runs =
        "Clock: it runs on behind questions, this help and every other page; only a pause (P) stops it. When the time \
         is up, what is open closes and the game is lost."
        "计时：回答问题、看帮助或其他页面时钟不会停，只有暂停（P）才停。时间用完时，打开的页面会关闭，判超时负。"
        "計時：回答問題、看說明或其他頁面時鐘不會停，只有暫停（P）才停。時間用完時，開啟的頁面會關閉，判超時負。"
        "時計：質問、ヘルプ、ほかのページを開いている間も進み、一時停止（P）のときだけ止まる。\
         時間が切れると、開いているものは閉じて時間切れ負けになる。";
    enter_alone =
        "Enter counts when it is pressed alone, a tenth of a second after the key before it. An Enter that is pasted, or \
         that ends the input of an IME, decides nothing: press it once more."
        "Enter：单独按下、与前一键相隔十分之一秒以上才算数。粘贴进来的、结束输入法的 Enter 什么也不决定，请再按一次。"
        "Enter：單獨按下、與前一鍵相隔十分之一秒以上才算數。貼上的、結束輸入法的 Enter 什麼也不決定，請再按一次。"
        "Enter：前のキーから 0.1 秒以上あけて単独で押したときに有効。貼り付けや IME の確定の Enter では何も決まらない。もう一度押す。";
    choosing =
        "Choosing colours (猜先): with --guess the program takes a handful of stones for each player, and an odd difference \
         swaps the colours. With --guess odd-even it hides one handful; the second player guesses odd or even, and plays \
         Black if that is right."
        "猜先：用 --guess，程序替双方各抓一把棋子，数差为奇数就交换黑白。用 --guess odd-even，只藏一把，由后一位棋手猜单双，猜对执黑。"
        "猜先：用 --guess，程式替雙方各抓一把棋子，數差為奇數就交換黑白。用 --guess odd-even，只藏一把，由後一位棋手猜單雙，猜對執黑。"
        "ニギリ：--guess では両者の石を一握りずつ取り、差が奇数なら黒白を替える。--guess odd-even では一握りを隠し、二人目が奇数か偶数かを言い、当たれば黒番。";
    keys_heading = "KEYS" "按键" "按鍵" "キー";
    more_heading = "GOOD TO KNOW" "还须知道" "還須知道" "知っておくとよいこと";
}

/// What the pages of the help are called, in order.
pub fn help_pages(lang: Lang) -> [&'static str; 3] {
    [keys_heading, rules_heading, commands_heading].map(|name| name(lang))
}

/// A part of the guide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A heading.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// A small board.
    Board(Example),
}

/// The rules in short paragraphs, those of the mode and the opening rule being played first.
pub fn rules_page(lang: Lang, mode: Mode, opening_rule: &OpeningRule) -> Vec<&'static str> {
    let mut page = vec![rules_heading(lang), this_game(lang, mode)];
    page.extend(opening_course(lang, opening_rule));
    page.extend(Lesson::ALL.map(|lesson| told(lang, lesson)));
    page.extend([other_policies, draws, takebacks].map(|text| text(lang)));
    page
}

/// The whole guide; the opening that is told is the one of this rule.
pub fn guide(lang: Lang, mode: Mode, opening_rule: &OpeningRule) -> Vec<Part> {
    let text = |text: &str| Part::Text(text.to_owned());
    let heading = |text: &str| Part::Heading(text.to_owned());
    let mut parts = vec![heading(rules_heading(lang)), text(this_game(lang, mode))];
    for (lesson, number) in Lesson::ALL.into_iter().zip(1..) {
        parts.push(Part::Heading(format!("{number} {}", title(lang, lesson))));
        parts.push(text(told(lang, lesson)));
        if lesson == Lesson::Opening {
            parts.extend(opening_course(lang, opening_rule).map(text));
        }
        parts.extend(lesson.examples().iter().copied().map(Part::Board));
        parts.extend(
            Some(remark(lang, lesson))
                .filter(|said| !said.is_empty())
                .map(text),
        );
    }
    parts.push(heading(more_heading(lang)));
    let notes = [
        other_policies,
        draws,
        takebacks,
        choosing,
        clock_runs,
        enter_alone,
    ];
    parts.extend(notes.map(|note| text(note(lang))));
    parts.push(heading(glossary_heading(lang)));
    parts.extend(glossary(lang).into_iter().map(Part::Text));
    parts
}
