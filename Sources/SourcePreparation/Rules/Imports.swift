extension SourcePreparer {
    /// Prepares an import, and returns the index of the next token.
    ///
    /// UIKit and related modules are replaced by `HeadlessUIKit`. SwiftUI is removed if the file needs it at most for
    /// previews; otherwise, it is reported. All other modules that are not available are reported, too.
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
        if AppleModules.headless.contains(module) {
            importsHeadless = true
            // The full name of a submodule, such as `UIKit.UIGestureRecognizerSubclass`, is replaced. In an import of a
            // single declaration, such as `import class UIKit.UIView`, only the name of the module is replaced.
            replace(name..<(name == place + 1 ? end : name + 1), by: "HeadlessUIKit")
        } else if module == "SwiftUI" {
            prepareImportOfSwiftUI(place..<end, named: name)
        } else if AppleModules.absent.contains(module) {
            refuse("\(module) is not available without a device; exclude this file", at: name)
        }
        return end
    }
}
