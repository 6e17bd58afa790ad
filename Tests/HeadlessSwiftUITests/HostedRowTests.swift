import HeadlessSwiftUI
import HeadlessUIKit
import XCTest

/// Tests rows that are hosted views: touches, state, reuse and heights.
final class HostedRowTests: XCTestCase {
    struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            HStack {
                Text("\(name): \(count)")
                Spacer()
                Button("Add") { count += 1 }
            }
        }
    }

    @MainActor
    func testAFingerReachesAHostedButtonAndItsStateIsShown() async throws {
        let list = HostedTable(count: 3) { Counter(name: "row \($0)") }
        XCTAssertEqual(list.texts(in: 1), ["row 1: 0", "Add"])
        try Finger().tap(XCTUnwrap(list.all(UIButton.self, in: 1).first))
        try Finger().tap(XCTUnwrap(list.all(UIButton.self, in: 1).first))
        XCTAssertEqual(list.texts(in: 1), ["row 1: 2", "Add"])
        XCTAssertEqual(list.texts(in: 0), ["row 0: 0", "Add"])
    }

    @MainActor
    func testAReusedCellDoesNotCarryTheStateOfAnotherRow() async throws {
        let list = HostedTable(count: 100) { Counter(name: "row \($0)") }
        try Finger().tap(XCTUnwrap(list.all(UIButton.self, in: 0).first))
        XCTAssertEqual(list.texts(in: 0).first, "row 0: 1")
        for row in stride(from: 0, to: 100, by: 5) {
            list.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            list.table.layoutIfNeeded()
            for row in 1..<100 where list.cell(row) != nil {
                XCTAssertEqual(list.texts(in: row).first, "row \(row): 0")
            }
        }
    }

    struct Expanding: View {
        @State private var isOpen = false

        var body: some View {
            VStack(alignment: .leading) {
                Button("More") { isOpen.toggle() }
                if isOpen { Text("One\nTwo\nThree\nFour\nFive") }
            }
        }
    }

    @MainActor
    func testARowGrowsAndShrinksWithItsState() async throws {
        let list = HostedTable(count: 3) { _ in Expanding() }
        let low = try XCTUnwrap(list.cell(0)).frame.height
        try Finger().tap(XCTUnwrap(list.all(UIButton.self).first))
        list.table.layoutIfNeeded()
        let high = try XCTUnwrap(list.cell(0)).frame.height
        XCTAssertGreaterThan(high, low + 80)
        XCTAssertEqual(list.cell(1)?.frame.minY, high)
        XCTAssertEqual(list.texts(), ["More", "One\nTwo\nThree\nFour\nFive"])
        try Finger().tap(XCTUnwrap(list.all(UIButton.self).first))
        list.table.layoutIfNeeded()
        XCTAssertEqual(list.cell(0)?.frame.height, low)
    }
}
