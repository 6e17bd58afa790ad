import CellActions
import XCTest

/// Tests that a row is still treated as the same row if its identity changes while its task runs. Also tests rows with
/// equal values: a list distinguishes them, and a custom director does not.
final class ChangedIdentityTests: XCTestCase {
    @MainActor
    private final class Door {
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private(set) var arrived = 0

        func pass() async {
            arrived += 1
            await withCheckedContinuation { waiting.append($0) }
        }

        func open() {
            let all = waiting
            waiting = []
            for one in all { one.resume() }
        }
    }

    @MainActor func testWorkEndsEvenIfTheIdentitiesOfItsRowsHaveChanged() async {
        for count in [1, 2, 16, 100] {
            let list = FakeList()
            let door = Door()
            list.proxy.on(.follow, whileRunning: .ignore) { (c: ValueRow, _) in
                c.item = "saved"
                await door.pass()
                c.item = "saved again"
            }
            let shown = (0..<count).map { list.show(ValueRow("draft \($0)")) }
            for row in shown { row.post(.follow) }
            await letMainActorWork { door.arrived == count }
            for row in shown { row.post(.follow) }
            door.open()
            await letMainActorWork { !list.bus.hasRunningHandlers }
            XCTAssertFalse(list.bus.hasRunningHandlers, "\(count) rows")
            XCTAssertEqual(door.arrived, count)

            for row in shown { row.post(.follow) }
            await letMainActorWork { door.arrived == 2 * count }
            door.open()
            await list.bus.waitUntilIdle()
            XCTAssertEqual(door.arrived, 2 * count)
        }
    }

    @MainActor func testASecondTapIsRecognizedAfterItsRowGotAnotherConfiguratorAndIdentity() async {
        for policy in [WhileRunning.ignore, .restart] {
            let list = FakeList()
            let (door, log) = (Door(), Log())
            list.proxy.on(.follow, whileRunning: policy) { (c: ValueRow, _) in
                await door.pass()
                log.add("\(c.item) \(Task.isCancelled)")
            }
            let draft = list.show(ValueRow("draft"))
            draft.post(.follow)
            await letMainActorWork { door.arrived == 1 }
            let row = ValueRow("draft")
            let fresh = list.replace(draft, by: row)
            row.item = "saved"
            fresh.post(.follow)
            await letMainActorWork { door.arrived == (policy == .ignore ? 1 : 2) }
            door.open()
            await list.bus.waitUntilIdle()
            XCTAssertEqual(
                log.lines.sorted(), policy == .ignore ? ["draft false"] : ["draft true", "saved false"])
        }
    }

    @MainActor func testEqualRowsOfAListAreDistinctAndACustomDirectorUsesIdentities() async {
        let list = FakeList()
        let door = Door()
        list.proxy.on(.follow, whileRunning: .ignore) { (_: ValueRow, _) in await door.pass() }
        let (a, b) = (list.show(ValueRow("a")), list.show(ValueRow("b")))
        a.post(.follow)
        await letMainActorWork { door.arrived == 1 }
        (b.binding.configurator as? ValueRow)?.item = "a"
        b.post(.follow)
        await letMainActorWork { door.arrived == 2 }
        XCTAssertEqual(door.arrived, 2, "the list distinguishes rows with equal values")
        door.open()
        await list.bus.waitUntilIdle()

        // With a custom director, rows can be recognized only by their identity.
        let proxy = CellActionProxy(bus: list.bus)
        proxy.on(.follow, whileRunning: .ignore) { (_: ValueRow, _) in await door.pass() }
        proxy.invoke(action: .follow, cell: a.cell, configurator: ValueRow("c"))
        await letMainActorWork { door.arrived == 3 }
        proxy.invoke(action: .follow, cell: a.cell, configurator: ValueRow("c"))
        proxy.invoke(action: .follow, cell: a.cell, configurator: ValueRow("d"))
        await letMainActorWork { door.arrived == 4 }
        door.open()
        await list.bus.waitUntilIdle()
        XCTAssertEqual(door.arrived, 4)
    }
}
