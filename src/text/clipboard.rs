//! Words for copying a game to the clipboard, and for one that is pasted.

texts! {
    pub ask_copy = "Copy to the clipboard:" "复制到剪贴板：" "複製到剪貼簿：" "クリップボードにコピー：";
    /// What can be copied.
    pub copy_moves = "the moves, h8i9g7" "着法 h8i9g7" "棋步 h8i9g7" "手順 h8i9g7";
    pub copy_sgf = "the game as SGF" "棋谱 SGF" "棋譜 SGF" "棋譜 SGF";
    pub copy_diagram = "a diagram in plain text" "文字棋图" "文字棋圖" "文字の図";
    /// Above what was copied.
    pub copied = "Copied. Where the terminal did not take it, select it here (M leaves the mouse to the terminal)."
        "已复制。终端没有接受时，可在这里选取（按 M 把鼠标留给终端）。"
        "已複製。終端機沒有接受時，可在這裡選取（按 M 把滑鼠留給終端機）。"
        "コピーしました。端末が受け付けない場合は、ここで選択してください（M でマウスを端末に任せます）。";
    /// Above the game that was pasted.
    pub pasted = "pasted" "粘贴的对局" "貼上的對局" "貼り付けた棋譜";
    pub ask_open(moves: usize) = "A game of {moves} moves was pasted. Open it in review?"
        "粘贴了一局 {moves} 手的棋谱，打开复盘吗？"
        "貼上了一局 {moves} 手的棋譜，開啟覆盤嗎？"
        "{moves}手の棋譜が貼り付けられました。検討で開きますか？";
    /// What the ending of a name stands for.
    pub file_kinds = ".sgf, .lib, .psq or .txt: the game; .svg: a picture" ".sgf、.lib、.psq、.txt 存棋谱；.svg 存图"
        ".sgf、.lib、.psq、.txt 存棋譜；.svg 存圖" ".sgf、.lib、.psq、.txt は棋譜、.svg は図";
}
