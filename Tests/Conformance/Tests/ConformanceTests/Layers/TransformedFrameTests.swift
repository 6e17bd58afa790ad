import CellDirector
import XCTest

/// Tests the frames of views and layers with transforms, as tests of public layout libraries assert them.
final class TransformedFrameTests: ConformanceTestCase {
    @MainActor
    private func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    @MainActor
    func testTheFrameIsTheBoundingBoxOfTheTransformedBounds() async {
        let view = place(100, 100, 100, 50)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(view.frame, CGRect(x: 50, y: 75, width: 200, height: 100))
        XCTAssertEqual(view.layer.frame, view.frame)
        XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
        XCTAssertEqual(view.center, CGPoint(x: 150, y: 125))
        view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        XCTAssertEqual(view.frame, CGRect(x: 125, y: 75, width: 50, height: 100))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        XCTAssertEqual(view.frame, CGRect(x: 125, y: 75, width: 50, height: 100))
        view.transform = CGAffineTransform(translationX: 10, y: -10)
        XCTAssertEqual(view.frame, CGRect(x: 110, y: 90, width: 100, height: 50))
        view.transform = .identity
        XCTAssertEqual(view.frame, CGRect(x: 100, y: 100, width: 100, height: 50))
    }

    @MainActor
    func testAnAnchorPointDeterminesWhereTheBoundingBoxIs() async {
        let view = place(100, 100, 100, 50)
        view.layer.anchorPoint = .zero
        view.center = CGPoint(x: 100, y: 100)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
        XCTAssertEqual(view.frame, CGRect(x: 100, y: 100, width: 50, height: 100))
    }

    @MainActor
    func testSettingTheFrameChangesTheBoundsByTheInverse() async {
        let view = place(0, 0, 10, 10)
        view.transform = CGAffineTransform(scaleX: 2, y: 4)
        view.frame = CGRect(x: 20, y: 20, width: 100, height: 80)
        XCTAssertEqual(view.bounds.size, CGSize(width: 50, height: 20))
        XCTAssertEqual(view.center, CGPoint(x: 70, y: 60))
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 20, width: 100, height: 80))
        view.frame.origin.x = 0
        XCTAssertEqual(view.center, CGPoint(x: 50, y: 60))
        XCTAssertEqual(view.bounds.size, CGSize(width: 50, height: 20))
    }

    @MainActor
    func testTheCenterAndTheBoundsDoNotDependOnTheTransform() async {
        let view = place(0, 0, 100, 100)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        view.bounds.size = CGSize(width: 40, height: 20)
        view.center = CGPoint(x: 200, y: 200)
        XCTAssertEqual(view.frame, CGRect(x: 190, y: 195, width: 20, height: 10))
        view.transform = .identity
        XCTAssertEqual(view.frame, CGRect(x: 180, y: 190, width: 40, height: 20))
    }

    @MainActor
    func testConstraintsPlaceTheViewWithoutItsTransform() async {
        let (outside, view) = (place(0, 0, 200, 200), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        outside.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: outside.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: outside.topAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 40),
        ])
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        outside.layoutIfNeeded()
        XCTAssertEqual(view.bounds.size, CGSize(width: 100, height: 40))
        XCTAssertEqual(view.center, CGPoint(x: 70, y: 40))
        outside.setNeedsLayout()
        outside.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: -30, y: 0, width: 200, height: 80))
    }

    @MainActor
    func testARowKeepsItsSizeWhileItsCellIsScaled() async throws {
        let recorder = CollectionRecorder(count: 3)
        let list = makeGrid(recorder, CGSize(width: 100, height: 60))
        let cell = try XCTUnwrap(list.cellForItem(at: path(1)))
        cell.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        list.setNeedsLayout()
        list.layoutIfNeeded()
        XCTAssertEqual(cell.bounds.size, CGSize(width: 100, height: 60))
        XCTAssertEqual(cell.center, CGPoint(x: 160, y: 30))
    }

    @MainActor
    func testTheFrameOfALayerIsABoundingBoxToo() async {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
        XCTAssertEqual(layer.frame, CGRect(x: 0, y: 10, width: 40, height: 20))
        XCTAssertEqual(layer.position, CGPoint(x: 20, y: 20))
        XCTAssertEqual(layer.bounds, CGRect(x: 0, y: 0, width: 20, height: 20))
    }
}
