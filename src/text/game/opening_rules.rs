//! The opening rules in words: their names, how each goes and who plays by it, and what is decided in them.

use crate::game::{Branch, Count, Game, OpeningRule, Phase, Setup, Step, Way};
use crate::rules::{Color, Point};

use super::super::Lang;
use super::prompt::deciding;
use super::{mode, policy};

texts! {
    rif = "RIF" "RIF" "RIF" "RIF";
    yamaguchi = "Yamaguchi" "山口" "山口" "題数打ち（山口）";
    soosorv_8 = "Soosõrv-8" "索索夫-8" "索索夫-8" "四珠交替打ち（8題）";
    soosorv_4 = "Soosõrv-4" "索索夫-4" "索索夫-4" "四珠交替打ち（4題）";
    taraguchi_10 = "Taraguchi-10" "塔拉古奇-10" "塔拉古奇-10" "五珠交替打ち（10題）";
    taraguchi = "Taraguchi" "塔拉古奇" "塔拉古奇" "五珠交替打ち（5題）";
    tarannikov = "Tarannikov" "塔拉尼科夫" "塔拉尼科夫" "タランニコフ";
    sakata = "Sakata" "坂田" "坂田" "坂田";
    swap = "Swap" "三手交换" "三手交換" "スワップ";
    swap2 = "Swap2" "Swap2" "Swap2" "スワップ2";
    pro = "Pro" "Pro" "Pro" "プロ";
    long_pro = "Long Pro" "Long Pro" "Long Pro" "ロングプロ";
    swap1 = "Swap-1" "一手交换" "一手交換" "一手スワップ";

    about_rif =
        "RIF opening: tentative Black places three stones: black on H8, white within the central 3×3, black within \
         the central 5×5. Tentative White swaps colours or keeps them. White plays move 4. Black proposes two fifth \
         moves, not symmetrical to each other; White removes one of them. Official 1996 to 2008; clubs and beginners \
         play it still."
        "RIF开局：假先方下 H8、中央 3×3 内一白子、中央 5×5 内一黑子；假后方选择交换或不交换；白方下第 4 手；\
         黑方提出两个互不对称的打点；白方去掉一个。1996 至 2008 年的国际规则，俱乐部和初学者仍在用。"
        "RIF開局：假先方下 H8、中央 3×3 內一白子、中央 5×5 內一黑子；假後方選擇交換或不交換；白方下第 4 手；\
         黑方提出兩個互不對稱的打點；白方去掉一個。1996 至 2008 年的國際規則，俱樂部和初學者仍在用。"
        "RIFの開局：仮先が H8 に黒石、中央 3×3 の中に白石、中央 5×5 の中に黒石を打つ。\
         仮後は黒白を交換するかどうかを選ぶ。白が4手目を打ち、黒は対称形にならない五珠を二つ打ち（五珠2題打ち）、\
         白がその一方を外す。1996〜2008年の国際公式規定で、今もクラブや初心者の対局で使われる。";
    about_yamaguchi =
        "Yamaguchi: tentative Black places three stones (H8, 3×3, 5×5) and declares how many fifth moves there will \
         be, 1 to 12. Tentative White swaps colours or not. White plays move 4, Black proposes that many fifth moves, \
         White picks one. World Championships 2009 to 2015."
        "山口：假先方下前三手（H8、3×3、5×5），并声明打点数（1 至 12）；假后方选择交换或不交换；白方下第 4 手；\
         黑方提出同样多的打点，白方选一个。2009 至 2015 年世界锦标赛的规则。"
        "山口：假先方下前三手（H8、3×3、5×5），並聲明打點數（1 至 12）；假後方選擇交換或不交換；白方下第 4 手；\
         黑方提出同樣多的打點，白方選一個。2009 至 2015 年世界錦標賽的規則。"
        "題数打ち（山口）：仮先が3手目まで（H8、3×3、5×5）打ち、五珠の題数（1〜12）を指定する。\
         仮後は黒白を交換するかどうかを選ぶ。白が4手目を打ち、黒がその題数の五珠を提示し、白が一つを選ぶ。\
         2009〜2015年の世界選手権の規定。";
    about_soosorv_8 =
        "Soosõrv-8: tentative Black places three stones (H8, 3×3, 5×5), tentative White may swap. White plays move 4 \
         and declares 1 to 8 fifth moves, Black may swap. Black proposes that many, White picks one. World \
         Championships since 2017."
        "索索夫-8：假先方下前三手（H8、3×3、5×5），假后方可交换；白方下第 4 手并声明打点数（1 至 8），黑方可交换；\
         黑方提出同样多的打点，白方选一个。2017 年起世界锦标赛的规则。"
        "索索夫-8：假先方下前三手（H8、3×3、5×5），假後方可交換；白方下第 4 手並聲明打點數（1 至 8），黑方可交換；\
         黑方提出同樣多的打點，白方選一個。2017 年起世界錦標賽的規則。"
        "四珠交替打ち（8題）：仮先が3手目まで（H8、3×3、5×5）打ち、仮後は交換できる。\
         白が4手目を打って五珠の題数（1〜8）を指定し、黒は交換できる。黒がその題数の五珠を提示し、白が一つを選ぶ。\
         2017年からの世界選手権の規定。";
    about_soosorv_4 =
        "Soosõrv-4: tentative Black places three stones (H8, 3×3, 5×5), tentative White may swap. White plays move 4 \
         and declares 1 to 4 fifth moves, Black may swap. Black proposes that many, White picks one. European \
         Championship 2008."
        "索索夫-4：假先方下前三手（H8、3×3、5×5），假后方可交换；白方下第 4 手并声明打点数（1 至 4），黑方可交换；\
         黑方提出同样多的打点，白方选一个。2008 年欧洲锦标赛的规则。"
        "索索夫-4：假先方下前三手（H8、3×3、5×5），假後方可交換；白方下第 4 手並聲明打點數（1 至 4），黑方可交換；\
         黑方提出同樣多的打點，白方選一個。2008 年歐洲錦標賽的規則。"
        "四珠交替打ち（4題）：仮先が3手目まで（H8、3×3、5×5）打ち、仮後は交換できる。\
         白が4手目を打って五珠の題数（1〜4）を指定し、黒は交換できる。黒がその題数の五珠を提示し、白が一つを選ぶ。\
         2008年の欧州選手権の規定。";
    about_taraguchi_10 =
        "Taraguchi-10: moves 1 to 4 on H8 and inside 3×3, 5×5, 7×7; after each the other player may swap. Then Black \
         plays move 5 inside 9×9, and White may swap; or Black proposes ten fifth moves and White picks one. After a \
         swap at move 4 no ten are proposed (some allow it). International events since 2020."
        "塔拉古奇-10：第 1 至 4 手下在 H8、3×3、5×5、7×7 内，每手之后对方可交换。然后黑方在 9×9 内下第 5 手，\
         白方可再交换；或者黑方提出十个打点，白方选一个。第 4 手后交换过，就不能提十个打点（有的地方可以）。2020 \
         年起国际比赛的规则。"
        "塔拉古奇-10：第 1 至 4 手下在 H8、3×3、5×5、7×7 內，每手之後對方可交換。然後黑方在 9×9 內下第 5 手，\
         白方可再交換；或者黑方提出十個打點，白方選一個。第 4 手後交換過，就不能提十個打點（有的地方可以）。2020 \
         年起國際比賽的規則。"
        "五珠交替打ち（10題）：1〜4手目を H8、3×3、5×5、7×7 の中に打ち、一手ごとに相手は交換できる。続いて黒が 9×9 \
         の中に5手目を打ち、白はもう一度交換できる。または黒が五珠を十題提示し、白が一つを選ぶ。\
         4手目で交換したときは十題の提示はない（認める所もある）。2020年からの国際大会の規定。";
    about_taraguchi =
        "Taraguchi: moves 1 to 4 on H8 and inside 3×3, 5×5, 7×7; after each the other player may swap. Then Black \
         plays move 5 inside 9×9, and White may swap; or Black proposes five fifth moves and White picks one. European \
         Championships since 2010."
        "塔拉古奇：第 1 至 4 手下在 H8、3×3、5×5、7×7 内，每手之后对方可交换。然后黑方在 9×9 内下第 5 手，\
         白方可再交换；或者黑方提出五个打点，白方选一个。2010 年起欧洲锦标赛的规则。"
        "塔拉古奇：第 1 至 4 手下在 H8、3×3、5×5、7×7 內，每手之後對方可交換。然後黑方在 9×9 內下第 5 手，\
         白方可再交換；或者黑方提出五個打點，白方選一個。2010 年起歐洲錦標賽的規則。"
        "五珠交替打ち（5題）：1〜4手目を H8、3×3、5×5、7×7 の中に打ち、一手ごとに相手は交換できる。続いて黒が 9×9 \
         の中に5手目を打ち、白はもう一度交換できる。または黒が五珠を五題提示し、白が一つを選ぶ。\
         2010年からの欧州選手権の規定。";
    about_tarannikov =
        "Tarannikov: moves 1 to 5 on H8 and inside 3×3, 5×5, 7×7, 9×9; after each the other player may swap. No fifth \
         moves are proposed. Russian blitz tournaments."
        "塔拉尼科夫：第 1 至 5 手下在 H8、3×3、5×5、7×7、9×9 内，每手之后对方可交换；没有打点。俄罗斯的快棋赛常用。"
        "塔拉尼科夫：第 1 至 5 手下在 H8、3×3、5×5、7×7、9×9 內，每手之後對方可交換；沒有打點。俄羅斯的快棋賽常用。"
        "タランニコフ：1〜5手目を H8、3×3、5×5、7×7、9×9 の中に打ち、一手ごとに相手は交換できる。五珠の提示はない。\
         ロシアの早打ち大会で使われる。";
    about_sakata =
        "Sakata: tentative Black places three stones (H8, 3×3, 5×5); tentative White places move 4 inside 7×7 and \
         move 5 inside 9×9; tentative Black takes a colour. Moscow 2007."
        "坂田：假先方下前三手（H8、3×3、5×5）；假后方下第 4 手（7×7）和第 5 手（9×9）；假先方选择执黑或执白。2007 \
         年莫斯科比赛用过。"
        "坂田：假先方下前三手（H8、3×3、5×5）；假後方下第 4 手（7×7）和第 5 手（9×9）；假先方選擇執黑或執白。2007 \
         年莫斯科比賽用過。"
        "坂田：仮先が3手目まで（H8、3×3、5×5）打ち、仮後が4手目（7×7）と5手目（9×9）を打つ。仮先が黒か白かを選ぶ。\
         2007年のモスクワの大会で使われた。";
    about_swap =
        "Swap: the first player places a black, a white and a black stone anywhere; the other takes a colour. Gomoku \
         clubs."
        "三手交换：先手方在任意处下黑、白、黑三子，对方选择执黑或执白。五子棋俱乐部常用。"
        "三手交換：先手方在任意處下黑、白、黑三子，對方選擇執黑或執白。五子棋俱樂部常用。"
        "スワップ：先番が黒、白、黒の三子を好きな点に打ち、相手が黒か白かを選ぶ。五目並べのクラブで使われる。";
    about_swap2 =
        "Swap2: the first player places a black, a white and a black stone anywhere; the other takes a colour, or \
         places a white and a black stone and leaves the choice to the first. Gomoku World Championships since 2009."
        "Swap2：先手方在任意处下黑、白、黑三子；对方选择执黑或执白，或者再下白、黑各一子，由先手方选择。2009 \
         年起五子棋世界锦标赛的规则。"
        "Swap2：先手方在任意處下黑、白、黑三子；對方選擇執黑或執白，或者再下白、黑各一子，由先手方選擇。2009 \
         年起五子棋世界錦標賽的規則。"
        "スワップ2：先番が黒、白、黒の三子を好きな点に打ち、相手は黒か白かを選ぶか、\
         白と黒を一子ずつ打って先番に選ばせる。2009年からの五目並べ世界選手権の規定。";
    about_pro =
        "Pro: move 1 on H8, Black's second stone (move 3) outside the central 5×5. Gomoku tournaments of former times."
        "Pro：第 1 手下 H8，黑方第二子（第 3 手）下在中央 5×5 之外。早年五子棋比赛的规则。"
        "Pro：第 1 手下 H8，黑方第二子（第 3 手）下在中央 5×5 之外。早年五子棋比賽的規則。"
        "プロ：1手目は H8、黒の二子目（3手目）は中央 5×5 の外に打つ。かつての五目並べ大会の規定。";
    about_long_pro =
        "Long Pro: move 1 on H8, Black's second stone (move 3) outside the central 7×7. Gomoku tournaments of former \
         times."
        "Long Pro：第 1 手下 H8，黑方第二子（第 3 手）下在中央 7×7 之外。早年五子棋比赛的规则。"
        "Long Pro：第 1 手下 H8，黑方第二子（第 3 手）下在中央 7×7 之外。早年五子棋比賽的規則。"
        "ロングプロ：1手目は H8、黒の二子目（3手目）は中央 7×7 の外に打つ。かつての五目並べ大会の規定。";
    about_swap1 = "Swap-1: Black places one stone anywhere; the other player may swap colours. Casual games."
        "一手交换：第 1 手之后，对方可以交换黑白。休闲对局常用。"
        "一手交換：第 1 手之後，對方可以交換黑白。休閒對局常用。"
        "一手スワップ：1手目の後、相手は黒白を交換できる。気軽な対局で使われる。";

    /// The mode and what follows on a forbidden move.
    with_policy(name: &str, policy: &str) = "{name} · {policy}"
        "{name} · {policy}" "{name} · {policy}" "{name} · {policy}";

    no_forbidden_moves = "no forbidden moves" "无禁手" "無禁手" "禁手なし";

    or_way(first: &str, way: &str) = "{first}, or {way}" "{first}，或{way}" "{first}，或{way}" "{first}、または{way}";

    asked(who: &str, way: &str) = "{who}: {way}" "{who}：{way}" "{who}：{way}" "{who}：{way}";

    /// A way to go on, as what somebody does.
    one_way(branch: Branch, count: u8) = match branch {
        Branch::Place => "place a stone" "落子" "落子" "石を打つ";
        Branch::Offer => "propose {count} fifth moves"
            "提出 {count} 个打点" "提出 {count} 個打點" "五珠を{count}題提示する";
        Branch::Add => "place two more stones" "再下白、黑各一子" "再下白、黑各一子" "白と黒を一子ずつ打つ";
        Branch::Swap => "swap colours" "交换黑白" "交換黑白" "黒白を交換する";
        Branch::Take(Color::Black) => "take Black" "执黑" "執黑" "黒を持つ";
        Branch::Take(Color::White) => "take White" "执白" "執白" "白を持つ";
    };

    /// Somebody declared the number of proposals.
    pub declared(who: &str, number: u8) = "{who} declared fifth moves: {number}"
        "{who}声明打点数 {number}" "{who}聲明打點數 {number}" "{who}が{number}題を指定";

    /// Somebody chose how the opening goes on.
    pub chosen(who: &str, branch: Branch) = match branch {
        Branch::Place => "{who} places move 5" "{who}下第 5 手" "{who}下第 5 手" "{who}が5手目を打つ";
        Branch::Offer => "{who} proposes fifth moves" "{who}提出打点" "{who}提出打點" "{who}が五珠を提示";
        Branch::Add => "{who} places two more stones" "{who}再下两子" "{who}再下兩子" "{who}が二子を加える";
        Branch::Swap => "{who} swapped the colours" "{who}交换了黑白" "{who}交換了黑白" "{who}が黒白を交換";
        Branch::Take(Color::Black) => "{who} takes Black" "{who}执黑" "{who}執黑" "{who}が黒を持つ";
        Branch::Take(Color::White) => "{who} takes White" "{who}执白" "{who}執白" "{who}が白を持つ";
    };

    /// Somebody picked a proposal.
    pub picked(who: &str, p: Point) = "{who} picked {p}"
        "{who}选了打点 {p}" "{who}選了打點 {p}" "{who}が五珠 {p} を選んだ";

    with_number(prompt: &str, number: &str) = "{prompt} · {number}"
        "{prompt} · {number}" "{prompt} · {number}" "{prompt} · {number}";

    /// The number that was declared.
    declared_number(number: u8) = "fifth moves: {number}" "打点数：{number}" "打點數：{number}" "題数：{number}";
}

/// A fixed text, by its language.
type Fixed = fn(Lang) -> &'static str;

/// For each opening rule, by its name in `game`: the name by which players know it; how an opening by it goes, who plays
/// by it and since when.
const WORDS: [(&str, Fixed, Fixed); 13] = [
    ("rif", rif, about_rif),
    ("yamaguchi", yamaguchi, about_yamaguchi),
    ("soosorv-8", soosorv_8, about_soosorv_8),
    ("soosorv-4", soosorv_4, about_soosorv_4),
    ("taraguchi-10", taraguchi_10, about_taraguchi_10),
    ("taraguchi", taraguchi, about_taraguchi),
    ("tarannikov", tarannikov, about_tarannikov),
    ("sakata", sakata, about_sakata),
    ("swap", swap, about_swap),
    ("swap2", swap2, about_swap2),
    ("pro", pro, about_pro),
    ("long-pro", long_pro, about_long_pro),
    ("swap1", swap1, about_swap1),
];

/// The name of an opening rule.
pub fn opening_rule(lang: Lang, rule: &OpeningRule) -> &'static str {
    let words = WORDS.iter().find(|(name, ..)| *name == rule.name);
    words.map_or(rule.name, |(_, name, _)| name(lang))
}

/// How an opening by the rule goes, who plays by it and since when; nothing where there is no procedure.
pub fn opening_course(lang: Lang, rule: &OpeningRule) -> Option<&'static str> {
    let words = WORDS.iter().find(|(name, ..)| *name == rule.name);
    words.map(|(_, _, about)| about(lang))
}

/// The rules of a game on one line: the mode, or the opening rule where it is another than that of the mode, and what
/// follows on a forbidden move.
pub fn rules_line(lang: Lang, setup: &Setup) -> String {
    let (rules, rule) = (setup.rules, setup.opening_rule);
    let name = if rule == OpeningRule::of(rules.mode()) {
        mode(lang, rules.mode())
    } else {
        opening_rule(lang, rule)
    };
    let what = rules
        .policy()
        .map_or(no_forbidden_moves(lang), |what| policy(lang, what));
    if name == what {
        name.to_owned()
    } else {
        with_policy(lang, name, what)
    }
}

/// A way in which the opening can go on.
pub fn way(lang: Lang, way: &Way) -> String {
    let count = match way.then.first() {
        Some(Step::Propose {
            count: Count::Fixed(count),
            ..
        }) => *count,
        _ => 0,
    };
    one_way(lang, way.branch, count)
}

/// Exchanging colours, as one of the ways to go on.
pub fn swapping(lang: Lang) -> String {
    one_way(lang, Branch::Swap, 0)
}

/// A choice between several ways, the next stone being one of them where it is; `None` where nothing is chosen.
pub(super) fn choice(lang: Lang, game: &Game, who: &str) -> Option<String> {
    let ways: Vec<String> = match game.phase() {
        Phase::Swapping { or_place: true, .. } => vec![swapping(lang)],
        Phase::Choosing { ways, .. } => {
            let others = ways.iter().filter(|way| way.branch != Branch::Place);
            others.map(|other| way(lang, other)).collect()
        }
        _ => return None,
    };
    let stone = game.phase_of_stone();
    let (first, others) = if stone == *game.phase() {
        let (first, others) = ways.split_first()?;
        (asked(lang, who, first), others)
    } else {
        (deciding(lang, &stone, who, game.next_number()), &ways[..])
    };
    let join = |text: String, way: &String| or_way(lang, &text, way);
    Some(others.iter().fold(first, join))
}

/// A prompt with the number of proposals that was declared, until they are asked for.
pub(super) fn numbered(lang: Lang, game: &Game, prompt: String) -> String {
    match (game.declared(), game.phase()) {
        (Some(number), Phase::Swapping { .. } | Phase::Placing { .. }) => {
            with_number(lang, &prompt, &declared_number(lang, number))
        }
        _ => prompt,
    }
}

/// What marks the proposal at this place on the board: `5` for the two of RIF, else its number, from 10 on as `a`, `b`.
pub fn proposal_mark(phase: &Phase, place: usize) -> char {
    let number = char::from_digit(place as u32 + 1, 36);
    number.filter(|_| phase.numbers_proposals()).unwrap_or('5')
}

/// The proposals with their numbers, where they are numbered.
pub fn numbered_proposals(phase: &Phase) -> Option<String> {
    let list: Vec<String> = (1..)
        .zip(phase.proposals())
        .map(|(number, p)| match proposal_mark(phase, number - 1) {
            // The number can be typed; the board has room for one character.
            mark if number > 9 => format!("{mark} ({number}) {p}"),
            mark => format!("{mark} {p}"),
        })
        .collect();
    (phase.numbers_proposals() && !list.is_empty()).then(|| list.join("  "))
}
