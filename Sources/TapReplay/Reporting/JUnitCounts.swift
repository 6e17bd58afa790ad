import CellDirector

/// The test counts and the duration of a suite or of a whole JUnit report.
struct JUnitCounts {
    var tests = 0
    var failures = 0
    var skipped = 0
    /// The duration in seconds.
    var time = 0.0

    init() {}

    static func += (sum: inout JUnitCounts, other: JUnitCounts) {
        sum.tests += other.tests
        sum.failures += other.failures
        sum.skipped += other.skipped
        sum.time += other.time
    }

    /// The counts as XML attributes.
    var attributes: String {
        let time = String(format: "%.6f", max(0, time))
        return #"tests="\#(tests)" failures="\#(failures)" errors="0" skipped="\#(skipped)" time="\#(time)""#
    }

    /// Parses the counts in the attributes of an element.
    init(attributesOf line: String) throws {
        func number<Number: LosslessStringConvertible>(_ name: String) throws -> Number {
            guard let number = Self.attribute(name, of: line).flatMap(Number.init) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            return number
        }
        (tests, failures) = (try number("tests"), try number("failures"))
        (skipped, time) = (try number("skipped"), try number("time"))
    }

    /// Returns the value of an element's attribute. The value must not contain an unescaped `"`.
    static func attribute(_ name: String, of line: String) -> String? {
        guard let start = line.range(of: " \(name)=\"")?.upperBound, let end = line[start...].firstIndex(of: "\"")
        else {
            return nil
        }
        var text = String(line[start..<end])
        for (escape, character) in [
            ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&#10;", "\n"), ("&#9;", "\t"), ("&#13;", "\r"),
            ("&amp;", "&"),
        ] { text = text.replacingOccurrences(of: escape, with: character) }
        return text
    }
}
