extension SourcePreparer {
    /// Renames an extension's method or property that overrides an inherited member. The class declares the override
    /// instead, and this override calls the renamed member. Reports overrides that can't be prepared this way.
    mutating func prepareOverride(at place: Int) {
        guard scopes.isMember(place), scopes.type(at: place)?.kind == .extension, source.spelling(place - 1) != ".",
            activity.mayCompile(place), source.token(place + 1)?.kind != .sign,
            // A parameter may have this name or label.
            !["(", ","].contains(source.spelling(place - 1))
        else { return }
        if let type = scopes.type(at: place)?.name, let files = index.filesOfSeveral(type) {
            refuseClass(type, of: files, at: place)
            return
        }
        guard let override = ExtensionOverride(at: place, in: source, scopes),
            index.isClass(override.type) || override.replacedClass != nil,
            let name = ExtensionOverride.name(at: place, in: source)
        else {
            let type = scopes.type(at: place)?.name ?? ""
            refuse(
                index.isClass(type)
                    ? "only members of Objective-C classes can be overridden in extensions; move the override into the class"
                    : "\(type) is not a class of the app, and this member of it can't be overridden here; write a subclass "
                        + "with this override, and create that instead",
                at: place)
            return
        }
        blank(place..<(place + 1))
        replace(name..<(name + 1), by: override.newName)
        // A member of an extension can't be open, because it can't be overridden.
        for index in ExtensionOverride.modifiers(around: place, in: source) where source.spelling(index) == "open" {
            replace(index..<(index + 1), by: "public")
        }
        addReplacement(of: override, at: place)
    }

    /// Reports, once in the file, that several classes have the same name.
    private mutating func refuseClass(_ type: String, of files: [String], at place: Int) {
        guard refusedClasses.insert(type).inserted else { return }
        let names = files.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let places = names.count > 1 ? names.joined(separator: " and ") : "several places in \(names[0])"
        refuse(
            "a class \(type) is declared in \(places), so it is unclear to which of them this override belongs; exclude "
                + "one of the files, or move the override into its class", at: place)
    }

    /// Makes a method an override if its class inherits a conformance to a protocol of which the method is an optional
    /// requirement; see ``SourceIndex``. In an extension, the method is renamed, and the class declares the override.
    ///
    /// - Returns: Whether the method becomes an override.
    mutating func prepareOptionalMethod(at place: Int) -> Bool {
        guard scopes.isMember(place), let scope = scopes.type(at: place), activity.mayCompile(place),
            let type = scope.name.split(separator: ".").last.map(String.init),
            let method = ForwardedMethod(at: place + 1, in: source), index.becomesOverride(method.name, of: type)
        else { return false }
        let modifiers = DeclaredType.modifiers(before: place, in: source)
        guard Set(modifiers).isDisjoint(with: ["static", "class", "override", "private", "fileprivate"]) else {
            return false
        }
        if scope.kind == .extension {
            replace((place + 1)..<(place + 2), by: ExtensionOverride.newName(of: method.baseName, in: type))
        } else {
            edits.insert("override ", at: source.tokens[place].range.lowerBound)
        }
        return true
    }

    /// Renames an extension method that subclasses override. The class declares a method with the original name, and
    /// that method calls the renamed method.
    mutating func prepareOverridden(at place: Int) {
        guard ExtensionOverride.isOverridable(at: place, in: source, scopes), activity.mayCompile(place),
            let method = ExtensionOverride(at: place, in: source, scopes), index.isOverridden(method)
        else { return }
        replace((place + 1)..<(place + 2), by: method.newName)
        // The class declares the open member.
        for index in ExtensionOverride.modifiers(around: place, in: source) where source.spelling(index) == "open" {
            replace(index..<(index + 1), by: "public")
        }
    }

    /// Adds the declarations in ``SourceIndex/overrides`` to the classes of the file, before the closing brace of each
    /// class.
    mutating func addOverrides() {
        for declaration in scopes.declarations where source.spelling(declaration.keyword) == "class" {
            guard let texts = index.overrides[declaration.scope.name], index.isClass(declaration.scope.name),
                activity.mayCompile(declaration.keyword)
            else { continue }
            add(texts, to: declaration)
        }
    }

    /// Adds members to a type, before its closing brace.
    mutating func add(_ texts: [String], to declaration: SourceScopes.Declaration) {
        guard !texts.isEmpty, let brace = source.token(declaration.body.upperBound) else { return }
        let last = source.spelling(declaration.body.upperBound - 1)
        let isFirst = (last == "{" || last == ";") && !extended.contains(declaration.keyword)
        extended.insert(declaration.keyword)
        edits.insert((isFirst ? "" : "; ") + texts.joined(separator: "; ") + " ", at: brace.range.lowerBound)
    }
}
