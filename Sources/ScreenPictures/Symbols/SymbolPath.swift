/// SVG path data as a list of commands. A path can be scaled and mirrored.
///
/// Coordinates are rounded to tenths of a unit. The rounding errors of relative commands don't accumulate. The rounding
/// is symmetric about the center of a symbol.
struct SymbolPath {
    /// A command with absolute coordinates. `H` and `V` are stored as `L`.
    private struct Command {
        var letter: Character
        var numbers: [Double]
    }

    private var commands: [Command] = []

    /// Parses path data with the commands M, L, H, V, C, S, Q, A and Z, absolute or relative. Parsing stops at the
    /// first error.
    init(_ data: String) {
        var reader = SymbolPathReader(data)
        var (x, y, startX, startY) = (0.0, 0.0, 0.0, 0.0)
        while let (letter, relative) = reader.command() {
            if letter == "Z" {
                commands.append(Command(letter: "Z", numbers: []))
                (x, y) = (startX, startY)
                continue
            }
            guard var numbers = reader.numbers(of: letter) else { return }
            switch letter {
            case "H": numbers = [numbers[0] + (relative ? x : 0), y]
            case "V": numbers = [x, numbers[0] + (relative ? y : 0)]
            default:
                // An arc's radii, angle and flags are the same in absolute and relative commands.
                for index in (letter == "A" ? 5 : 0)..<numbers.count where relative {
                    numbers[index] += (index % 2 == 0) == (letter != "A") ? x : y
                }
            }
            (x, y) = (numbers[numbers.count - 2], numbers[numbers.count - 1])
            if letter == "M" { (startX, startY) = (x, y) }
            commands.append(Command(letter: letter == "H" || letter == "V" ? "L" : letter, numbers: numbers))
        }
    }

    /// Returns the path, scaled about the center of the square of 24 × 24 units. The two factors may differ only in
    /// their signs. A negative factor mirrors the path.
    func scaled(_ scaleX: Double, _ scaleY: Double) -> SymbolPath {
        var path = self
        for command in commands.indices {
            let isArc = commands[command].letter == "A"
            for index in commands[command].numbers.indices {
                var number: Double { commands[command].numbers[index] }
                let scaled: Double
                switch (isArc, index) {
                case (true, 0), (true, 1): scaled = number * abs(scaleX)
                case (true, 2): scaled = scaleX * scaleY < 0 ? -number : number
                case (true, 3): scaled = number
                case (true, 4): scaled = scaleX * scaleY < 0 ? 1 - number : number
                default: scaled = 12 + (number - 12) * ((index % 2 == 0) == !isArc ? scaleX : scaleY)
                }
                path.commands[command].numbers[index] = scaled
            }
        }
        return path
    }

    /// The path data, written with relative commands except for `M`.
    var data: String {
        var text = ""
        var last: Character = "z"
        var (x, y, startX, startY) = (0, 0, 0, 0)
        func write(_ letter: Character, _ tenths: Int...) {
            if letter != last { text.append(letter) }
            for (index, number) in tenths.enumerated() {
                // A minus sign already separates two numbers, so no space is needed before it.
                if number >= 0 && (index > 0 || letter == last) { text += " " }
                text += Self.text(number)
            }
            last = letter
        }
        for command in commands {
            let numbers = command.numbers.map(Self.tenths)
            guard numbers.count >= 2 else {
                text += "z"
                last = "z"
                (x, y) = (startX, startY)
                continue
            }
            let (endX, endY) = (numbers[numbers.count - 2], numbers[numbers.count - 1])
            switch command.letter {
            case "M":
                last = "z"
                write("M", endX, endY)
                (startX, startY) = (endX, endY)
            case "L" where endY == y: write("h", endX - x)
            case "L" where endX == x: write("v", endY - y)
            case "L": write("l", endX - x, endY - y)
            case "A":
                let arc = command.numbers.map { Int(($0 * 10).rounded()) }
                write("a", arc[0], arc[1], arc[2], arc[3], arc[4], endX - x, endY - y)
            case "C":
                write("c", numbers[0] - x, numbers[1] - y, numbers[2] - x, numbers[3] - y, endX - x, endY - y)
            default: write(command.letter == "S" ? "s" : "q", numbers[0] - x, numbers[1] - y, endX - x, endY - y)
            }
            (x, y) = (endX, endY)
        }
        return text
    }

    /// Converts a coordinate to tenths of a unit, rounding halves away from the center.
    private static func tenths(_ number: Double) -> Int { 120 + Int(((number - 12) * 10).rounded()) }

    /// Formats tenths as a decimal number, such as `-.5`, `12` or `3.4`.
    private static func text(_ tenths: Int) -> String {
        let (units, rest) = (abs(tenths) / 10, abs(tenths) % 10)
        let sign = tenths < 0 ? "-" : ""
        return sign + (rest == 0 ? "\(units)" : units == 0 ? ".\(rest)" : "\(units).\(rest)")
    }
}

/// Parses path data from left to right.
private struct SymbolPathReader {
    private var rest: Substring.UTF8View
    private var last: (letter: Character, relative: Bool)?

    init(_ data: String) { rest = data[...].utf8 }

    /// Returns the uppercase letter of the next command, and whether the command is relative. If numbers come next
    /// without a letter, the last command is repeated, except that an M is followed by an implicit L.
    mutating func command() -> (letter: Character, relative: Bool)? {
        skipSpaces()
        guard let byte = rest.first else { return nil }
        let letter = Character(Unicode.Scalar(byte))
        guard letter.isLetter else {
            guard let last, last.letter != "Z" else { return nil }
            return last.letter == "M" ? ("L", last.relative) : last
        }
        rest.removeFirst()
        last = (Character(letter.uppercased()), letter.isLowercase)
        return last
    }

    /// Parses the numbers of a command, or returns `nil` if the command or a number is invalid.
    mutating func numbers(of letter: Character) -> [Double]? {
        let counts: [Character: Int] = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7]
        guard let count = counts[letter] else { return nil }
        var numbers: [Double] = []
        for index in 0..<count {
            skipSpaces()
            // The two flags of an arc need no separator.
            guard let number = letter == "A" && (3...4).contains(index) ? flag() : number() else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    private mutating func flag() -> Double? {
        guard let byte = rest.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        rest.removeFirst()
        return byte == UInt8(ascii: "1") ? 1 : 0
    }

    private mutating func number() -> Double? {
        var end = rest.startIndex
        var hasPoint = false
        while end < rest.endIndex {
            let byte = rest[end]
            if byte == UInt8(ascii: "-") && end != rest.startIndex || byte == UInt8(ascii: ".") && hasPoint { break }
            hasPoint = hasPoint || byte == UInt8(ascii: ".")
            guard "-.0123456789".utf8.contains(byte) else { break }
            end = rest.index(after: end)
        }
        defer { rest = rest[end...] }
        return Double(Substring(rest[..<end]))
    }

    private mutating func skipSpaces() {
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
    }
}
