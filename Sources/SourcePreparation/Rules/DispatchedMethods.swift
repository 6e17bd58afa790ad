// A method that an app's extension adds to one of UIKit's classes can be overridden in Objective-C, in an extension of a
// subclass and in the app's own subclasses. Swift does not call such an override dynamically. In prepared sources, the
// method and its overrides get other names, and a method with the original name calls the one of the object's class.

extension SourceIndex {
    /// The text to add to the extension that declares each overridden method, and the classes whose overrides it calls.
    struct Dispatched {
        /// The methods that call the overrides, by the method that is overridden.
        var texts: [ExtensionOverride: String] = [:]
        /// For each class, its overrides, and the class whose method `super` refers to. The name of the class is empty if the
        /// method is one that another module adds to UIKit's classes: `super` then refers to that method, too.
        var overrides: [String: [String: String]] = [:]
        /// The names, without argument labels, of all these methods.
        var baseNames: Set<String> = []
    }

    static func dispatched(
        _ methods: [ExtensionOverride], _ overrides: [ExtensionOverride], lineage: (String) -> [String]
    ) -> Dispatched {
        var result = Dispatched()
        for method in methods {
            guard let name = method.method?.name, let call = method.method else { continue }
            let called = overrides.filter { $0.method?.name == name && $0.type != method.type }
                .map { (override: $0, lineage: lineage($0.type)) }
                .filter { $0.lineage.contains(method.type) }
                .sorted { $0.lineage.count > $1.lineage.count }
            guard !called.isEmpty else { continue }
            let types = Set(called.map(\.override.type)).union([method.type])
            for (override, lineage) in called {
                result.overrides[override.type, default: [:]][name] = lineage.dropFirst().first(where: types.contains)
            }
            result.baseNames.insert(method.name)
            let calls = called.map { item in
                let result = "\(call.effects)this.\(item.override.newName)\(call.arguments)"
                return "if let this = self as? \(item.override.type) { return "
                    + (call.returnsSelf ? "unsafeDowncast(\(result), to: Self.self)" : result) + " }; "
            }
            result.texts[method] =
                "\(call.signature) { \(calls.joined())return "
                + "\(call.effects)\(method.newName)\(call.arguments) }"
        }
        return result
    }

    /// Finds overrides of methods that another prepared module adds to UIKit's classes. There, these methods are `dynamic`.
    ///
    /// - Returns: For each method, the override that comes first, and the declaration that replaces the method.
    mutating func addForeignOverrides(
        of methods: [ExtensionOverride], _ overrides: [ExtensionOverride]
    ) -> [ExtensionOverride: String] {
        var texts: [ExtensionOverride: String] = [:]
        for method in methods {
            guard let name = method.method?.name else { continue }
            let found = overrides.filter {
                $0.method?.name == name && $0.type != method.type && lineage(of: $0.type).contains(method.type)
            }
            guard let first = found.first, let text = Self.replacement(found, of: method.type) else { continue }
            texts[first] = text
            dispatched.baseNames.insert(method.name)
            for override in found { dispatched.overrides[override.type, default: [:]][name] = "" }
        }
        return texts
    }
}

extension SourcePreparer {
    /// Renames a method that overrides one that the app adds to UIKit's classes.
    ///
    /// - Returns: Whether the `override` keyword at an index begins such a method.
    mutating func prepareDispatchedOverride(at place: Int) -> Bool {
        guard let name = ExtensionOverride.name(at: place, in: source), scopes.isMember(place),
            index.dispatched.baseNames.contains(source.spelling(name)), activity.mayCompile(place),
            let override = ExtensionOverride(at: place, in: source, scopes, inClasses: true),
            let method = override.method, index.dispatched.overrides[override.type]?[method.name] != nil
        else { return false }
        for modifier in ExtensionOverride.modifiers(around: place, in: source)
        where ["override", "open"].contains(source.spelling(modifier)) {
            if source.spelling(modifier) == "open" {
                replace(modifier..<(modifier + 1), by: "public")
            } else {
                blank(modifier..<(modifier + 1))
            }
        }
        replace(name..<(name + 1), by: override.newName)
        addReplacement(of: override, at: place)
        return true
    }

    /// Lets `super` in such a method call the method that is overridden.
    ///
    /// - Returns: The index of the next token, or `nil` if the `super` at an index is another one.
    mutating func prepareDispatchedSuper(at place: Int) -> Int? {
        guard source.spelling(place + 1) == ".", index.dispatched.baseNames.contains(source.spelling(place + 2)),
            source.spelling(place + 3) == "(", let type = scopes.type(at: place)?.name.split(separator: ".").last,
            let overrides = index.dispatched.overrides[String(type)],
            let superclass = overrides.first(where: { $0.key.hasPrefix(source.spelling(place + 2) + "(") })?.value,
            !superclass.isEmpty
        else { return nil }
        replace(place..<(place + 1), by: "self")
        replace(
            (place + 2)..<(place + 3),
            by: ExtensionOverride.newName(of: source.spelling(place + 2), in: superclass))
        return place + 3
    }

    /// Renames a method of an extension that is overridden in this way, and adds the method that calls the overrides.
    ///
    /// - Returns: Whether the `func` keyword at an index begins such a method.
    mutating func prepareDispatched(at place: Int) -> Bool {
        guard index.dispatched.baseNames.contains(source.spelling(place + 1)), activity.mayCompile(place),
            ExtensionOverride.isOverridable(at: place, in: source, scopes),
            let method = ExtensionOverride(at: place, in: source, scopes), let text = index.dispatched.texts[method],
            let declaration = scopes.declarations.last(where: {
                $0.scope.kind == .extension && $0.body.contains(place)
            })
        else { return false }
        replace((place + 1)..<(place + 2), by: method.newName)
        let isPublic = !Set(["public", "open"]).isDisjoint(with: DeclaredType.modifiers(before: place, in: source))
        add(["@discardableResult \(isPublic ? "public " : "")\(text)"], to: declaration)
        return true
    }
}

extension SourcePreparer {
    /// Makes an open method that an extension adds to one of UIKit's classes `dynamic`, so that a class of another module can
    /// override it.
    mutating func prepareForOtherModules(at place: Int) {
        guard ExtensionOverride.isOverridable(at: place, in: source, scopes), activity.mayCompile(place),
            let type = scopes.type(at: place)?.name, index.isForeign(type),
            let method = ExtensionOverride(at: place, in: source, scopes), method.isOpen, method.method != nil,
            DeclaredType.modifiers(before: place, in: source).allSatisfy({ !["static", "class"].contains($0) }),
            let keyword = source.token(place)
        else { return }
        edits.insert("dynamic ", at: keyword.range.lowerBound)
    }
}
