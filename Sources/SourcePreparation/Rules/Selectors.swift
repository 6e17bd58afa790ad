extension SourcePreparer {
    /// Replaces `#selector(…)` with a value that calls the method on its target, and returns the index of the next
    /// token.
    mutating func prepareSelector(at place: Int) -> Int {
        guard source.spelling(place + 1) == "(", let end = source.partner(of: place + 1) else {
            refuse("#selector can't be read: its parentheses are not closed", at: place)
            return place + 1
        }
        if let text = selector(place + 2, end, at: place) {
            replace(place..<(end + 1), by: isPattern(at: place) ? Self.pattern(text) : text)
        }
        return end + 1
    }

    /// Returns whether a `#selector` is a pattern of a `case`, as in `case #selector(cut), #selector(copy):`.
    private func isPattern(at place: Int) -> Bool {
        if source.spelling(place - 1) == "case" { return true }
        guard source.spelling(place - 1) == ",", let opening = source.partner(of: place - 2),
            source.spelling(opening - 1) == "#selector"
        else { return false }
        return isPattern(at: opening - 1)
    }

    /// Returns the pattern that matches a selector. A closure can't be part of an expression that is a pattern.
    private static func pattern(_ selector: String) -> String {
        guard let end = selector.firstRange(of: ") {") else { return selector }
        return "let _selector where _selector == " + selector[..<end.lowerBound] + ", {"
            + selector[end.upperBound...] + ")"
    }

    /// Replaces the name of an object's class, as in `type(of: object).description()`, which the Objective-C runtime has for
    /// objects whose class isn't known.
    ///
    /// - Returns: Whether the name was replaced.
    mutating func prepareClassDescription(at place: Int) -> Bool {
        guard source.spelling(place - 1) == ".", source.spelling(place + 1) == "(", source.spelling(place + 2) == ")",
            source.spelling(place - 2) == ")", let opening = source.partner(of: place - 2),
            source.spelling(opening - 1) == "type", source.spelling(opening + 1) == "of",
            source.spelling(opening - 2) != ".", let first = source.token(opening - 1)
        else { return false }
        edits.insert("\(nameOfClass())(", at: first.range.lowerBound)
        replace((place - 1)..<(place + 3), by: ")")
        return true
    }

    /// Replaces Foundation's function for the name of a class, which on Linux ends the program if the class is nested or
    /// generic.
    mutating func prepareNameOfClass(at place: Int) {
        if ![".", "func"].contains(source.spelling(place - 1)) { replace(place..<(place + 1), by: nameOfClass()) }
    }

    /// Returns the name of the function for the name of a class: that of HeadlessUIKit if the file can import it.
    private mutating func nameOfClass() -> String {
        guard importsHeadless || index.modules.showsUIKitToTests else { return "NSStringFromClass" }
        needsHeadless = true
        return "_NSStringFromClass"
    }

    /// Adds, to a selector created from a string literal, the methods of the app's classes that have the name.
    mutating func prepareNamedSelector(at place: Int) {
        guard source.spelling(place + 1) == "(", source.spelling(place - 1) != ".",
            source.spelling(place - 1) != "func",
            let end = source.partner(of: place + 1)
        else { return }
        let argument = source.spelling(place + 2) == "(" ? place + 3 : place + 2
        guard let text = source.token(argument), text.kind == .text,
            end == argument + (argument - place - 1), let closing = source.token(end)
        else { return }
        let name = source.text(argument..<(argument + 1)).dropFirst().dropLast()
        let methods = index.methods(ofSelector: String(name), in: path).map {
            "Selector(named: \"\($0.baseName)\") { (object: \($0.type)) in object.\($0.method == $0.baseName + "()" ? $0.baseName : $0.method) }"
        }
        if !methods.isEmpty { edits.insert(", [\(methods.joined(separator: ", "))]", at: closing.range.lowerBound) }
    }

    /// Returns the replacement for a `#selector` expression with the given content, or `nil` if the expression can't be
    /// prepared.
    private mutating func selector(_ start: Int, _ end: Int, at place: Int) -> String? {
        var start = start
        var isGetter = false
        if source.spelling(start + 1) == ":", ["getter", "setter"].contains(source.spelling(start)) {
            guard source.spelling(start) == "getter" else {
                refuse("a setter can't be a selector here; write a method that sets the property", at: place)
                return nil
            }
            isGetter = true
            start += 2
        }
        // `(self.f)` is equivalent to `self.f`.
        if source.spelling(start) == "(", source.partner(of: start) == end - 1 {
            return selector(start + 1, end - 1, at: place)
        }
        let cast = castPlace(start, end) ?? end
        // The path before a cast may be in parentheses.
        var last = cast
        while source.spelling(start) == "(", source.partner(of: start) == last - 1 {
            (start, last) = (start + 1, last - 1)
        }
        // The last component of the path is the method's name, including its argument labels.
        var name = last - 1
        if source.spelling(name) == ")", let opening = source.partner(of: name) { name = opening - 1 }
        guard name >= start, source.token(name)?.kind == .word else {
            refuse("this #selector does not end in the name of a method", at: place)
            return nil
        }
        let method = source.text(name..<last) + (cast < end ? " " + source.text(cast..<end) : "")
        let base = source.spelling(name).filter { $0 != "`" }
        let opening = "Selector(\(isGetter ? "getter" : "named"): \"\(base)\""
        guard name > start else { return ownSelector(opening, method, base, at: place) }
        guard source.spelling(name - 1) == "." else {
            refuse("this #selector does not end in the name of a method", at: place)
            return nil
        }
        var owner = start..<(name - 1)
        if let last = owner.last, ["?", "!"].contains(source.spelling(last)), owner.count > 1,
            source.spelling(last) == "?"
        {
            owner = owner.dropLast()
        }
        let first = source.spelling(owner.lowerBound)
        if owner.count == 1, ["self", "Self", "super"].contains(first) {
            return ownSelector(opening, method, base, at: place)
        }
        guard isType(owner) else {
            return "\(opening), of: \(source.text(owner))) { $0.\(method) }"
        }
        let type = source.text(owner)
        return "\(opening)) { (object: \(objectType(type, of: base))) in object.\(method) }"
    }

    /// Returns the replacement for a selector of a method of the enclosing type, or `nil` if there is no enclosing
    /// type.
    private mutating func ownSelector(
        _ opening: String, _ method: String, _ name: String, at place: Int
    ) -> String? {
        guard let type = scopes.type(at: place) else {
            refuse("write the method's type before it, as in #selector(FeedViewController.reload)", at: place)
            return nil
        }
        return "\(opening)) { (object: \(objectType(type.name, of: name))) in object.\(method) }"
    }

    /// Returns the type of a selector's target. If the name refers to a protocol, the target can be of any type that
    /// conforms to the protocol. If the method is a type method, the target is the type itself.
    private func objectType(_ name: String, of method: String) -> String {
        if index.protocols.contains(name) { return "any \(name)" }
        let type = name.split(separator: ".").last.map(String.init) ?? name
        return index.isTypeMethod(method, of: type) ? "\(name).Type" : name
    }

    /// Returns the index of an `as` keyword that is outside all brackets.
    private func castPlace(_ start: Int, _ end: Int) -> Int? {
        var place = start
        while place < end {
            if source.spelling(place) == "as", place > start { return place }
            place = (["(", "["].contains(source.spelling(place)) ? source.partner(of: place) ?? place : place) + 1
        }
        return nil
    }

    /// Returns whether a path names a type. A path is assumed to name a type if it contains only names and generic
    /// arguments, and its last component begins with a capital letter.
    private func isType(_ owner: Range<Int>) -> Bool {
        guard let last = owner.last(where: { source.tokens[$0].kind == .word }) else { return false }
        // The name may be followed by generic arguments.
        let name = source.spelling(last)
        let isOnlyNames = owner.allSatisfy {
            source.tokens[$0].kind == .word || [".", "<", ">", ","].contains(source.spelling($0))
        }
        return isOnlyNames && name.first?.isUppercase == true
    }
}
