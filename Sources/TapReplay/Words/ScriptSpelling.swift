/// Writes names, strings and numbers in the syntax of scripts, so that parsing the output returns the same values.
package enum ScriptSpelling {
    /// Returns a name, in quotes unless it is a single word.
    package static func name(_ name: String) -> String {
        !name.isEmpty && name.utf8.allSatisfy(\.isScriptWordByte) ? name : text(name)
    }

    /// Returns a string in quotes, escaping quotes, backslashes, line breaks, tabs and control characters.
    package static func text(_ text: String) -> String { "\"\(escaped(text, "\"", "\\"))\"" }

    /// Returns a string in quotes. If it looks like another string that it does not equal, characters that are
    /// invisible, or that look like a space, are escaped as well.
    static func text(_ text: String, unlike other: String) -> String {
        guard text != other, visible(text) == visible(other) else { return self.text(text) }
        var revealed = ""
        for scalar in text.unicodeScalars {
            if scalar != " ", isInvisible(scalar) {
                revealed += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                revealed += escaped(String(scalar), "\"", "\\")
            }
        }
        return "\"\(revealed)\""
    }

    /// The visible characters of a string, with a space for each run of spaces.
    private static func visible(_ text: String) -> String {
        var visible = ""
        for scalar in text.unicodeScalars {
            if !isInvisible(scalar) {
                visible.unicodeScalars.append(scalar)
            } else if scalar.properties.isWhitespace, !visible.isEmpty, visible.last != " " {
                visible += " "
            }
        }
        return visible.last == " " ? String(visible.dropLast()) : visible
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
            || scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
    }

    /// Returns a string with control characters and the given characters escaped.
    package static func escaped(_ text: String, _ signs: Unicode.Scalar...) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": escaped += "\\n"
            case "\t": escaped += "\\t"
            case _ where signs.contains(scalar): escaped += "\\\(scalar)"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
                escaped += "\\u{\(String(scalar.value, radix: 16))}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Returns a value from a dispatch, in quotes unless it is a number, `true` or `false`.
    static func value(_ value: String) -> String {
        value == "true" || value == "false" || ScriptNumber.isNumber(value) ? value : text(value)
    }

    /// Returns a number without an exponent, which scripts do not support, and without a trailing `.0`.
    static func number(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> String {
        let shortest = number.description
        guard let mark = shortest.firstIndex(of: "e"), let exponent = Int(shortest[shortest.index(after: mark)...])
        else { return shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest }
        let isNegative = shortest.first == "-"
        let significand = shortest[..<mark].drop { $0 == "-" }.split(separator: ".")
        guard let whole = significand.first else { return shortest }
        let fraction = significand.count > 1 && significand[1] != "0" ? significand[1] : ""
        let digits = String(whole + fraction)
        let point = whole.count + exponent
        let plain =
            if point <= 0 {
                "0." + String(repeating: "0", count: -point) + digits
            } else if point >= digits.count {
                digits + String(repeating: "0", count: point - digits.count)
            } else {
                "\(digits.prefix(point)).\(digits.dropFirst(point))"
            }
        return isNegative ? "-" + plain : plain
    }
}
