extension SourcePreparer {
    /// Reports constructs that can be recognized by name and can't be prepared.
    mutating func refuseByName(at place: Int) {
        switch source.spelling(place) {
        case "#fileLiteral":
            refuse("a file literal can't be read here; write Bundle.main.url(forResource:withExtension:)", at: place)
        case "NSSelectorFromString":
            refuse(
                "a selector made from a text finds no method here; write #selector", at: place, isKnown: isCall(place))
        case "Selector":
            let argument = source.spelling(place + 2) == "(" ? place + 3 : place + 2
            let isText = source.token(argument)?.kind == .text
            refuse(
                "a selector made from a text finds no method here; write #selector", at: place,
                isKnown: isCall(place) && isText)
        case "UINib":
            refuse(
                "nibs can't be read here; make the view in code, or leave this file out", at: place,
                isKnown: isCall(place))
        case "UIStoryboard":
            refuse(
                "storyboards can't be read here; make the controller in code, or leave this file out", at: place,
                isKnown: isCall(place))
        default: break
        }
    }

    private func isCall(_ place: Int) -> Bool {
        source.spelling(place + 1) == "(" && source.spelling(place - 1) != "." && source.spelling(place - 1) != "func"
    }
}
