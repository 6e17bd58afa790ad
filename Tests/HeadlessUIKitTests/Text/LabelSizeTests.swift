import Foundation
import HeadlessUIKit
import XCTest

/// Tests the size of text. Widths are approximate, so the tests compare widths with each other instead of with
/// constants.
final class LabelSizeTests: XCTestCase {
    /// Unverified: there is no gap before the first paragraph.
    @MainActor
    func testAParagraphHasAGapBeforeIt() async {
        func height(_ text: String, _ before: CGFloat) -> CGFloat {
            let style = NSMutableParagraphStyle()
            style.paragraphSpacingBefore = before
            XCTAssertEqual(style.paragraphSpacingBefore, before)
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
            return label.intrinsicContentSize.height
        }
        XCTAssertEqual(height("a\nb\nc", 7), height("a\nb\nc", 0) + 14, accuracy: 0.5)
        XCTAssertEqual(height("a", 7), height("a", 0), accuracy: 0.5)
    }

    @MainActor
    private func label(_ text: String?, lines: Int = 0, _ font: UIFont = .systemFont(ofSize: 17)) -> UILabel {
        let label = UILabel()
        label.font = font
        label.numberOfLines = lines
        label.text = text
        return label
    }

    @MainActor
    private func width(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> CGFloat {
        label(text, lines: 1, font).intrinsicContentSize.width
    }

    // MARK: Widths

    @MainActor
    func testLongerTextIsWider() async {
        XCTAssertLessThan(width("Settings"), width("Settings and more"))
        XCTAssertLessThan(width("iii"), width("nnn"))
        XCTAssertLessThan(width("nnn"), width("MMM"))
        XCTAssertLessThan(width("Hello", .systemFont(ofSize: 15)), width("Hello", .systemFont(ofSize: 17)))
        XCTAssertEqual(width("Hello"), width("Hello"))
    }

    @MainActor
    func testAFontHasTheWeightInItsName() async {
        func width(_ font: UIFont?) -> CGFloat {
            let label = UILabel()
            label.text = "weight"
            label.font = font
            return label.intrinsicContentSize.width
        }
        let weights: [(String, UIFont.Weight)] = [
            ("SFProText-Regular", .regular), ("SFProDisplay-Bold", .bold), ("SFProText-SemiboldItalic", .semibold),
            ("Optima-Heavy", .heavy), ("Palatino-UltraLight", .ultraLight), ("Avenir Next Demi Bold", .semibold),
            ("HelveticaNeue-CondensedBlack", .black), ("Optima-Medium", .medium), ("BlackOps", .regular),
            ("Gill Sans Light", .light), ("Thin", .regular), ("", .regular),
        ]
        for (name, weight) in weights {
            XCTAssertEqual(
                width(UIFont(name: name, size: 20)), width(.systemFont(ofSize: 20, weight: weight)), accuracy: 0.01,
                name)
        }
        let bold = UIFont(name: "Optima-Heavy", size: 20)
        XCTAssertEqual(bold?.fontName, "Optima-Heavy")
        XCTAssertEqual(width(bold?.withSize(10)), width(.systemFont(ofSize: 10, weight: .heavy)), accuracy: 0.01)
    }

    @MainActor
    func testHeavierTextIsWider() async {
        let weights: [UIFont.Weight] = [.ultraLight, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let widths = weights.map { width("A heavy word or two", .systemFont(ofSize: 17, weight: $0)) }
        XCTAssertEqual(widths, widths.sorted())
        XCTAssertEqual(Set(widths).count, widths.count)
        let line = "long run of text that"
        XCTAssertEqual(
            width(line, .boldSystemFont(ofSize: 32)), 286, accuracy: 2, "recorded in a picture, with the letters' sides"
        )
        XCTAssertGreaterThan(
            width(line, .systemFont(ofSize: 32, weight: .bold)), width(line, .boldSystemFont(ofSize: 32)) + 5,
            "the font for emphasized text is semibold")
    }

    @MainActor
    func testMonospacedCharactersHaveEqualWidths() async {
        let font = UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)
        XCTAssertEqual(width("iiii", font), width("MMMM", font))
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 14, weight: .regular)
        XCTAssertEqual(width("0123", digits), width("9876", digits))
        XCTAssertLessThan(width("1"), width("7"), "the system's font has a narrow 1")
        XCTAssertLessThan(width("7"), width("0"), "and a narrow 7")
    }

    @MainActor
    func testACharacterIsMeasuredAsTheUserSeesIt() async {
        XCTAssertEqual(width("e\u{301}"), width("e"), "a combining mark has no width")
        XCTAssertEqual(width("é"), width("e"))
        XCTAssertEqual(width("👨‍👩‍👧"), width("🙂"), "a family is one emoji")
        XCTAssertEqual(width("🇩🇪"), width("🙂"))
        for (size, recorded) in [(17, 23), (24, 27), (38, 43), (45, 50)] as [(CGFloat, CGFloat)] {
            XCTAssertEqual(width("🙂", .systemFont(ofSize: size)), recorded, accuracy: 0.7, "as in storyboards")
        }
        XCTAssertEqual(width("漢字漢字漢字漢字漢字"), 173.33, accuracy: 0.34, "ideographs of 17 points, as in storyboards")
        XCTAssertEqual(width("\u{200B}\u{301}"), 0)
    }

    /// The widths that Interface Builder gave labels in storyboards, rounded up to half a point.
    @MainActor
    func testTextsAreAsWideAsStoryboardsRecord() async {
        for (text, size, weight, recorded) in [
            ("4.4", 55, UIFont.Weight.bold, 88), ("$9.99", 20, .bold, 57),
            ("Label", 22, .bold, 57), ("Networks", 22, .bold, 99.5), ("0 SELECTED", 12, .semibold, 73.5),
            ("List Name", 22, .medium, 98), ("Rename", 16, .medium, 60.5), ("Loading...", 17, .semibold, 79),
            ("Title", 17, .heavy, 38), ("Second", 34, .regular, 112), ("Name", 17, .regular, 46),
            ("Previews", 17, .semibold, 72.5), ("Unable to load Discover", 17, .regular, 181),
            ("Please check your Internet connection.", 14, .regular, 252), ("No Matching Episodes", 22, .bold, 229),
            ("Filter by duration", 18, .regular, 135.5), ("3,495 reviews", 15, .regular, 96.5),
            ("Video", 40, .bold, 108), ("Gift", 40, .bold, 69), ("Lets sign you in.", 34, .bold, 251.5),
            ("Karen Trip", 26, .bold, 123), ("Messenger", 50, .heavy, 268.5),
            ("Tinkoff Messenger", 30, .semibold, 253.5),
        ] as [(String, CGFloat, UIFont.Weight, CGFloat)] {
            XCTAssertEqual(width(text, .systemFont(ofSize: size, weight: weight)), recorded, accuracy: 1.5, text)
        }
        let font = UIFont.boldSystemFont(ofSize: 15)
        XCTAssertEqual(
            width("a b", font) - width("ab", font),
            width("a b", .systemFont(ofSize: 15)) - width("ab", .systemFont(ofSize: 15)), accuracy: 0.67,
            "a space is as wide in every weight")
    }

    /// The widths that Interface Builder gave labels in other families.
    @MainActor
    func testTextsInOtherFamiliesAreAsWideAsStoryboardsRecord() async {
        for (name, size, text, recorded) in [
            ("HelveticaNeue", 18, "Pokedex ID:", 98.5), ("HelveticaNeue", 17, "Please choose a theme", 177.5),
            ("HelveticaNeue-Bold", 17, "Type:", 42.5), ("HelveticaNeue-Bold", 20, "Messenger", 106),
            ("HelveticaNeue-Medium", 20, "Riders: 1", 82), ("HelveticaNeue-Medium", 17, "UBER", 47),
            ("HelveticaNeue-Light", 25, "R$1.000,00", 128), ("HelveticaNeue-Thin", 13, "Distance (mi)", 70),
            ("ArialMT", 19, "21 Episodes", 105), ("Arial-BoldMT", 18, "Release Date", 113),
            ("Avenir-Book", 32, "Location", 122.5), ("Avenir-Book", 16, "Don't have an account?", 168.33),
            ("Avenir-Heavy", 19, "Password", 85), ("AvenirNext-Bold", 32, "MyFeed", 125),
            ("Futura-Medium", 20, "Planta", 56.67), ("Menlo-Bold", 20, "GLOBAL_CHAT", 132.5),
            (".SFUI-Semibold", 17, "200 000", 55.25), (".AppleSystemUIFont", 17, "Review Title", 92),
        ] as [(String, CGFloat, String, CGFloat)] {
            XCTAssertEqual(
                width(text, UIFont(name: name, size: size) ?? .systemFont(ofSize: 1)), recorded, accuracy: 2.5, name)
        }
    }

    /// Letters that are open at one side move closer to a low letter beside them, and tall ones do not.
    @MainActor
    func testPairsOfLettersAreKerned() async {
        func closeness(_ pair: String) -> CGFloat {
            let font = UIFont.systemFont(ofSize: 100)
            let apart = pair.reduce(0) { $0 + width("H\($1)H", font) - width("HH", font) }
            return apart - (width("H\(pair)H", font) - width("HH", font))
        }
        for pair in ["To", "Ta", "AV", "LT", "VA", "We", "ke", "Yo", "r.", "re", "va"] {
            XCTAssertGreaterThan(closeness(pair), 0.7, pair)
        }
        for pair in ["Th", "Ti", "nn", "ee", "Il", "12", "Am"] {
            XCTAssertEqual(closeness(pair), 0, accuracy: 0.7, pair)
        }
        XCTAssertGreaterThan(closeness("To"), closeness("Wo"))
        XCTAssertGreaterThan(closeness("Wo"), closeness("ro"))
    }

    /// In storyboards, labels in centered stacks are wider than their widest line by a space.
    @MainActor
    func testTheSpaceAtALineBreakCountsInALabel() async {
        let text = label("wider words here")
        let space = width("a b") - width("a") - width("b")
        let broken = text.sizeThatFits(CGSize(width: width("wider words") + 6, height: 100))
        XCTAssertEqual(broken.width, width("wider words") + space, accuracy: 0.7)
        let tight = text.sizeThatFits(CGSize(width: width("wider words") + 1, height: 100))
        XCTAssertEqual(tight.width, width("wider words") + 1, accuracy: 0.34, "no wider than the limit")
        XCTAssertEqual(label("one").sizeThatFits(CGSize(width: 100, height: 100)).width, width("one"), accuracy: 0.01)
    }

    @MainActor
    func testLinesOfSomeFamiliesHaveTheHeightsThatStoryboardsRecord() async {
        for (name, size, recorded) in [
            ("ArialMT", 22, 25), ("Arial-BoldMT", 18, 20.5), (".SFUI-Regular", 17, 19),
            ("AvenirNext-Regular", 90, 123), ("AvenirNext-Bold", 30, 41), ("Futura-Medium", 15, 20),
            ("Futura-CondensedMedium", 30, 37), ("GillSans", 22, 25.67), ("HelveticaNeue-Bold", 30, 36),
            ("HelveticaNeue-Medium", 22, 26.5), ("HelveticaNeue-Thin", 25, 29.5),
            ("KohinoorDevanagari-Semibold", 35, 49),
            ("MarkerFelt-Thin", 42, 45.67), ("Noteworthy-Bold", 28, 45), ("SnellRoundhand-Bold", 37, 46.67),
            ("HelveticaNeue", 17, 20), ("MarkerFelt-Wide", 19, 25), ("Menlo-Regular", 17, 20),
            ("Unknown-Bold", 17, 20.33),
        ] as [(String, CGFloat, CGFloat)] {
            XCTAssertEqual(
                label("Text", UIFont(name: name, size: size) ?? .systemFont(ofSize: 1)).intrinsicContentSize.height,
                recorded, accuracy: 0.7, name)
        }
    }

    // MARK: Lines

    @MainActor
    func testALineHasTheHeightOfItsFont() async {
        let font = UIFont.systemFont(ofSize: 20)
        // These values of the system font were printed on a device.
        XCTAssertEqual(font.ascender, 19.042_968_75)
        XCTAssertEqual(font.descender, -4.824_218_75)
        XCTAssertEqual(font.capHeight, 14.091_796_875)
        XCTAssertEqual(font.xHeight, 10.439_453_125)
        XCTAssertEqual(font.lineHeight, font.ascender - font.descender)
        XCTAssertEqual(font.leading, 0)
        let height = label("Ag", font).intrinsicContentSize.height
        XCTAssertGreaterThanOrEqual(height, font.lineHeight)
        XCTAssertLessThan(height, font.lineHeight + 1)
    }

    @MainActor
    private func label(_ text: String, _ font: UIFont) -> UILabel { label(text, lines: 0, font) }

    @MainActor
    func testATextStyleHasTheLineDistanceOfTheGuidelines() async {
        let distances: [(UIFont.TextStyle, CGFloat, CGFloat)] = [
            (.largeTitle, 34, 41), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22),
            (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption1, 12, 16),
            (.caption2, 11, 13),
        ]
        for (style, size, distance) in distances {
            let font = UIFont.preferredFont(forTextStyle: style)
            XCTAssertEqual(font.pointSize, size)
            XCTAssertEqual(font.lineHeight + font.leading, max(distance, font.lineHeight), accuracy: 0.001)
        }
    }

    @MainActor
    func testTextWrapsAtTheWidth() async {
        let text = label("A text that is much too long for a line of such a width")
        let natural = text.intrinsicContentSize
        let half = text.sizeThatFits(CGSize(width: natural.width / 2 + 20, height: 0))
        XCTAssertEqual(half.height, natural.height * 2, accuracy: 1)
        XCTAssertLessThanOrEqual(half.width, natural.width / 2 + 20)
        XCTAssertEqual(
            text.sizeThatFits(CGSize(width: natural.width, height: 0)), natural, "the text fits its natural width")
        XCTAssertEqual(text.sizeThatFits(.zero), natural, "a width of 0 is unlimited")
    }

    @MainActor
    func testTheNumberOfLinesLimitsTheHeight() async {
        let text = "one two three four five six seven eight nine ten"
        let line = label(text, lines: 1).intrinsicContentSize.height
        for lines in 1...3 {
            let size = label(text, lines: lines).sizeThatFits(CGSize(width: 60, height: 0))
            XCTAssertEqual(size.height, line * CGFloat(lines), accuracy: 1)
        }
        XCTAssertGreaterThan(label(text).sizeThatFits(CGSize(width: 60, height: 0)).height, 4 * line)
        let one = label(text, lines: 1)
        XCTAssertEqual(
            one.sizeThatFits(CGSize(width: 60, height: 0)), one.intrinsicContentSize, "a single line does not wrap")
    }

    @MainActor
    func testALineBreakInTheTextStartsANewLine() async {
        let line = label("a").intrinsicContentSize.height
        XCTAssertEqual(label("a\nb").intrinsicContentSize.height, 2 * line, accuracy: 1)
        XCTAssertEqual(label("a\r\nb").intrinsicContentSize.height, 2 * line, accuracy: 1)
        XCTAssertEqual(label("ä\r\n\u{2028}b").intrinsicContentSize.height, 3 * line, accuracy: 1)
        XCTAssertEqual(label("a\n").intrinsicContentSize.height, line, "a trailing line break adds no line")
        XCTAssertEqual(label("a\nlonger", lines: 1).intrinsicContentSize.width, label("a").intrinsicContentSize.width)
    }

    @MainActor
    func testALabelWithoutTextHasNoSize() async {
        XCTAssertEqual(label(nil).intrinsicContentSize, .zero)
        XCTAssertEqual(label("").sizeThatFits(CGSize(width: 100, height: 100)), .zero)
    }

    @MainActor
    func testThePreferredWidthIsWhereLinesBreak() async {
        let text = label("one two three four five six")
        let natural = text.intrinsicContentSize
        text.preferredMaxLayoutWidth = 80
        XCTAssertLessThanOrEqual(text.intrinsicContentSize.width, 80)
        XCTAssertEqual(text.intrinsicContentSize.height, text.sizeThatFits(CGSize(width: 80, height: 0)).height)
        text.preferredMaxLayoutWidth = 0
        XCTAssertEqual(text.intrinsicContentSize, natural)
    }

    @MainActor
    func testSizeToFitTakesTheSizeOfTheText() async {
        let text = label("Some words", lines: 1)
        text.sizeToFit()
        XCTAssertEqual(text.frame.size, text.intrinsicContentSize)
    }

    /// A label with padding around its text, as is common in apps.
    private final class Badge: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let inner = super.textRect(forBounds: bounds.insetBy(dx: 6, dy: 2), limitedToNumberOfLines: numberOfLines)
            return inner.insetBy(dx: -6, dy: -2)
        }
    }

    @MainActor
    func testASubclassAddsSpaceAroundItsText() async {
        let (badge, plain) = (Badge(), label("12", lines: 1))
        badge.text = "12"
        XCTAssertEqual(badge.intrinsicContentSize.width, plain.intrinsicContentSize.width + 12)
        XCTAssertEqual(badge.intrinsicContentSize.height, plain.intrinsicContentSize.height + 4)
    }

    @MainActor
    func testALongTextIsMeasuredInLinearTime() async {
        // An earlier wrapping algorithm scanned backward from every character, and took too long to measure this text.
        let text = label(String(repeating: "word-漢 ", count: 100_000) + String(repeating: "x", count: 500_000))
        let size = text.sizeThatFits(CGSize(width: 200, height: 0))
        XCTAssertGreaterThan(size.height, 100_000)
    }

    // MARK: Attributes

    @MainActor
    func testRunsHaveTheirOwnFonts() async {
        let text = label(nil)
        let rich = NSMutableAttributedString(string: "small ")
        rich.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
        text.attributedText = rich
        XCTAssertEqual(text.intrinsicContentSize.height, UIFont.systemFont(ofSize: 34).lineHeight, accuracy: 0.5)
        XCTAssertEqual(
            text.intrinsicContentSize.width, width("small ") + width("large", .systemFont(ofSize: 34)), accuracy: 1)
        text.attributedText = NSAttributedString(string: "as the label")
        XCTAssertEqual(text.intrinsicContentSize, label("as the label").intrinsicContentSize)
        text.attributedText = NSAttributedString(string: "é🙂漢", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        XCTAssertEqual(text.intrinsicContentSize, label("é🙂漢", .systemFont(ofSize: 34)).intrinsicContentSize)
    }

    @MainActor
    func testAParagraphStyleChangesTheDistanceOfLines() async {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 10
        let text = label("a\nb\nc")
        let natural = text.intrinsicContentSize.height
        text.attributedText = NSAttributedString(string: "a\nb\nc", attributes: [.paragraphStyle: style])
        XCTAssertEqual(text.intrinsicContentSize.height, natural + 20, accuracy: 0.5)
        style.minimumLineHeight = 50
        text.attributedText = NSAttributedString(string: "a\nb\nc", attributes: [.paragraphStyle: style])
        XCTAssertEqual(text.intrinsicContentSize.height, 170)
    }

    @MainActor
    func testStringsAreMeasuredAsLabelsAre() async {
        let font = UIFont.systemFont(ofSize: 17)
        let text = "one two three four five six"
        /// A label rounds the size of its text up to whole pixels, three of which are a point.
        func rounded(_ size: CGSize) -> CGSize {
            CGSize(width: (size.width * 3).rounded(.up) / 3, height: (size.height * 3).rounded(.up) / 3)
        }
        XCTAssertEqual(rounded(text.size(withAttributes: [.font: font])), label(text).intrinsicContentSize)
        XCTAssertEqual(
            rounded((text as NSString).size(withAttributes: [.font: font])), label(text).intrinsicContentSize)
        let bounds = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
        XCTAssertEqual(
            rounded(
                text.boundingRect(
                    with: bounds, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil
                ).size), label(text).sizeThatFits(bounds))
        XCTAssertEqual(
            rounded((text as NSString).boundingRect(with: bounds, attributes: [.font: font], context: nil).size),
            label(text).intrinsicContentSize, "the text is measured as a single line")
        let body: [NSAttributedString.Key: Any] = [.font: UIFont.preferredFont(forTextStyle: .body)]
        let rect = text.boundingRect(
            with: bounds, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: body, context: nil)
        XCTAssertGreaterThan(rect.height, label(text).sizeThatFits(bounds).height)
    }
}
