extension SourcePreparer {
    /// Adds the methods by which storyboards and xibs reach the outlets, actions, segue actions and inspectable
    /// properties of the file's classes, before the closing brace of each class.
    ///
    /// Only code in the class can name its private members. An extension gets methods of its own, which the class
    /// calls.
    mutating func addInterfaceMembers() {
        guard index.hasInterfaces else { return }
        for declaration in scopes.declarations where activity.mayCompile(declaration.keyword) {
            guard
                let type = DeclaredType(declaration, in: source, scopes, activity, path: path)
            else { continue }
            if type.isExtension {
                guard !type.members.isEmpty else { continue }
                add(InterfaceTable.Kind.allCases.compactMap { InterfaceTable(type).method($0) }, to: declaration)
            } else {
                let extensions = index.interfaceExtensions(of: type.name)
                guard !type.members.isEmpty || !extensions.isEmpty else { continue }
                let table = InterfaceTable(type, extensions, inherits: index.inheritsInterfaceMembers(type.name))
                // A class that doesn't inherit these methods needs all of them, to conform to the protocol.
                add(InterfaceTable.Kind.allCases.compactMap(table.override), to: declaration)
            }
        }
    }
}
