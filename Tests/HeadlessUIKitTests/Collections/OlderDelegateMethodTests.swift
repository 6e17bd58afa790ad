import HeadlessUIKit
import XCTest

/// Tests delegates that implement deprecated methods. UIKit calls a deprecated method only if the delegate does not
/// implement the method that replaces it.
final class OlderDelegateMethodTests: NavigationTestCase {
    @MainActor
    private final class DeprecatedMethodDelegate: NSObject, UICollectionViewDelegate {
        var calls: [String] = []
        private let item = UIView(frame: .zero)

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            calls.append("menu \(indexPath.item)")
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Share") { _ in }])
            })
        }
        func collectionView(
            _ collectionView: UICollectionView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            calls.append("highlighting")
            return UITargetedPreview(view: item)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            calls.append("dismissing")
            return UITargetedPreview(view: item)
        }
        func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            calls.append("from \(currentIndexPath.item) to \(proposedIndexPath.item)")
            return path(1)
        }
    }

    /// A delegate that implements both a deprecated method and its replacement.
    @MainActor
    private final class Both: NSObject, UICollectionViewDelegate {
        var calls: [String] = []

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            calls.append("items \(indexPaths.map(\.item))")
            return nil
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            calls.append("item \(indexPath.item)")
            return nil
        }
    }

    @MainActor
    private final class Controller: UICollectionViewController {
        var calls: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(RecordingItem.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 3 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            calls.append("move to \(destinationIndexPath.item)")
        }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            calls.append("menu \(indexPath.item)")
            return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: []) })
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            calls.append("highlighting")
            return nil
        }
        override func collectionView(
            _ collectionView: UICollectionView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            calls.append("dismissing")
            return nil
        }
        override func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { path(1) }
    }

    @MainActor
    func testTheMenuOfASingleItemIsRequested() async throws {
        let (recorder, older) = (CollectionRecorder(count: 3), DeprecatedMethodDelegate())
        let list = makeCollection(recorder)
        list.delegate = older
        try Finger().longPress(rowAt: path(2), in: list)
        XCTAssertEqual(older.calls, ["menu 2", "highlighting"])
        try Finger().choose("Share", in: list)
        XCTAssertEqual(older.calls, ["menu 2", "highlighting", "dismissing"])
    }

    @MainActor
    func testTheTouchedItemOfSeveralSelectedItemsIsUsed() async throws {
        let (recorder, older) = (CollectionRecorder(count: 3), DeprecatedMethodDelegate())
        let list = makeCollection(recorder)
        list.delegate = older
        list.allowsMultipleSelection = true
        for row in 0..<2 { try Finger().tap(rowAt: path(row), in: list) }
        try Finger().longPress(rowAt: path(1), in: list)
        XCTAssertEqual(older.calls.first, "menu 1")
    }

    @MainActor
    func testOnlyTheCurrentMethodIsCalledIfBothAreImplemented() async throws {
        let (recorder, both) = (CollectionRecorder(count: 3), Both())
        let list = makeCollection(recorder)
        list.delegate = both
        try Finger().longPress(rowAt: path(0), in: list)
        XCTAssertEqual(both.calls, ["items [0]"])
    }

    @MainActor
    func testTheTargetOfAMoveIsRequested() async throws {
        let (recorder, older) = (CollectionRecorder(count: 5), DeprecatedMethodDelegate())
        let list = makeMovableList(recorder)
        list.delegate = older
        try Finger().move(rowAt: path(4), to: path(3), in: list)
        XCTAssertEqual(older.calls, ["from 4 to 3"])
        XCTAssertEqual(texts(list), ["0", "4", "1", "2", "3"])
    }

    @MainActor
    func testSubclassesOfTheControllerOverrideThem() async throws {
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        appear(controller)
        let list = try XCTUnwrap(controller.collectionView)
        try Finger().longPress(rowAt: path(2), in: list)
        try Finger().dismissMenu(in: list)
        XCTAssertEqual(controller.calls, ["menu 2", "highlighting", "dismissing"])
        try Finger().move(rowAt: path(0), to: path(2), in: list)
        XCTAssertEqual(controller.calls.last, "move to 1")
    }
}
