extension SourcePreparer {
    /// Restricts an Objective-C protocol to classes, and adds an empty default implementation for each optional method.
    mutating func prepareProtocol(at place: Int) {
        guard let declaration = scopes.declarations.first(where: { $0.keyword == place }) else { return }
        var access = ""
        var isOfObjectiveC = false
        var before = place - 1
        while let token = source.token(before) {
            if token.spelling == "@objc" {
                isOfObjectiveC = true
            } else if ["public", "open", "package", "internal", "fileprivate", "private"].contains(token.spelling) {
                access = token.spelling + " "
            } else if token.spelling == ")", let opening = source.partner(of: before),
                source.token(opening - 1)?.kind == .attribute
            {
                before = opening
            } else if token.kind != .attribute {
                break
            }
            before -= 1
        }
        guard isOfObjectiveC else { return }
        let name = declaration.name
        let opening = declaration.body.lowerBound - 1
        let bases = (name + 1)..<opening
        if !bases.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains(source.spelling($0)) }) {
            let isAlone = source.spelling(name + 1) != ":"
            edits.insert(
                isAlone ? ": AnyObject" : " AnyObject,", at: source.tokens[isAlone ? name : name + 1].range.upperBound)
        }
        var defaults: [String] = []
        for requirement in declaration.body where source.spelling(requirement) == "optional" {
            if let method = optionalMethod(requirement, declaration.body) { defaults.append(method) }
        }
        guard !defaults.isEmpty, let end = source.token(declaration.body.upperBound) else { return }
        let body = defaults.map { $0 + " {}" }.joined(separator: "; ")
        edits.insert("; \(access)extension \(source.spelling(name)) { \(body) }", at: end.range.upperBound)
    }

    /// Removes the `optional` modifier of a method, and returns the method's declaration on one line. Returns `nil` if
    /// the requirement can't be prepared.
    private mutating func optionalMethod(_ place: Int, _ body: Range<Int>) -> String? {
        guard OptionalRequirement.begins(at: place, in: source), place + 3 <= body.upperBound else {
            let keywords: Set = ["var", "static", "init", "subscript", "class", "mutating"]
            guard keywords.contains(source.spelling(place + 1)) else { return nil }
            refuse(
                "only methods can be optional here; write it without \"optional\", with a default in an extension",
                at: place)
            return nil
        }
        var end = place + 3
        while end < body.upperBound, let token = source.token(end), token.spelling != ";" {
            if token.startsLine, !["-", "throws", "async", "rethrows", "where", "(", "{"].contains(token.spelling) {
                break
            }
            end = (["(", "["].contains(token.spelling) ? source.partner(of: end) ?? end : end) + 1
        }
        let arrow = ((place + 3)..<max(place + 3, end - 1)).first {
            source.spelling($0) == "-" && source.spelling($0 + 1) == ">" && depthIsZero($0, from: place + 3)
        }
        if let arrow {
            let result = source.text((arrow + 2)..<end)
            guard ["Void", "()", "( )"].contains(result) else {
                refuse(
                    "an optional method with a result can't be prepared; write it without \"optional\", with a default in "
                        + "an extension",
                    at: place)
                return nil
            }
        }
        blank(place..<(place + 1))
        return source.text((place + 1)..<end)
    }

    /// Returns whether the parentheses between two tokens are balanced.
    private func depthIsZero(_ place: Int, from start: Int) -> Bool {
        (start..<place).allSatisfy { source.spelling($0) != "(" || (source.partner(of: $0) ?? place) < place }
    }

    /// Removes the question mark from a call to a method that is no longer optional.
    mutating func prepareOptionalCall(at place: Int) {
        guard source.spelling(place + 1) == "?", source.adjoins(place + 1), source.spelling(place + 2) == "(",
            source.adjoins(place + 2), let mark = source.token(place + 1)
        else { return }
        edits.replace(mark.range, of: source.bytes, by: "")
    }
}
