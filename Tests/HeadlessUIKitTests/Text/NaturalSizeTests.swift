import Foundation
import HeadlessUIKit
import XCTest

/// Tests the intrinsic content sizes of controls and other views, except labels with plain text.
final class NaturalSizeTests: XCTestCase {
    @MainActor
    func testControlsHaveTheirSizesFromTheStart() async {
        XCTAssertEqual(UISwitch().frame.size, CGSize(width: 51, height: 31))
        XCTAssertEqual(UISwitch(frame: CGRect(x: 3, y: 4, width: 1, height: 1)).frame.origin, CGPoint(x: 3, y: 4))
        XCTAssertEqual(UIStepper().frame.size, CGSize(width: 94, height: 32))
        for control in [UISwitch(), UIStepper()] {
            XCTAssertEqual(control.intrinsicContentSize, control.frame.size)
            XCTAssertEqual(control.sizeThatFits(.zero), control.frame.size)
        }
        XCTAssertEqual(UISlider().intrinsicContentSize.width, UIView.noIntrinsicMetric)
    }

    @MainActor
    func testSegmentsShareTheRoom() async {
        let control = UISegmentedControl(items: ["All", "Unread messages"])
        XCTAssertEqual(control.frame.size, control.intrinsicContentSize)
        control.layoutIfNeeded()
        XCTAssertEqual(control.subviews.map(\.frame.width), [control.frame.width / 2, control.frame.width / 2])
        XCTAssertEqual(control.subviews.last?.frame.maxX, control.frame.width)
        let equal = control.intrinsicContentSize.width
        control.apportionsSegmentWidthsByContent = true
        XCTAssertLessThan(control.intrinsicContentSize.width, equal)
        control.setWidth(200, forSegmentAt: 0)
        control.layoutIfNeeded()
        XCTAssertGreaterThan(control.subviews[0].frame.width, control.subviews[1].frame.width)
    }

    @MainActor
    func testAnImageViewIsAsLargeAsItsImage() async {
        let image = UIImage(systemName: "star")
        XCTAssertEqual(UIImageView(image: image).frame.size, image?.size)
        let view = UIImageView()
        XCTAssertEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
        view.image = image
        XCTAssertEqual(view.intrinsicContentSize, image?.size)
    }

    @MainActor
    func testAnImagesSizeFollowsFromItsSymbolOrData() async throws {
        let large = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
        XCTAssertGreaterThan(
            try XCTUnwrap(large).size.width, try XCTUnwrap(UIImage(systemName: "star")).size.width)
        var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        png += Array("IHDR".utf8) + [0, 0, 1, 44, 0, 0, 0, 200]
        XCTAssertEqual(UIImage(data: Data(png))?.size, CGSize(width: 300, height: 200))
        let cut = UIImage(data: Data(png.dropLast()))
        XCTAssertEqual(cut?.size, UIImage(named: "anything")?.size, "the data does not specify a size")
        XCTAssertEqual(UIImage().size, .zero)
        XCTAssertNotEqual(UIImage(named: "star"), UIImage(systemName: "star"))
    }

    @MainActor
    func testAButtonIsAsLargeAsItsContent() async {
        let button = UIButton(type: .system)
        let empty = button.intrinsicContentSize
        XCTAssertGreaterThan(empty.width, 0, "an empty button can be touched")
        button.setTitle("Follow", for: .normal)
        let titled = button.intrinsicContentSize
        XCTAssertGreaterThan(titled.width, empty.width)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        XCTAssertGreaterThan(button.intrinsicContentSize.width, titled.width)
        XCTAssertGreaterThan(button.intrinsicContentSize.height, titled.height)
        let picture = UIButton()
        picture.setImage(UIImage(named: "heart"), for: .normal)
        XCTAssertEqual(picture.intrinsicContentSize, UIImage(named: "heart")?.size)
        button.sizeToFit()
        XCTAssertEqual(button.frame.size, button.intrinsicContentSize)
    }

    @MainActor
    func testAButtonsConfigurationHasInsetsAndAnImage() async {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        let button = UIButton(configuration: configuration)
        let titled = button.intrinsicContentSize
        configuration.contentInsets = .zero
        button.configuration = configuration
        XCTAssertEqual(button.intrinsicContentSize.width, titled.width - 24, accuracy: 0.001)
        XCTAssertEqual(button.intrinsicContentSize.height, titled.height - 14, accuracy: 0.001)
        let bare = button.intrinsicContentSize
        configuration.image = UIImage(named: "disk")
        configuration.imagePadding = 5
        button.configuration = configuration
        XCTAssertEqual(button.intrinsicContentSize.width, bare.width + 24 + 5, accuracy: 0.001)
        configuration.imagePlacement = .top
        button.configuration = configuration
        XCTAssertEqual(button.intrinsicContentSize.height, bare.height + 24 + 5)
        configuration.image = nil
        configuration.subtitle = "and go on"
        button.configuration = configuration
        XCTAssertGreaterThan(button.intrinsicContentSize.height, bare.height)
    }

    @MainActor
    func testATextFieldIsOneLineTall() async {
        let field = UITextField()
        field.placeholder = "Search"
        let plain = field.intrinsicContentSize
        XCTAssertGreaterThanOrEqual(plain.height, UIFont.systemFont(ofSize: 17).lineHeight)
        XCTAssertGreaterThan(plain.width, 0)
        field.borderStyle = .roundedRect
        XCTAssertGreaterThan(field.intrinsicContentSize.height, plain.height)
        field.text = "a long text in place of the placeholder"
        XCTAssertGreaterThan(field.intrinsicContentSize.width, plain.width * 2)
        let icon = UIImageView(image: UIImage(named: "glass"))
        let before = field.intrinsicContentSize.width
        field.rightView = icon
        XCTAssertEqual(field.intrinsicContentSize.width, before, "the view is not shown")
        field.rightViewMode = .always
        XCTAssertEqual(field.intrinsicContentSize.width, before + 24)
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        field.layoutIfNeeded()
        XCTAssertEqual(icon.frame, CGRect(x: 176, y: 10, width: 24, height: 24))
    }

    /// A label that counts the invalidations of its intrinsic content size.
    private final class Watched: UILabel {
        var changes = 0
        override func invalidateIntrinsicContentSize() {
            super.invalidateIntrinsicContentSize()
            changes += 1
        }
    }

    @MainActor
    func testChangesThatAffectTheSizeInvalidateIt() async {
        let label = Watched()
        let changes: [(UILabel) -> Void] = [
            { $0.text = "new" }, { $0.attributedText = NSAttributedString(string: "rich") },
            { $0.font = .boldSystemFont(ofSize: 20) }, { $0.numberOfLines = 0 },
            { $0.lineBreakMode = .byCharWrapping }, { $0.preferredMaxLayoutWidth = 100 },
        ]
        for (count, change) in changes.enumerated() {
            change(label)
            XCTAssertEqual(label.changes, count + 1)
        }
        label.textColor = .red
        XCTAssertEqual(label.changes, changes.count, "the text color does not affect the size")
    }
}
