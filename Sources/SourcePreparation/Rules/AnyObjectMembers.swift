extension SourcePreparer {
    /// Prepares the use of a member of an element of type `AnyObject`, as in `constraints.first?.priority`, which Objective-C
    /// looks up by name. Without Objective-C, no such expression compiles.
    ///
    /// - Parameter place: The index of a name.
    mutating func prepareObjectMember(at place: Int) {
        guard index.objectLists.contains(source.spelling(place)), source.spelling(place + 1) == ".",
            ["first", "last"].contains(source.spelling(place + 2)), source.spelling(place + 3) == "?",
            source.adjoins(place + 3), source.spelling(place + 4) == ".", let element = source.token(place + 2)
        else { return }
        needsHeadless = true
        edits.insert(".map(_AnyObjectMembers.init)", at: element.range.upperBound)
    }

    /// Prepares the use of a member of a value of Foundation that is cast to `AnyObject`, as in
    /// `(info[key] as AnyObject).cgRectValue` or `info[key].map { $0 as AnyObject }?.cgRectValue`.
    ///
    /// - Parameter place: The index of `AnyObject`.
    mutating func prepareCastToAnyObject(at place: Int) {
        if source.text(max(0, place - 3)..<min(place + 4, source.tokens.count)) == "{ $0 as AnyObject }?.",
            Self.membersOfValues.contains(source.spelling(place + 4)), activity.mayCompile(place),
            let parameter = source.token(place - 2), let type = source.token(place)
        {
            needsHeadless = true
            edits.insert("_AnyObjectMembers(", at: parameter.range.lowerBound)
            edits.insert(")", at: type.range.upperBound)
            return
        }
        guard source.spelling(place - 1) == "as", source.spelling(place + 1) == ")", source.spelling(place + 2) == ".",
            Self.membersOfValues.contains(source.spelling(place + 3)), let opening = source.partner(of: place + 1),
            let parenthesis = source.token(opening), activity.mayCompile(place)
        else { return }
        needsHeadless = true
        edits.insert("_AnyObjectMembers", at: parenthesis.range.lowerBound)
    }

    private static let membersOfValues: Set = [
        "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "doubleValue", "floatValue", "intValue",
        "integerValue",
    ]
}
