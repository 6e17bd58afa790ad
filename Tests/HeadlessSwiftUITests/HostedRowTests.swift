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

    @Observable
    final class Feed {
        var lines = ["one"]
    }

    struct Lines: View {
        let feed: Feed
        var body: some View {
            VStack(alignment: .leading) { ForEach(feed.lines, id: \.self) { Text($0) } }
        }
    }

    @MainActor
    func testARowFollowsAModel() async throws {
        let feed = Feed()
        let list = HostedTable(count: 2) { _ in Lines(feed: feed) }
        let low = try XCTUnwrap(list.cell(0)).frame.height
        feed.lines += ["two", "three", "four"]
        list.table.layoutIfNeeded()
        XCTAssertEqual(list.texts(in: 1), ["one", "two", "three", "four"])
        XCTAssertGreaterThan(try XCTUnwrap(list.cell(1)).frame.height, low + 50)
    }

    final class CarelessCell: UITableViewCell {
        override func prepareForReuse() {}
    }

    @MainActor
    func testACellThatDoesNotCallItsSuperclassLosesTheStateToo() async throws {
        let list = HostedTable(count: 60, cells: CarelessCell.self) { Counter(name: "row \($0)") }
        try Finger().tap(XCTUnwrap(list.all(UIButton.self, in: 0).first))
        list.table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
        list.table.layoutIfNeeded()
        for row in 40..<60 where list.cell(row) != nil { XCTAssertEqual(list.texts(in: row).first, "row \(row): 0") }
        XCTAssertTrue(list.cell(59) is CarelessCell)
    }

    @MainActor
    func testAReconfiguredRowKeepsItsState() async throws {
        let list = HostedTable(count: 3) { Counter(name: "row \($0)") }
        try Finger().tap(XCTUnwrap(list.all(UIButton.self, in: 1).first))
        list.table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
        XCTAssertEqual(list.texts(in: 1).first, "row 1: 1")
    }

    @MainActor
    func testNothingRetainsARemovedTree() async throws {
        weak var model: Feed?
        do {
            let feed = Feed()
            model = feed
            let list = HostedTable(count: 20) { _ in
                VStack {
                    Button("a") { feed.lines.append("x") }.padding().background(Color.red).onAppear { _ = feed }
                    Text(feed.lines[0]).onTapGesture { _ = feed }.accessibilityIdentifier("a")
                }
            }
            try Finger().tap(XCTUnwrap(list.all(UIButton.self, in: 1).first))
            list.table.layoutIfNeeded()
        }
        XCTAssertNil(model)
    }

    @MainActor
    func testATaskEndsWithItsRow() async throws {
        nonisolated(unsafe) var log: [String] = []
        do {
            let list = HostedTable(count: 1) { _ in
                Text("a").task {
                    log.append("begins")
                    while !Task.isCancelled { await Task.yield() }
                    log.append("ends")
                }
            }
            _ = list.texts()
            while log.isEmpty { await Task.yield() }
        }
        for _ in 0..<1_000 where log.count < 2 { await Task.yield() }
        XCTAssertEqual(log, ["begins", "ends"])
    }
}
