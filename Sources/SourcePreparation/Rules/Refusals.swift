extension SourcePreparer {
    /// Reports constructs that can be recognized by name and can't be prepared.
    mutating func refuseByName(at place: Int) {
        switch source.spelling(place) {
        case "#fileLiteral":
            refuse("file literals are not supported; use Bundle.main.url(forResource:withExtension:)", at: place)
        case "NSSelectorFromString":
            refuse(
                "a selector created from a string can't find its method; use #selector", at: place,
                isKnown: isCall(place))
        case "Selector":
            let argument = source.spelling(place + 2) == "(" ? place + 3 : place + 2
            let isText = source.token(argument)?.kind == .text
            refuse(
                "a selector created from a string can't find its method; use #selector", at: place,
                isKnown: isCall(place) && isText)
        case "UINib":
            refuse(
                "nibs are not supported; create the view in code, or exclude this file", at: place,
                isKnown: isCall(place))
        case "loadNibNamed":
            refuse(
                "nibs are not supported; create the view in code, or exclude this file", at: place,
                isKnown: source.spelling(place + 1) == "(" && source.spelling(place - 1) == ".")
        case "UIStoryboard":
            refuse(
                "storyboards are not supported; create the controller in code, or exclude this file", at: place,
                isKnown: isCall(place))
        default: break
        }
    }

    private func isCall(_ place: Int) -> Bool {
        source.spelling(place + 1) == "(" && source.spelling(place - 1) != "." && source.spelling(place - 1) != "func"
    }
}
