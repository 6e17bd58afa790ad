extension SourcePreparer {
    /// Replaces a key path expression such as `#keyPath(Layer.opacity)` with a string literal that contains the path,
    /// without a leading type name.
    mutating func prepareKeyPath(at place: Int) -> Int {
        guard source.spelling(place + 1) == "(", let end = source.partner(of: place + 1) else {
            refuse("#keyPath can't be read: its parentheses are not closed", at: place)
            return place + 1
        }
        var names = ((place + 2)..<end).filter { source.token($0)?.kind == .word }.map(source.spelling)
        names.removeAll { $0 == "self" }
        while names.count > 1, names[0].first?.isUppercase == true { names.removeFirst() }
        replace(place..<(end + 1), by: "\"\(names.map { $0.filter { $0 != "`" } }.joined(separator: "."))\"")
        return end + 1
    }

    /// Replaces one of Xcode's literals, such as `#imageLiteral(resourceName: "logo")`, with a call to an initializer.
    mutating func prepareLiteral(at place: Int, type: String) {
        guard source.spelling(place + 1) == "(" else { return }
        replace(place..<(place + 1), by: type)
        if type == "UIImage", source.spelling(place + 2) == "resourceName" {
            replace((place + 2)..<(place + 3), by: "imageLiteralResourceName")
        }
    }
}
