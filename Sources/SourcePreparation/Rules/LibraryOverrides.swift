extension ExtensionOverride {
    /// The class of UIKit whose declaration of the member is replaced. `nil` if the member can't be replaced.
    var replacedClass: String? { UIKitMembers.declaringClass(of: method?.name ?? name, in: type) }
}

extension SourceIndex {
    /// Returns the declarations that replace members of UIKit's classes, because extensions in the app override them:
    /// for each member, the override that comes first, and the text to add after its extension.
    ///
    /// A replacement calls the extension's member if the object is of the extended class. It calls the original member if
    /// the object isn't, or if the extension's member calls `super`.
    static func replacements(_ overrides: [ExtensionOverride]) -> [ExtensionOverride: String] {
        var groups: [(key: String, overrides: [ExtensionOverride])] = []
        for override in overrides {
            guard let replaced = override.replacedClass else { continue }
            let key = "\(replaced).\(override.method?.name ?? override.name)"
            if let index = groups.firstIndex(where: { $0.key == key }) {
                groups[index].overrides.append(override)
            } else {
                groups.append((key, [override]))
            }
        }
        return groups.reduce(into: [:]) { texts, group in
            guard let replaced = group.overrides[0].replacedClass else { return }
            if let text = replacement(group.overrides, of: replaced) { texts[group.overrides[0]] = text }
        }
    }

    /// Returns the declaration that replaces a member of a class of another module.
    static func replacement(_ overrides: [ExtensionOverride], of replaced: String) -> String? {
        guard let first = overrides.first else { return nil }
        let name = first.name
        let (head, original, call): (String, String, String)
        if let method = first.method {
            head = "func overridden_\(method.signature.dropFirst("func ".count))"
            (original, call) = (method.name, method.arguments)
        } else if let type = first.propertyType {
            (head, original, call) = ("var overridden_\(name): \(type)", name, "")
        } else {
            return nil
        }
        // The members of subclasses come first: they may call those of their superclasses.
        let calls = overrides.sorted {
            UIKitMembers.lineage(of: $0.type).count > UIKitMembers.lineage(of: $1.type).count
        }
        .enumerated().map { number, override in
            "if let this = \(override.type == replaced ? "Optional(self)" : "self as? \(override.type)"), \(replaced).overriding_\(name).insert([object, \(number)]).inserted "
                + "{ defer { \(replaced).overriding_\(name).remove([object, \(number)]) }; return "
                + "this.\(override.newName)\(call) }"
        }
        // A method without parameters is named with parentheses, like the others.
        // The headless half searches for responders whose class overrides touch methods. It must find all responders now.
        let probe =
            name.hasPrefix("touches")
            ? "@_dynamicReplacement(for: _replacesTouches) static var replaces_\(name): Bool { true }; " : ""
        return "; extension \(replaced) { \(probe)private static var overriding_\(name): Set<[Int]> = []; "
            + "@_dynamicReplacement(for: \(original)) \(head) { let object = Int(bitPattern: ObjectIdentifier(self)); "
            + calls.joined(separator: "; ") + "; return \(name)\(call) } }"
    }
}

extension SourcePreparer {
    /// Adds the replacement of a member of another module's class after the extension or class that overrides it, or after the
    /// declaration that encloses the class.
    mutating func addReplacement(of override: ExtensionOverride, at place: Int) {
        let around = scopes.declarations.filter { $0.body.contains(place) }
        guard let text = index.replacements[override], replaced.insert(override).inserted,
            let declaration = around.last(where: { $0.scope.kind == .extension }) ?? around.first,
            let brace = source.token(declaration.body.upperBound)
        else { return }
        edits.insert(text, at: brace.range.upperBound)
    }
}
