extension SourcePreparer {
    /// Prepares an import, and returns the index of the next token.
    ///
    /// UIKit and related modules are replaced by `HeadlessUIKit`, and others as ``ImportedModules`` says. SwiftUI is removed
    /// if the file needs it at most for previews and the settings don't mention it.
    mutating func prepareImport(at place: Int) -> Int {
        let kinds: Set = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
        var name = place + 1
        if kinds.contains(source.spelling(name)) { name += 1 }
        // If a dot precedes `import`, or if no module name follows it, `import` is the name of a declaration instead of
        // a keyword.
        guard source.token(name)?.kind == .word, source.spelling(place - 1) != "." else { return place + 1 }
        let module = source.spelling(name)
        var end = name + 1
        while source.spelling(end) == ".", source.token(end + 1)?.kind == .word { end += 2 }
        // The full name of a submodule, such as `UIKit.UIGestureRecognizerSubclass`, is replaced. In an import of a single
        // declaration, such as `import class UIKit.UIView`, only the name of the module is replaced.
        let whole = name..<(name == place + 1 ? end : name + 1)
        let answer = index.modules.answer(module)
        switch answer {
        case .replace(let other):
            // Apple's modules also import Foundation.
            if module == "SwiftUI" { importsHeadless = true }
            replace(whole, by: other)
        case .leaveOut:
            if AppleModules.absent.contains(module) { importsHeadless = true }
            blank(startOfImport(place)..<end)
        case _ where AppleModules.headless.contains(module):
            importsHeadless = true
            replace(whole, by: "HeadlessUIKit")
        case _ where module == "SwiftUI": prepareImportOfSwiftUI(place..<end, named: name)
        // On iOS, it is the C library, which Foundation imports on Linux.
        case .refuse where module == "Darwin": replace(whole, by: "Foundation")
        case .refuse(let sentence): refuse(sentence, at: name)
        case .keep:
            // On iOS, XCTest imports UIKit, as do the libraries that import it, and a module that is imported for testing
            // shows what it imports.
            if AppleModules.ofTests.contains(module) || source.spelling(place - 1) == "@testable", whole.count == 1,
                index.modules.showsUIKitToTests,
                let last = source.token(end - 1)
            {
                importsHeadless = true
                edits.insert("; import HeadlessUIKit", at: last.range.upperBound)
            }
        }
        return end
    }

    /// Lets `Bundle(for:)` and `Bundle.module` find the app's files, as `Bundle.main` does.
    ///
    /// - Returns: The index of the next token, or `nil` if the `Bundle` at an index is used otherwise.
    mutating func prepareBundle(at place: Int) -> Int? {
        guard index.modules.showsUIKitToTests, source.spelling(place - 1) != "." else { return nil }
        let end: Int
        if source.spelling(place + 1) == "(", source.spelling(place + 2) == "for", source.spelling(place + 3) == ":",
            let closing = source.partner(of: place + 1)
        {
            end = closing + 1
        } else if source.spelling(place + 1) == ".", source.spelling(place + 2) == "module" {
            end = place + 3
        } else {
            return nil
        }
        needsHeadless = true
        replace(place..<end, by: "Bundle.headlessApp")
        return end
    }

    /// Returns the index of the first of the attributes and modifiers before an import, such as `@preconcurrency` and
    /// `public`.
    private func startOfImport(_ place: Int) -> Int {
        var start = place
        while true {
            if source.token(start - 1)?.kind == .attribute || Self.modifiers.contains(source.spelling(start - 1)) {
                start -= 1
            } else if source.spelling(start - 1) == ")", let opening = source.partner(of: start - 1),
                source.token(opening - 1)?.kind == .attribute
            {
                start = opening - 1
            } else {
                return start
            }
        }
    }

    private static let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]

    /// Replaces the name of a module in a qualified name, such as `UIKit.UIView` or `CoreGraphics.floor(x)`. Foundation has the
    /// functions of Core Graphics that apps call in this way, and its geometric types.
    mutating func prepareNameOfModule(at place: Int) {
        guard source.spelling(place + 1) == ".", source.spelling(place - 1) != ".", source.adjoins(place + 1),
            source.token(place + 2)?.kind == .word
        else { return }
        let name = source.spelling(place + 2)
        let isOfFoundation =
            source.spelling(place) == "CoreGraphics"
            && (name.first?.isLowercase ?? false || ["CGFloat", "CGPoint", "CGRect", "CGSize"].contains(name))
        if !isOfFoundation { needsHeadless = true }
        replace(place..<(place + 1), by: isOfFoundation ? "Foundation" : "HeadlessUIKit")
    }
}
