/// A number for (kind, name, payload type, answer type), so that a post compares numbers instead of hashing a string.
package typealias ActionID = Int

/// Gives each (kind, name, payload type, answer type) its number, for as long as the program runs.
///
/// The number represents a whole key that was compared as a value; a hash only says where to look first.
@MainActor
package enum ActionIDs {
    private struct Key: Hashable {
        let name: ActionName
        let kind: DispatchKind
        let payload: ObjectIdentifier
        /// An event's or a question's; `Never` for actions.
        let answer: ObjectIdentifier
    }

    /// A key seen before, and its number.
    private struct Recent {
        var key: Key
        var id: ActionID
    }

    private static var ids: [Key: ActionID] = [:]
    /// The last key seen at each place: nearly always the one wanted, and strings that share their storage compare quickly. Empty
    /// until the first, since what is made lazily is asked each time whether it is there.
    // Read on the way of every action: the check for overlapping access costs more there than the reading.
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
        _ name: ActionName, _ kind: DispatchKind, _ payload: ObjectIdentifier, _ answer: ObjectIdentifier
    ) -> ActionID {
        let place = place(of: name.text)
        // Compared field by field: a copy of the whole would be retained and released.
        if place < recent.count, recent[place].key.name.text == name.text, recent[place].key.kind == kind,
            recent[place].key.payload == payload,
            recent[place].key.name.origin == name.origin, recent[place].key.answer == answer
        {
            return recent[place].id
        }
        let key = Key(name: name, kind: kind, payload: payload, answer: answer)
        let id = ids[key] ?? ids.count
        ids[key] = id
        let seen = Recent(key: key, id: id)
        if recent.isEmpty { recent = Array(repeating: seen, count: recentCount) }
        recent[place] = seen
        return id
    }

    /// A place by the length and the last letter of a name: two names of one place take turns.
    @inline(__always)
    private static func place(of text: String) -> Int {
        (text.utf8.count &* 31 &+ Int(text.utf8.last ?? 0)) & (recentCount - 1)
    }
}
