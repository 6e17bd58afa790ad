/// A number for (kind, name, payload type), so that a post compares numbers instead of hashing a string.
package typealias ActionID = Int

/// Gives each (kind, name, payload type) its number, for as long as the program runs.
///
/// The number stands for a whole key that was compared as a value; a hash only says where to look first.
@MainActor
package final class ActionIDs {
    package static let shared = ActionIDs()

    private struct Key: Hashable {
        let name: ActionName
        let kind: DispatchKind
        let payload: ObjectIdentifier
    }

    private struct Recent {
        var key: Key
        var id: ActionID
    }

    private static let recentCount = 256
    private var ids: [Key: ActionID] = [:]
    /// The last key seen at each place, by the bits of its string: what a post meets nearly always.
    private let recent: UnsafeMutablePointer<Recent?>

    private init() {
        recent = .allocate(capacity: Self.recentCount)
        recent.initialize(repeating: nil, count: Self.recentCount)
    }

    package func id<Payload>(of name: ActionName, _ kind: DispatchKind, _ payload: Payload.Type) -> ActionID {
        let key = Key(name: name, kind: kind, payload: ObjectIdentifier(payload))
        let place = recent + Self.place(of: name.text)
        if let known = place.pointee, known.key == key { return known.id }
        let id = ids[key] ?? ids.count
        ids[key] = id
        place.pointee = Recent(key: key, id: id)
        return id
    }

    /// A guess from the string's two words. Equal strings with other words only miss.
    private static func place(of text: String) -> Int {
        withUnsafeBytes(of: text) { bytes in
            let low = bytes.loadUnaligned(as: UInt64.self)
            let high = bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            return Int(((low ^ high) &* 0x9E37_79B9_7F4A_7C15) >> 56)
        }
    }
}
