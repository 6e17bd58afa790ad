/// UIKit's messages about snapshots.
enum SnapshotText {
    /// Formats a list of identifiers in the style of `NSArray.description`.
    static func list<Identifier>(_ identifiers: [Identifier]) -> String {
        "(\n\(identifiers.map { "    \($0)" }.joined(separator: ",\n"))\n)"
    }

    /// Returns UIKit's message about an identifier whose hash value has changed.
    static func unstable<Identifier>(_ identifier: Identifier, _ kind: String) -> String {
        "Diffable data source detected \(kind) identifiers that are equal but have different hash values. Two "
            + "identifiers which compare as equal must return the same hash value. You must fix this in the "
            + "Hashable (Swift) or hash property (Objective-C) implementation for the type of these identifiers. "
            + "Identifiers that are equal but have different hash values: \(list([identifier, identifier]))"
    }

    /// Formats an update for the messages about invalid destinations. Where UIKit prints a memory address, the text
    /// contains 0.
    static func update<Identifier>(
        _ action: String, _ destination: Identifier, _ identifiers: [Identifier]
    ) -> String {
        "<_UIDiffableDataSourceUpdate 0x0 - action: \(action); destinationIdentifier:\(destination); destIsSection: 0; "
            + "identifiers: [\(identifiers.map { "\($0)" }.joined(separator: ","))]>"
    }

    static func existingSections<Identifier>(_ identifiers: [Identifier]) -> String {
        let isOne = identifiers.count == 1
        let noun = isOne ? "identifier that already exists" : "identifiers that already exist"
        let names = isOne ? "\(identifiers[0])" : list(identifiers)
        return
            "Diffable data source detected an attempt to insert or append \(identifiers.count) section \(noun) in the "
            + "snapshot. Identifiers in a snapshot must be unique. Section \(noun): \(names)"
    }

    /// Returns the message about inserting items that already exist. For a single item, the wording imitates the
    /// message about existing sections (unverified).
    static func existingItems<Identifier>(_ identifiers: [Identifier]) -> String {
        let isOne = identifiers.count == 1
        let noun = isOne ? "identifier that already exists" : "identifiers that already exist"
        let names = isOne ? "\(identifiers[0])" : list(identifiers)
        return "Diffable data source detected an attempt to insert or append \(identifiers.count) item \(noun) in the "
            + "snapshot. The existing item \(isOne ? "identifier" : "identifiers") will be moved into place instead, but "
            + "this operation will be more expensive. For best performance, inserted item identifiers should always be "
            + "unique. Set a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to "
            + "catch this in the debugger. Item \(noun): \(names)"
    }
}
