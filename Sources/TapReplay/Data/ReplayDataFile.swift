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
        if let misfit = MisfitNumber(type, data, places, failure) {
            throw error(path, places.place(of: misfit.offset), "\(name(misfit.path)): \(misfit.message)")
        }
        let (keys, message) = explain(failure)
        let jsonPath = keys.map(JSONPlaces.Key.init)
        throw error(path, places.place(of: places.offset(of: jsonPath)), "\(name(jsonPath)): \(message)")
    }

    /// Refuses a file that is missing or a folder, whether a screen reads it or not.
    static func checkPresence(of path: String) throws(ReplayDataError) {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw ReplayDataError("\(path): error: there is no such file")
        }
        if isDirectory.boolValue { throw ReplayDataError("\(path): error: this is a folder, not a file") }
    }

    private static func read(_ path: String) throws(ReplayDataError) -> Data {
        try checkPresence(of: path)
        let most = "at most \(largestSize >> 20) MB are read"
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        if let size = attributes?[.size] as? Int, size > largestSize {
            throw ReplayDataError("\(path): error: the file has \(size >> 20) MB; \(most)")
        }
        // A pipe or a device does not say how much is in it.
        guard let file = FileHandle(forReadingAtPath: path),
            let data = try? file.read(upToCount: largestSize + 1) ?? Data()
        else { throw ReplayDataError("\(path): error: the file can't be read") }
        if data.count > largestSize { throw ReplayDataError("\(path): error: the file is too large; \(most)") }
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

    /// What is there, from the decoder's own sentence.
    private static func there(_ context: DecodingError.Context) -> String {
        guard let range = context.debugDescription.range(of: "found ") else { return "something else" }
        let words = context.debugDescription[range.upperBound...].split { !$0.isLetter }
        for word in words.prefix(3) {
            switch word.lowercased() {
            case "null": return "null"
            case "number": return "a number"
            case "string": return "a text"
            case "bool": return "true or false"
            case "array": return "a list ([…])"
            case "dictionary": return "an object ({…})"
            default: continue
            }
        }
        return "something else"
    }

    /// A path as a programmer writes it: `people[3].year`.
    private static func name(_ path: [JSONPlaces.Key]) -> String {
        var name = ""
        for key in path {
            switch key {
            case .number(let index): name += "[\(index)]"
            case .name(let key): name += name.isEmpty ? key : ".\(key)"
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
