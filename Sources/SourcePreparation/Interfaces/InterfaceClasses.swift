/// The classes to which storyboards and xibs can refer: the app's own, and UIKit's.
struct InterfaceClasses {
    /// What the name of a custom class refers to.
    enum Reference: Equatable {
        /// A class of the app, by its name with the enclosing types.
        case app(String)
        /// A class of the app that is private, or is declared in a function.
        case hidden(String)
        /// A class of UIKit or another framework of Apple's.
        case system(String)
        /// A class of another module.
        case other(module: String, name: String)
        case missing
    }

    /// The declarations and extensions of each class, by its name without the enclosing types.
    private var types: [String: [DeclaredType]] = [:]
    /// The classes that `@objc(…)` names.
    private var renamed: [String: DeclaredType] = [:]
    let protocols: Set<String>

    init(_ summaries: some Sequence<SourceSummary>) {
        var protocols: Set<String> = []
        for summary in summaries {
            protocols.formUnion(summary.protocols)
            for type in summary.types {
                types[type.name, default: []].append(type)
                if let name = type.objectiveCName { renamed[name] = type }
            }
        }
        self.protocols = protocols
    }

    /// The names of all classes that other files can name.
    var names: [String] { types.values.joined().filter { !$0.isExtension }.compactMap(\.path) }

    /// Returns what the name of a custom class refers to.
    ///
    /// - Parameters:
    ///   - name: The value of `customClass`.
    ///   - module: The value of `customModule`.
    ///   - isOfTarget: Whether the class is in the module of the target.
    func reference(to name: String, module: String?, isOfTarget: Bool) -> Reference {
        let path = Self.path(ofMangled: name) ?? name
        if let type = renamed[path] { return reference(to: type) }
        let last = path.split(separator: ".").last.map(String.init) ?? path
        let found = (types[last] ?? []).filter { !$0.isExtension }
        let exact = found.filter { $0.path == path }
        if let type = exact.first ?? (path == last ? found.first { $0.path != nil } ?? found.first : nil) {
            return reference(to: type)
        }
        if let module, !isOfTarget, !module.isEmpty { return .other(module: module, name: name) }
        return UIKitClasses.isKnown(name) || UIKitClasses.isOfApple(name) ? .system(name) : .missing
    }

    private func reference(to type: DeclaredType) -> Reference { type.path.map { .app($0) } ?? .hidden(type.name) }

    /// Returns the path of a nested class whose name is written as the compiler writes it, such as
    /// `_TtCC4Feed4Post4Cell`. The letters are the kinds of the class and its enclosing types: class, enum, structure.
    private static func path(ofMangled name: String) -> String? {
        guard name.hasPrefix("_TtC") else { return nil }
        var rest = name.dropFirst(4).drop { "COV".contains($0) }
        var parts: [String] = []
        while let length = Int(rest.prefix(while: \.isNumber)) {
            rest = rest.drop(while: \.isNumber)
            guard length > 0, rest.count >= length else { return nil }
            parts.append(String(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return rest.isEmpty && parts.count > 1 ? parts.dropFirst().joined(separator: ".") : nil
    }

    // MARK: Actions

    /// The selectors of all actions.
    var allActions: Set<String> { Set(types.values.joined().flatMap(\.members.actions).map(\.selector)) }

    /// Returns whether a class has an action.
    func hasAction(_ selector: String) -> Bool { allActions.contains(selector) }

    /// Returns whether an extension of one of UIKit's classes has an action.
    func hasAction(_ selector: String, ofUIKit names: [String]) -> Bool {
        names.contains { name in
            UIKitClasses.isKnown(name)
                && types[name]?.contains { $0.members.actions.contains { $0.selector == selector } } == true
        }
    }

    // MARK: Inheritance

    /// The classes from which a class inherits, and whether all of them are known.
    struct Ancestry {
        /// The names of the class and its superclasses, without enclosing types.
        var names: [String] = []
        /// The declarations and extensions of the classes that are the app's.
        var declarations: [DeclaredType] = []
        /// Whether the superclasses are known up to `NSObject`.
        var isComplete = false
        /// Whether a class of UIKit is among them.
        var hasUIKit = false
    }

    func ancestry(of name: String) -> Ancestry {
        var ancestry = Ancestry()
        var current: String? = name.split(separator: ".").last.map(String.init)
        while let name = current, !ancestry.names.contains(name) {
            ancestry.names.append(name)
            let declared = types[name] ?? []
            ancestry.declarations += declared
            if let own = declared.first(where: { !$0.isExtension }) {
                current = own.inherited.first
                continue
            }
            guard UIKitClasses.isKnown(name) else { return ancestry }
            if name == "NSObject" {
                ancestry.isComplete = true
                return ancestry
            }
            ancestry.hasUIKit = true
            current = UIKitClasses.superclass(of: name)
        }
        return ancestry
    }
}
