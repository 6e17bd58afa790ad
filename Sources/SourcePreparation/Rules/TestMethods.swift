extension SourcePreparer {
    /// Makes a synchronous test method that is isolated to the main actor callable by XCTest, which on Linux lists and
    /// calls only nonisolated and asynchronous methods. The same applies to the methods that set up and tear down.
    ///
    /// The method gets another name, and a nonisolated method with its name, on the same line, assumes the isolation and
    /// calls it. XCTest calls synchronous methods on the main thread.
    ///
    /// - Parameter place: The index of `func`.
    /// - Returns: Whether the method was renamed.
    mutating func prepareTestMethod(at place: Int) -> Bool {
        let name = source.spelling(place + 1)
        let setsUp = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"].contains(name)
        guard setsUp || name.hasPrefix("test"), source.spelling(place + 2) == "(", source.spelling(place + 3) == ")",
            let effects = effects(after: place + 4), scopes.isMember(place), let type = scopes.type(at: place)?.name,
            index.firstForeignSuperclass(of: type) == "XCTestCase", activity.mayCompile(place)
        else { return false }
        let modifiers = DeclaredType.modifiers(before: place, in: source)
        guard Set(modifiers).isDisjoint(with: ["static", "class", "private", "nonisolated"]) else { return false }
        let start = startOfDeclaration(place)
        guard isOnMainActor(start..<place) || index.isOnMainActor(type) else { return false }
        if modifiers.contains("override"), index.isolatesTestMethod("\(name)()", above: type) {
            // The superclass has the nonisolated method.
            replace((place + 1)..<(place + 2), by: "isolated_\(name)")
            renameCalls(of: name, ofSuperIn: place + 4)
            return true
        }
        let (throwing, trying) = effects ? ("throws ", "try ") : ("", "")
        let isOverride = modifiers.contains("override")
        edits.insert(
            "nonisolated \(isOverride ? "override " : "")func \(name)() \(throwing){ nonisolated(unsafe) let test = self; "
                + "\(trying)MainActor.assumeIsolated { \(trying)test.isolated_\(name)() } }; ",
            at: source.tokens[start].range.lowerBound)
        for modifier in start..<place where source.spelling(modifier) == "override" { blank(modifier..<(modifier + 1)) }
        replace((place + 1)..<(place + 2), by: "isolated_\(name)")
        return true
    }

    /// Lets `super` in a method, after whose parameters the index is, call the renamed method of the superclass.
    private mutating func renameCalls(of name: String, ofSuperIn place: Int) {
        guard let body = ForwardedMethod.body(after: place - 1, in: source), let end = source.partner(of: body) else {
            return
        }
        for call in body..<end
        where source.spelling(call) == "super" && source.spelling(call + 1) == "." && source.spelling(call + 2) == name
        {
            replace((call + 2)..<(call + 3), by: "isolated_\(name)")
        }
    }

    /// Returns whether a method throws, or `nil` if it is asynchronous or has a result. The index is that of the token
    /// after the parameters.
    private func effects(after place: Int) -> Bool? {
        switch source.spelling(place) {
        case "{": false
        case "throws" where source.spelling(place + 1) == "{": true
        default: nil
        }
    }

    /// Returns the index of the first of the attributes and modifiers of a declaration.
    private func startOfDeclaration(_ keyword: Int) -> Int {
        let modifiers: Set = ["override", "public", "open", "internal", "final", "fileprivate"]
        var start = keyword
        while let token = source.token(start - 1) {
            if token.kind == .attribute || modifiers.contains(token.spelling) {
                start -= 1
            } else if token.spelling == ")", let opening = source.partner(of: start - 1),
                source.token(opening - 1)?.kind == .attribute
            {
                start = opening - 1
            } else {
                break
            }
        }
        return start
    }

    private func isOnMainActor(_ places: Range<Int>) -> Bool {
        places.contains { source.spelling($0) == "@MainActor" }
    }

    /// Keeps a window that a test creates until the end of the test, as an autorelease pool does on iOS.
    mutating func keepWindow(at place: Int) {
        guard source.spelling(place + 1) == "(", source.adjoins(place + 1), isOfTests, index.modules.showsUIKitToTests,
            !["func", "class", "."].contains(source.spelling(place - 1)), let end = source.partner(of: place + 1),
            let first = source.token(place), let last = source.token(end)
        else { return }
        edits.insert("keptByTest(", at: first.range.lowerBound)
        edits.insert(")", at: last.range.upperBound)
    }

    /// Writes a reference to a method of an expectation, as in `completion: expectation.fulfill`, as a closure that calls
    /// it. On Linux, the method has parameters with default values.
    ///
    /// - Returns: Whether the reference was replaced.
    mutating func prepareFulfill(at place: Int) -> Bool {
        let endsStatement = source.token(place + 1)?.startsLine ?? true
        guard source.spelling(place - 1) == ".",
            endsStatement || [")", ",", ";", "}"].contains(source.spelling(place + 1))
        else { return false }
        var start = place - 1
        while source.spelling(start) == ".", source.token(start - 1)?.kind == .word { start -= 2 }
        start += 1
        guard start < place - 1, ["(", ",", ":", "="].contains(source.spelling(start - 1)) else { return false }
        replace(start..<(place + 1), by: "{ \(source.text(start..<(place + 1)))() }")
        return true
    }
}
