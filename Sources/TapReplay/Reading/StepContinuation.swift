/// What a step may go on with although it could end; an unexpected end names it.
enum StepContinuation: String, CaseIterable {
    case of = "\"of section …\""
    case `in` = "\"in …\""
    case on = "\"on …\""
    case with = "\"with …\""
    case times = "\"… times\""
    case `for` = "\"for … seconds\""
    case because = "\"because …\""
    case comma = "a comma"
    case then = "\">\" and a title"
    case number = "a number"
    case fully = "\"fully\""

    /// The word that begins it, if it begins with one.
    var word: String? {
        let word = rawValue.dropFirst().prefix(while: \.isLetter)
        return word.isEmpty ? nil : String(word)
    }
}
