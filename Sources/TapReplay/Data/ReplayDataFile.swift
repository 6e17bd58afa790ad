import CellDirector

/// Reads JSON files that contain the data of a screen.
public enum ReplayDataFile {
    /// The maximum size of a file, in bytes. Larger files are not read.
    public static let largestSize = 64 << 20

    /// Decodes a value from a file.
    ///
    /// - Throws: A ``ReplayDataError`` if the file can't be read, is too large, empty, not UTF-8 or not JSON, has a
    ///   duplicate name in an object, or does not match the type. The error names the file and, if its contents are
    ///   invalid, the line and the column. If the file does not match the type, the error includes the path of the
    ///   value.
    public static func decode<Value: Decodable>(_ type: Value.Type, from path: String) throws(ReplayDataError) -> Value
    {
        try decode(type, from: try read(path), at: path)
    }

    static func decode<Value: Decodable>(
        _ type: Value.Type, from bytes: [UInt8], at path: String
    ) throws(ReplayDataError) -> Value {
        func refusal(at offset: Int, _ message: String) -> ReplayDataError {
            let place = JSONScanner.place(of: offset, in: bytes)
            return ReplayDataError("\(ScriptSpelling.escaped(path)):\(place.line):\(place.column): error: \(message)")
        }
        if bytes.isEmpty { throw refusal(at: 0, "the file is empty; JSON was expected") }
        if let offset = bytes.firstInvalidUTF8 { throw refusal(at: offset, "the file is not UTF-8 from here on") }
        do throws(JSONError) {
            _ = try JSONScanner(bytes)
        } catch {
            throw refusal(at: error.offset, (error.isSyntax ? "this is not JSON: " : "") + error.message)
        }
        do {
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch let failure as DecodingError {
            guard let scanner = try? JSONScanner(bytes, keepsPlaces: true) else { throw refusal(at: 0, "\(failure)") }
            if isUnexplained(failure), let misfit = misfit(type, bytes, scanner.numbers) {
                let literal = String(decoding: bytes[misfit.range], as: UTF8.self)
                throw refusal(
                    at: misfit.range.lowerBound, "\(name(scanner.path(of: misfit))): \(explain(misfit: literal))")
            }
            let (keys, message) = explain(failure)
            let path = keys.map(JSONScanner.Key.init)
            throw refusal(at: scanner.offset(of: path), "\(name(path)): \(message)")
        } catch {
            throw ReplayDataError("\(ScriptSpelling.escaped(path)): error: \(error)")
        }
    }

    /// Checks that a file exists and is not a folder, so that a wrong path is reported even if no screen reads the
    /// file.
    package static func checkPresence(of path: String) throws(ReplayDataError) {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if !exists { throw ReplayDataError("\(ScriptSpelling.escaped(path)): error: there is no such file") }
        if isFolder.boolValue {
            throw ReplayDataError("\(ScriptSpelling.escaped(path)): error: this is a folder, not a file")
        }
    }

    private static func read(_ path: String) throws(ReplayDataError) -> [UInt8] {
        do throws(InputFile.Refusal) {
            return try InputFile.bytes(at: path, atMost: largestSize)
        } catch {
            throw ReplayDataError("\(ScriptSpelling.escaped(path)): error: \(error.description)")
        }
    }

    // MARK: Numbers

    /// Returns whether a decoding error reports corrupt data without a coding path. On Linux, the decoder throws such
    /// an error for a number that the type can't represent.
    private static func isUnexplained(_ failure: DecodingError) -> Bool {
        guard case .dataCorrupted(let context) = failure else { return false }
        return context.codingPath.isEmpty
    }

    /// Returns the first number that can't be decoded because its type can't represent it, such as 1.5 for an `Int`.
    /// Returns `nil` if the search doesn't find such a number.
    ///
    /// The number is found by a binary search. Each step of the search decodes the data with some of the numbers
    /// replaced by 0.
    ///
    /// - Complexity: O(*n* log *m*), where *n* is the length of the data and *m* is the number of numbers in the data.
    private static func misfit<Value: Decodable>(
        _ type: Value.Type, _ bytes: [UInt8], _ numbers: [JSONScanner.Value]
    ) -> JSONScanner.Value? {
        func fails(upTo count: Int) -> Bool {
            var bytes = bytes
            for number in numbers[count...] {
                for offset in number.range { bytes[offset] = UInt8(ascii: " ") }
                bytes[number.range.lowerBound] = UInt8(ascii: "0")
            }
            do {
                _ = try JSONDecoder().decode(type, from: Data(bytes))
                return false
            } catch {
                return (error as? DecodingError).map(isUnexplained) ?? false
            }
        }
        // All numbers before index `good` are valid. At least one of the numbers before index `bad` is invalid.
        var (good, bad) = (0, numbers.count)
        guard bad > 0, !fails(upTo: 0) else { return nil }
        while bad - good > 1 {
            let middle = (good + bad) / 2
            if fails(upTo: middle) { bad = middle } else { good = middle }
        }
        return numbers[good]
    }

    private static func explain(misfit literal: String) -> String {
        let value = Double(literal) ?? .infinity
        return value == value.rounded() || !value.isFinite
            ? "the number \(literal) is out of range" : "expected a whole number, but this is \(literal)"
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

    /// Returns the description of the value that the decoder found. The description is taken from the decoder's
    /// message.
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

    /// Returns a path as it is written in code, such as `people[3].year`.
    private static func name(_ path: [JSONScanner.Key]) -> String {
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

extension JSONScanner.Key {
    fileprivate init(_ key: any CodingKey) {
        self = key.intValue.map { .number($0) } ?? .name(key.stringValue)
    }
}
