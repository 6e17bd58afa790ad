/// A parsed line of Apple's *Visual Format Language*.
///
///     format     = [("H" | "V") ":"] ["|" connection] view {connection view} [connection "|"]
///     view       = "[" name ["(" predicate {"," predicate} ")"] "]"
///     connection = "" | "-" | "-" (value | "(" predicate {"," predicate} ")") "-"
///     predicate  = ["==" | "<=" | ">="] value ["@" value]
///     value      = number | name
struct VisualFormat {
    /// The reason and the position of an error in a format.
    struct Refusal: Error {
        private let message: String
        private let place: Int

        init(_ message: String, at place: Int) { (self.message, self.place) = (message, place) }

        /// Returns UIKit's message, with the format and a caret below the position of the error.
        func reason(in format: String) -> String {
            "Unable to parse constraint format: \n\(message) \n\(format)\n"
                + String(repeating: " ", count: place) + "^ (column \(place + 1))"
        }
    }

    /// A number or the name of a metric.
    enum Value {
        case number(Double)
        case name(String)
    }

    struct Predicate {
        let relation: NSLayoutConstraint.Relation
        let value: Value
        let priority: Value?
        let place: Int
    }

    enum Connection {
        case none, standard
        case spaces([Predicate])
    }

    enum Item {
        case superview(place: Int)
        case view(String, [Predicate], place: Int)
    }

    /// An item and its connection to the previous item.
    struct Piece {
        let connection: Connection
        let item: Item
    }

    private(set) var isVertical = false
    private(set) var pieces: [Piece] = []

    private let signs: [Character]
    private var place = 0

    init(_ format: String) throws(Refusal) {
        signs = Array(format)
        if let first = signs.first, first == "H" || first == "V" {
            place = 1
            guard accept(":") else {
                let way = first == "V" ? "vertical" : "horizontal"
                throw Refusal("Expected ':' after '\(first)' to specify \(way) arrangement", at: place)
            }
            isVertical = first == "V"
        }
        if next == "|" {
            pieces.append(Piece(connection: .none, item: .superview(place: place)))
            place += 1
        }
        while place < signs.count {
            let connection = pieces.isEmpty ? Connection.none : try readConnection()
            guard next == "|" else {
                pieces.append(Piece(connection: connection, item: try readView()))
                continue
            }
            guard pieces.contains(where: { if case .view = $0.item { true } else { false } }) else {
                throw Refusal(
                    "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.",
                    at: place)
            }
            pieces.append(Piece(connection: connection, item: .superview(place: place)))
            place += 1
            if place < signs.count { throw Refusal("Nothing can follow the superview's trailing edge.", at: place) }
        }
        guard pieces.contains(where: { if case .view = $0.item { true } else { false } }) else {
            throw Refusal("Expected a view.", at: place)
        }
    }

    private var next: Character? { place < signs.count ? signs[place] : nil }

    private mutating func accept(_ sign: Character) -> Bool {
        guard next == sign else { return false }
        place += 1
        return true
    }

    private mutating func readView() throws(Refusal) -> Item {
        guard accept("[") else {
            throw Refusal("Expected a '[' here to open a view, or '|' for the superview.", at: place)
        }
        let start = place
        guard let name = readName() else {
            throw Refusal(
                "Expected a view's name. View names must start with a letter or an underscore, then contain letters, numbers, and "
                    + "underscores.", at: place)
        }
        let predicates = next == "(" ? try readPredicates() : []
        guard accept("]") else { throw Refusal("Expected a ']' here to close the view.", at: place) }
        return .view(name, predicates, place: start)
    }

    private mutating func readConnection() throws(Refusal) -> Connection {
        guard accept("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let predicates: [Predicate]
        if next == "(" {
            predicates = try readPredicates()
        } else {
            let start = place
            predicates = [Predicate(relation: .equal, value: try readValue(), priority: nil, place: start)]
        }
        guard accept("-") else { throw Refusal("Expected a '-' here to end the space.", at: place) }
        return .spaces(predicates)
    }

    private mutating func readPredicates() throws(Refusal) -> [Predicate] {
        place += 1
        var predicates: [Predicate] = []
        repeat { predicates.append(try readPredicate()) } while accept(",")
        guard accept(")") else {
            throw Refusal("A predicate must end with ')', and what follows it with ','.", at: place)
        }
        return predicates
    }

    private mutating func readPredicate() throws(Refusal) -> Predicate {
        while accept(" ") {}
        let start = place
        var relation = NSLayoutConstraint.Relation.equal
        if let sign = next, "=<>".contains(sign) {
            place += 1
            guard accept("=") else { throw Refusal("Expected '==', '<=' or '>='.", at: place) }
            relation = sign == "<" ? .lessThanOrEqual : sign == ">" ? .greaterThanOrEqual : .equal
        }
        let value = try readValue()
        let priority = accept("@") ? try readValue() : nil
        while accept(" ") {}
        return Predicate(relation: relation, value: value, priority: priority, place: start)
    }

    private mutating func readValue() throws(Refusal) -> Value {
        if let name = readName() { return .name(name) }
        let start = place
        if next == "-" { place += 1 }
        while let sign = next, sign.isASCII, sign.isNumber || sign == "." { place += 1 }
        guard let number = Double(String(signs[start..<place])) else {
            throw Refusal("Expected a number or the name of a metric.", at: start)
        }
        return .number(number)
    }

    /// Reads a name: a letter or an underscore, followed by letters, numbers and underscores.
    private mutating func readName() -> String? {
        guard let first = next, first.isLetter || first == "_" else { return nil }
        let start = place
        while let sign = next, sign.isLetter || sign.isNumber || sign == "_" { place += 1 }
        return String(signs[start..<place])
    }
}
