/// The methods by which storyboards and xibs reach the members of a class.
struct InterfaceTable {
    /// A kind of member, and the method that finds such members by their names.
    enum Kind: CaseIterable {
        case outlet, action, inspectable, segueAction

        /// The name of the method that `HeadlessUIKit` declares.
        var method: String {
            switch self {
            case .outlet: "_setOutlet"
            case .action: "_interfaceAction"
            case .inspectable: "_setInspectable"
            case .segueAction: "_interfaceSegueAction"
            }
        }

        var takesValue: Bool { self == .outlet || self == .inspectable }

        var parameters: String { takesValue ? "(_ name: String, to value: Any?)" : "(_ name: String)" }
        var arguments: String { takesValue ? "(name, to: value)" : "(name)" }

        var result: String {
            switch self {
            case .outlet, .inspectable: "InterfaceConnection"
            case .action: "Selector?"
            case .segueAction: "InterfaceSegueAction?"
            }
        }

        /// The result for an unknown name.
        var unknown: String { takesValue ? ".unknown" : "nil" }
    }

    private let type: DeclaredType
    private let extensions: [DeclaredType]
    private let inherits: Bool

    /// - Parameters:
    ///   - type: A declaration of a class, or an extension.
    ///   - extensions: The extensions of the class.
    ///   - inherits: Whether the class inherits the methods.
    init(_ type: DeclaredType, _ extensions: [DeclaredType] = [], inherits: Bool = false) {
        (self.type, self.extensions, self.inherits) = (type, extensions, inherits)
    }

    /// Returns the method of an extension, on one line, or `nil` if the extension has no such members.
    func method(_ kind: Kind) -> String? {
        let cases = cases(kind)
        guard !cases.isEmpty else { return nil }
        return "\(isolation(kind))func \(Self.name(kind, of: type))\(kind.parameters) -> \(optional(kind)) { "
            + "switch name { \(cases.joined(separator: "; ")); default: return nil } }"
    }

    /// Returns the method of a class, on one line, or `nil` if the class inherits the method and has no such members.
    func override(_ kind: Kind) -> String? {
        let cases = cases(kind)
        let others = extensions.filter { !InterfaceTable($0).cases(kind).isEmpty }
        guard !inherits || !cases.isEmpty || !others.isEmpty else { return nil }
        let calls = others.map {
            "if let member = \(Self.name(kind, of: $0))\(kind.arguments) { return member }; "
        }
        let rest = inherits ? "super.\(kind.method)\(kind.arguments)" : kind.unknown
        let head = (type.isPublic ? "public " : "") + (inherits ? "override " : isolation(kind))
        let body =
            cases.isEmpty
            ? calls.joined() + "return \(rest)"
            : "switch name { \(cases.joined(separator: "; ")); default: \(calls.joined())return \(rest) }"
        return "\(head)func \(kind.method)\(kind.parameters) -> \(kind.result) { \(body) }"
    }

    /// Returns the name of the method that an extension gets.
    static func name(_ kind: Kind, of extended: DeclaredType) -> String {
        "\(kind.method)_\(extended.name)_\(extended.tag)"
    }

    private func optional(_ kind: Kind) -> String { kind.takesValue ? kind.result + "?" : kind.result }

    /// Actions are called on the main actor.
    private func isolation(_ kind: Kind) -> String { kind.takesValue ? "" : "@MainActor " }

    // MARK: Cases

    private func cases(_ kind: Kind) -> [String] {
        switch kind {
        case .outlet: type.members.outlets.map { property($0, "outlet") }
        case .inspectable: type.members.inspectables.map { property($0, "inspectable") }
        case .action: type.members.actions.map(action)
        case .segueAction: type.members.segueActions.map(segueAction)
        }
    }

    private func property(_ property: InterfaceMembers.Property, _ kind: String) -> String {
        let name = property.name.filter { $0 != "`" }
        let setter =
            property.type.map { "(v: \($0)) in self.\(property.name) = v" } ?? "self.\(property.name) = $0"
        return "case \"\(name)\": return .\(kind)(value) { \(setter) }"
    }

    private func action(_ method: InterfaceMembers.Method) -> String {
        let base = method.name.filter { $0 != "`" }
        var reference = "object.\(method.name)"
        if !method.labels.isEmpty {
            reference += "(\(method.labels.map { $0 + ":" }.joined()))"
        } else if method.isOverloaded {
            reference += " as @MainActor () -> Void"
        }
        return
            "case \"\(method.selector)\": return Selector(named: \"\(base)\") { (object: \(type.spelledName)) in \(reference) }"
    }

    private func segueAction(_ method: InterfaceMembers.Method) -> String {
        let arguments = method.labels.enumerated().map { number, label in
            var value = number == 0 ? "coder" : label.lowercased().contains("identifier") ? "identifier" : "sender"
            if value == "sender", let type = method.optionals[number] { value += " as? \(type)" }
            return label == "_" ? value : "\(label): \(value)"
        }
        return "case \"\(method.selector)\": return { coder, sender, identifier in "
            + "self.\(method.name)(\(arguments.joined(separator: ", "))) }"
    }
}
