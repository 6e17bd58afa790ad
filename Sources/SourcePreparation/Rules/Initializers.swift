extension SourcePreparer {
    /// Makes views and controllers that declare `init()` creatable from a metatype or a generic parameter, as in `T()`.
    ///
    /// In UIKit, such a call reaches the initializer of the dynamic class. In Swift, it reaches only required
    /// initializers. `HeadlessUIKit` declares one, which calls the initializer with a frame or a nib name. It is
    /// unavailable, so that subclasses do not have to implement it.
    mutating func addInitializers() {
        for declaration in scopes.declarations where source.spelling(declaration.keyword) == "class" {
            let name = declaration.scope.name
            guard activity.mayCompile(declaration.keyword), declaresPlainInitializer(declaration),
                let base = index.firstForeignSuperclass(of: name),
                ["UIView", "UIViewController"].contains(where: { UIKitClasses.isClass(base, atOrBelow: $0) })
            else { continue }
            let modifiers = DeclaredType.modifiers(before: declaration.keyword, in: source)
            let access = modifiers.contains { ["public", "open"].contains($0) } ? "public " : ""
            let text =
                "@available(*, unavailable) \(access)required convenience init(_madeFromType: Void) { self.init() }"
            add([text], to: declaration)
        }
    }

    /// Returns whether a class declares `init()`.
    private func declaresPlainInitializer(_ declaration: SourceScopes.Declaration) -> Bool {
        declaration.body.contains { place in
            source.spelling(place) == "init" && source.spelling(place + 1) == "(" && source.spelling(place + 2) == ")"
                && source.spelling(place - 1) != "." && scopes.isMember(place) && activity.mayCompile(place)
                && scopes.type(at: place) == declaration.scope
                && !activity.isUncertain(place, outside: declaration.body.upperBound)
        }
    }

    // MARK: awakeFromNib

    /// Removes `override` before `awakeFromNib()` if the class doesn't inherit the method. `NSObject` has it only on
    /// Apple's platforms.
    ///
    /// - Returns: Whether the keyword was removed.
    mutating func prepareAwakeFromNib(at place: Int) -> Bool {
        guard let name = ExtensionOverride.name(at: place, in: source), source.spelling(name) == "awakeFromNib",
            scopes.isMember(place), isBelowNSObject(place)
        else { return false }
        blank(place..<(place + 1))
        return true
    }

    /// Removes `super.awakeFromNib()` if the class doesn't inherit the method, and returns the index of the next token.
    mutating func leaveOutSuperAwakeFromNib(at place: Int) -> Int {
        guard source.text(place..<min(place + 5, source.tokens.count)) == "super.awakeFromNib()",
            isBelowNSObject(place)
        else { return place + 1 }
        blank(place..<(place + 5))
        return place + 5
    }

    private func isBelowNSObject(_ place: Int) -> Bool {
        guard let name = scopes.type(at: place)?.name, index.isClass(name) else { return false }
        return !index.inheritsInterfaceMembers(name) && index.firstForeignSuperclass(of: name) == "NSObject"
    }
}
