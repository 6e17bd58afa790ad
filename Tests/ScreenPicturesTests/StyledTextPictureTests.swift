import Foundation
import HeadlessUIKit
import ScreenPictures
import XCTest

/// Tests that pictures show the attributes of each run, and that text that shrinks fits.
final class StyledTextPictureTests: XCTestCase {
    @MainActor
    private func styled(_ runs: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (string, attributes) in runs { text.append(NSAttributedString(string: string, attributes: attributes)) }
        return text
    }

    /// Returns the drawn texts of a view and the declarations of their styles.
    @MainActor
    private func drawn(_ view: UIView) -> [String: String] {
        let svg = ScreenPicture(of: view).svg
        var rules: [String: String] = [:]
        for line in svg.split(separator: "\n") where line.hasPrefix(".") {
            let parts = line.dropFirst().split(separator: "{", maxSplits: 1)
            if parts.count == 2 { rules[String(parts[0])] = String(parts[1]) }
        }
        let texts = ReadPicture(svg).texts.map { text in
            let classes = (text.attributes["class"] ?? "").split(separator: " ")
            return (text.text, classes.map { rules[String($0)] ?? "" }.joined(separator: ";"))
        }
        return Dictionary(texts) { first, _ in first }
    }

    @MainActor
    func testARunWithoutAColorHasTheLabelsOwn() async {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        label.textColor = .green
        for _ in 0..<2 {
            label.attributedText = styled(("red", [.foregroundColor: UIColor.red]), (" & bold", [:]))
            let texts = drawn(label)
            XCTAssertTrue(texts["red"]?.contains("#f00") ?? false, "\(texts)")
            XCTAssertTrue(texts["& bold"]?.contains("#0f0") ?? false, "\(texts)")
        }
        label.textColor = .blue
        XCTAssertTrue(drawn(label).values.allSatisfy { $0.contains("#00f") }, "the color applies to the whole text")
        let content = UIListContentConfiguration.cell().makeContentView()
        content.frame = CGRect(x: 0, y: 0, width: 390, height: 80)
        var configuration = UIListContentConfiguration.cell()
        configuration.textProperties.color = .green
        configuration.attributedText = styled(("12", [.font: UIFont.systemFont(ofSize: 40)]), (" kg", [:]))
        content.configuration = configuration
        let texts = drawn(content)
        XCTAssertTrue(texts["kg"]?.contains("17px") ?? false, "\(texts)")
    }

    @MainActor
    func testTheAttributesOfAFieldAndOfLinksAreDrawn() async {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        field.attributedPlaceholder = styled(("Name", [.foregroundColor: UIColor.red]), (" or e-mail", [:]))
        let placeholder = drawn(field)
        XCTAssertTrue(placeholder["Name"]?.contains("#f00") ?? false, "\(placeholder)")
        XCTAssertFalse(placeholder["or e-mail"]?.contains("#f00") ?? true, "\(placeholder)")
        field.attributedText = styled(("Ada", [.foregroundColor: UIColor.blue]), (" Lovelace", [:]))
        XCTAssertTrue(drawn(field)["Ada"]?.contains("#00f") ?? false)
        field.isSecureTextEntry = true
        XCTAssertEqual(drawn(field).keys.first, "••••••••••••")
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        view.attributedText = styled(("See ", [:]), ("the guide", [.link: "https://example.org"]))
        view.tintColor = .red
        XCTAssertTrue(drawn(view)["the guide"]?.contains("#f00") ?? false, "\(drawn(view))")
        view.linkTextAttributes = [.foregroundColor: UIColor.green]
        XCTAssertTrue(drawn(view)["the guide"]?.contains("#0f0") ?? false)
        XCTAssertFalse(drawn(view)["See"]?.contains("#0f0") ?? true)
    }

    @MainActor
    func testAParagraphIsAlignedAsItsOwnStyleSays() async {
        let right = NSMutableParagraphStyle()
        right.alignment = .right
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        label.numberOfLines = 0
        label.attributedText = styled(("first\n", [:]), ("second", [.paragraphStyle: right]))
        let texts = picture(of: label).texts
        XCTAssertEqual(texts.map(\.place.x)[0], 0)
        XCTAssertGreaterThan(texts.map(\.place.x)[1], 200)
    }

    // MARK: Shrinking

    @MainActor
    private func shrunk(_ label: UILabel) -> (text: String, faults: [String]) {
        let drawn = ScreenPicture(of: label, options: .init(outlinesFaults: true))
        return (ReadPicture(drawn.svg).texts.map(\.text).joined(), drawn.faults.map(\.description))
    }

    @MainActor
    func testTextThatShrinksFits() async {
        let texts = ["Continue with Apple", "Hello", "WWWWWWWW", "$1,234.56", "iiiiiiiiiiiiiiiiiiiiiii", "Ω≈ç√∫ 日本語"]
        for text in texts {
            for size in [12.0, 17, 21, 28, 90, 140] {
                for weight in [UIFont.Weight.regular, .heavy] {
                    let label = UILabel()
                    label.text = text
                    label.font = .systemFont(ofSize: CGFloat(size), weight: weight)
                    label.adjustsFontSizeToFitWidth = true
                    let natural = label.intrinsicContentSize
                    for part in [0.97, 0.8, 0.5, 0.2] {
                        label.frame = CGRect(x: 0, y: 0, width: natural.width * CGFloat(part), height: natural.height)
                        let (drawn, faults) = shrunk(label)
                        XCTAssertEqual(drawn, text, "\(size), \(part)")
                        XCTAssertEqual(faults, [], "\(text), \(size), \(part)")
                    }
                }
            }
        }
    }

    @MainActor
    func testTextShrinksToItsMinimumScaleAndKeepsItsFonts() async {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        label.text = "A text that has no room here"
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.8
        let (cut, faults) = shrunk(label)
        XCTAssertTrue(cut.hasSuffix("…"))
        XCTAssertEqual(faults.count, 1)
        label.attributedText = styled(
            ("large", [.font: UIFont.systemFont(ofSize: 40)]), (" and small", [.font: UIFont.systemFont(ofSize: 10)]))
        label.minimumScaleFactor = 0.1
        XCTAssertEqual(shrunk(label).text, "largeand small")
        let lengths = picture(of: label).texts.map { $0.number("textLength") }
        XCTAssertGreaterThan(lengths[0], lengths[1] * 1.5, "each run keeps its share")
        label.minimumScaleFactor = 0.8
        label.attributedText = NSAttributedString(string: "short\nand a second line that is long")
        XCTAssertEqual(
            picture(of: label).texts.first?.attributes["class"],
            picture(of: plain("short")).texts[0].attributes["class"])
    }

    @MainActor
    private func plain(_ text: String) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        label.text = text
        return label
    }

    @MainActor
    func testAButtonsTitleAndAFieldsTextShrink() async {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 44))
        button.setTitle("Continue with Apple", for: .normal)
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        XCTAssertEqual(picture(of: button).texts.map(\.text), ["Continue with Apple"])
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 44))
        field.text = "Continue with Apple"
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 4
        XCTAssertEqual(picture(of: field).texts.map(\.text), ["Continue with Apple"])
        field.minimumFontSize = 16
        XCTAssertTrue(picture(of: field).texts[0].text.hasSuffix("…"))
    }

    // MARK: Empty pictures and faults

    @MainActor
    func testAControllersPictureHasTheSizeOfTheScreen() async {
        final class Bare: UIViewController {
            override func loadView() { view = UIView() }
        }
        XCTAssertEqual(ScreenPicture(of: Bare()).size, UIScreen.main.bounds.size)
        let small = UIViewController()
        small.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        XCTAssertEqual(ScreenPicture(of: small).size, CGSize(width: 200, height: 100))
    }

    @MainActor
    func testAnEmptyPictureNeverMatches() async throws {
        let folder = NSTemporaryDirectory() + "empty-pictures-\(ProcessInfo.processInfo.processIdentifier)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for view in [UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 0))] {
            let picture = ScreenPicture(of: view)
            for update in [false, true, true] {
                let message = picture.mismatch(from: "empty", update: update, besides: folder + "/EmptyTests.swift")
                XCTAssertEqual(
                    message, "the picture is empty: the view has no size; set its frame, or lay it out first")
            }
            XCTAssertFalse(try PictureDifference(from: picture.svg, to: picture.svg).isEmpty)
        }
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/__Pictures__"))
    }

    @MainActor
    func testALabelSqueezedToNothingIsReported() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        func faults(_ frame: CGRect, _ change: (UILabel) -> Void = { _ in }) -> [String] {
            let label = UILabel(frame: frame)
            label.text = "Total"
            change(label)
            root.addSubview(label)
            defer { label.removeFromSuperview() }
            return ScreenPicture(of: root, options: .init(outlinesFaults: true)).faults.map(\.description)
        }
        let room = ["label \"Total\" has no room for its text"]
        XCTAssertEqual(faults(CGRect(x: 10, y: 10, width: 0, height: 20)), room)
        XCTAssertEqual(faults(CGRect(x: 10, y: 10, width: 100, height: 0)), room)
        XCTAssertEqual(
            faults(CGRect(x: 10, y: 10, width: 100, height: 5)), ["label \"Total\" shows only a part of its text"])
        XCTAssertEqual(faults(CGRect(x: 10, y: 10, width: 100, height: 0)) { $0.isHidden = true }, [])
        XCTAssertEqual(faults(CGRect(x: 10, y: 10, width: 100, height: 0)) { $0.text = " " }, [])
        XCTAssertEqual(faults(CGRect(x: 10, y: 10, width: 100, height: 21)), [])
    }

    @MainActor
    func testTextThatLeavesItsRowIsReported() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let label = UILabel(frame: CGRect(x: 10, y: 30, width: 200, height: 24))
        label.text = "Below"
        cell.contentView.addSubview(label)
        table.addSubview(cell)
        let faults = ScreenPicture(of: table, options: .init(outlinesFaults: true)).faults
        XCTAssertEqual(faults.map(\.kind), [.outsideRow])
        XCTAssertTrue(faults[0].description.hasPrefix("the text of label \"Below\" extends 8."), faults[0].description)
        XCTAssertTrue(faults[0].description.hasSuffix("points past the lower edge of its row"), faults[0].description)
        label.frame.origin.y = 10
        XCTAssertEqual(ScreenPicture(of: table, options: .init(outlinesFaults: true)).faults, [])
    }
}
