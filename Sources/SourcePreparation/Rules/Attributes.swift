extension SourcePreparer {
    /// The attributes to remove: attributes for the Objective-C runtime and Interface Builder, and attributes that
    /// declare the app's entry point.
    private static var left: Set<String> {
        [
            "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBOutlet", "@IBInspectable", "@IBDesignable",
            "@IBSegueAction", "@UIApplicationMain", "@main", "@NSCopying", "@GKInspectable",
        ]
    }

    mutating func prepareAttribute(at place: Int) -> Int {
        let name = source.spelling(place)
        if name == "@NSManaged" {
            refuse("Core Data is not available without a device; exclude this file", at: place)
        }
        guard Self.left.contains(name) else { return place + 1 }
        var end = name == "@objc" ? placeAfterArguments(of: place) : place + 1
        // The name for the runtime may follow after a space.
        if name == "@objc", end == place + 1, source.spelling(end) == "(", let closing = source.partner(of: end) {
            end = closing + 1
        }
        blank(place..<end)
        return end
    }

    /// Removes the `dynamic` modifier of a declaration.
    mutating func leaveOutDynamic(at place: Int) {
        let declarations: Set = [
            "var", "let", "func", "subscript", "init", "override", "final", "private", "fileprivate", "internal",
            "public",
            "open", "package", "weak", "lazy", "class", "static", "convenience", "required", "unowned", "nonisolated",
        ]
        guard declarations.contains(source.spelling(place + 1)), source.spelling(place - 1) != "." else { return }
        blank(place..<(place + 1))
    }
}
