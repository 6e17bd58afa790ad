import CellDirector
import XCTest

/// Tests widths and heights of labels in Helvetica, and whole sizes of buttons.
final class HelveticaTests: ConformanceTestCase {
    @MainActor
    private func size(_ text: String) throws -> CGSize {
        let label = UILabel()
        label.font = try XCTUnwrap(UIFont(name: "Helvetica", size: 17))
        label.text = text
        return label.sizeThatFits(CGSize(width: 1000, height: 1000))
    }

    /// The widths of Helvetica are published.
    @MainActor
    func testLabelsInHelveticaHaveTheWidthsOfItsLetters() async throws {
        let scale = UIScreen.main.scale
        func pixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
        XCTAssertEqual(try size("Hi").width, pixels(16.05), accuracy: 0.001)
        XCTAssertEqual(try size("Ada").width, pixels(17 * 1.779), accuracy: 0.001)
        XCTAssertEqual(try size("Ada").height, pixels(19.55), accuracy: 0.001)
    }

    @MainActor
    func testASizeOfAButtonIsAWholeNumberOfPoints() async {
        for title in ["", " ", "Hi", "Follow"] {
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
            let size = button.intrinsicContentSize
            XCTAssertEqual(size, CGSize(width: size.width.rounded(), height: size.height.rounded()), title)
        }
    }

    /// Tests of a public layout library assert this font.
    @MainActor
    func testATextViewWithoutAFontShowsHelvetica() async {
        let (plain, chosen) = (UITextView(), UITextView())
        chosen.font = UIFont(name: "Helvetica", size: 12)
        for view in [plain, chosen] { view.text = "Without a font, this is in Helvetica." }
        let limit = CGSize(width: 1000, height: 1000)
        XCTAssertEqual(plain.sizeThatFits(limit), chosen.sizeThatFits(limit))
    }

    /// A public layout library observed it.
    @MainActor
    func testAFontDoesNotChangeTheSizeOfAButtonWithAnImageOfTheSystem() async {
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd] {
            let (plain, large) = (UIButton(type: type), UIButton(type: type))
            large.titleLabel?.font = .systemFont(ofSize: 40)
            for button in [plain, large] { button.setTitle("Info", for: .normal) }
            XCTAssertEqual(large.intrinsicContentSize, plain.intrinsicContentSize)
        }
    }
}
