import CellDirector
import XCTest

/// Sizes that public libraries recorded on simulators of iOS 13 to 18, with three pixels a point.
final class RecordedSizeTests: ConformanceTestCase {
    /// A size, what was recorded for it, and where.
    private struct Fact {
        let name: String
        let expected: CGFloat
        let tolerance: CGFloat
        let source: String
        let measure: @MainActor () -> CGFloat
    }

    /// Sizes for which sources disagree, and all values that they give.
    private struct Dispute {
        let name: String
        let values: [(value: CGFloat, source: String)]
        let measure: @MainActor () -> CGFloat
    }

    @MainActor
    private static func label(_ text: String, _ font: UIFont, lines: Int = 1) -> CGSize {
        let label = UILabel()
        label.font = font
        label.text = text
        label.numberOfLines = lines
        return label.sizeThatFits(CGSize(width: 1000, height: 1000))
    }

    @MainActor
    private static func style(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> UIFont {
        .preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }

    /// The distance between the lines of a label.
    @MainActor
    private static func pitch(_ font: UIFont) -> CGFloat {
        let text = Array(repeating: "x", count: 11).joined(separator: "\n")
        return (label(text, font, lines: 0).height - label("x", font).height) / 10
    }

    @MainActor
    private static func width(
        _ text: String, _ size: CGFloat, _ weight: UIFont.Weight = .regular, is expected: CGFloat,
        within tolerance: CGFloat = 0.34, _ source: String
    ) -> Fact {
        Fact(
            name: "the width of \(text) at \(size) points", expected: expected, tolerance: tolerance, source: source
        ) { label(text, .systemFont(ofSize: size, weight: weight)).width }
    }

    @MainActor
    private static func height(
        _ category: UIContentSizeCategory, is expected: CGFloat, _ source: String
    ) -> Fact {
        Fact(
            name: "the height of title1 at \(category.rawValue)", expected: expected, tolerance: 0.01, source: source
        ) { label("x", style(.title1, category)).height }
    }

    @MainActor
    private final class OneRow: NSObject, UITableViewDataSource {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }

    /// Shows a cell in a plain table, and returns a size of it.
    @MainActor
    private static func row(
        _ size: (UITableViewCell) -> CGFloat, separators: UITableViewCell.SeparatorStyle = .none,
        _ fill: (UITableViewCell) -> Void
    ) -> CGFloat {
        let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
        let rows = OneRow()
        fill(rows.cell)
        table.separatorStyle = separators
        table.dataSource = rows
        table.layoutIfNeeded()
        return withExtendedLifetime(rows) { size(rows.cell) }
    }

    /// A cell with a headline, 8 points below it two lines of body text, and the margins of its content view around them.
    @MainActor
    private static func comment(_ category: UIContentSizeCategory, _ size: (UITableViewCell) -> CGFloat) -> CGFloat {
        row(size) { cell in
            let labels = [("Ada", UIFont.TextStyle.headline), ("Two\nlines", .body)].map { text, style in
                let label = UILabel()
                (label.text, label.font, label.numberOfLines) = (text, self.style(style, category), 0)
                return label
            }
            let stack = UIStackView(arrangedSubviews: labels)
            (stack.axis, stack.spacing) = (.vertical, 8)
            stack.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(stack)
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: margins.topAnchor),
                stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }
    }

    @MainActor private static let facts: [Fact] = {
        let (tinder, traits, legends, essential, blueprint) = (
            "Tinder/Layout, LayoutExampleTests", "pointfreeco/swift-snapshot-testing, testTraits",
            "cashapp/AccessibilitySnapshot", "essentialdevelopercom/essential-feed-case-study",
            "square/Blueprint, LabelTests"
        )
        let comments = essential + ", IMAGE_COMMENTS, its pictures of iOS 17.0 and 18.2"
        return [
            width("Layout", 17, is: 51.333, tinder), width("the", 17, is: 25, tinder),
            width("point", 17, is: 39, tinder), width("error", 17, is: 37, tinder),
            width("the", 16, is: 23.667, tinder), width("?", 15, is: 7.667, tinder),
            width("Second", 17, .semibold, is: 60.333, legends), width("Downloads", 10, .medium, is: 54.5, legends),
            width("Crescent", 12, is: 51.3, within: 0.5, legends), width("Lines", 12, is: 29.7, within: 0.5, legends),
            width("Label 2", 12, is: 41.4, within: 0.5, legends), width("Savings", 12, is: 44.2, within: 0.5, legends),
            width("landmark.", 23, is: 98.5, within: 1.2, essential),
            height(.extraSmall, is: 30, traits), height(.small, is: 31.333, traits),
            height(.medium, is: 32.333, traits), height(.large, is: 33.667, traits),
            height(.extraLarge, is: 36, traits), height(.extraExtraLarge, is: 38.333, traits),
            height(.accessibilityLarge, is: 51.333, traits),
            height(.accessibilityExtraExtraLarge, is: 63.333, traits),
            height(.accessibilityExtraExtraExtraLarge, is: 69.333, traits),
            Fact(name: "the distance of lines of body, medium", expected: 21, tolerance: 0.2, source: essential) {
                pitch(style(.body, .medium))
            },
            Fact(
                name: "the distance of lines of body, three sizes larger", expected: 29, tolerance: 0.2,
                source: essential
            ) { pitch(style(.body, .extraExtraExtraLarge)) },
            Fact(name: "the distance of lines of 12 points", expected: 14.27, tolerance: 0.2, source: legends) {
                pitch(.systemFont(ofSize: 12))
            },
            Fact(name: "the distance of lines of 17 points", expected: 20.3, tolerance: 0.2, source: blueprint) {
                pitch(.systemFont(ofSize: 17))
            },
            Fact(name: "the height of a segmented control", expected: 32, tolerance: 0.4, source: legends) {
                UISegmentedControl(items: ["A"]).intrinsicContentSize.height
            },
            Fact(name: "the width of a segment", expected: 88, tolerance: 0.7, source: legends) {
                UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"]).intrinsicContentSize.width / 3
            },
            Fact(name: "the width of a stepper", expected: 94, tolerance: 0.4, source: legends) {
                UIStepper().intrinsicContentSize.width
            },
            Fact(name: "the height of a stepper", expected: 32, tolerance: 0.4, source: legends) {
                UIStepper().intrinsicContentSize.height
            },
            Fact(name: "the width of a switch", expected: 51, tolerance: 0.4, source: legends) {
                UISwitch().intrinsicContentSize.width
            },
            Fact(name: "the height of a switch", expected: 31, tolerance: 0.4, source: legends) {
                UISwitch().intrinsicContentSize.height
            },
            Fact(name: "the height of a slider", expected: 34, tolerance: 0.4, source: legends) {
                UISlider().sizeThatFits(CGSize(width: 200, height: 100)).height
            },
            Fact(
                name: "the height of a row with list content and a switch", expected: 44.333, tolerance: 0.2,
                source: legends
            ) {
                row({ $0.frame.height }, separators: .singleLine) { cell in
                    var content = cell.defaultContentConfiguration()
                    content.text = "Hello"
                    cell.contentConfiguration = content
                    cell.accessoryView = UISwitch()
                }
            },
            Fact(name: "the height of a comment, medium", expected: 89.667, tolerance: 0.4, source: comments) {
                comment(.medium) { $0.frame.height }
            },
            Fact(
                name: "the height of a comment, three sizes larger", expected: 114.333, tolerance: 0.4, source: comments
            ) { comment(.extraExtraExtraLarge) { $0.frame.height } },
            Fact(name: "the content margin above a comment", expected: 11, tolerance: 0.4, source: comments) {
                comment(.medium) { $0.contentView.layoutMargins.top }
            },
            Fact(name: "the height of three page dots", expected: 25.667, tolerance: 0.4, source: legends) {
                UIPageControl().size(forNumberOfPages: 3).height
            },
            Fact(name: "the height of a tab bar", expected: 49, tolerance: 0.4, source: legends) {
                UITabBar().sizeThatFits(CGSize(width: 393, height: 1000)).height
            },
        ]
    }()

    @MainActor private static let disputes = [
        Dispute(
            name: "the content margin above a custom cell",
            values: [
                (11, "essentialdevelopercom/essential-feed-case-study, IMAGE_COMMENTS, on iOS 17.0 and 18.2"),
                (11, "Xcode, in 206 of 248 views that public storyboards pin to it"),
                (15, "essentialdevelopercom/essential-feed-case-study, IMAGE_COMMENTS, on iOS 26.0 and 26.1"),
                (15, "Xcode, in 14 of these views, none of them in a plain table"),
                (8, "Xcode, in 17 of these views"),
            ]
        ) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            return withExtendedLifetime(cell) { cell.contentView.layoutMargins.top }
        }
    ]

    /// Rows of iOS 26 differ by design, so the newest system with these values is iOS 18.
    @MainActor
    func testSizesAreThoseRecordedOnSimulators() async throws {
        let version = UIDevice.current.systemVersion.prefix { $0 != "." }
        if let major = Int(version), major >= 26 { throw XCTSkip("iOS \(major) has controls of other sizes") }
        let deviations = Self.facts.compactMap { fact -> String? in
            let actual = fact.measure()
            return abs(actual - fact.expected) <= fact.tolerance
                ? nil : "\(fact.name): \(actual) instead of \(fact.expected) (\(fact.source))"
        }
        XCTAssertEqual(deviations, [], deviations.joined(separator: "\n"))
    }

    @MainActor
    func testDisputedSizesAreOneOfThoseThatSourcesGive() async {
        for dispute in Self.disputes {
            let actual = dispute.measure()
            XCTAssertTrue(
                dispute.values.contains { $0.value == actual },
                "\(dispute.name) is \(actual), but sources say "
                    + dispute.values.map { "\($0.value) (\($0.source))" }.joined(separator: " or "))
        }
    }
}
