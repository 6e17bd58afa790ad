import CellDirector
import XCTest

/// Tests members that apps override or set in cells, such as layout attributes, tint changes, accessibility properties,
/// separators and previews.
final class SharedCellTests: ConformanceTestCase {
    @MainActor
    private final class PhotoCell: UICollectionViewCell {
        private(set) var tints = 0

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
            attributes.size.height = 100
            return attributes
        }
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            alpha = layoutAttributes.alpha
        }
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            CGSize(width: targetSize.width, height: 64)
        }
        override func tintColorDidChange() {
            super.tintColorDidChange()
            tints += 1
        }
    }

    @MainActor
    func testLayoutAttributesAreChangedAboutTheirCenter() async {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
        attributes.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        let fitting = PhotoCell(frame: .zero).preferredLayoutAttributesFitting(attributes)
        XCTAssertEqual(fitting.frame, CGRect(x: 10, y: -20, width: 40, height: 100))
        fitting.center = .zero
        fitting.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        XCTAssertEqual(fitting.frame, CGRect(x: -10, y: -10, width: 20, height: 20))
        XCTAssertEqual(fitting.representedElementCategory, .cell)
    }

    @MainActor
    func testAViewHasTheTintColorOfItsSuperview() async {
        let (outer, inner, cell) = (UIView(frame: .zero), UIView(frame: .zero), PhotoCell(frame: .zero))
        inner.addSubview(cell)
        outer.addSubview(inner)
        XCTAssertEqual(cell.tintColor, UIView(frame: .zero).tintColor)
        XCTAssertEqual(cell.tints, 0)
        outer.tintColor = .red
        XCTAssertEqual(cell.tintColor, .red)
        XCTAssertEqual(cell.tints, 1)
        inner.tintColor = .green
        XCTAssertEqual(cell.tintColor, .green)
        outer.tintColor = .blue
        XCTAssertEqual(cell.tints, 2, "the inner view's tint color takes precedence")
        inner.tintColor = nil
        XCTAssertEqual(cell.tintColor, .blue)
        XCTAssertEqual(cell.tints, 3)
    }

    @MainActor
    func testAnAddedViewIsNotifiedOfTheTintColor() async {
        final class Tinted: UIView {
            var tints: [UIColor] = []
            override func tintColorDidChange() {
                super.tintColorDidChange()
                tints.append(tintColor)
            }
        }
        let (outer, view) = (UIView(frame: .zero), Tinted(frame: .zero))
        outer.tintColor = .red
        outer.addSubview(view)
        XCTAssertEqual(view.tints, [.red])
        let (same, plain) = (UIView(frame: .zero), UIView(frame: .zero))
        same.tintColor = .red
        same.addSubview(view)
        XCTAssertEqual(view.tints, [.red])
        plain.addSubview(view)
        XCTAssertEqual(view.tints, [.red, plain.tintColor])
    }

    @MainActor
    func testEachTintChangeIsReportedOnce() async {
        let cell = PhotoCell(frame: .zero)
        cell.tintColor = .red
        cell.tintColor = .red
        XCTAssertEqual(cell.tints, 1)
    }

    @MainActor
    func testAViewWithoutMeasuredContentKeepsItsSize() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        XCTAssertEqual(
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 30, height: 20))
    }

    @MainActor
    func testAccessibilityIsKept() async throws {
        let cell = PhotoCell(frame: .zero)
        cell.accessibilityTraits = [.button, .selected]
        cell.accessibilityTraits.remove(.selected)
        XCTAssertEqual(cell.accessibilityTraits, .button)
        var flagged = 0
        cell.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Flag") { _ in
                flagged += 1
                return true
            }
        ]
        let action = try XCTUnwrap(cell.accessibilityCustomActions?.first)
        XCTAssertEqual(action.actionHandler?(action), true)
        XCTAssertEqual(flagged, 1)
    }

    @MainActor
    func testEndEditingFindsAFieldAtAnyDepth() async throws {
        try needsHostApp()
        let (view, cell, other) = (
            UIView(frame: .zero), UITableViewCell(style: .default, reuseIdentifier: nil), UIView()
        )
        let (field, delegate) = (UITextField(frame: .zero), Stubborn())
        view.addSubview(cell)
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        XCTAssertFalse(other.endEditing(true))
        XCTAssertTrue(field.isFirstResponder)
        field.delegate = delegate
        XCTAssertFalse(view.endEditing(false))
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertTrue(view.endEditing(true))
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertFalse(view.endEditing(true))
    }

    private final class Stubborn: NSObject, UITextFieldDelegate {
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }

    @MainActor
    func testSeparatorsAndPreviewsAreKept() async {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.separatorConfiguration.topSeparatorVisibility = .hidden
        list.itemSeparatorHandler = { indexPath, configuration in
            var configuration = configuration
            if indexPath.item == 0 { configuration.bottomSeparatorInsets.leading = 40 }
            return configuration
        }
        let first = list.itemSeparatorHandler?(path(0), list.separatorConfiguration)
        XCTAssertEqual(first?.topSeparatorVisibility, .hidden)
        XCTAssertEqual(first?.bottomSeparatorInsets.leading, 40)

        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        let preview = UITargetedPreview(view: view, parameters: parameters)
        XCTAssertEqual(preview.parameters.backgroundColor, .clear)
        XCTAssertEqual(preview.size, CGSize(width: 20, height: 10))
        parameters.backgroundColor = nil
        XCTAssertEqual(parameters.backgroundColor, .systemBackground)
    }
}
