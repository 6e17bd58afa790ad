extension String {
    /// The text in lines of so many columns at most, broken between words; a longer word has a line of its own. Spaces at its
    /// beginning are left out.
    ///
    /// - Parameter indent: How many of the columns are left empty from the second line on.
    package func wrapped(to width: Int, indent: Int = 0) -> [String] {
        guard displayWidth > width else { return [String(drop { $0 == " " })] }
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ", omittingEmptySubsequences: false).drop(while: \.isEmpty) {
            if !line.isEmpty, line.displayWidth + 1 + word.displayWidth > width {
                lines.append(line)
                line = String(repeating: " ", count: indent) + word
            } else {
                line += line.isEmpty ? String(word) : " \(word)"
            }
        }
        return lines + [line]
    }
}
