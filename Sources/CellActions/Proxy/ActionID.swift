/// A number for (kind, name, payload type, answer type), so that a post compares numbers instead of hashing a string.
package typealias ActionID = Int

/// Gives each (kind, name, payload type, answer type) its number, for as long as the program runs.
///
/// The number stands for a whole key that was compared as a value; a hash only says where to look first.
@MainActor
package enum ActionIDs {
    private struct Key: Hashable {
        let name: ActionName
        let kind: DispatchKind
        let payload: ObjectIdentifier
        /// A question's; `Never` for actions and events.
        var answer = ObjectIdentifier(Never.self)
    }

    /// A key seen before, with the two words that its string is made of. The string is kept, so that a string of the
    /// same two words is that very string.
    private struct Recent {
        var words: (UInt64, UInt64)
        var key: Key
        var id: ActionID
    }

    private static let recentCount = 256
    private static var ids: [Key: ActionID] = [:]
    /// The last key seen at each place, by the words of its string: what a post meets nearly always.
    private static let recent: UnsafeMutablePointer<Recent> = {
        let places = UnsafeMutablePointer<Recent>.allocate(capacity: recentCount)
        let none = Key(name: ActionName("", .list), kind: .action, payload: ObjectIdentifier(Never.self))
        places.initialize(repeating: Recent(words: words(of: ""), key: none, id: -1), count: recentCount)
        return places
    }()

    package static func id<Payload>(of name: ActionName, _ kind: DispatchKind, _ payload: Payload.Type) -> ActionID {
        let words = words(of: name.text)
        let place = place(of: words)
        if place.pointee.words == words, place.pointee.key.kind == kind, place.pointee.key.name.origin == name.origin,
            place.pointee.key.payload == ObjectIdentifier(payload)
        {
            return place.pointee.id
        }
        return remember(Key(name: name, kind: kind, payload: ObjectIdentifier(payload)), words, place)
    }

    static func id<Payload, Answer>(of question: RowQuestion<Payload, Answer>) -> ActionID {
        let words = words(of: question.name.text)
        let place = place(of: words)
        let (payload, answer) = (ObjectIdentifier(Payload.self), ObjectIdentifier(Answer.self))
        if place.pointee.words == words, place.pointee.key.kind == .question, place.pointee.key.payload == payload,
            place.pointee.key.answer == answer, place.pointee.key.name.origin == question.name.origin
        {
            return place.pointee.id
        }
        return remember(Key(name: question.name, kind: .question, payload: payload, answer: answer), words, place)
    }

    @inline(__always)
    private static func place(of words: (UInt64, UInt64)) -> UnsafeMutablePointer<Recent> {
        let hash = (words.0 ^ words.1) &* 0x9E37_79B9_7F4A_7C15
        return recent + Int(truncatingIfNeeded: hash >> 56)
    }

    private static func remember(
        _ key: Key, _ words: (UInt64, UInt64), _ place: UnsafeMutablePointer<Recent>
    ) -> ActionID {
        let id = ids[key] ?? ids.count
        ids[key] = id
        place.pointee = Recent(words: words, key: key, id: id)
        return id
    }

    @inline(__always)
    private nonisolated static func words(of text: String) -> (UInt64, UInt64) {
        withUnsafeBytes(of: text) { bytes in
            (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        }
    }
}
