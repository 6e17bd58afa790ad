import Foundation

extension CGFloat {
    /// The number in SVG notation: rounded to a hundredth of a point, without superfluous digits.
    var svg: String {
        let hundredths = (self * 100).rounded()
        guard hundredths.isFinite, hundredths.magnitude < 1e15 else { return "0" }
        let number = Int(hundredths)
        let (whole, part) = (number.magnitude / 100, number.magnitude % 100)
        var text = number < 0 ? "-" : ""
        if whole > 0 || part == 0 { text += "\(whole)" }
        if part > 0 { text += part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)" }
        return text
    }
}

extension StringProtocol {
    /// The string, escaped for XML. Tabs and line breaks are replaced with spaces, and characters that XML doesn't
    /// allow are replaced with the replacement character (U+FFFD).
    var xml: String {
        // Fast path: most strings need no escaping. XML doesn't allow control characters, nor U+FFFE and U+FFFF, whose
        // UTF-8 encodings begin with 0xEF.
        let isPlain = utf8.allSatisfy { byte in
            byte >= 0x20 && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
                && byte != UInt8(ascii: "\"") && byte != 0xEF
        }
        if isPlain { return String(self) }
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\t", "\n", "\u{B}", "\u{C}", "\r": text += " "
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
