import Foundation

extension LetterAdvances {
    /// The advances of the ASCII characters in Helvetica, and in Arial, which has the same. They are those of the font's
    /// published metrics, and the widths of labels that public libraries assert agree with them. Other families have the
    /// advances of the system font.
    ///
    /// - Returns: The advances, indexed by byte; `nil` for other families.
    static func ofFamily(_ family: String, isBold: Bool) -> [Int16]? {
        guard family == "Helvetica" || family == "Arial" || family == "ArialMT" else { return nil }
        return isBold ? helveticaBold : helvetica
    }

    private static let helvetica = advances(
        """
        278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278
        556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556
        1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778
        667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556
        333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556
        556 556 333 500 278 556 500 722 500 500 500 334 260 334 584
        """)
    private static let helveticaBold = advances(
        """
        278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278
        556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611
        975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778
        667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556
        333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611
        611 611 389 556 333 611 556 778 556 556 500 389 280 389 584
        """)

    private static func advances(_ table: String) -> [Int16] {
        var advances = [Int16](repeating: 0, count: 128)
        for (place, word) in table.split(whereSeparator: \.isWhitespace).enumerated() {
            advances[0x20 + place] = Int16(word) ?? 0
        }
        return advances
    }
}
