import HeadlessUIKit
import XCTest

final class CollectionDequeueTests: CollectionDequeueTestCase {
    @MainActor
    func testAnIdentifierMustBeRegistered() async {
        let recorder = CollectionRecorder(count: 1)
        let list = makeCollection(recorder)
        recorder.cell = { $0.dequeueReusableCell(withReuseIdentifier: "unknown", for: $1) }
        list.reloadData()
        let raised = exceptions { list.layoutIfNeeded() }
        XCTAssertEqual(
            raised.first?.reason,
            "could not dequeue a view of kind: UICollectionElementKindCell with identifier unknown - must register a nib or "
                + "a class for the identifier or connect a prototype cell in a storyboard")
    }

    @MainActor
    func testAHeaderMustBeRegisteredForItsKind() async {
        let recorder = CollectionRecorder(count: 1)
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        let list = makeCollection(
            recorder, layout: UICollectionViewCompositionalLayout.list(using: configuration))
        recorder.sectionView = {
            $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "unknown", for: $2)
        }
        list.reloadData()
        let raised = exceptions { list.layoutIfNeeded() }
        XCTAssertEqual(
            raised.first?.reason,
            "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier unknown - must register "
                + "a nib or a class for the identifier or connect a prototype cell in a storyboard")
    }

    @MainActor
    func testACellThatIsDequeuedMustBeShown() async {
        let recorder = CollectionRecorder(count: 1)
        let list = makeCollection(recorder)
        recorder.cell = { list, path in
            _ = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            return list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        list.reloadData()
        let raised = exceptions { list.layoutIfNeeded() }
        XCTAssertTrue(
            raised.first?.reason.hasPrefix(
                "Expected dequeued view to be returned to the collection view in preparation for display. When the "
                    + "collection view's data source is asked to provide a view for a given index path, ensure that a single "
                    + "view is dequeued and returned to the collection view.") ?? false)
    }

    @MainActor
    func testACellThatIsDequeuedWithoutARequestIsRefusedAtTheNextLayout() async {
        let list = makeCollection(CollectionRecorder(count: 1))
        _ = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path(0))
        list.setNeedsLayout()
        let raised = exceptions { list.layoutIfNeeded() }
        XCTAssertTrue(raised.first?.reason.hasPrefix("Expected dequeued view to be returned") ?? false)
    }

    @MainActor
    func testACellThatWasNotDequeuedIsRefused() async {
        let recorder = CollectionRecorder(count: 1)
        let list = makeCollection(recorder)
        recorder.cell = { _, _ in UICollectionViewCell(frame: .zero) }
        list.reloadData()
        let raised = exceptions { list.layoutIfNeeded() }
        XCTAssertEqual(
            raised.map(\.reason),
            [
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must "
                    + "be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
            ])
    }

    @MainActor
    func testAMissingHeaderIsRefused() async {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let source = Source()
        list.dataSource = source
        let raised = exceptions { list.layoutIfNeeded() }
        XCTAssertEqual(
            raised.map(\.reason),
            [
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
                    + "(UICollectionElementKindSectionHeader,<NSIndexPath: 0x0> {length = 2, path = 0 - 0}) was not retrieved "
                    + "by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))"
            ])
    }

    @MainActor
    func testARegistrationCreatedWhileACellIsRequestedIsRefused() async {
        let recorder = CollectionRecorder(count: 1)
        let list = makeCollection(recorder)
        recorder.cell = { list, path in
            let registration = Registration { cell, _, item in cell.text = item }
            return list.dequeueConfiguredReusableCell(using: registration, for: path, item: "a")
        }
        list.reloadData()
        let raised = exceptions { list.layoutIfNeeded() }
        XCTAssertTrue(
            raised.first?.reason.hasPrefix(
                "Attempted to dequeue a cell using a registration that was created inside "
                    + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. "
                    + "Creating a new registration each time a cell is requested will prevent reuse and cause created cells "
                    + "to remain inaccessible in memory for the lifetime of the collection view. Registrations should be "
                    + "created up front and reused. Registration: ") ?? false)
    }
}
