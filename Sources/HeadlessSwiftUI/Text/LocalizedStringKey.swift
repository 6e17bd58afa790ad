import Foundation

/// A key of the app's string tables. Mirrors `LocalizedStringKey`, SwiftUI. Markdown in it is shown as it is.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: String
    /// The texts of the interpolated values, in order.
    private let values: [String]

    public init(_ value: String) { (key, values) = (value, []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        (key, values) = (stringInterpolation.key, stringInterpolation.values)
    }

    /// Mirrors `LocalizedStringKey.StringInterpolation`, SwiftUI.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var key = ""
        fileprivate var values: [String] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }
        private mutating func append(_ specifier: String, _ value: String) {
            key += specifier
            values.append(value)
        }
        public mutating func appendInterpolation(_ string: String) { append("%@", string) }
        public mutating func appendInterpolation(_ value: some BinaryInteger) { append("%lld", String(value)) }
        public mutating func appendInterpolation(_ value: Double) { append("%lf", String(format: "%lf", value)) }
        public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", String(format: "%lf", value)) }
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", String(describing: value)) }
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(specifier, String(format: specifier, value))
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String { append("%@", format.format(input)) }
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", formatter?.string(for: subject) ?? subject.description)
        }
        public mutating func appendInterpolation(_ text: Text) { append("%@", text.string) }
    }

    /// Returns the text in a string table, with the values, or the key with the values if the table lacks it.
    func string(in table: String?, _ bundle: Bundle?) -> String {
        let known = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
        guard !values.isEmpty || known.contains("%") else { return known }
        var text = ""
        var number = 0
        var rest = known[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            // A format specifier, perhaps with the position of its value, as in %2$@.
            guard let end = rest.firstIndex(where: { $0 == "@" || $0.isLetter && $0 != "l" && $0 != "h" && $0 != "q" })
            else { break }
            let parts = rest[..<end].split(separator: "$")
            let place =
                parts.count > 1 || rest[..<end].contains("$") ? parts.first.flatMap { Int($0) }.map { $0 - 1 } : nil
            let index = place ?? number
            text += values.indices.contains(index) ? values[index] : ""
            number += 1
            rest = rest[rest.index(after: end)...]
        }
        return text + rest
    }
}
