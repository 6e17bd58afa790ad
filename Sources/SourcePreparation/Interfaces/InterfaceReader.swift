import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads the XML of a storyboard or xib into a tree of elements.
///
/// Files with document type declarations are not read, so that no entity can refer to another file or grow the text.
/// The size and the depth of the XML are limited.
final class InterfaceReader: NSObject, XMLParserDelegate {
    /// The largest size of a file in bytes.
    static let sizeLimit = 16 << 20
    /// The largest number of elements around an element. Interface Builder writes two elements for each view, and five
    /// more for the scene.
    static let depthLimit = 200

    private var open: [InterfaceElement] = []
    private var root: InterfaceElement?
    private var failure: InterfaceFailure?

    /// Returns the root element of the XML.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    static func read(_ text: [UInt8]) throws(InterfaceFailure) -> InterfaceElement {
        guard text.count <= sizeLimit else {
            throw InterfaceFailure(1, "the file has \(text.count >> 20) MB, and files of up to 16 MB are read")
        }
        guard let first = text.first(where: { ![9, 10, 13, 32, 0xEF, 0xBB, 0xBF].contains($0) }) else {
            throw InterfaceFailure(1, "the file is empty")
        }
        guard first == UInt8(ascii: "<") else {
            throw InterfaceFailure(
                1, "this is not the XML that Interface Builder writes; a compiled file can't be read, only its source")
        }
        if let place = place(of: "<!DOCTYPE", in: text) ?? place(of: "<!ENTITY", in: text) {
            let line = text[..<place].count { $0 == 10 } + 1
            throw InterfaceFailure(
                line, "document type declarations and entities are not read; Interface Builder writes none")
        }
        guard String(validating: text, as: UTF8.self) != nil else {
            throw InterfaceFailure(1, "the file is not valid UTF-8; open it in Xcode and save it again")
        }
        let reader = InterfaceReader()
        let parser = XMLParser(data: Data(text))
        parser.delegate = reader
        let isRead = parser.parse()
        if let failure = reader.failure { throw failure }
        guard isRead, let root = reader.root, reader.open.isEmpty else {
            let rest = reader.open.last.map { ": <\($0.name)> from line \($0.line) is not closed" } ?? ""
            throw InterfaceFailure(
                max(1, parser.lineNumber), "the XML ends or breaks here\(rest); the file may have been cut off")
        }
        return root
    }

    private static func place(of word: String, in text: [UInt8]) -> Int? {
        let word = Array(word.utf8)
        var place = 0
        while let next = text[place...].firstIndex(of: word[0]), next + word.count <= text.count {
            if text[next..<(next + word.count)].elementsEqual(word) { return next }
            place = next + 1
        }
        return nil
    }

    // MARK: XMLParserDelegate

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard open.count < Self.depthLimit else {
            failure = InterfaceFailure(
                parser.lineNumber, "elements are nested more than \(Self.depthLimit) deep, which no scene needs")
            parser.abortParsing()
            return
        }
        open.append(InterfaceElement(name: name, attributes: attributes, line: parser.lineNumber))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard let last = open.indices.last, open[last].children.isEmpty else { return }
        open[last].text += text
    }

    func parser(_ parser: XMLParser, foundCDATA data: Data) {
        guard let last = open.indices.last, open[last].children.isEmpty else { return }
        open[last].text += String(decoding: data, as: UTF8.self)
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard var element = open.popLast() else { return }
        // A text that consists of whitespace is content only in an element made for it.
        if !element.children.isEmpty || !["string", "mutableString", "fragment", "content"].contains(element.name) {
            element.text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        if !element.children.isEmpty { element.text = "" }
        if open.isEmpty { root = root ?? element } else { open[open.count - 1].children.append(element) }
    }
}
