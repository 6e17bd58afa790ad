import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of an XML document, read with Foundation's parser.
package final class XMLElement {
    package let name: String
    package let attributes: [String: String]
    package fileprivate(set) var elements: [XMLElement] = []
    package fileprivate(set) var text = ""

    fileprivate init(_ name: String, _ attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// Returns the child elements with the given name.
    package func all(_ name: String) -> [XMLElement] { elements.filter { $0.name == name } }

    /// Parses an XML document and returns its root element.
    ///
    /// - Throws: The parser's error if the data is not XML.
    package static func read(_ data: Data) throws -> XMLElement {
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), let root = reader.open.first?.elements.first else {
            throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
        }
        return root
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var open = [XMLElement("", [:])]

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            let element = XMLElement(name, attributes)
            open.last?.elements.append(element)
            open.append(element)
        }

        func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
            open.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
    }
}
