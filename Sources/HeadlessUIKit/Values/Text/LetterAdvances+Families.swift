import Foundation

extension LetterAdvances {
    /// How the letters of a font other than the system font are measured.
    struct Family {
        /// The advances of the ASCII characters, indexed by byte; `nil` for those of the system font.
        ///
        /// Those of Helvetica, Arial, Helvetica Neue, Times, Courier and Menlo are in the fonts' published metrics, and the widths
        /// of labels in storyboards agree with them. Helvetica Neue's medium letters are between the regular and the bold
        /// ones, and the light and thin ones are narrower than the regular ones, as in storyboards.
        private(set) var advances: [Int16]?
        /// How wide the letters are at each size in comparison with those of the system font in the regular weight at 17
        /// points, as labels in storyboards are on average; `nil` for letters as wide as those of the system font.
        private(set) var breadth: CGFloat?
        /// Whether some neighbors are closer to each other, as in the system font. Labels in Helvetica Neue are, as
        /// storyboards record.
        private(set) var isKerned = true

        init(_ font: UIFont) {
            guard font.file == nil else { return }
            let isBold = font.weight.rawValue >= UIFont.Weight.semibold.rawValue
            switch font.familyName {
            case "Helvetica", "Arial", "ArialMT":
                (advances, isKerned) = (isBold ? helveticaBold : helvetica, false)
            case "HelveticaNeue" where !font.fontName.contains("Condensed"):
                advances =
                    switch font.weight.rawValue {
                    case UIFont.Weight.semibold.rawValue...: neueBold
                    case UIFont.Weight.medium.rawValue...: neueMedium
                    case UIFont.Weight.regular.rawValue...: neue
                    case UIFont.Weight.light.rawValue...: neueLight
                    default: neueThin
                    }
            case "TimesNewRomanPS", "TimesNewRomanPSMT":
                (advances, isKerned) = (isBold ? timesBold : times, false)
            case "Courier", "CourierNewPS", "CourierNewPSMT": (advances, isKerned) = (equal(600), false)
            case "Menlo": (advances, isKerned) = (equal(602), false)
            case "Avenir": breadth = isBold ? 1.045 : 1.005
            case "AvenirNext" where !font.fontName.contains("Condensed"):
                breadth = 1.04 + max(0, font.weight.rawValue) * 0.13
            case "Futura" where !font.fontName.contains("Condensed"): breadth = isBold ? 1.15 : 1.01
            case "KohinoorDevanagari": breadth = 1.05
            case "MarkerFelt" where !isBold: breadth = 0.82
            case "Noteworthy": breadth = 0.88
            case "NotoSansOriya": breadth = 1.06
            case "SnellRoundhand": breadth = 0.93
            case "Verdana": breadth = isBold ? 1.22 : 1.08
            default: break
            }
        }
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
    private static let neue = advances(
        """
        278 259 426 556 556 1000 630 278 259 259 352 600 278 389 278 333
        556 556 556 556 556 556 556 556 556 556 278 278 600 600 600 556
        800 648 685 722 704 611 574 759 722 259 519 667 556 871 722 760
        648 760 685 648 574 722 611 926 611 648 611 259 333 259 600 500
        222 537 593 537 593 537 296 574 556 222 222 519 222 853 556 574
        593 593 333 500 315 556 500 758 518 500 480 333 222 333 600
        """)
    private static let neueBold = advances(
        """
        278 295 463 556 556 1000 685 278 296 296 407 600 278 407 278 371
        556 556 556 556 556 556 556 556 556 556 278 278 600 600 600 556
        800 685 704 741 741 648 593 759 741 295 556 722 593 907 741 778
        667 778 722 649 611 741 630 944 667 667 648 333 371 333 600 500
        259 574 611 574 611 574 333 611 593 258 278 574 258 906 593 611
        611 611 389 537 352 593 520 814 537 519 519 333 222 333 600
        """)
    private static let neueMedium = zip(neue, neueBold).map { ($0 + $1) / 2 }
    private static let neueLight = narrowed(neue, to: 955)
    private static let neueThin = narrowed(neue, to: 925)
    private static let times = advances(
        """
        250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278
        500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444
        921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722
        556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500
        333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500
        500 500 333 389 278 500 500 722 500 500 444 480 200 480 541
        """)
    private static let timesBold = advances(
        """
        250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278
        500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500
        930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778
        611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500
        333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500
        556 556 444 389 333 556 500 722 500 500 444 394 220 394 520
        """)
    private static func equal(_ advance: Int16) -> [Int16] {
        [Int16](repeating: 0, count: 0x20) + [Int16](repeating: advance, count: 0x5F) + [0]
    }

    /// Returns the advances of a lighter font, whose letters are narrower, in thousandths of the given ones. Other
    /// characters are as wide.
    private static func narrowed(_ advances: [Int16], to thousandths: Int) -> [Int16] {
        advances.enumerated().map { byte, advance in
            Unicode.Scalar(UInt8(byte)).properties.isAlphabetic ? Int16(Int(advance) * thousandths / 1000) : advance
        }
    }

    private static func advances(_ table: String) -> [Int16] {
        var advances = [Int16](repeating: 0, count: 128)
        for (place, word) in table.split(whereSeparator: \.isWhitespace).enumerated() {
            advances[0x20 + place] = Int16(word) ?? 0
        }
        return advances
    }
}
