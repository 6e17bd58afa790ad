extension SourcePreparer {
    /// Names that indicate the use of SwiftUI. A file that imports SwiftUI but contains none of these names needs
    /// SwiftUI only for a preview, or for declarations that Foundation also provides.
    private static let names: Set = [
        "View", "App", "Scene", "UIHostingController", "UIHostingConfiguration", "UIViewRepresentable",
        "UIViewControllerRepresentable", "State", "@State", "Binding", "@Binding", "@StateObject", "@ObservedObject",
        "@EnvironmentObject", "@Environment", "@Published", "@AppStorage", "@ViewBuilder", "ObservableObject",
        "Published",
        "VStack", "HStack", "ZStack", "LazyVStack", "NavigationStack", "NavigationView", "withAnimation", "Color",
        "Text",
        "LocalizedStringKey", "PassthroughSubject", "CurrentValueSubject", "AnyCancellable",
    ]

    /// Removes an import of SwiftUI if the file needs SwiftUI at most for previews. If the file needs SwiftUI for other
    /// code, reports the import.
    mutating func prepareImportOfSwiftUI(_ places: Range<Int>, named name: Int) {
        guard activity.mayCompile(name) else { return }
        let previews = previews
        let isNeeded = source.tokens.indices.contains { place in
            [.word, .attribute].contains(source.tokens[place].kind) && Self.names.contains(source.spelling(place))
                && !previews.contains { $0.contains(place) }
        }
        if isNeeded {
            refuse(
                "SwiftUI is not available without a device; for views in cells, add the product HeadlessSwiftUI to the "
                    + "target's dependencies; otherwise, exclude this file", at: name)
        } else {
            importsHeadless = true
            blank(places)
        }
    }

    /// The token ranges of all previews. Previews are `#Preview { … }` and types that provide previews.
    private var previews: [Range<Int>] {
        source.tokens.indices.compactMap { preview(at: $0) } + scopes.declarations.compactMap(preview)
    }

    private func preview(at place: Int) -> Range<Int>? {
        guard source.spelling(place) == "#Preview" else { return nil }
        let body = placeAfterArguments(of: place)
        guard source.spelling(body) == "{", let end = source.partner(of: body) else { return nil }
        return startOfPreview(place)..<(end + 1)
    }

    private func preview(_ declaration: SourceScopes.Declaration) -> Range<Int>? {
        let head = declaration.name..<declaration.body.lowerBound
        guard declaration.body.upperBound < source.tokens.count,
            head.contains(where: { source.spelling($0) == "PreviewProvider" })
        else { return nil }
        return startOfPreview(declaration.keyword)..<(declaration.body.upperBound + 1)
    }

    /// Returns the index of the first token of a preview, including a preceding `@available(…)`.
    private func startOfPreview(_ place: Int) -> Int {
        guard source.spelling(place - 1) == ")", let opening = source.partner(of: place - 1),
            source.spelling(opening - 1) == "@available"
        else { return place }
        return opening - 1
    }

    /// Removes the preview that begins at a token, if there is one, and returns the index of the next token.
    mutating func leaveOutPreview(at place: Int) -> Int {
        let declaration = scopes.declarations.first { $0.keyword == place }
        guard let range = preview(at: place) ?? declaration.flatMap(preview) else { return place + 1 }
        blank(range)
        return range.upperBound
    }

    /// Whether the file imports SwiftUI, and `HeadlessSwiftUI` replaces it.
    var hasHostedViews: Bool {
        index.modules.answer("SwiftUI") == .replace("HeadlessSwiftUI")
            && source.tokens.indices.contains {
                source.spelling($0) == "SwiftUI" && source.spelling($0 - 1) == "import"
            }
    }

    /// Replaces the name of the module in a qualified name, such as `SwiftUI.View`.
    mutating func prepareNameOfSwiftUI(at place: Int) {
        guard source.spelling(place + 1) == ".", source.spelling(place - 1) != ".", replacesSwiftUI else { return }
        replace(place..<place + 1, by: "HeadlessSwiftUI")
    }

    /// Reports a view, a modifier or a property wrapper that `HeadlessSwiftUI` lacks.
    mutating func refuseAbsentView(at place: Int) {
        let name = source.spelling(place)
        guard let advice = isModifier(place) ? AbsentViews.modifiers[name] : AbsentViews.types[name],
            replacesSwiftUI, !index.ownViews.contains(name), isUseOfSwiftUI(place)
        else { return }
        refuse("\(isModifier(place) ? "." : "")\(name) is not available in HeadlessSwiftUI; \(advice)", at: place)
    }

    private func isModifier(_ place: Int) -> Bool { source.spelling(place - 1) == "." }

    /// Whether a name is used as only SwiftUI's declarations are: a modifier is called on the result of a call or a closure,
    /// a view is made, a protocol is inherited. Other modules may have declarations with the same names.
    private func isUseOfSwiftUI(_ place: Int) -> Bool {
        if source.token(place)?.kind == .attribute { return true }
        let (before, after) = (source.spelling(place - 1), source.spelling(place + 1))
        guard before != "." else {
            return [")", "}"].contains(source.spelling(place - 2)) && ["(", "{"].contains(after)
        }
        let isInherited =
            [":", ","].contains(before)
            && ["PreferenceKey", "Layout", "App", "Scene", "Widget"].contains(
                source.spelling(place))
        return isInherited && ["{", ",", "where"].contains(after)
            || ["(", "{"].contains(after) && ![":", ",", "->", "func", "case", "in"].contains(before)
            || after == "(" && [",", ":", "in"].contains(before)
    }
}
