import XCTest

@testable import HeadlessUIKit

/// Tests that a view and its layer have the same state.
final class ViewLayerTests: XCTestCase {
    @MainActor
    func testALayerHasTheStateOfItsView() async {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        let layer = view.layer
        XCTAssertNil(layer.backgroundColor)
        view.alpha = 0.5
        view.isHidden = true
        view.clipsToBounds = true
        view.backgroundColor = .red
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.bounds.origin = CGPoint(x: 5, y: 6)
        XCTAssertEqual(layer.opacity, 0.5)
        XCTAssertTrue(layer.isHidden)
        XCTAssertTrue(layer.masksToBounds)
        XCTAssertEqual(layer.backgroundColor, UIColor.red.cgColor)
        XCTAssertEqual(layer.affineTransform(), CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(layer.frame, view.frame)
        XCTAssertEqual(layer.bounds, CGRect(x: 5, y: 6, width: 30, height: 40))
        XCTAssertEqual(layer.position, view.center)
    }

    @MainActor
    func testAViewHasTheStateOfItsLayer() async {
        let view = UIView()
        let layer = view.layer
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
        layer.bounds = CGRect(x: 5, y: 6, width: 10, height: 20)
        XCTAssertEqual(view.frame, CGRect(x: 11, y: 12, width: 10, height: 20))
        XCTAssertEqual(view.bounds.origin, CGPoint(x: 5, y: 6))
        layer.position = .zero
        XCTAssertEqual(view.center, .zero)
        layer.opacity = 0.25
        layer.isHidden = true
        layer.masksToBounds = true
        layer.backgroundColor = UIColor.red.cgColor
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(view.alpha, 0.25)
        XCTAssertTrue(view.isHidden)
        XCTAssertTrue(view.clipsToBounds)
        XCTAssertEqual(view.backgroundColor, .red)
        XCTAssertEqual(view.transform, CGAffineTransform(scaleX: 2, y: 2))
        layer.backgroundColor = nil
        XCTAssertNil(view.backgroundColor)
    }

    @MainActor
    func testAddedLayersKeepTheirOwnState() async {
        let (view, layer) = (UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60)), CALayer())
        view.layer.addSublayer(layer)
        layer.frame = view.layer.bounds
        layer.opacity = 0.5
        layer.isHidden = true
        layer.masksToBounds = true
        layer.backgroundColor = UIColor.red.cgColor
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(layer.frame, CGRect(x: -60, y: -30, width: 240, height: 120))
        XCTAssertEqual(layer.bounds, CGRect(x: 0, y: 0, width: 120, height: 60))
        XCTAssertEqual(layer.opacity, 0.5)
        XCTAssertTrue(layer.isHidden)
        XCTAssertTrue(layer.masksToBounds)
        XCTAssertEqual(layer.backgroundColor, UIColor.red.cgColor)
        XCTAssertEqual(layer.affineTransform(), CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(view.alpha, 1)
        XCTAssertFalse(view.isHidden)
        XCTAssertFalse(view.clipsToBounds)
        XCTAssertNil(view.backgroundColor)
    }

    @MainActor
    func testAFingerCannotTouchAViewWhoseLayerIsTransparentOrHidden() async throws {
        let (box, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIButton())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        box.addSubview(button)
        button.layer.opacity = 0
        XCTAssertThrowsError(try Finger().tap(button))
        button.layer.opacity = 1
        try Finger().tap(button)
        button.layer.isHidden = true
        XCTAssertThrowsError(try Finger().tap(button))
    }

    /// Apple, `UIView.clipsToBounds`: "Some subclasses of UIView, like UIScrollView, override the default value to
    /// true."
    @MainActor
    func testOnlyScrollViewsClipByDefault() async {
        XCTAssertFalse(UIView().clipsToBounds)
        let views = [UIScrollView(), UITableView(), UITextView()]
        for view in views { XCTAssertTrue(view.clipsToBounds, "\(view)") }
        XCTAssertTrue(
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).clipsToBounds)
        for view in views { XCTAssertTrue(view.layer.masksToBounds, "\(view)") }
    }
}
