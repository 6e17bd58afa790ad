extension SourcePreparer {
    /// Restricts an Objective-C protocol to classes, and adds a default implementation for each optional method. It is empty
    /// or, if the method has a result, throws an error.
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
        let body = defaults.joined(separator: "; ")
        edits.insert("; \(access)extension \(source.spelling(name)) { \(body) }", at: end.range.upperBound)
    }

    /// Removes the `optional` modifier of a method, and returns the method's default implementation on one line. Returns
    /// `nil` if the requirement can't be prepared.
    ///
    /// A method that has a result throws an error if it isn't implemented. Methods that don't throw satisfy the
    /// requirement, too.
    private mutating func optionalMethod(_ place: Int, _ body: Range<Int>) -> String? {
        if let getter = OptionalRequirement.getter(at: place, in: source), let get = source.token(getter) {
            blank(place..<(place + 1))
            edits.insert(" throws", at: get.range.upperBound)
            return source.text((place + 1)..<getter) + " get throws \(OptionalRequirement.throwingBody) }"
        }
        guard OptionalRequirement.begins(at: place, in: source), place + 3 <= body.upperBound else {
            let keywords: Set = ["var", "static", "init", "subscript", "class", "mutating"]
            guard keywords.contains(source.spelling(place + 1)) else { return nil }
            refuse(
                "only methods and properties that can only be read can be optional here; write it without \"optional\", with a default in an extension",
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
        blank(place..<(place + 1))
        guard let arrow = OptionalRequirement.arrow(at: place, in: source), let sign = source.token(arrow) else {
            return source.text((place + 1)..<end) + " {}"
        }
        let head = source.text((place + 1)..<arrow)
        let isThrowing = source.spelling(arrow - 1) == "throws"
        if !isThrowing { edits.insert("throws ", at: sign.range.lowerBound) }
        return head + (isThrowing ? " " : " throws ") + source.text(arrow..<end) + " "
            + OptionalRequirement.throwingBody
    }

    /// Prepares a call to a method that is no longer optional, such as `delegate?.didSave?(self)` or `d.count!(in: self)`.
    ///
    /// The mark is removed. If the method throws an error when it isn't implemented, the error becomes `nil`. Otherwise, if
    /// the call would have been the only optional part of an expression, the object becomes optional, as the result may
    /// be used as an optional.
    mutating func prepareOptionalCall(at place: Int) {
        let sign = source.spelling(place + 1)
        if ["?", "!"].contains(sign), source.adjoins(place + 1), source.spelling(place + 2) == "{" {
            // A trailing closure, as in `animator.addCompletion? { … }`.
            return blank((place + 1)..<(place + 2))
        }
        guard ["?", "!"].contains(sign), source.adjoins(place + 1), source.spelling(place + 2) == "(",
            source.adjoins(place + 2), let mark = source.token(place + 1), let end = source.partner(of: place + 2),
            let dot = source.token(place - 1)
        else { return }
        let start = startOfChain(endingAt: place - 2)
        guard let first = source.token(start), let last = source.token(end) else { return }
        edits.replace(mark.range, of: source.bytes, by: "")
        if index.throwingMethods.contains(calledName(place, place + 2, end)) {
            edits.insert("(try\(sign) ", at: first.range.lowerBound)
            let isContinued = sign == "?" && [".", "["].contains(source.spelling(end + 1)) && source.adjoins(end + 1)
            edits.insert(isContinued ? ")?" : ")", at: last.range.upperBound)
        } else if sign == "?", !hasOptionalLink(start..<(place - 1)), !startsStatement(start) {
            edits.insert("Optional(", at: first.range.lowerBound)
            edits.insert(")?", at: dot.range.lowerBound)
        }
    }

    /// Makes an optional property `nil` if the object doesn't implement it, as in `delegate.tint ?? .red`.
    mutating func prepareOptionalProperty(at place: Int) {
        let start = startOfChain(endingAt: place - 2)
        let next = [source.spelling(place + 1), source.spelling(place + 2), source.spelling(place + 3)]
        let isCompared = next == ["!", "=", "nil"] || next == ["=", "=", "nil"]
        let isBound =
            source.spelling(start - 1) == "=" && ["let", "var"].contains(source.spelling(start - 3))
            && ["if", "guard", "while", ","].contains(source.spelling(start - 4))
        guard isCompared || isBound || next[0] == "?" && (next[1] == "?" || next[1] == "."),
            let first = source.token(start), let last = source.token(place)
        else { return }
        edits.insert("(try? ", at: first.range.lowerBound)
        edits.insert(")", at: last.range.upperBound)
    }

    /// Returns the name, with argument labels, of a call whose parentheses are at two indices.
    private func calledName(_ name: Int, _ opening: Int, _ closing: Int) -> String {
        let labels = ForwardedMethod.split(opening + 1, closing, source).map {
            source.spelling($0.lowerBound + 1) == ":" && source.token($0.lowerBound)?.kind == .word
                ? source.spelling($0.lowerBound) + ":" : "_:"
        }
        return "\(source.spelling(name))(\(labels.joined()))"
    }

    /// Returns the index of the first token of an expression such as `self.items[0].delegate?`, given that of the last.
    private func startOfChain(endingAt end: Int) -> Int {
        var place = end
        while true {
            while ["?", "!"].contains(source.spelling(place)), source.adjoins(place) { place -= 1 }
            if [")", "]"].contains(source.spelling(place)), let opening = source.partner(of: place) {
                let before = source.token(opening - 1)
                let isApplied = before?.kind == .word || [")", "]", "?", "!", ">"].contains(before?.spelling ?? "")
                if source.adjoins(opening), isApplied {
                    place = opening - 1
                    continue
                }
                place = opening
            }
            guard source.spelling(place - 1) == ".", source.token(place - 2) != nil else { return place }
            place -= 2
        }
    }

    /// Returns whether an expression contains optional chaining outside all brackets.
    private func hasOptionalLink(_ places: Range<Int>) -> Bool {
        var place = places.lowerBound
        while place < places.upperBound {
            if source.spelling(place) == "?" { return true }
            place = (["(", "["].contains(source.spelling(place)) ? source.partner(of: place) ?? place : place) + 1
        }
        return false
    }

    /// Returns whether a token begins a statement, so that the statement's value isn't used.
    private func startsStatement(_ place: Int) -> Bool {
        guard let token = source.token(place) else { return true }
        let before = source.spelling(place - 1)
        if token.startsLine { return !["=", "return", "(", ",", ":", "?", "&", "|"].contains(before) }
        return ["{", ";", "}", "in", "else", ""].contains(before)
    }
}
