import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements of a picture, read with Foundation's XML parser.
final class ReadPicture: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""
        /// The origin of the enclosing group, in the picture's coordinate system.
        let origin: CGPoint
        /// The titles of the enclosing groups, from outermost to innermost.
        var titles: [String]

        /// The element's position in the picture.
        var place: CGPoint {
            CGPoint(x: origin.x + number("x"), y: origin.y + number("y"))
        }
        func number(_ name: String) -> CGFloat { attributes[name].flatMap(Double.init).map { CGFloat($0) } ?? 0 }
    }

    private(set) var elements: [Element] = []
    private(set) var fault: String?
    private var open: [(name: String, origin: CGPoint, index: Int, title: String?)] = []

    init(_ svg: String) {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        if !parser.parse() { fault = parser.parserError.map { "\($0)" } ?? "invalid XML" }
    }

    /// The text elements, in drawing order.
    var texts: [Element] { elements.filter { $0.name == "text" } }
    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        var origin = open.last?.origin ?? .zero
        let element = Element(
            name: name, attributes: attributes, origin: origin, titles: open.compactMap(\.title))
        elements.append(element)
        if let transform = attributes["transform"], transform.hasPrefix("translate("), name == "g" {
            let numbers = transform.dropFirst(10).prefix { $0 != ")" }.split(separator: " ").compactMap { Double($0) }
            origin.x += CGFloat(numbers.first ?? 0)
            origin.y += CGFloat(numbers.count > 1 ? numbers[1] : 0)
        }
        open.append((name, origin, elements.count - 1, nil))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard let index = open.last?.index else { return }
        elements[index].text += string
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        let ended = open.removeLast()
        if name == "title", !open.isEmpty { open[open.count - 1].title = elements[ended.index].text }
    }
}
