extension SourcePreparer {
    /// Renames an extension's method or property that overrides an inherited member. The class declares the override
    /// instead, and this override calls the renamed member. Reports overrides that can't be prepared this way.
    mutating func prepareOverride(at place: Int) {
        guard scopes.isMember(place), scopes.type(at: place)?.kind == .extension, source.spelling(place - 1) != ".",
            activity.mayCompile(place)
        else { return }
        guard let override = ExtensionOverride(at: place, in: source, scopes), index.isClass(override.type),
            let name = ExtensionOverride.name(at: place, in: source)
        else {
            refuse(
                "only members of Objective-C classes can be overridden in extensions; move the override into the class",
                at: place)
            return
        }
        blank(place..<(place + 1))
        replace(name..<(name + 1), by: override.newName)
    }

    /// Renames an extension method that subclasses override. The class declares a method with the original name, and
    /// that method calls the renamed method.
    mutating func prepareOverridden(at place: Int) {
        guard ExtensionOverride.isOverridable(at: place, in: source, scopes), activity.mayCompile(place),
            let method = ExtensionOverride(at: place, in: source, scopes), index.isOverridden(method)
        else { return }
        replace((place + 1)..<(place + 2), by: method.newName)
    }

    /// Adds the declarations in ``SourceIndex/overrides`` to the classes of the file, before the closing brace of each
    /// class.
    mutating func addOverrides() {
        for declaration in scopes.declarations where source.spelling(declaration.keyword) == "class" {
            guard let texts = index.overrides[declaration.scope.name], index.isClass(declaration.scope.name),
                let brace = source.token(declaration.body.upperBound), activity.mayCompile(declaration.keyword)
            else { continue }
            let last = source.spelling(declaration.body.upperBound - 1)
            let separator = last == "{" || last == ";" ? "" : "; "
            edits.insert(separator + texts.joined(separator: "; ") + " ", at: brace.range.lowerBound)
        }
    }
}
