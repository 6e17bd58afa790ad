import CellActions
import XCTest

/// Tests what distinguishes two handler keys.
final class HandlerKeyTests: XCTestCase {
    @MainActor func testACustomActionNamedDidSelectIsNotTheListsDidSelect() async {
        let list = FakeList()
        let log = Log()
        list.proxy
            .on(.custom("didSelect")) { (_: UserRow, _) in log.add("custom") }
            .on(.didSelect) { (_: UserRow, _) in log.add("list") }
        let shown = list.show(UserRow("Ada"))

        shown.post(.custom("didSelect"))
        XCTAssertEqual(log.lines, ["custom"])
        shown.post(.didSelect)

        XCTAssertEqual(log.lines, ["custom", "list"])
        XCTAssertNotEqual(CellAction.custom("didSelect"), .didSelect)
        XCTAssertEqual(CellAction.custom("follow"), .follow)
    }

    @MainActor func testTheSameNameWithAnotherPayloadTypeIsAnotherKey() async {
        let list = FakeList()
        let log = Log()
        list.proxy
            .on(CellAction<Bool>("changed")) { (_: UserRow, _, isOn) in log.add("Bool \(isOn)") }
            .on(CellAction<Int>("changed")) { (_: UserRow, _, number) in log.add("Int \(number)") }
            .on(.custom("changed")) { (_: UserRow, _) in log.add("Void") }
        let shown = list.show(UserRow("Ada"))

        shown.post(CellAction<Int>("changed"), 7)
        shown.post(CellAction<Bool>("changed"), true)
        shown.post(.custom("changed"))

        XCTAssertEqual(log.lines, ["Int 7", "Bool true", "Void"])
    }

    @MainActor func testTheSameActionOfAnotherReuseIDIsAnotherKey() async {
        let list = FakeList()
        let log = Log()
        list.proxy
            .on(.follow) { (row: UserRow, _) in log.add("user \(row.item)") }
            .on(.follow) { (row: PictureRow, _) in log.add("picture \(row.item)") }

        list.show(PictureRow(3)).post(.follow)
        list.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["picture 3", "user Ada"])
    }

    @MainActor func testTheSameActionOfAnotherProxyIsAnotherKey() async {
        let bus = CellActionBus()
        let (one, two) = (FakeList(bus: bus), FakeList(bus: bus))
        let log = Log()
        one.proxy.on(.follow) { (_: UserRow, _) in log.add("one") }
        two.proxy.on(.follow) { (_: UserRow, _) in log.add("two") }

        two.show(UserRow("Ada")).post(.follow)

        XCTAssertEqual(log.lines, ["two"])
    }

    @MainActor func testAThousandGeneratedNamesAreDifferent() async {
        // The names have 1 to 42 characters, to cover both strings that are stored inline (up to 15 bytes) and longer
        // strings.
        let names = (0..<1000).map { String(repeating: "x", count: $0 % 40) + "\($0)" }
        let list = FakeList()
        let log = Log()
        for name in names { list.proxy.on(.custom(name)) { (_: UserRow, _) in log.add(name) } }
        let shown = list.show(UserRow("Ada"))

        for name in names.reversed() { shown.post(.custom(String(name.map { $0 }))) }

        XCTAssertEqual(log.lines, names.reversed())
    }

    @MainActor func testNamesThatDifferOnlyInTheirLastCharacterAreDifferent() async {
        let names = (0..<40).flatMap { length in
            ["a", "b", "B", "é", "e", "", " "].map { String(repeating: "x", count: length) + $0 }
        }.filter { $0.last != nil }
        let list = FakeList()
        let log = Log()
        for name in names { list.proxy.on(.custom(name)) { (_: UserRow, _) in log.add(name) } }
        let shown = list.show(UserRow("Ada"))

        for name in names { shown.post(.custom(String(name.map { $0 }))) }

        XCTAssertEqual(log.lines, names)
    }

    @MainActor func testNamesThatAreEqualAsTextAreOneKeyHoweverTheyWereWritten() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.custom("caf\u{E9}")) { (_: UserRow, _) in log.add("called") }

        list.show(UserRow("Ada")).post(.custom("cafe\u{301}"))

        XCTAssertEqual(log.lines, ["called"])
    }

    @MainActor func testAnEmptyNameIsAValidName() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.custom("")) { (_: UserRow, _) in log.add("empty") }

        list.show(UserRow("Ada")).post(.custom(""))

        XCTAssertEqual(log.lines, ["empty"])
    }

    @MainActor func testATypedPayloadIsDeliveredUnchanged() async {
        let list = FakeList()
        let log = Log()
        list.proxy.on(.toggled) { (row: UserRow, _, isOn) in log.add("\(row.item) \(isOn)") }
        let shown = list.show(UserRow("Ada"))

        shown.post(.toggled, true)
        shown.post(.toggled, false)

        XCTAssertEqual(log.lines, ["Ada true", "Ada false"])
    }

    @MainActor func testActionsOfDifferentNamesAreDifferent() async {
        XCTAssertNotEqual(CellAction.follow, .share)
        XCTAssertEqual(Set([CellAction.follow, .follow, .share, .didSelect]).count, 3)
        XCTAssertEqual(CellAction.follow.description, "follow")
    }
}
