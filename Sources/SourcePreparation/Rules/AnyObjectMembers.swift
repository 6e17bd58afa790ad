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
}
