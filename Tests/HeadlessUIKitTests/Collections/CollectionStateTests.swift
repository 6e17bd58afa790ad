import HeadlessUIKit
import XCTest

/// Tests the selection at the end of editing mode, and an accessory that deletes its item and ends editing.
final class CollectionStateTests: ConformanceTestCase {
    @MainActor
    func testRowsSelectableOnlyInEditingModeAreDeselectedAtItsEnd() async throws {
        for staysMultiple in [false, true] {
            let recorder = CollectionRecorder([["a", "b", "c"]])
            let list = makeCollection(recorder)
            list.allowsMultipleSelectionDuringEditing = true
            list.allowsMultipleSelection = staysMultiple
            list.isEditing = true
            for item in [0, 2] { try Finger().tap(rowAt: IndexPath(item: item, section: 0), in: list) }
            list.isEditing = false
            XCTAssertEqual(list.indexPathsForSelectedItems?.count, staysMultiple ? 2 : 0)
            XCTAssertEqual(list.visibleCells.filter(\.isSelected).count, staysMultiple ? 2 : 0)
        }
    }

    @MainActor
    func testAnAccessoryMayDeleteItsItemAndEndEditing() async throws {
        let recorder = CollectionRecorder([["a", "b", "c"]])
        recorder.cell = { list, path in
            let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            guard let cell = cell as? RecordingItem else { return cell }
            cell.text = recorder.items[path.section][path.item]
            cell.accessories = [
                .delete { [unowned cell, unowned list] in
                    guard let path = list.indexPath(for: cell) else { return XCTFail("the cell is not in the list") }
                    recorder.items[0].remove(at: path.item)
                    cell.accessories = []
                    list.isEditing = false
                    list.deleteItems(at: [path])
                }
            ]
            return cell
        }
        let list = makeCollection(recorder)
        list.isEditing = true
        let minus = try XCTUnwrap(list.cellForItem(at: path(1))?.subviews.first { $0.accessibilityLabel == "Remove" })
        try Finger().tap(minus)
        XCTAssertEqual(texts(list), ["a", "c"])
        XCTAssertFalse(list.visibleCells.contains { $0.configurationState.isEditing })
    }
}
