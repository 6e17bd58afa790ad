/// A number that identifies a combination of kind, name, payload type and answer type. Comparing numbers during
/// dispatch is cheaper than hashing strings.
package typealias ActionID = Int

/// Assigns a number to each combination of kind, name, payload type and answer type. A number stays valid until the
/// process exits.
///
/// Keys are compared for equality, so two keys never get the same number, even if their hashes collide.
@MainActor
package enum ActionIDs {
    private struct Key: Hashable {
        let name: ActionName
        let kind: CellActionEvent.Kind
        let payload: ObjectIdentifier
        /// The answer type: `Void` for events, `Never` for actions.
        let answer: ObjectIdentifier
    }

    /// A recently used key and its number.
    private struct Recent {
        var key: Key
        var id: ActionID
    }

    private static var ids: [Key: ActionID] = [:]
    /// A direct-mapped cache of recently used keys, empty until the first lookup.
    ///
    /// The cache nearly always hits, and comparing strings that share storage is fast. The initial value of the
    /// property is an empty array, which needs no lazy initialization. If the property were initialized lazily, Swift
    /// would check on each access whether it is initialized.
    // Exclusivity is not checked, because the property is read for every action and the check would cost more than the
    // read.
    @exclusivity(unchecked) private static var recent: [Recent] = []
    private static let recentCount = 256

    package static func id<Payload>(of action: CellAction<Payload>) -> ActionID {
        id(action.name, .action, ObjectIdentifier(Payload.self), ObjectIdentifier(Never.self))
    }

    package static func id<Payload>(of event: RowEvent<Payload>) -> ActionID {
        id(event.name, .event, ObjectIdentifier(Payload.self), ObjectIdentifier(Void.self))
    }

    package static func id<Payload, Answer>(of question: RowQuestion<Payload, Answer>) -> ActionID {
        id(question.name, .question, ObjectIdentifier(Payload.self), ObjectIdentifier(Answer.self))
    }

    @inline(__always)
    private static func id(
        _ name: ActionName, _ kind: CellActionEvent.Kind, _ payload: ObjectIdentifier, _ answer: ObjectIdentifier
    ) -> ActionID {
        let place = place(of: name.text)
        // Compares the fields individually, because copying the entire entry would retain and release its strings.
        if place < recent.count, recent[place].key.name.text == name.text, recent[place].key.kind == kind,
            recent[place].key.payload == payload,
            recent[place].key.name.origin == name.origin, recent[place].key.answer == answer
        {
            return recent[place].id
        }
        return find(Key(name: name, kind: kind, payload: payload, answer: answer), place)
    }

    @inline(never)
    private static func find(_ key: Key, _ place: Int) -> ActionID {
        let id = ids[key] ?? ids.count
        ids[key] = id
        let seen = Recent(key: key, id: id)
        if recent.isEmpty { recent = Array(repeating: seen, count: recentCount) }
        recent[place] = seen
        return id
    }

    /// Returns the cache slot for a name, computed from its length and its last byte. Names that share a slot evict
    /// each other.
    @inline(__always)
    private static func place(of text: String) -> Int {
        (text.utf8.count &* 31 &+ Int(text.utf8.last ?? 0)) & (recentCount - 1)
    }
}
