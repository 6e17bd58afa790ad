/// Writes the tree of a storyboard or xib as the JSON that `HeadlessUIKit` reads.
///
/// An element is `{"n": name, "a": attributes, "c": children, "t": text, "l": line}`; empty parts are left out. What only
/// Interface Builder needs is left out, too.
package struct InterfaceResource {
    package private(set) var text: [UInt8] = []

    /// - Complexity: O(*n*), where *n* is the number of elements.
    package init(_ document: InterfaceElement) { write(document) }

    private static func isNeeded(_ element: InterfaceElement) -> Bool {
        switch element.name {
        case "dependencies", "device", "capability", "inferredMetricsTieBreakers", "classes": false
        case "point": element.attributes["key"] != "canvasLocation"
        default: true
        }
    }

    private mutating func write(_ element: InterfaceElement) {
        text += "{\"n\":".utf8
        write(element.name)
        if !element.attributes.isEmpty {
            text += ",\"a\":{".utf8
            for (number, (key, value)) in element.attributes.sorted(by: { $0.key < $1.key }).enumerated() {
                if number > 0 { text.append(UInt8(ascii: ",")) }
                write(key)
                text.append(UInt8(ascii: ":"))
                write(value)
            }
            text.append(UInt8(ascii: "}"))
        }
        let children = element.children.filter(Self.isNeeded)
        if !children.isEmpty {
            text += ",\"c\":[".utf8
            for (number, child) in children.enumerated() {
                if number > 0 { text.append(UInt8(ascii: ",")) }
                write(child)
            }
            text.append(UInt8(ascii: "]"))
        }
        if !element.text.isEmpty {
            text += ",\"t\":".utf8
            write(element.text)
        }
        text += ",\"l\":\(element.line)}".utf8
    }

    private mutating func write(_ string: String) { Self.write(string, to: &text) }

    /// Appends a JSON string.
    static func write(_ string: String, to text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
            case 0..<32:
                let digits = String(byte, radix: 16)
                text += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
            default: text.append(byte)
            }
        }
        text.append(UInt8(ascii: "\""))
    }
}
