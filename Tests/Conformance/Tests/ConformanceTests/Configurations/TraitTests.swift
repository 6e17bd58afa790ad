import CellDirector
import XCTest

final class TraitTests: ConformanceTestCase {
    @MainActor
    func testAViewWithoutASuperviewHasTheTraitsOfAPhone() async {
        let traits = UIView().traitCollection
        XCTAssertEqual(traits.userInterfaceStyle, .light)
        XCTAssertEqual(traits.horizontalSizeClass, .compact)
        XCTAssertEqual(traits.verticalSizeClass, .regular)
        XCTAssertEqual(traits.layoutDirection, .leftToRight)
        XCTAssertEqual(traits.listEnvironment, .none)
    }

    @MainActor
    func testTheStyleIsInherited() async {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        outer.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
        inner.overrideUserInterfaceStyle = .light
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .light)
    }

    @MainActor
    func testACellsStateHasTheListEnvironment() async {
        for (style, environment) in [
            (UITableView.Style.plain, UIListEnvironment.plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped),
        ] {
            let table = makeTable(Recorder(count: 1), style: style)
            XCTAssertEqual(table.visibleCells.first?.configurationState.traitCollection.listEnvironment, environment)
        }
    }

    @MainActor
    func testAnotherStyleUpdatesTheCells() async {
        let recorder = Recorder(count: 1)
        recorder.cell = { _, _ in UpdatingCell(style: .default, reuseIdentifier: nil) }
        let table = makeTable(recorder)
        table.overrideUserInterfaceStyle = .dark
        table.layoutIfNeeded()
        let cell = table.visibleCells.first as? UpdatingCell
        XCTAssertEqual(cell?.updates.map(\.traitCollection.userInterfaceStyle), [.light, .dark])
    }

    @MainActor
    func testTraitCollectionsAreValues() async {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(dark, UITraitCollection { $0.userInterfaceStyle = .dark })
        XCTAssertNotEqual(dark, UITraitCollection())
        let wide = dark.modifyingTraits { $0.horizontalSizeClass = .regular }
        XCTAssertEqual(wide.userInterfaceStyle, .dark)
        XCTAssertEqual(wide.horizontalSizeClass, .regular)
        XCTAssertEqual(Set([dark, wide, UITraitCollection(userInterfaceStyle: .dark)]).count, 2)
    }

    func testChangedTraitsAreThoseThatDiffer() {
        let (dark, light) = (
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light)
        )
        XCTAssertTrue(dark.changedTraits(from: dark).isEmpty)
        let changed = dark.changedTraits(from: light)
        XCTAssertEqual(changed.count, 1)
        XCTAssertTrue(changed.first == UITraitUserInterfaceStyle.self)
    }

    @MainActor
    func testStatesAreValuesThatCanHaveCustomStates() async {
        var a = UICellConfigurationState(traitCollection: UITraitCollection())
        let b = a
        let unread = UIConfigurationStateCustomKey("unread")
        XCTAssertNil(a[unread])
        a[unread] = true
        XCTAssertNotEqual(a, b)
        XCTAssertEqual(a[unread], true)
        a[unread] = nil
        XCTAssertEqual(a, b)
        var view: any UIConfigurationState = UIViewConfigurationState(traitCollection: UITraitCollection())
        view[unread] = 3
        XCTAssertEqual(view[unread], 3)
    }
}
