import HeadlessUIKit
import XCTest

#if !canImport(CoreGraphics)
/// Tests images of layers and views.
final class LayerRenderingTests: XCTestCase {
    @MainActor
    private func image(of view: UIView) -> UIImage {
        UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
    }

    @MainActor
    func testImagesOfViewsDifferIfTheViewsDo() async throws {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
        label.text = "one"
        view.addSubview(label)
        let first = image(of: view)
        XCTAssertEqual(first, image(of: view))
        let changes: [@MainActor () -> Void] = [
            { label.text = "two" }, { label.frame.origin.x = 20 }, { label.isHidden = true },
            { view.backgroundColor = .red },
            {
                view.layer.borderWidth = 1; view.layer.borderColor = UIColor.red.cgColor
            },
        ]
        var images = [first]
        for change in changes {
            change()
            images.append(image(of: view))
        }
        XCTAssertEqual(Set(images).count, images.count)
        let copy = try XCTUnwrap(view.snapshotView(afterScreenUpdates: true))
        XCTAssertEqual(copy.frame, view.bounds)
        XCTAssertFalse(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true), "there is no image")
    }
}
#endif
