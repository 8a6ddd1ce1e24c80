//! What the help says of each option and argument, by the names that they have in `cli`.

use super::super::Lang;

beside! {
    /// What an option or argument of a command means; `None` in English.
    pub option_help(command: &str, option: &str) = match (command, option) {
        ("replay" | "convert", "rule") =>
            "文件没有写明时的规则：free、standard（默认）、rif"
            "檔案沒有寫明時的規則：free、standard（預設）、rif"
            "ファイルにルールの記載がないとき：free、standard（既定）、rif";
        ("replay", "files") =>
            "棋谱文件，或 renju games 所列的对局；Tab 换到下一个"
            "棋譜檔案，或 renju games 所列的對局；Tab 換到下一個"
            "棋譜のファイル、または renju games の対局。Tab で次へ";
        (_, "game") =>
            "有多局的文件中读第几局" "有多局的檔案中讀第幾局" "複数の対局があるファイルの何局目か";
        ("convert", "list") =>
            "列出文件中的对局：序号、姓名、日期、结果、手数"
            "列出檔案中的對局：序號、姓名、日期、結果、手數"
            "ファイルの対局の一覧：番号、対局者、日付、結果、手数";
        ("convert", "input") => "要读的文件；- 是标准输入" "要讀的檔案；- 是標準輸入" "読み込むファイル。- は標準入力";
        ("convert", "to") =>
            "写成什么格式：sgf、coords、string（不带空格）、url（gomocalc）、psq、lib（RenLib）"
            "寫成什麼格式：sgf、coords、string（不帶空格）、url（gomocalc）、psq、lib（RenLib）"
            "書き出す形式：sgf、coords、string（空白なし）、url（gomocalc）、psq、lib（RenLib）";
        ("diagram", "source") =>
            "棋谱文件、renju games 所列的对局，或像 renju judge 那样的局面；- 是标准输入"
            "棋譜檔案、renju games 所列的對局，或像 renju judge 那樣的局面；- 是標準輸入"
            "棋譜のファイル、renju games の対局、または renju judge と同じ局面。- は標準入力";
        ("diagram", "why") =>
            "画出黑子下在这一点是不是禁手、为什么：每个三和四，各点标字母"
            "畫出黑子下在這一點是不是禁手、為什麼：每個三和四，各點標字母"
            "この点の黒石が禁手かどうか、その理由を図にする。三と四の点に文字を付ける";
        ("diagram", "from") => "从第几手起标手数；默认 1" "從第幾手起標手數；預設 1" "番号を付ける最初の手。既定は 1";
        ("diagram", "to") => "画到第几手；默认全部" "畫到第幾手；預設全部" "図に示す最後の手。既定はすべて";
        ("diagram", "marks") =>
            "标出黑方的禁手点和它们成什么" "標出黑方的禁手點和它們成什麼" "黒の禁点と、何ができるかを示す";
        ("diagram", "no_coordinates") => "不画棋盘旁的字母和数字" "不畫棋盤旁的字母和數字" "盤の外の文字と数字を付けない";
        ("diagram", "part") =>
            "只画棋盘上这两角之间的部分（SVG）"
            "只畫棋盤上這兩角之間的部分（SVG）"
            "盤のこの二点を角とする部分だけを描く（SVG）";
        ("diagram", "format") =>
            "svg 或 text；默认按输出文件的扩展名，否则 svg"
            "svg 或 text；預設按輸出檔案的副檔名，否則 svg"
            "svg または text。既定は出力ファイルの拡張子により、なければ svg";
        ("convert" | "diagram", "output") =>
            "要写的文件；- 是标准输出（默认）；已有的文件不会被覆盖"
            "要寫的檔案；- 是標準輸出（預設）；已有的檔案不會被覆蓋"
            "書き出すファイル。- は標準出力（既定）。既存のファイルは上書きしない";
        ("games", "stats") =>
            "改为统计：每位（或这位）棋手下完的对局，按黑白、规则、开局、胜负原因，以及指禁手的对错"
            "改為統計：每位（或這位）棋手下完的對局，按黑白、規則、開局、勝負原因，以及指禁手的對錯"
            "代わりに集計する：各対局者（または指定した人）の終局した対局を、黒白、規則、珠型、決まり方別に。禁手の指摘も";
        ("man", "page") =>
            "手册页所讲的命令（默认：整个程序）" "手冊頁所講的指令（預設：整個程式）" "ページの対象のコマンド（既定：全体）";
        ("completions", "shell") => "哪个 shell" "哪個 shell" "シェルの種類";
        (_, "rule") =>
            "规则：free（无禁手）、standard（有禁手，默认）、rif（RIF正式规则，职业）"
            "規則：free（無禁手）、standard（有禁手，預設）、rif（RIF正式規則，職業）"
            "ルール：free（禁手なし）、standard（禁手あり、既定）、rif（RIF公式ルール）";
        (_, "forbidden") =>
            "黑方走了禁手怎么办：claim（指出禁手，默认）、loss（走禁手就输）、block（禁手不能落子）"
            "黑方下了禁手怎麼辦：claim（指出禁手，預設）、loss（下禁手就輸）、block（禁手不能落子）"
            "黒が禁手を打ったとき：claim（白が指摘、既定）、loss（打てば負け）、block（打てない）";
        (_, "wrong_claim") =>
            "指错禁手的处罚：none（不罚，默认）、turn（失去一手）、loss（判负）"
            "指錯禁手的處罰：none（不罰，預設）、turn（失去一手）、loss（判負）"
            "誤った指摘の罰：none（なし、既定）、turn（一手を失う）、loss（負け）";
        (_, "black") =>
            "先方（执黑者）的名字；rif 中是假先方"
            "先方（執黑者）的名字；rif 中是假先方"
            "先手（黒番）の名前。rif では仮先";
        (_, "white") =>
            "后方（执白者）的名字；rif 中是假后方"
            "後方（執白者）的名字；rif 中是假後方"
            "後手（白番）の名前。rif では仮後";
        (_, "clock") =>
            "每人用时：20m/60s（包干 20 分，然后读秒 60 秒）、20m/3x60s（读秒 3 次）、90m+30s（每手加 30 秒）、15m（只有包干）、\
             none（不计时）；默认：rif 为 20m/60s，其他不计时"
            "每人用時：20m/60s（基本用時 20 分，然後讀秒 60 秒）、20m/3x60s（讀秒 3 次）、90m+30s（每手加 30 秒）、15m（只有基本用時）、\
             none（不計時）；預設：rif 為 20m/60s，其他不計時"
            "各自の持ち時間：20m/60s（20分、切れたら一手60秒の秒読み）、20m/3x60s（秒読み3回）、90m+30s（一手ごとに30秒加算）、15m（15分切れ負け）、none（時計なし）。既定：rif は 20m/60s、ほかは時計なし";
        (_, "takeback") =>
            "悔棋：ask（对方同意才行）、never（不许）、free（随意）；默认 ask，rif 为 never"
            "悔棋：ask（對方同意才行）、never（不許）、free（隨意）；預設 ask，rif 為 never"
            "待った：ask（相手の同意が要る）、never（不可）、free（自由）。既定は ask、rif は never";
        (_, "opening_rule") =>
            "开局规则。rif 下：rif（五手两打，默认）、yamaguchi（山口）、soosorv-8（索索夫-8）、soosorv-4（索索夫-4）、\
             taraguchi-10（塔拉古奇-10）、taraguchi（塔拉古奇）、tarannikov（塔拉尼科夫）、sakata（坂田）；free 下：\
             none（无，默认）、swap（三手交换）、swap2、pro、long-pro、swap1（一手交换）"
            "開局規則。rif 下：rif（五手兩打，預設）、yamaguchi（山口）、soosorv-8（索索夫-8）、soosorv-4（索索夫-4）、\
             taraguchi-10（塔拉古奇-10）、taraguchi（塔拉古奇）、tarannikov（塔拉尼科夫）、sakata（坂田）；free 下：\
             none（無，預設）、swap（三手交換）、swap2、pro、long-pro、swap1（一手交換）"
            "開局規定。rif では rif（2題打ち、既定）、yamaguchi（題数打ち）、soosorv-8（四珠交替打ち）、soosorv-4、\
             taraguchi-10（五珠交替打ち）、taraguchi（タラグチ5）、tarannikov（タランニコフ）、sakata（坂田）。free では \
             none（なし、既定）、swap（スワップ）、swap2、pro、long-pro、swap1";
        (_, "opening") =>
            "指定打法：花月、kagetsu 或 4D；白方下第 4 手"
            "指定打法：花月、kagetsu 或 4D；白方下第 4 手"
            "珠型の指定：花月、kagetsu、4D。白が4手目から打つ";
        (_, "orientation") => "指定开局的摆放方向，1 到 8" "指定開局的擺放方向，1 到 8" "指定した珠型の向き、1 から 8";
        (_, "hints") =>
            "对局中显示禁手点和原因（x、w），供初学者用"
            "對局中顯示禁手點和原因（x、w），供初學者用"
            "対局中に禁点と理由を表示する（x、w）、初心者向け";
        (_, "guess") =>
            "先猜先：handfuls（各抓一把，默认），由程序来抓；odd-even（猜单双），后一位棋手猜对执黑"
            "開局前猜先：handfuls（各抓一把，預設），由程式來抓；odd-even（猜單雙），後一位棋手猜對執黑"
            "始めにニギリで黒白を決める：handfuls（一握りずつ、既定）、odd-even（奇数か偶数か）。石はプログラムが握り、二人目が奇数か偶数かを当てれば黒番";
        (_, "games") =>
            "比赛的局数，每局交换黑白；默认不限"
            "比賽的局數，每局交換黑白；預設不限"
            "対局数。一局ごとに黒白を替える。既定は無制限";
        (_, "bell") =>
            "剩 30、10 和 5 到 1 秒时响铃" "剩 30、10 和 5 到 1 秒時響鈴" "残り30秒、10秒、5〜1秒でベルを鳴らす";
        (_, "theme") =>
            "配色：wood（木色，默认）、light（浅色）、dark（深色）、mono（黑白）；无颜色时为 mono"
            "配色：wood（木色，預設）、light（淺色）、dark（深色）、mono（黑白）；無顏色時為 mono"
            "配色：wood（木目、既定）、light（明るい）、dark（暗い）、mono（白黒）。色なしのときは mono";
        (_, "glyphs") =>
            "棋盘用的字符：auto（自动，默认）、line（线条）、wide（全角）、ascii（只用 ASCII）"
            "棋盤用的字元：auto（自動，預設）、line（線條）、wide（全形）、ascii（只用 ASCII）"
            "盤に使う文字：auto（自動、既定）、line（罫線）、wide（全角）、ascii（ASCII のみ）";
        (_, "size") =>
            "棋盘大小：auto（自动，默认）、small（小）、medium（中）、large（大）"
            "棋盤大小：auto（自動，預設）、small（小）、medium（中）、large（大）"
            "盤の大きさ：auto（自動、既定）、small（小）、medium（中）、large（大）";
        (_, "no_mouse") =>
            "把鼠标留给终端，用来选文字" "把滑鼠留給終端機，用來選文字" "マウスを端末に任せ、文字を選べるようにする";
        (_, "record") =>
            "把下完的对局写入文件（.sgf、.psq 或 .txt）；同一比赛后面各局的文件名加序号"
            "把下完的對局寫入檔案（.sgf、.psq 或 .txt）；同一比賽後面各局的檔名加序號"
            "終局した対局を、ファイルに書き出す（.sgf、.psq、.txt）。2局目からは名前に番号が付く";
        (_, "plain") =>
            "逐行对局：输入点和命令，输出句子，供读屏软件和管道用；TERM=dumb 时自动如此"
            "逐行對局：輸入點和命令，輸出句子，供螢幕報讀軟體和管線使用；TERM=dumb 時自動如此"
            "行モード：交点とコマンドを読み、文で答える。読み上げソフトやパイプ向け。TERM=dumb なら自動";
        (_, "resume") =>
            "直接继续未完成的对局：最近一局，或按编号、文件、棋手指定"
            "直接繼續未完成的對局：最近一局，或按編號、檔案、棋手指定"
            "途中の対局を確認なしで続ける：最新のもの、または番号・ファイル・対局者で指定";
        ("judge", "lang") =>
            "原因用什么语言：en、zh、zh-Hant 或 ja；默认按系统语言"
            "原因用什麼語言：en、zh、zh-Hant 或 ja；預設按系統語言"
            "理由の言語：en、zh、zh-Hant、ja。既定はシステムの言語";
        (_, "lang") =>
            "语言：en、zh、zh-Hant 或 ja；默认按系统语言"
            "語言：en、zh、zh-Hant 或 ja；預設按系統語言"
            "言語：en、zh、zh-Hant、ja。既定はシステムの言語";
        ("judge", "positions") =>
            "局面：h8i9g7（黑先，轮流落子，-- 是停一手），或从第 15 行起的 15 行，用 / 隔开；不写或写 - \
             时从标准输入读，每行一个"
            "局面：h8i9g7（黑先，輪流落子，-- 是停一手），或從第 15 行起的 15 行，用 / 隔開；不寫或寫 - \
             時從標準輸入讀，每行一個"
            "局面：h8i9g7（黒から交互、-- はパス）、または 15 の段から順に 15 段を / で区切って書く。なし、または - \
             なら標準入力から一行に一つ読む";
        ("judge", "at") =>
            "只判这一点：黑子下在这里成什么"
            "只判這一點：黑子下在這裡成什麼"
            "この一点だけ判定する：黒が打つと何ができるか";
        ("judge", "why") =>
            "与 --at 一起：画图并说明全部原因" "與 --at 一起：畫圖並說明全部原因" "--at とともに：図と理由をすべて示す";
        ("judge", "board") => "画出局面，标出禁手点" "畫出局面，標出禁手點" "局面を図にし、禁点を示す";
        (_, "help") =>
            "显示帮助（-h 简短，--help 详细）"
            "顯示說明（-h 簡短，--help 詳細）"
            "ヘルプを表示する（-h は短く、--help は詳しく）";
        (_, "version") => "显示版本" "顯示版本" "バージョンを表示する";
        ("help", "subcommand") => "命令" "命令" "コマンド";
    }
}
