import CellDirector

/// What random touches found.
struct Fault: Hashable, Codable {
    enum Kind: String, Codable {
        case crash, exception, hang, unhandled, leak
    }

    let kind: Kind
    /// What it is, in a sentence without its end; nothing that differs between two runs is in it.
    let words: String

    /// Whether another is the same, in all likelihood.
    func isSame(as other: Fault) -> Bool {
        kind == other.kind && (kind == .exception || kind == .crash || words == other.words)
    }
}

/// What a process tells another of its random touches, a line of JSON each.
enum FuzzRecord: Codable, Equatable {
    /// The screen is about to be opened.
    case opening
    /// A step is about to be played.
    case step(String)
    /// The step that was told last was refused, and did nothing.
    case refused
    case fault(Fault)
    case end
}

/// Steele, Lea and Flood's SplitMix64: the same seed gives the same numbers on every platform.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
