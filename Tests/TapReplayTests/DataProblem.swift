import Foundation

@testable import TapReplay

/// Decodable data with every kind of value that an error message can mention.
private struct Library: Decodable {
    struct Book: Decodable {
        let title: String
        let year: Int?
        let price: Double
        let isLent: Bool
        let tags: [String: UInt8]?
    }

    let books: [Book]
    let owner: String?
}

/// A type that decodes from any JSON value.
private struct AnyJSON: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Ignores values that are neither arrays nor objects, because a number can be valid JSON and still be too large
        // for every numeric type.
        _ = (try? container.decode([AnyJSON].self)) == nil && (try? container.decode([String: AnyJSON].self)) == nil
    }
}

/// Decodes bytes as a data file and returns a description of the first problem, or `nil` if there is none. Invalid data
/// should cause an error. An error is a problem if it has no position, if its position is outside the file, or if it
/// says that the data is not JSON although it is.
func dataProblem(_ bytes: [UInt8]) -> String? {
    let shape = refusal(Library.self, bytes)
    let any = refusal(AnyJSON.self, bytes)
    for refusal in [shape, any].compactMap({ $0 }) {
        let parts = refusal.split(separator: ":", maxSplits: 3)
        guard parts.count == 4, let line = Int(parts[1]), let column = Int(parts[2]), parts[3].hasPrefix(" error: ")
        else { return "an error without a place: \(refusal)" }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return "a line outside the file: \(refusal)" }
        let length = String(decoding: lines[line - 1], as: UTF8.self).count
        guard (1...(length + 1)).contains(column) else { return "a column outside the line: \(refusal)" }
    }
    // Foundation accepts duplicate names and trailing commas, but the replay rejects them. Data with NUL bytes is
    // skipped, because Foundation interprets it as UTF-16.
    if let any, any.contains("this is not JSON"), bytes.firstInvalidUTF8 == nil, !bytes.contains(0),
        isAcceptedByFoundation(bytes)
    {
        let comma = bytes.filter { !" \n\r\t".utf8.contains($0) }
        if !zip(comma, comma.dropFirst()).contains(where: { $0 == 0x2C && ($1 == 0x5D || $1 == 0x7D) }) {
            return "JSON is refused: \(any)"
        }
    }
    return nil
}

private func isAcceptedByFoundation(_ bytes: [UInt8]) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
}

private func refusal<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) -> String? {
    do throws(ReplayDataError) {
        _ = try ReplayDataFile.decode(type, from: bytes, at: "fuzz")
        return nil
    } catch {
        return error.description
    }
}
