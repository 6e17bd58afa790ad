/// An element of a parsed picture.
final class SVGElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [SVGElement] = []
    fileprivate(set) var text = ""

    fileprivate init(_ name: String, _ attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }

    /// An error in the XML of a picture.
    struct Damage: Error, CustomStringConvertible {
        let description: String
    }

    /// Parses an XML string and returns its root element. Supports the subset of XML that this package writes:
    /// elements, attributes, text and the five predefined entities.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the string.
    static func read(_ text: String) throws(Damage) -> SVGElement {
        var reader = SVGReader(Array(text.utf8))
        return try reader.read()
    }
}

private struct SVGReader {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The maximum nesting depth. A picture with deeper nesting is rejected.
    private static let depthLimit = 400

    mutating func read() throws(SVGElement.Damage) -> SVGElement {
        var open: [SVGElement] = []
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                let text = readText(upTo: UInt8(ascii: "<"))
                open.last?.text += text
            } else if isNext("<?") || isNext("<!") {
                skip(past: UInt8(ascii: ">"))
            } else if isNext("</") {
                position += 2
                let name = readName()
                skip(past: UInt8(ascii: ">"))
                guard let element = open.popLast(), element.name == name else {
                    throw damage("unexpected </\(name)>")
                }
                if open.isEmpty { return element }
            } else {
                position += 1
                let (element, isWhole) = try readElement()
                open.last?.children.append(element)
                if isWhole, open.isEmpty { return element }
                if !isWhole { open.append(element) }
                if open.count > Self.depthLimit { throw damage("it is nested more than \(Self.depthLimit) deep") }
            }
        }
        throw damage(open.last.map { "<\($0.name)> has no end" } ?? "there is no element")
    }

    private func damage(_ text: String) -> SVGElement.Damage { .init(description: "line \(line): \(text)") }

    private func isNext(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func skip(past end: UInt8) {
        while position < bytes.count, bytes[position] != end { advance() }
        if position < bytes.count { advance() }
    }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    private mutating func skipBlanks() {
        while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { advance() }
    }

    private mutating func readName() -> String {
        let start = position
        while position < bytes.count, bytes[position] > UInt8(ascii: " "), !"=/>".utf8.contains(bytes[position]) {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func readElement() throws(SVGElement.Damage) -> (SVGElement, isWhole: Bool) {
        let name = readName()
        var attributes: [String: String] = [:]
        while true {
            skipBlanks()
            guard position < bytes.count else { throw damage("<\(name) has no end") }
            if isNext("/>") {
                position += 2
                return (SVGElement(name, attributes), true)
            }
            if isNext(">") {
                position += 1
                return (SVGElement(name, attributes), false)
            }
            let key = readName()
            skipBlanks()
            guard !key.isEmpty, isNext("=") else { throw damage("<\(name) has an attribute without a value") }
            position += 1
            skipBlanks()
            guard isNext("\"") || isNext("'") else { throw damage("the value of \(key) is not in quotation marks") }
            let quote = bytes[position]
            position += 1
            attributes[key] = readText(upTo: quote)
            guard position < bytes.count else { throw damage("the value of \(key) has no end") }
            position += 1
        }
    }

    private mutating func readText(upTo end: UInt8) -> String {
        let start = position
        while position < bytes.count, bytes[position] != end { advance() }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var plain = ""
        var rest = text[...]
        while let sign = rest.firstIndex(of: "&") {
            plain += rest[..<sign]
            rest = rest[sign...]
            let known = Self.entities.first { rest.hasPrefix($0.key) }
            plain += known?.value ?? "&"
            rest = rest.dropFirst(known?.key.count ?? 1)
        }
        return plain + rest
    }

    private static let entities: KeyValuePairs = [
        "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&amp;": "&",
    ]
}
