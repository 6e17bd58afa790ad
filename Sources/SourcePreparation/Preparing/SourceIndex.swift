/// The declarations of a file that may affect how other files are prepared.
public struct SourceSummary: Codable, Hashable, Sendable {
    /// The path of the file.
    let path: String
    /// The names of the protocols.
    var protocols: Set<String> = []
    /// The optional methods of the Objective-C protocols, and the protocols that each protocol inherits from, keyed by
    /// protocol.
    var optionalMethods: [String: OptionalMethods] = [:]
    /// The classes and extensions.
    var types: [DeclaredType] = []
    /// The names from before Swift 4.2 that the file uses and those that it declares itself.
    var oldNames = OldNames()
    /// The names of the classes. If several classes have the same name, the name occurs once for each of them.
    var classes: [String] = []
    /// The overrides in extensions.
    var overrides: [ExtensionOverride] = []
    /// The overrides of methods in the classes themselves.
    var classOverrides: [ExtensionOverride] = []
    /// The names of all overridden members.
    var overriddenNames: Set<String> = []
    /// The `@objc` methods in extensions.
    var overridable: [ExtensionOverride] = []
    /// The names of the types and functions that the file declares, of those that `HeadlessSwiftUI` lacks.
    private(set) var ownViews: Set<String> = []
    /// The names of the static properties.
    public private(set) var staticProperties: Set<String> = []
    /// The names of the properties of type `[AnyObject]`.
    private(set) var objectLists: Set<String> = []
    /// The names that type aliases give to other names, such as `View` to `UIView`.
    private(set) var aliases: [String: String] = [:]

    /// - Complexity: O(*n*²) in the worst case, where *n* is the number of tokens.
    init(_ path: String, _ source: SwiftSource, _ scopes: SourceScopes, _ modules: ImportedModules) {
        self.path = path
        for place in source.tokens.indices where source.spelling(place) == "static" {
            if ["let", "var"].contains(source.spelling(place + 1)) {
                staticProperties.insert(source.spelling(place + 2))
            }
        }
        for place in source.tokens.indices where source.spelling(place) == "AnyObject" {
            let type = source.text(max(0, place - 4)..<min(place + 2, source.tokens.count))
            guard type.hasSuffix("[AnyObject]"), source.spelling(place - 2) == ":",
                ["var", "let"].contains(source.spelling(place - 4))
            else { continue }
            objectLists.insert(source.spelling(place - 3))
        }
        let keywords: Set = ["struct", "class", "enum", "protocol", "actor", "typealias", "func"]
        for place in source.tokens.indices where keywords.contains(source.spelling(place - 1)) {
            let name = source.spelling(place)
            if AbsentViews.types[name] != nil || AbsentViews.modifiers[name] != nil { ownViews.insert(name) }
        }
        classes = scopes.declarations.filter { source.spelling($0.keyword) == "class" }.map(\.scope.name)
        let conditions = SourceConditions(source, modules)
        for place in source.tokens.indices
        where source.spelling(place) == "typealias" && source.spelling(place + 2) == "=" && conditions.mayCompile(place)
        {
            guard source.token(place + 3)?.kind == .word, source.token(place + 4)?.startsLine ?? true else { continue }
            aliases[source.spelling(place + 1)] = source.spelling(place + 3)
        }
        for place in source.tokens.indices where conditions.mayCompile(place) {
            if source.spelling(place) == "override", scopes.isMember(place) {
                if let override = ExtensionOverride(at: place, in: source, scopes) {
                    // No code can call a member that is unavailable.
                    if !ExtensionOverride.isUnavailable(place, in: source) { overrides.append(override) }
                } else if let override = ExtensionOverride(at: place, in: source, scopes, inClasses: true),
                    override.method != nil
                {
                    classOverrides.append(override)
                }
                if let name = ExtensionOverride.name(at: place, in: source) {
                    overriddenNames.insert(source.spelling(name))
                }
            } else if source.spelling(place) == "func",
                ExtensionOverride.isOverridable(at: place, in: source, scopes),
                let method = ExtensionOverride(at: place, in: source, scopes)
            {
                overridable.append(method)
            }
        }
        for declaration in scopes.declarations where declaration.scope.kind == .protocol {
            protocols.insert(declaration.scope.name)
            var optional = OptionalMethods(
                inherited: DeclaredType.inheritedTypes(
                    declaration.name + 1, declaration.body.lowerBound - 1, in: source))
            for place in declaration.body where OptionalRequirement.begins(at: place, in: source) {
                optional.names.insert(OptionalRequirement.name(at: place, in: source))
                if OptionalRequirement.arrow(at: place, in: source) != nil {
                    optional.throwing.insert(OptionalRequirement.name(at: place, in: source))
                }
            }
            for place in declaration.body where OptionalRequirement.getter(at: place, in: source) != nil {
                optional.properties.insert(source.spelling(place + 2))
            }
            optionalMethods[declaration.scope.name] = optional
        }
        for declaration in scopes.declarations where conditions.mayCompile(declaration.keyword) {
            guard var type = DeclaredType(declaration, in: source, scopes, conditions, path: path) else { continue }
            for place in declaration.body where source.spelling(place) == "func" && conditions.mayCompile(place) {
                if scopes.isMember(place), scopes.type(at: place) == declaration.scope {
                    type.addMethod(at: place, in: source)
                }
            }
            types.append(type)
        }
        oldNames = OldNames(in: source, conditions)
    }
}

/// The declarations, in all files of an app, that affect how other files are prepared.
struct SourceIndex {
    /// What to import instead of other modules.
    var modules = ImportedModules()
    private(set) var protocols: Set<String> = []
    /// The paths of the files that declare each class. A file that declares several classes of that name occurs several
    /// times.
    private var classes: [String: [String]] = [:]
    /// The declarations to add to each class, keyed by class name. They correspond to overrides in extensions, and to
    /// extension methods that subclasses override; see ``ExtensionOverride``.
    private(set) var overrides: [String: [String]] = [:]
    /// The declarations that replace members of UIKit's classes, keyed by the override after whose extension they are
    /// added.
    private(set) var replacements: [ExtensionOverride: String] = [:]
    /// The names of the extension methods that classes of the app override, keyed by the name of the extended class.
    private var overridden: [String: Set<String>] = [:]
    /// The names of optional protocol methods without argument labels, including the methods of UIKit's protocols.
    private(set) var optionalMethods = UIKitOptionalMethods.baseNames
    /// The names, with argument labels, of the optional protocol methods that throw an error if they aren't implemented.
    private(set) var throwingMethods: Set<String> = []
    /// The names of the optional properties of protocols.
    private(set) var throwingProperties: Set<String> = []
    /// The methods with argument labels that become overrides, keyed by the name of their class. The class inherits a
    /// conformance to a protocol of which the method is an optional requirement.
    private var newOverrides: [String: Set<String>] = [:]
    private var types: [String: [DeclaredType]] = [:]
    /// The methods that the app adds to UIKit's classes, and overrides.
    var dispatched = Dispatched()
    /// The first file that uses names from before Swift 4.2, and the number of these files.
    private(set) var oldNames: (path: String, fileCount: Int)?
    /// The names from before Swift 4.2 that the app declares itself.
    private(set) var ownOldNames: Set<String> = []
    /// The names that `HeadlessSwiftUI` lacks and that the app declares itself.
    private(set) var ownViews: Set<String> = []
    /// The names of the properties of type `[AnyObject]`.
    private(set) var objectLists: Set<String> = []
    private var aliases: [String: String] = [:]

    /// Whether the app has storyboards or xibs.
    let hasInterfaces: Bool

    /// - Parameter dependencies: The summaries of other prepared modules that the app imports.
    init(
        _ summaries: some Collection<SourceSummary>, hasInterfaces: Bool,
        dependencies: some Collection<SourceSummary> = []
    ) {
        self.hasInterfaces = hasInterfaces
        for summary in Array(dependencies) + Array(summaries) {
            protocols.formUnion(summary.protocols)
            for methods in summary.optionalMethods.values {
                optionalMethods.formUnion(methods.baseNames)
                throwingMethods.formUnion(methods.throwing)
                throwingProperties.formUnion(methods.properties)
            }
        }
        let names = summaries.reduce(into: Set<String>()) { $0.formUnion($1.overriddenNames) }
        // Other modules may override these.
        let open = Set(summaries.flatMap(\.overridable).filter(\.isOpen).map { [$0.type, $0.name] })
        for summary in summaries {
            for name in summary.classes { classes[name, default: []].append(summary.path) }
            for type in summary.types { types[type.name, default: []].append(type) }
            ownOldNames.formUnion(summary.oldNames.declared)
            ownViews.formUnion(summary.ownViews)
            objectLists.formUnion(summary.objectLists)
            aliases.merge(summary.aliases) { first, _ in first }
            for method in summary.overridable
            where !method.isRequirement && (names.contains(method.name) || open.contains([method.type, method.name])) {
                add(overridable: method)
            }
        }
        let all = summaries.flatMap(\.overrides)
        dispatched = Self.dispatched(
            summaries.flatMap(\.overridable).filter { !$0.isRequirement && classes[$0.type] == nil },
            all + summaries.flatMap(\.classOverrides)
        ) { lineage(of: $0) }
        let foreignClasses = Set(dependencies.flatMap(\.classes))
        let foreignOverrides = addForeignOverrides(
            of: dependencies.flatMap(\.overridable).filter {
                $0.isOpen && !$0.isRequirement && !foreignClasses.contains($0.type)
            }, all + summaries.flatMap(\.classOverrides))
        for override in all where dispatched.overrides[override.type]?[override.method?.name ?? ""] == nil {
            let isOnMainActor =
                isOnMainActor(override.type)
                || firstForeignSuperclass(of: override.type).map {
                    $0 == "UIResponder" || UIKitClasses.superclass(of: $0) != nil
                } ?? false
            overrides[override.type, default: []].append(isOnMainActor ? override.textOnMainActor : override.text)
        }
        replacements = Self.replacements(summaries.flatMap(\.overrides).filter { classes[$0.type] == nil })
        replacements.merge(foreignOverrides) { own, _ in own }
        let old = summaries.filter { !$0.oldNames.used.isSubset(of: ownOldNames) }
        oldNames = old.first.map { ($0.path, old.count) }
        addOptionalMethods(
            summaries.reduce(into: UIKitOptionalMethods.protocols) { all, summary in
                all.merge(summary.optionalMethods) { _, own in own }
            })
        let overriding = Dictionary(grouping: all + summaries.flatMap(\.classOverrides), by: \.fullName)
        for method in summaries.flatMap(\.overridable) where method.isRequirement && isClass(method.type) {
            let isOverridden = overriding[method.fullName]?.contains {
                $0.type != method.type && lineage(of: $0.type).contains(method.type)
            }
            if isOverridden == true, !becomesOverride(method.fullName, of: method.type) { add(overridable: method) }
        }
    }

    /// Lets the class of a method in an extension declare a method that subclasses can override.
    private mutating func add(overridable method: ExtensionOverride) {
        overrides[method.type, default: []].append(method.text)
        overridden[method.type, default: []].insert(method.fullName)
    }

    /// Returns whether exactly one class of the app has the given name.
    func isClass(_ name: String) -> Bool { classes[name]?.count == 1 }

    /// Returns whether no class of the app has the given name.
    func isForeign(_ name: String) -> Bool { classes[name] == nil }

    /// Returns the paths of the files that declare a class, if there are several declarations.
    func filesOfSeveral(_ name: String) -> [String]? { classes[name].flatMap { $0.count > 1 ? $0 : nil } }

    /// Returns the declaration with a tag of one of several classes with the same name.
    func oneOfSeveral(_ name: String, tag: String) -> DeclaredType? {
        types[name]?.first { !$0.isExtension && $0.tag == tag }
    }

    /// Returns whether a name is that of a type method, and not of an instance method, of a class of the app.
    func isTypeMethod(_ name: String, of type: String) -> Bool {
        let declared = types[type] ?? []
        return declared.contains { $0.typeMethods.contains(name) }
            && !declared.contains { $0.instanceMethods.contains(name) }
    }

    /// Returns whether a method that is not marked as an override becomes one.
    func becomesOverride(_ method: String, of type: String) -> Bool { newOverrides[type]?.contains(method) ?? false }

    // MARK: Storyboards and xibs

    /// Returns the extensions of a class of the app that have members to which storyboards and xibs can refer, in an
    /// order that doesn't depend on the order of the files.
    func interfaceExtensions(of name: String) -> [DeclaredType] {
        guard isClass(name) else { return [] }
        return (types[name] ?? []).filter { $0.isExtension && !$0.members.isEmpty }.sorted { $0.tag < $1.tag }
    }

    /// Returns whether a class of the app has members to which storyboards and xibs can refer.
    func hasInterfaceMembers(_ name: String) -> Bool {
        types[name]?.contains { !$0.members.isEmpty } ?? false
    }

    /// Returns whether `init()` of a class is one that the app declares, or `nil` if neither the class nor a superclass
    /// among the app's declares one. The result is `false` if a superclass declares one that the class doesn't inherit.
    func hasPlainInitializer(_ name: String) -> Bool? {
        var seen: Set<String> = []
        var current: String? = name
        var isInherited = true
        while let name = current, isClass(name), seen.insert(name).inserted {
            guard let type = types[name]?.first(where: { !$0.isExtension }) else { return nil }
            if type.hasPlainInitializer { return isInherited }
            if type.hasDesignatedInitializer { isInherited = false }
            current = type.inherited.first
        }
        return nil
    }

    /// Returns whether a superclass among the app's declares a method of a name.
    func overridesOwn(_ name: String, in type: String) -> Bool {
        lineage(of: type).dropFirst().contains { types[$0]?.contains { $0.instanceMethods.contains(name) } ?? false }
    }

    /// Returns the methods that a selector with a name such as `save:` can call, as paths that begin with their class.
    /// Those that another file can't refer to are left out, unless the given file declares them.
    func methods(ofSelector name: String, in file: String) -> [(type: String, method: String, baseName: String)] {
        types.keys.sorted().flatMap { key in
            (types[key] ?? []).flatMap { type -> [(type: String, method: String, baseName: String)] in
                guard type.isExtension || isClass(key), !type.isGeneric, type.path != nil || type.file == file else {
                    return []
                }
                return type.methods.compactMap { item in
                    guard item.method.selectorName == name, !item.isPrivate || type.file == file else { return nil }
                    return (type.path ?? type.spelledName, item.method.name, item.method.baseName)
                }
            }
        }
    }

    /// Returns the name of the type for which a name is an alias; the name itself if it is none.
    func resolved(_ name: String) -> String {
        var (current, seen): (String, Set<String>) = (name, [])
        while let next = aliases[current], seen.insert(current).inserted { current = next }
        return current
    }

    /// Returns whether a class or one of its superclasses among the app's is declared with `@MainActor`.
    func isOnMainActor(_ name: String) -> Bool {
        lineage(of: name).contains { types[$0]?.contains { $0.isOnMainActor && !$0.isExtension } ?? false }
    }

    /// Returns whether a superclass of a test case declares a synchronous method of a name on the main actor.
    func isolatesTestMethod(_ name: String, above type: String) -> Bool {
        lineage(of: type).dropFirst().contains { base in
            isOnMainActor(base)
                && (types[base] ?? []).contains { declared in
                    declared.methods.contains { $0.method.name == name && !$0.method.effects.contains("await") }
                }
        }
    }

    /// Returns the classes from which a class inherits, beginning with the class itself.
    func lineage(of name: String) -> [String] {
        var names = [name]
        while let last = names.last, isClass(last),
            let base = types[last]?.first(where: { !$0.isExtension })?.inherited.first, !names.contains(base)
        {
            names.append(base)
        }
        return names.dropLast() + UIKitMembers.lineage(of: names[names.count - 1])
    }

    /// Returns the superclass of a class of the app that is not one of the app's, or `nil` if it is unknown.
    func firstForeignSuperclass(of name: String) -> String? {
        var seen: Set = [name]
        var current = name
        while let base = types[current]?.first(where: { !$0.isExtension })?.inherited.first {
            guard isClass(base), seen.insert(base).inserted else { return base }
            current = base
        }
        return nil
    }

    /// Returns whether a class inherits the methods by which storyboards and xibs reach its members. A class directly
    /// below `NSObject` doesn't, unless one of the app's classes is between the two and has such members.
    func inheritsInterfaceMembers(_ name: String) -> Bool {
        var seen: Set = [name]
        var current = name
        while let base = types[current]?.first(where: { !$0.isExtension })?.inherited.first {
            guard isClass(base), seen.insert(base).inserted else { return base != "NSObject" }
            if hasInterfaceMembers(base) { return true }
            current = base
        }
        return false
    }

    // MARK: Optional methods that only a subclass implements

    /// Finds the optional methods that a class implements although only its superclass conforms to the protocol.
    ///
    /// The Objective-C runtime finds such a method by its selector. In Swift, the superclass must declare it. It therefore
    /// gets a method that has the effect of the protocol's default implementation, and that the subclass overrides.
    private mutating func addOptionalMethods(_ protocols: [String: OptionalMethods]) {
        var forwarded: [String: Set<String>] = [:]
        for name in types.keys.sorted() where isClass(name) {
            for type in types[name] ?? [] {
                for method in type.methods where !method.isOverride && !method.isPrivate {
                    guard let (base, isOfUIKit) = conformingSuperclass(of: name, method.method.name, protocols) else {
                        continue
                    }
                    newOverrides[name, default: []].insert(method.method.name)
                    if type.isExtension {
                        overrides[name, default: []].append(
                            (method.isPublic ? "public " : "") + "override "
                                + method.method.declaration(
                                    calling: ExtensionOverride.newName(of: method.method.baseName, in: name)))
                    }
                    guard forwarded[base, default: []].insert(method.method.name).inserted else { continue }
                    let isPublic = types[base]?.contains { !$0.isExtension && $0.isPublic } ?? false
                    let declaration =
                        isOfUIKit
                        ? "@MainActor " + (isPublic ? "open " : "")
                            + method.method.declaration(calling: "OptionalMethods.defaults.\(method.method.baseName)")
                        : (isPublic ? "open " : "") + method.method.unimplemented(throws: throwingMethods)
                    overrides[base, default: []].append(declaration)
                }
            }
        }
    }

    /// Returns the superclass that conforms to a protocol with the given optional method, and whether the protocol is
    /// one of UIKit's. Returns `nil` if there is no such superclass, or if a superclass implements the method.
    private func conformingSuperclass(
        of name: String, _ method: String, _ protocols: [String: OptionalMethods]
    ) -> (name: String, isOfUIKit: Bool)? {
        var seen: Set = [name]
        var current = superclass(of: name)
        while let base = current, isClass(base), seen.insert(base).inserted {
            let declared = types[base] ?? []
            if declared.contains(where: { $0.methods.contains { $0.method.name == method } }) { return nil }
            var pending = declared.flatMap(\.inherited)
            var known: Set<String> = []
            while let next = pending.popLast() {
                guard known.insert(next).inserted, let found = protocols[next] else { continue }
                if found.names.contains(method) { return (base, UIKitOptionalMethods.protocols[next] != nil) }
                pending += found.inherited
            }
            current = superclass(of: base)
        }
        return nil
    }

    private func superclass(of name: String) -> String? {
        types[name]?.first { !$0.isExtension }?.inherited.first.flatMap { isClass($0) ? $0 : nil }
    }

    /// Returns whether the app overrides a method that has the same name as the given extension method, and declares
    /// exactly one class that has the name of the extended class.
    func isOverridden(_ method: ExtensionOverride) -> Bool {
        isClass(method.type) && overridden[method.type]?.contains(method.fullName) == true
    }
}
