import CellDirector

/// A fault found by random touches.
struct Fault: Hashable, Codable {
    enum Kind: String, Codable {
        case crash, exception, hang, unhandled, leak, problem
    }

    let kind: Kind
    /// A description of the fault, without a final period. Except for exceptions and crashes, the same fault has the
    /// same description in every run.
    let words: String

    /// Returns whether another fault probably has the same cause.
    func isSame(as other: Fault) -> Bool {
        kind == other.kind && (kind == .exception || kind == .crash || words == other.words)
    }
}

/// A message from a fuzzing child process. Each message is a line of JSON.
enum FuzzRecord: Codable, Equatable {
    /// The process is about to open the screen.
    case opening
    /// The process is about to play a step.
    case step(String)
    /// The last step was rejected and had no effect.
    case refused
    case fault(Fault)
    case end
}

/// The SplitMix64 generator (Steele, Lea and Flood): the same seed produces the same numbers on every platform.
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
