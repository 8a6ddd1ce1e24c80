//! Questions of the line mode, the answers they take, and what an answer to the wrong one is told.
//!
//! Knows the words only; which question stands is the line mode's to know.

use std::path::Path;

use crate::showable::path;

use super::super::{Lang, file_kinds};

texts! {
    pub ask_resign(who: &str) = "{who}: resign?" "{who}：认输吗？" "{who}：認輸嗎？" "{who}：投了しますか？";
    pub ask_leave(who: &str) = "{who}: leave and lose the game?"
        "{who}：离开并判负吗（中途退场）？" "{who}：離開並判負嗎（中途退場）？" "{who}：退席して負けにしますか？";
    pub answer_first = "please answer the question first" "请先回答问题" "請先回答問題" "先に質問に答えてください";
    pub nothing_asked = "there is no question to answer"
        "现在没有要回答的问题" "現在沒有要回答的問題" "今は質問がありません";
    pub what_next = "Type \"next\" to play again with colours swapped, or \"quit\""
        "输入“下一局”交换黑白再下一局，或输入“离开”"
        "輸入「下一局」交換黑白再下一局，或輸入「離開」"
        "「次の対局」で黒白を替えてもう一局、「終了」で終わります";
    /// One answer to a question: the word that picks it, and what it leads to.
    pub answer(word: &str, label: &str) = "  {word}: {label}" "  {word}：{label}" "  {word}：{label}" "  {word}：{label}";
    /// A name for a file is asked.
    pub name_file(name: &Path) = "To save the game as a file, type \"save {shown}\", or another name ({kinds})."
        "要存成文件，请输入“保存 {shown}”，或换一个文件名（{kinds}）。"
        "要存成檔案，請輸入「儲存 {shown}」，或換一個檔名（{kinds}）。"
        "棋譜をファイルに保存するには「保存 {shown}」のように入力してください。名前は自由です（{kinds}）。" with kinds = file_kinds() where shown = path(name);
    with_list(question: &str, answers: &str) = "{question} ({answers})"
        "{question}（{answers}）" "{question}（{answers}）" "{question}（{answers}）";
}

/// Answers that a question takes, behind it.
pub fn with_answers(lang: Lang, question: &str, answers: &[&str]) -> String {
    let answers = match lang {
        Lang::En => match answers {
            [most @ .., last] if !most.is_empty() => format!("{} or {last}", most.join(", ")),
            _ => answers.concat(),
        },
        Lang::Zh | Lang::Hant | Lang::Ja => answers.join("／"),
    };
    with_list(lang, question, &answers)
}
