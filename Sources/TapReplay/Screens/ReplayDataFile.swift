import CellDirector

/// A JSON file that a screen's data is read from.
public enum ReplayDataFile {
    /// A larger file is refused before it is read, in bytes.
    public static let largestSize = 64 << 20

    /// Reads a value from a file.
    ///
    /// - Throws: A ``ReplayDataError`` with the file, the line and the column: the file is missing, too large, empty, not
    ///   UTF-8, not JSON, or JSON of another shape, whose path is named.
    public static func decode<Value: Decodable>(_ type: Value.Type, from path: String) throws(ReplayDataError) -> Value
    {
        let data = try read(path)
        let failure: any Error
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            failure = error
        }
        let places = JSONPlaces([UInt8](data))
        if let mistake = places.mistake() {
            throw error(path, places.place(of: mistake.offset), "this is not JSON: \(mistake.message)")
        }
        guard let failure = failure as? DecodingError else { throw ReplayDataError("\(path): error: \(failure)") }
        let (keys, message) = explain(failure)
        let place = places.place(of: places.offset(of: keys.map(JSONPlaces.Key.init)))
        throw error(path, place, "\(name(keys)): \(message)")
    }

    private static func read(_ path: String) throws(ReplayDataError) -> Data {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw ReplayDataError("\(path): error: there is no such file")
        }
        if isDirectory.boolValue { throw ReplayDataError("\(path): error: this is a folder, not a file") }
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        if let size = attributes?[.size] as? Int, size > largestSize {
            let megabytes = "\(size >> 20) MB"
            throw ReplayDataError("\(path): error: the file has \(megabytes); at most \(largestSize >> 20) MB are read")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ReplayDataError("\(path): error: the file can't be read")
        }
        if data.isEmpty { throw error(path, (1, 1), "the file is empty; JSON was expected") }
        if String(validating: data, as: UTF8.self) == nil {
            let places = JSONPlaces([UInt8](data))
            throw error(path, places.place(of: firstInvalidByte(data)), "the file is not UTF-8 from here on")
        }
        return data
    }

    /// The length of the longest beginning that is UTF-8.
    private static func firstInvalidByte(_ data: Data) -> Int {
        var valid = 0
        var decoder = UTF8()
        var bytes = data.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&bytes) { valid += UTF8.width(scalar) }
        return valid
    }

    private static func error(_ path: String, _ place: (line: Int, column: Int), _ message: String) -> ReplayDataError {
        ReplayDataError("\(path):\(place.line):\(place.column): error: \(message)")
    }

    // MARK: Shapes

    private static func explain(_ error: DecodingError) -> (keys: [any CodingKey], message: String) {
        switch error {
        case .keyNotFound(let key, let context):
            (context.codingPath, "\"\(key.stringValue)\" is missing here")
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            (context.codingPath, "expected \(noun(type)), but this is \(there(context))")
        case .dataCorrupted(let context): (context.codingPath, context.debugDescription)
        @unknown default: ([], "\(error)")
        }
    }

    private static func noun(_ type: Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is any BinaryInteger.Type: "a whole number"
        case is any BinaryFloatingPoint.Type: "a number"
        case is [String: Any].Type: "an object ({…})"
        case is [Any].Type: "a list ([…])"
        default: "a \(type)"
        }
    }

    /// What is there, as the decoder's own sentence ends.
    private static func there(_ context: DecodingError.Context) -> String {
        guard let range = context.debugDescription.range(of: "found ") else { return "something else" }
        let words = context.debugDescription[range.upperBound...]
        switch words.prefix(while: { $0 != " " && $0 != "." }) {
        case "null": return "null"
        case "number": return "a number"
        default: return words.replacing(" instead", with: "").trimmingCharacters(in: ["."])
        }
    }

    /// A path as a programmer writes it: `people[3].year`.
    private static func name(_ keys: [any CodingKey]) -> String {
        var name = ""
        for key in keys {
            if let index = key.intValue {
                name += "[\(index)]"
            } else {
                name += name.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return name.isEmpty ? "the whole file" : name
    }
}

extension JSONPlaces.Key {
    fileprivate init(_ key: any CodingKey) {
        self = key.intValue.map { .number($0) } ?? .name(key.stringValue)
    }
}
