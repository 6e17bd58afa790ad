/// What a step may go on with although it could end; an unexpected end names it.
struct StepContinuation: OptionSet {
    let rawValue: UInt16

    static let of = Self(rawValue: 1 << 0)
    static let `in` = Self(rawValue: 1 << 1)
    static let on = Self(rawValue: 1 << 2)
    static let with = Self(rawValue: 1 << 3)
    static let times = Self(rawValue: 1 << 4)
    static let `for` = Self(rawValue: 1 << 5)
    static let because = Self(rawValue: 1 << 6)
    static let comma = Self(rawValue: 1 << 7)
    static let then = Self(rawValue: 1 << 8)
    static let number = Self(rawValue: 1 << 9)
    static let fully = Self(rawValue: 1 << 10)

    /// What they are for a sentence, with the word that begins each, if it begins with one.
    private static let spellings: [(StepContinuation, spelling: String, word: String?)] = [
        (.of, "\"of section …\"", "of"), (.in, "\"in …\"", "in"), (.on, "\"on …\"", "on"),
        (.with, "\"with …\"", "with"), (.times, "\"… times\"", nil), (.for, "\"for … seconds\"", "for"),
        (.because, "\"because …\"", "because"), (.comma, "a comma", nil), (.then, "\">\" and a title", nil),
        (.number, "a number", nil), (.fully, "\"fully\"", "fully"),
    ]

    var spellings: [String] { Self.spellings.filter { contains($0.0) }.map(\.spelling) }

    var words: [String] { Self.spellings.filter { contains($0.0) }.compactMap(\.word) }
}
