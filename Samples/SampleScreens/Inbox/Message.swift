/// A message in the inbox.
struct Message: Hashable, Identifiable, Sendable {
    let id: Int
    let sender: String
    let subject: String
    let text: String
    var isRead = false
    var isFlagged = false
    var isPinned = false
}

extension Message: Decodable {
    private enum CodingKeys: CodingKey {
        case id, sender, subject, text, isRead, isFlagged, isPinned
    }

    /// Decodes a message. Missing flags default to `false`.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        sender = try values.decode(String.self, forKey: .sender)
        subject = try values.decode(String.self, forKey: .subject)
        text = try values.decode(String.self, forKey: .text)
        isRead = try values.decodeIfPresent(Bool.self, forKey: .isRead) ?? false
        isFlagged = try values.decodeIfPresent(Bool.self, forKey: .isFlagged) ?? false
        isPinned = try values.decodeIfPresent(Bool.self, forKey: .isPinned) ?? false
    }
}
