extension String {
    /// Returns the text wrapped at word boundaries into lines of at most `width` columns.
    ///
    /// A word that is longer than a line is put on a line of its own. Leading spaces are dropped.
    ///
    /// - Parameter indent: The number of columns by which the second and later lines are indented.
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
