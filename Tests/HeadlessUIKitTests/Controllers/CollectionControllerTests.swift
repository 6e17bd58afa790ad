import HeadlessUIKit
import XCTest

/// Tests the view of a `UICollectionViewController`.
final class CollectionControllerTests: XCTestCase {
    @MainActor
    func testTheCollectionViewFillsTheViewAndOtherSubviewsKeepTheirFrames() async throws {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 20, width: 60, height: 44)
        controller.view.addSubview(button)
        for size in [CGSize(width: 300, height: 500), CGSize(width: 500, height: 300)] {
            controller.view.frame.size = size
            controller.view.layoutIfNeeded()
            XCTAssertEqual(controller.collectionView.frame, CGRect(origin: .zero, size: size))
            XCTAssertEqual(button.frame, CGRect(x: 10, y: 20, width: 60, height: 44))
        }
    }

    @MainActor
    func testTheCollectionViewCanBeResized() async throws {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        controller.view.layoutIfNeeded()
        controller.collectionView.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.collectionView.frame, CGRect(x: 0, y: 100, width: 300, height: 400))
        controller.view.frame.size.height = 600
        XCTAssertEqual(controller.collectionView.frame, CGRect(x: 0, y: 100, width: 300, height: 500))
    }

    @MainActor
    func testAnotherCollectionViewReplacesTheFirstAndFillsTheView() async throws {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        let old = try XCTUnwrap(controller.collectionView)
        let new = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView = new
        XCTAssertNil(old.superview)
        XCTAssertTrue(controller.collectionView === new)
        XCTAssertTrue(new.superview === controller.view)
        XCTAssertEqual(new.frame, CGRect(x: 0, y: 0, width: 300, height: 500))
        controller.view.frame.size.height = 600
        XCTAssertEqual(new.frame.height, 600)
    }
}
