import HeadlessUIKit
import ScreenPictures
import XCTest

/// Tests the differences between two pictures of a screen, and their descriptions in terms of views.
final class PictureDifferenceTests: XCTestCase {
    /// A view with a label, a button, an image and a box, which the tests change.
    @MainActor
    private final class Card {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let label = UILabel(frame: CGRect(x: 16, y: 10, width: 200, height: 22))
        let button = UIButton(frame: CGRect(x: 220, y: 10, width: 90, height: 44))
        let image = UIImageView(frame: CGRect(x: 16, y: 60, width: 24, height: 24))
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 60))

        init() {
            label.text = "Ada"
            button.setTitle("Follow", for: .normal)
            button.accessibilityIdentifier = "follow"
            image.image = UIImage(systemName: "heart")
            box.backgroundColor = .systemBlue
            for part in [label, button, image, box] { view.addSubview(part) }
        }

        var svg: String { ScreenPicture(of: view).svg }
    }

    @MainActor
    private func lines(_ change: (Card) -> Void) throws -> [String] {
        let card = Card()
        let before = card.svg
        change(card)
        return try PictureDifference(from: before, to: card.svg).lines
    }

    @MainActor
    func testTheSamePictureHasNoDifference() async throws {
        XCTAssertEqual(try lines { _ in }, [])
    }

    @MainActor
    func testAMovedButtonWithAnotherTitleIsOneSentence() async throws {
        let changes = try lines {
            $0.button.frame.origin.x -= 8
            $0.button.setTitle("Following", for: .normal)
        }
        XCTAssertEqual(changes, ["button \"Follow\": now \"Following\", 8 points to the left"])
    }

    @MainActor
    func testViewsAreAddedAndRemoved() async throws {
        let changes = try lines {
            $0.label.removeFromSuperview()
            let other = UISwitch(frame: CGRect(x: 16, y: 160, width: 51, height: 31))
            other.accessibilityIdentifier = "wifi"
            $0.view.addSubview(other)
        }
        XCTAssertEqual(changes, ["label \"Ada\" is gone", "switch id \"wifi\" is new"])
    }

    @MainActor
    func testColorsSymbolsAndSizesAreReported() async throws {
        XCTAssertEqual(
            try lines { $0.box.backgroundColor = .red }, ["UIView: color #ff0000, was #007aff"])
        XCTAssertEqual(
            try lines { $0.image.image = UIImage(systemName: "heart.fill") },
            ["image: now the symbol heart.fill, was heart"])
        XCTAssertEqual(try lines { $0.box.frame.size.height += 10 }, ["UIView: 10 points taller"])
        XCTAssertEqual(try lines { $0.box.alpha = 0.5 }, ["UIView: 50% opaque, was 100%"])
        XCTAssertEqual(
            try lines { $0.label.font = .systemFont(ofSize: 20) }.first, "label \"Ada\": font size 20 points, was 17")
        XCTAssertEqual(
            try lines { $0.label.font = .boldSystemFont(ofSize: 17) }.first,
            "label \"Ada\": font weight 600, was 400")
        XCTAssertEqual(
            try lines { $0.label.textColor = .red }, ["label \"Ada\": text color #ff0000, was #000000"])
    }

    @MainActor
    func testInvisibleChangesAreNoDifference() async throws {
        let changes = try lines {
            $0.label.accessibilityIdentifier = "name"
            $0.button.accessibilityLabel = "Follow her"
            let hidden = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            hidden.text = "hidden"
            hidden.isHidden = true
            $0.view.addSubview(hidden)
            let outside = UILabel(frame: CGRect(x: 400, y: 0, width: 50, height: 20))
            outside.text = "outside"
            $0.view.addSubview(outside)
            // Neither a clear container view nor a different order of non-overlapping views changes the screen visibly.
            let clear = UIView(frame: CGRect(x: 10, y: 50, width: 100, height: 40))
            $0.view.addSubview(clear)
            $0.image.removeFromSuperview()
            $0.image.frame.origin = CGPoint(x: 6, y: 10)
            clear.addSubview($0.image)
            $0.view.sendSubviewToBack($0.box)
        }
        XCTAssertEqual(changes, [])
    }

    @MainActor
    func testADifferentOrderOfOverlappingViewsIsADifference() async throws {
        let card = Card()
        card.box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let before = card.svg
        card.view.sendSubviewToBack(card.box)
        XCTAssertFalse(try PictureDifference(from: before, to: card.svg).isEmpty)
    }

    @MainActor
    func testAnotherSpellingOfThePictureIsNoDifference() async throws {
        let card = Card()
        let (before, light) = (card.svg, card.svg)
        // Changes only details that do not affect how the picture looks: class names, view titles, quotation marks,
        // number formats and whitespace.
        var other = light
        for line in light.split(separator: "\n") where line.hasPrefix(".") || line.contains("<style>") {
            guard let dot = line.lastIndex(of: "{"), let start = line[..<dot].lastIndex(of: ".") else { continue }
            let name = String(line[line.index(after: start)..<dot])
            other = other.replacingOccurrences(of: ".\(name){", with: ".x\(name){")
                .replacingOccurrences(of: "class=\"\(name)\"", with: "class=\"x\(name)\"")
                .replacingOccurrences(of: "class=\"\(name) ", with: "class=\"x\(name) ")
                .replacingOccurrences(of: " \(name)\"", with: " x\(name)\"")
        }
        other = other.replacingOccurrences(of: " width=\"90\"", with: "   width='90.0'")
            .replacingOccurrences(of: "<g", with: "\n  <g").replacingOccurrences(of: "UILabel", with: "Label")
        XCTAssertNotEqual(other, before)
        XCTAssertEqual(try PictureDifference(from: before, to: other).lines, [])
    }

    @MainActor
    func testManyDifferencesAreReportedInTenLines() async throws {
        func view(_ text: String) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
            for number in 0..<22 {
                let label = UILabel(frame: CGRect(x: 0, y: number * 25, width: 300, height: 22))
                label.accessibilityIdentifier = "\(number)"
                label.text = "\(text) \(number)"
                view.addSubview(label)
            }
            return view
        }
        let (before, after) = (ScreenPicture(of: view("old")).svg, ScreenPicture(of: view("new")).svg)
        let lines = try PictureDifference(from: before, to: after).lines
        XCTAssertEqual(lines.count, 11)
        XCTAssertEqual(lines.first, "label \"old 0\": now \"new 0\"")
        XCTAssertEqual(lines.last, "and 12 more")
    }

    @MainActor
    func testViewsThatMoveTogetherAreReportedTogether() async throws {
        func view(from top: Int) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
            for number in 0..<6 {
                let label = UILabel(frame: CGRect(x: 0, y: top + number * 25, width: 300, height: 22))
                label.text = "Row \(number)"
                view.addSubview(label)
            }
            return view
        }
        let (before, after) = (ScreenPicture(of: view(from: 0)).svg, ScreenPicture(of: view(from: 60)).svg)
        XCTAssertEqual(
            try PictureDifference(from: before, to: after).lines, ["label \"Row 0\" and 5 more: 60 points down"])
    }

    @MainActor
    func testADamagedPictureIsRefusedWithItsLine() async throws {
        let svg = Card().svg
        XCTAssertThrowsError(try PictureDifference(from: "<svg>\n<g></svg>", to: svg)) {
            XCTAssertEqual("\($0)", "line 2: unexpected </svg>")
        }
        XCTAssertThrowsError(try PictureDifference(from: "", to: svg)) {
            XCTAssertEqual("\($0)", "line 1: there is no element")
        }
        XCTAssertThrowsError(try PictureDifference(from: "<html></html>", to: svg))
    }
}
