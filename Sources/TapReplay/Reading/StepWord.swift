/// The words a step can begin with.
enum StepWord: String, CaseIterable {
    case screen
    case tap
    case longPress = "long-press"
    case toggle
    case select
    case deselect
    case swipe
    case delete
    case insert
    case move
    case choose
    case dismiss
    case type
    case clear
    case slide
    case step
    case scroll
    case run
    case wait
    case expect
    case remember
    case show
    case `let`
    case `repeat`
    case end

    /// The step word a token is, found by its length first.
    init?(_ token: ScriptToken, in lexer: ScriptLexer) {
        let word: StepWord
        switch token.end - token.start {
        case 3 where lexer.isWord(token, "tap"): word = .tap
        case 3 where lexer.isWord(token, "run"): word = .run
        case 3 where lexer.isWord(token, "end"): word = .end
        case 3 where lexer.isWord(token, "let"): word = .let
        case 4 where lexer.isWord(token, "move"): word = .move
        case 4 where lexer.isWord(token, "step"): word = .step
        case 4 where lexer.isWord(token, "wait"): word = .wait
        case 4 where lexer.isWord(token, "show"): word = .show
        case 4 where lexer.isWord(token, "type"): word = .type
        case 5 where lexer.isWord(token, "clear"): word = .clear
        case 5 where lexer.isWord(token, "slide"): word = .slide
        case 5 where lexer.isWord(token, "swipe"): word = .swipe
        case 6 where lexer.isWord(token, "expect"): word = .expect
        case 6 where lexer.isWord(token, "scroll"): word = .scroll
        case 6 where lexer.isWord(token, "select"): word = .select
        case 6 where lexer.isWord(token, "toggle"): word = .toggle
        case 6 where lexer.isWord(token, "screen"): word = .screen
        case 6 where lexer.isWord(token, "delete"): word = .delete
        case 6 where lexer.isWord(token, "repeat"): word = .repeat
        case 6 where lexer.isWord(token, "choose"): word = .choose
        case 6 where lexer.isWord(token, "insert"): word = .insert
        case 7 where lexer.isWord(token, "dismiss"): word = .dismiss
        case 8 where lexer.isWord(token, "remember"): word = .remember
        case 8 where lexer.isWord(token, "deselect"): word = .deselect
        case 10 where lexer.isWord(token, "long-press"): word = .longPress
        default: return nil
        }
        self = word
    }

    /// What other languages call a step, to be told what it is called here.
    static let synonyms: [String: StepWord] = [
        "assert": .expect, "check": .expect, "verify": .expect, "click": .tap, "press": .tap, "touch": .tap,
        "drag": .move, "enter": .type, "for": .repeat, "loop": .repeat, "hold": .longPress, "long": .longPress,
        "open": .screen,
        "pause": .wait, "sleep": .wait, "print": .show, "remove": .delete, "set": .let,
    ]

    /// Whether it is a touch, which `expect … refused` can be about.
    var isTouch: Bool {
        switch self {
        case .tap, .longPress, .toggle, .select, .deselect, .swipe, .delete, .insert, .move, .choose, .dismiss, .type,
            .clear, .slide, .step:
            true
        case .screen, .scroll, .run, .wait, .expect, .remember, .show, .let, .repeat, .end: false
        }
    }
}
