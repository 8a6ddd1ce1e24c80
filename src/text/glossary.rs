//! The words of the game in all languages, each with what it means.

use super::{Lang, one_of};

/// One row per word: its name in English, simplified Chinese, traditional Chinese and Japanese, then what it means.
macro_rules! words {
    ($($en:literal $zh:literal $hant:literal $ja:literal,
        $of_en:literal $of_zh:literal $of_hant:literal $of_ja:literal;)+) => {
        /// The words, each with its meaning, in all languages.
        const WORDS: &[(&str, &str)] = &[$((
            concat!($en, "\0", $zh, "\0", $hant, "\0", $ja),
            concat!($of_en, "\0", $of_zh, "\0", $of_hant, "\0", $of_ja),
        ),)+];
    };
}

texts! {
    pub(super) glossary_heading = "GLOSSARY" "术语" "術語" "用語";
    entry(word: &str, others: &str, meaning: &str) = "{word} ({others}): {meaning}"
        "{word}（{others}）：{meaning}" "{word}（{others}）：{meaning}" "{word}（{others}）：{meaning}";
}

words! {
    "five" "五连" "五連" "五連",
        "exactly five stones in an unbroken row" "恰好五子连成一线" "恰好五子連成一線" "ちょうど五つ続けて並んだ石";
    "overline" "长连" "長連" "長連",
        "six stones or more in an unbroken row" "六子或更多连成一线" "六子或更多連成一線" "六つ以上続けて並んだ石";
    "straight four" "活四" "活四" "棒四",
        "a four that can become five at either end" "两端都可成五的四" "兩端都可成五的四"
        "どちらの端でも五連になる四。達四ともいう";
    "simple four" "冲四" "衝四" "四",
        "a four that can become five at one point only" "只有一点可成五的四" "只有一點可成五的四"
        "五連になる点が一つだけの四";
    "three" "活三" "活三" "三",
        "one more stone makes it a straight four" "再下一子成活四" "再下一子成活四" "もう一手で棒四になる形";
    "split three" "跳三" "跳三" "飛び三",
        "a three with a gap in it, XX.X" "中间空一点的活三，●●·●" "中間空一點的活三，●●·●" "間が一つ空いた三、●●·●";
    "closed three" "眠三" "眠三" "剣先",
        "three stones that can become a simple four only" "只能成冲四的三子" "只能成衝四的三子" "四にはなるが棒四にはならない三つの石";
    "false three" "假活三" "假活三" "見かけだけの三",
        "looks like a three, but cannot become a straight four" "看似活三，却不能成活四" "看似活三，卻不能成活四"
        "三に見えるが、棒四にできない";
    "low stop" "下止" "下止" "夏止め",
        "white stones one point away from both ends, O.XXX.O: no three" "两端各隔一点有白子，○·●●●·○，不是活三"
        "兩端各隔一點有白子，○·●●●·○，不是活三" "両端から一つ空けて白石がある ○·●●●·○、三ではない";
    "six-trap" "六腐" "六腐" "六腐",
        "black stones two points away from both ends, X..XXX..X: a straight four would run into six, so no three"
        "两端各隔两点有黑子，●··●●●··●，成活四时会成六，不是活三"
        "兩端各隔兩點有黑子，●··●●●··●，成活四時會成六，不是活三"
        "両端から二つ空けて黒石がある ●··●●●··●、棒四にすると六連になるので三ではない";
    "four-three" "四三" "四三" "四三",
        "a four and a three by one stone, the usual way to win" "一子同时成一个四和一个活三，通常的取胜手段"
        "一子同時成一個四和一個活三，通常的取勝手段" "一手で四と三ができる、よくある勝ち方";
    "double-three" "三三" "三三" "三々",
        "two threes by one stone, forbidden for Black" "一子同时成两个活三，黑方禁手" "一子同時成兩個活三，黑方禁手"
        "一手で三が二つ、黒の禁手";
    "double-four" "四四" "四四" "四々",
        "two fours by one stone, forbidden for Black" "一子同时成两个四，黑方禁手" "一子同時成兩個四，黑方禁手"
        "一手で四が二つ、黒の禁手";
    "carrying pole" "扁担阵" "扁擔陣" "一線の四々",
        "a double-four on one line, X.XXX.X" "同一条线上的四四，●·●●●·●" "同一條線上的四四，●·●●●·●" "同じ線の上の四々、●·●●●·●";
    "forbidden move" "禁手" "禁手" "禁手",
        "a move that Black may not play: 3-3, 4-4, overline" "黑方不许下的：三三、四四、长连" "黑方不許下的：三三、四四、長連"
        "黒が打ってはならない手：三々、四々、長連";
    "initiative" "先手" "先手" "先手",
        "a move that must be answered: a four or a three" "对方必须应的着法：成四或成活三" "對方必須應的棋步：成四或成活三"
        "相手が受けるしかない手：四や三。追い手ともいう";
    "VCF" "VCF" "VCF" "四追い",
        "a win by fours without a pause" "连续冲四取胜" "連續衝四取勝" "四を打ち続けて勝つこと";
    "win by claim" "追下取胜" "追下取勝" "追下取勝",
        "White wins by claiming a forbidden move" "白方指出禁手而胜" "白方指出禁手而勝" "白が禁手を指摘して勝つこと";
    "win by row" "自由取胜" "自由取勝" "自由取勝",
        "a win by five, or by White's overline" "以五连（白方也可以长连）取胜" "以五連（白方也可以長連）取勝"
        "五連、または白の長連で勝つこと";
    "opening" "开局" "開局" "珠型",
        "the first three stones; 26 have names" "前三手的形状，26 种有名称" "前三手的形狀，26 種有名稱" "3手目までの形、26 に名前がある";
    "outside opening" "妖刀" "妖刀" "妖刀",
        "a third stone outside the central 5×5" "第 3 手下在中央 5×5 之外" "第 3 手下在中央 5×5 之外" "3手目が中央 5×5 の外";
    "proposal" "打点" "打點" "五珠",
        "one of the points that Black offers for move 5" "黑方为第 5 手提出的一点" "黑方為第 5 手提出的一點" "黒が5手目の候補として示す点";
    "tentative Black" "假先方" "假先方" "仮先",
        "who begins before the colours are settled" "黑白未定时的先手方" "黑白未定時的先手方" "黒白が決まるまでの先番";
    "choosing colours" "猜先" "猜先" "ニギリ",
        "by handfuls of stones: an odd difference swaps the colours" "各抓一把棋子，数差为奇数就交换黑白"
        "各抓一把棋子，數差為奇數就交換黑白" "石を握り、数の差が奇数なら黒白を替える";
    "pass" "停一手" "停一手" "パス",
        "no stone; two in a row are a draw" "不落子；双方连续停一手为和棋" "不落子；雙方連續停一手為和棋" "打たないこと。双方続けば引き分け";
}

/// Every word with its names in the other languages and its meaning.
pub(super) fn glossary(lang: Lang) -> Vec<String> {
    let shown = match lang {
        Lang::En => [Lang::Zh, Lang::Ja],
        Lang::Zh | Lang::Hant => [Lang::En, Lang::Ja],
        Lang::Ja => [Lang::En, Lang::Zh],
    };
    let line = |&(names, meanings): &(&'static str, &'static str)| {
        let word = one_of(lang, names);
        let mut others: Vec<&str> = shown.map(|other| one_of(other, names)).to_vec();
        others.dedup();
        others.retain(|&other| other != word);
        let between = if lang == Lang::En { ", " } else { "、" };
        entry(lang, word, &others.join(between), one_of(lang, meanings))
    };
    WORDS.iter().map(line).collect()
}
