import Foundation

extension JSONEncoder {
    /// An encoder for reports. Numbers that JSON can't represent, such as infinite coordinates, are encoded as strings,
    /// so that a single number can't make the whole report fail.
    package static var forReports: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }
}

extension JSONDecoder {
    /// A decoder for reports encoded by ``Foundation/JSONEncoder/forReports``.
    package static var forReports: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }
}

/// Writes a sequence of JSON objects. The keys of each object are in the order in which they are added, and `nil`
/// values are omitted.
///
/// A trace can contain a million objects, so an encoder that builds a tree for each object would be too slow.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
        needsComma = false
    }

    mutating func object(_ content: (inout JSONWriter) -> Void) {
        beginValue()
        bytes.append(UInt8(ascii: "{"))
        needsComma = false
        content(&self)
        bytes.append(UInt8(ascii: "}"))
        needsComma = true
    }

    mutating func add(_ key: StaticString, _ value: String?) {
        guard let value else { return }
        begin(key)
        append(value)
    }

    mutating func add(_ key: StaticString, _ value: Int?) {
        guard let value else { return }
        begin(key)
        append(value)
    }

    mutating func add(_ key: StaticString, _ value: Bool?) {
        guard let value else { return }
        begin(key)
        bytes += value ? "true".utf8 : "false".utf8
    }

    mutating func add(_ key: StaticString, _ values: [Int]?) {
        guard let values else { return }
        begin(key)
        bytes += "[\(values.map(String.init).joined(separator: ","))]".utf8
    }

    /// Writes an array of objects.
    mutating func add<Element>(
        _ key: StaticString, _ elements: some Sequence<Element>, _ content: (Element, inout JSONWriter) -> Void
    ) {
        begin(key)
        bytes.append(UInt8(ascii: "["))
        needsComma = false
        for element in elements { object { content(element, &$0) } }
        bytes.append(UInt8(ascii: "]"))
        needsComma = true
    }

    private mutating func beginValue() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func begin(_ key: StaticString) {
        beginValue()
        bytes.append(UInt8(ascii: "\""))
        bytes += UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func append(_ value: Int) {
        if value >= 0, value < 10 {
            bytes.append(UInt8(ascii: "0") + UInt8(value))
        } else {
            bytes += String(value).utf8
        }
    }

    private static let digits = Array("0123456789abcdef".utf8)

    private mutating func append(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): bytes += "\\n".utf8
            case UInt8(ascii: "\t"): bytes += "\\t".utf8
            case UInt8(ascii: "\r"): bytes += "\\r".utf8
            case 0..<0x20: bytes += "\\u00".utf8 + [Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
