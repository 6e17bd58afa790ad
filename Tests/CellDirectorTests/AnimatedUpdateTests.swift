import CellDirector
import HeadlessUIKit
import XCTest

/// Tests which updates are animated, by checking whether animations are enabled when cells become visible.
final class AnimatedUpdateTests: XCTestCase {
    @MainActor override func setUp() async throws { Configured.forget() }

    @MainActor override func tearDown() async throws { Configured.forget() }

    /// Returns the values of `UIView.areAnimationsEnabled` while an update configures the cells that become visible.
    @MainActor
    private func animations(_ update: (TableDirector) -> Void) -> Set<Bool> {
        let screen = Screen(words(0..<2))
        var seen: Set<Bool> = []
        Configured.onWord = { _ in seen.insert(UIView.areAnimationsEnabled) }
        update(screen.director)
        screen.tableView.layoutIfNeeded()
        return seen
    }

    @MainActor func testUpdatesAreAnimatedUnlessTheirCallerDisablesIt() async {
        let rows = words(0..<4)
        let model = WordModel(0..<4)
        let sections = [TableSection(rows: rows)]
        XCTAssertEqual(animations { $0.update(items: rows) }, [true])
        XCTAssertEqual(animations { $0.update(items: rows, animated: false) }, [false])
        XCTAssertEqual(animations { $0.update(sections: sections) }, [true])
        XCTAssertEqual(animations { $0.update(sections: sections, animated: false) }, [false])
        XCTAssertEqual(animations { $0.update { $0[0].rows = rows } }, [true])
        XCTAssertEqual(animations { $0.update(animated: false) { $0[0].rows = rows } }, [false])
        XCTAssertEqual(animations { $0.observe { [TableSection(rows: model.rows)] } }, [true])
        XCTAssertEqual(animations { $0.observe(animated: false) { [TableSection(rows: model.rows)] } }, [false])
    }

    @MainActor func testConfiguratorsOfAnyListAreAnimatedUnlessTheirCallerDisablesIt() async {
        let rows: [any CellConfigurator] = words(0..<4)
        XCTAssertEqual(animations { $0.update(configurators: rows) }, [true])
        XCTAssertEqual(animations { $0.update(configurators: rows, animated: false) }, [false])
    }
}
