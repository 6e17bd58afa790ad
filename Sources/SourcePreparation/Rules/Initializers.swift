extension SourcePreparer {
    /// Makes views and controllers whose `init()` the app declares creatable from a generic parameter, as in `T()`.
    ///
    /// In UIKit, such a call reaches the initializer of the dynamic class. In Swift, it reaches only required
    /// initializers. `HeadlessUIKit` therefore calls a method of the class instead, if the class has one.
    mutating func addInitializers() {
        for declaration in scopes.declarations where source.spelling(declaration.keyword) == "class" {
            let name = declaration.scope.name
            guard activity.mayCompile(declaration.keyword),
                let (hasInitializer, root) = plainInitializer(of: declaration)
            else { continue }
            let modifiers = DeclaredType.modifiers(before: declaration.keyword, in: source)
            let access = modifiers.contains { ["public", "open"].contains($0) } ? "public " : ""
            let object = hasInitializer ? "\(name)()" : "nil"
            add(["\(access)override class func _makeFromType() -> \(root)? { \(object) }"], to: declaration)
        }
    }

    /// Returns whether `init()` of a view or controller is one that the app declares, and the class at its root; `nil` if
    /// neither the class nor a superclass among the app's declares one. Of several classes with the same name, only those are
    /// known that declare it themselves.
    private func plainInitializer(of declaration: SourceScopes.Declaration) -> (hasInitializer: Bool, root: String)? {
        let name = declaration.scope.name
        if index.isClass(name) {
            guard let hasInitializer = index.hasPlainInitializer(name), let root = root(of: name) else { return nil }
            return (hasInitializer, root)
        }
        let tag = DeclaredType.tag(declaration, path: path, scopes)
        guard let type = index.oneOfSeveral(name, tag: tag), type.hasPlainInitializer,
            let root = type.inherited.first.flatMap(root)
        else { return nil }
        return (true, root)
    }

    /// Returns whether a class is below `UIView` or below `UIViewController`.
    private func root(of name: String) -> String? {
        let name = index.resolved(name)
        let base = (index.isClass(name) ? index.firstForeignSuperclass(of: name) : name).map(index.resolved)
        return base.flatMap { base in
            ["UIView", "UIViewController"].first { UIKitClasses.isClass(base, atOrBelow: $0) }
        }
    }

    // MARK: Metatypes

    /// Passes the metatype to an initializer that is called on a variable of a type such as `UIViewController.Type`:
    /// `type.init()` becomes `type.init(_of: type)`. In Swift, the initializer can't know the dynamic class otherwise.
    mutating func prepareInitializer(at place: Int) {
        guard source.spelling(place - 1) == ".", source.spelling(place + 1) == "(",
            let end = source.partner(of: place + 1), metatypes.contains(source.spelling(place - 2)),
            end == place + 2 || ["frame", "nibName", "reuseIdentifier", "style"].contains(source.spelling(place + 2))
        else { return }
        var first = place - 2
        while source.spelling(first - 1) == ".", source.token(first - 2)?.kind == .word { first -= 2 }
        // What precedes the path, such as a call, must not be evaluated twice.
        guard source.spelling(first - 1) != "." else { return }
        let path = source.text(first..<(place - 1))
        edits.insert("_of: \(path)" + (end == place + 2 ? "" : ", "), at: source.tokens[place + 1].range.upperBound)
    }

    /// Passes the class to an initializer of a generic parameter that may be UIKit's own class, as in `T()` for `T: UIView`.
    mutating func prepareGenericView(at place: Int) {
        guard genericViews.contains(source.spelling(place)), source.spelling(place - 1) != ".",
            source.spelling(place + 1) == "(", let end = source.partner(of: place + 1),
            end == place + 2 || source.spelling(place + 2) == "frame"
        else { return }
        edits.insert(
            "_of: \(source.spelling(place)).self" + (end == place + 2 ? "" : ", "),
            at: source.tokens[place + 1].range.upperBound)
    }

    /// Returns the generic parameters in the file whose values may be one of UIKit's classes that apps use mainly in this way.
    func findGenericViews() -> Set<String> {
        let roots: Set = [
            "UIView", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell",
            "UICollectionReusableView", "UIViewController",
        ]
        return Set(
            source.tokens.indices.filter {
                roots.contains(source.spelling($0)) && source.spelling($0 - 1) == ":"
                    && source.spelling($0 - 2).first?.isUppercase == true
                    && ["<", ",", "where"].contains(source.spelling($0 - 3))
            }.map { source.spelling($0 - 2) })
    }

    /// Removes one of the two signs in `delegate?.window??.rootViewController`: the window of the application's delegate is
    /// an optional requirement in UIKit.
    mutating func prepareOptionalWindow(at place: Int) {
        guard source.spelling(place) == "window", source.spelling(place - 1) == ".",
            ["?", "!"].contains(source.spelling(place + 1)), ["?", "!"].contains(source.spelling(place + 2)),
            source.spelling(place + 3) == ".", let name = source.token(place), let sign = source.token(place + 1),
            name.range.upperBound == sign.range.lowerBound
        else { return }
        blank((place + 2)..<(place + 3))
    }

    /// Returns the names in the file whose type is the metatype of a view or a controller, or, in a loop, an element of
    /// an array of such metatypes.
    func findMetatypes() -> Set<String> {
        var names: Set<String> = []
        var lists: Set<String> = []
        for place in source.tokens.indices where source.spelling(place) == "Type" && source.spelling(place - 1) == "." {
            guard source.token(place - 2)?.kind == .word, root(of: source.spelling(place - 2)) != nil else { continue }
            var colon = place - 3
            let isList = source.spelling(colon) == "["
            if isList { colon -= 1 }
            if source.spelling(colon) == "any" { colon -= 1 }
            guard source.spelling(colon) == ":", source.token(colon - 1)?.kind == .word else { continue }
            if isList { lists.insert(source.spelling(colon - 1)) } else { names.insert(source.spelling(colon - 1)) }
        }
        for place in source.tokens.indices where source.spelling(place) == "in" && source.spelling(place - 2) == "for" {
            if lists.contains(source.spelling(place + 1)) { names.insert(source.spelling(place - 1)) }
        }
        for place in source.tokens.indices where lists.contains(source.spelling(place)) {
            let isCall = source.spelling(place + 1) == "." && source.spelling(place + 3) == "{"
            if isCall, ["map", "forEach", "compactMap", "flatMap"].contains(source.spelling(place + 2)) {
                names.insert("$0")
            }
        }
        return names
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

    /// Makes `responds(to:)` and `forwardingTarget(for:)` methods that override nothing, because the Objective-C runtime
    /// calls them on iOS, and classes don't inherit them on Linux.
    ///
    /// - Returns: Whether the `override` keyword at an index begins such a method of a class.
    mutating func prepareForwarding(at place: Int) -> Bool {
        guard let name = ExtensionOverride.name(at: place, in: source), scopes.isMember(place),
            ["responds(to:", "forwardingTarget(for:", "responds(to ", "forwardingTarget(for "].contains(where: {
                source.text(name..<min(name + 4, source.tokens.count)).hasPrefix($0)
            }), let type = scopes.type(at: place), type.kind == .type,
            index.firstForeignSuperclass(of: type.name) != nil,
            !index.overridesOwn(source.spelling(name), in: type.name)
        else { return false }
        blank(place..<(place + 1))
        return true
    }

    /// Replaces the initializer of predicates with a format, which Foundation on Linux lacks.
    ///
    /// - Parameter place: The index of `NSPredicate`.
    mutating func preparePredicate(at place: Int) {
        guard source.spelling(place + 1) == "(", source.spelling(place + 2) == "format",
            source.spelling(place + 3) == ":", source.spelling(place - 1) != ".", activity.mayCompile(place),
            let type = source.token(place)
        else { return }
        needsHeadless = true
        edits.insert("._made", at: type.range.upperBound)
    }

    /// Lets a class that overrides `observeValue(forKeyPath:of:change:context:)` conform to the protocol by which
    /// `HeadlessUIKit` calls it. On Linux, only responders inherit the method.
    ///
    /// - Returns: Whether the `override` keyword at an index begins such a method of a class that does not inherit it.
    mutating func prepareKeyPathObserver(at place: Int) -> Bool {
        guard let name = ExtensionOverride.name(at: place, in: source), source.spelling(name) == "observeValue",
            scopes.isMember(place), source.spelling(name + 2) == "forKeyPath", activity.mayCompile(place),
            let type = scopes.type(at: place), type.kind == .type,
            let foreign = index.firstForeignSuperclass(of: type.name),
            !UIKitClasses.isClass(foreign, atOrBelow: "UIResponder"),
            !index.overridesOwn("observeValue", in: type.name),
            let declaration = scopes.declarations.last(where: { $0.scope == type && $0.body.contains(place) }),
            let superclass = DeclaredType.superclassEnd(declaration, in: source), let last = source.token(superclass)
        else { return false }
        blank(place..<(place + 1))
        edits.insert(", _KeyPathObserver", at: last.range.upperBound)
        needsHeadless = true
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
