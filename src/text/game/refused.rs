//! Why an action was refused.
//!
//! The English words are the error's own.

use crate::game::{ActionError, Due, Game, Name};

use super::super::faults::occupied;
use super::super::shapes::shape_sentence;
use super::prompt::{prompt, zone_words};

texts! {
    /// Why an action was refused in a game, with its result if it is over.
    pub action_error(game: &Game, names: &[Option<Name>; 2], error: ActionError) = match error {
        ActionError::Over => "{why}. {result}"
            "{why}。{result}" "{why}。{result}" "{why}。{result}" with why = refused(error), result = prompt(game, names);
        _ => "{why}" "{why}" "{why}" "{why}" with why = refused(error);
    };
    /// Why an action was refused, of whatever game.
    pub(in crate::text) refused(error: ActionError) = match error {
        ActionError::Over => "{error}" "对局已结束" "對局已結束" "対局は終了しました";
        ActionError::Due(Due::Stone) => "{error}" "现在应落子" "現在應落子" "今は石を打つ番です";
        ActionError::Due(Due::Proposal) => "{error}"
            "现在应提出第五手的打点" "現在應提出第五手的打點" "今は五珠を提示する番です";
        ActionError::Due(Due::Swap) => "{error}"
            "先决定黑白：交换或不交换" "先決定黑白：交換或不交換" "先に黒白を交換するかどうかを決めてください";
        ActionError::Due(Due::Number) => "{error}" "应先声明打点数量" "應先聲明打點數量" "先に題数を指定してください";
        ActionError::Due(Due::Branch) => "{error}"
            "应先选择怎样继续" "應先選擇怎樣繼續" "先にどう進めるかを選んでください";
        ActionError::Due(Due::Pick) => "{error}"
            "现在应从打点中选一个" "現在應從打點中選一個" "今は五珠を一つ選ぶ番です";
        ActionError::Due(Due::Removal) => "{error}"
            "现在应去掉两个打点中的一个" "現在應去掉兩個打點中的一個" "今は二つの五珠の一方を外す番です";
        ActionError::Due(Due::Settlement) => "{error}"
            "白方应先指出禁手或接受和棋"
            "白方應先指出禁手或接受和棋"
            "白は先に禁手を指摘するか、引き分けに同意してください";
        ActionError::Occupied(taken) => "{error}" "{why}" "{why}" "{why}" with why = occupied(taken);
        ActionError::OutsideZone { point, zone } => "{error}"
            "不能下 {point}：这一子须下{place}"
            "不能下 {point}：這一子須下{place}"
            "{point} には打てません：この石は{place}に打ちます" with place = zone_words(zone);
        ActionError::Forbidden { point, kind, tally } => "{error}"
            "{shape}，不能落子"
            "{shape}，不能落子"
            "{shape}なので打てません" with shape = shape_sentence(point, kind, tally);
        ActionError::EqualProposals { point, first } if point == first =>
            "{point} is already proposed; choose another point"
            "{point} 已是打点，请另选一点"
            "{point} 已是打點，請另選一點"
            "{point} はすでに提示した五珠です。別の点を選んでください";
        ActionError::EqualProposals { point, first } => "{error}"
            "{point} 与打点 {first} 对称相同，请另选一点"
            "{point} 與打點 {first} 對稱相同，請另選一點"
            "{point} は五珠 {first} と対称で同形です。別の点を選んでください";
        ActionError::NumberOutside { number, min, max } => "{error}"
            "打点数量须为 {min} 至 {max}，不能是 {number}"
            "打點數量須為 {min} 至 {max}，不能是 {number}"
            "{number} は指定できません：題数は{min}から{max}までです";
        ActionError::NotABranch(_) => "{error}" "现在不能这样选" "現在不能這樣選" "今はそれを選べません";
        ActionError::NotAProposal(point) => "{error}"
            "{point} 不是打点" "{point} 不是打點" "{point} は提示された五珠ではありません";
        ActionError::PassTooEarly(4) => "{error}"
            "棋盘上有三子之后才能停一手" "棋盤上有三子之後才能停一手" "パスは盤上に石が三つ打たれてからです";
        ActionError::PassTooEarly(first) => "{error}"
            "第 {first} 手起才能停一手" "第 {first} 手起才能停一手" "パスは{first}手目からです";
        ActionError::NoForbiddenMoves => "{error}"
            "无禁手规则没有禁手，不能指出"
            "無禁手規則沒有禁手，不能指出"
            "禁手なしの対局なので、指摘する禁手はありません";
        ActionError::NotClaimPolicy => "{error}"
            "本局由程序判禁手，无须指出"
            "本局由程式判禁手，無須指出"
            "この対局の禁手はプログラムが判定するので、指摘は不要です";
        ActionError::ClaimInOpening => "{error}"
            "开局阶段没有禁手可指" "開局階段沒有禁手可指" "開局手順の間は指摘できる禁手がありません";
        // Nobody can answer an offer that does not stand, or one's own, in this program.
        ActionError::NoOffer | ActionError::OwnOffer => "{error}" "{error}" "{error}" "{error}";
        ActionError::OfferPending => "{error}"
            "先回答已有的提议" "先回答已有的提議" "先に今の申し出に返事をしてください";
        ActionError::NoTakeback => "{error}"
            "本局不能悔棋（拔子判负）"
            "本局不能悔棋（拔子判負）"
            "この対局では待ったはできません（打った石を取り上げると負けになります）";
        ActionError::NothingToTakeBack => "{error}" "没有可悔的棋" "沒有可悔的棋" "待ったで戻せる手がありません";
        ActionError::TakebackRefused => "{error}"
            "这一手的悔棋已被拒绝" "這一手的悔棋已被拒絕" "この手の待ったはすでに断られました";
    };
}
