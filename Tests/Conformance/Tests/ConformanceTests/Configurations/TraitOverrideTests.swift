import CellDirector
import XCTest

/// Tests that trait overrides apply to a view or controller and everything inside it, and that observers are notified
/// of trait changes. Also tests custom devices and screens.
final class TraitOverrideTests: ConformanceTestCase {
    private final class ObservingView: UIView {
        var previous: [UITraitCollection?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            previous.append(previousTraitCollection)
        }
    }

    @MainActor
    func testAnOverriddenSizeClassAppliesToSubviews() async {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.traitOverrides.horizontalSizeClass = .regular
        XCTAssertEqual(inner.traitCollection.horizontalSizeClass, .regular)
        inner.traitOverrides.horizontalSizeClass = .compact
        XCTAssertEqual(inner.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(inner.traitCollection.verticalSizeClass, .regular)
        XCTAssertTrue(inner.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        XCTAssertFalse(inner.traitOverrides.contains(UITraitVerticalSizeClass.self))
        inner.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        XCTAssertEqual(inner.traitCollection.horizontalSizeClass, .regular)
    }

    @MainActor
    func testAControllersTraitsReachItsChildren() async {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.traitOverrides.horizontalSizeClass = .regular
        parent.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(
            parent.traitCollection.userInterfaceStyle, .dark, "the override applies before the view is loaded")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
        parent.overrideUserInterfaceStyle = .unspecified
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .light)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
        XCTAssertFalse(parent.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    }

    @MainActor
    func testARegisteredObserverIsNotifiedOfItsTraits() async {
        let controller = UIViewController()
        let view = UIView()
        controller.view.addSubview(view)
        var heard: [String] = []
        let registration = view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (view: UIView, previous) in
            heard.append("\(previous.horizontalSizeClass) to \(view.traitCollection.horizontalSizeClass)")
        }
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self]) {
            (controller: UIViewController, previous) in heard.append("controller")
        }
        controller.traitOverrides.horizontalSizeClass = .regular
        XCTAssertEqual(heard, ["controller", "compact to regular"])
        heard = []
        controller.traitOverrides.horizontalSizeClass = .regular
        controller.traitOverrides.layoutDirection = .rightToLeft
        XCTAssertEqual(heard, [], "no registered trait changes")
        view.unregisterForTraitChanges(registration)
        controller.traitOverrides.horizontalSizeClass = .compact
        XCTAssertEqual(heard, ["controller"])
    }

    @MainActor
    func testAViewReceivesItsPreviousTraits() async {
        let (outer, inner) = (UIView(), ObservingView())
        outer.overrideUserInterfaceStyle = .dark
        outer.addSubview(inner)
        XCTAssertEqual(inner.previous.map { $0?.userInterfaceStyle }, [.light], "the view inherits the dark style")
        inner.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(inner.previous.count, 1, "the style is already dark")
        outer.overrideUserInterfaceStyle = .light
        XCTAssertEqual(inner.previous.count, 1, "the view's own override takes precedence")
        inner.overrideUserInterfaceStyle = .unspecified
        XCTAssertEqual(inner.previous.map { $0?.userInterfaceStyle }, [.light, .dark])
    }

    @MainActor
    func testAViewWithUnchangedStyleIsNotNotified() async {
        let (room, other, view) = (UIView(), UIView(), ObservingView())
        for dark in [room, other] { dark.overrideUserInterfaceStyle = .dark }
        room.addSubview(view)
        view.previous = []
        room.addSubview(view)
        room.insertSubview(view, at: 0)
        other.addSubview(view)
        other.insertSubview(UIView(), aboveSubview: view)
        XCTAssertEqual(view.previous.count, 0, "the style is the same in both superviews")
        view.removeFromSuperview()
        other.addSubview(view)
        XCTAssertEqual(view.previous.count, 0, "the style is the same as before the removal")
        UIView().addSubview(view)
        XCTAssertEqual(view.previous.map { $0?.userInterfaceStyle }, [.dark])
    }

    @MainActor
    func testAViewThatIsAddedAgainIsNotifiedOfChangesInTheMeantime() async {
        let (room, outer, inner) = (UIView(), UIView(), ObservingView())
        outer.addSubview(inner)
        room.addSubview(outer)
        outer.removeFromSuperview()
        room.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(inner.previous.count, 0)
        room.addSubview(outer)
        XCTAssertEqual(inner.previous.map { $0?.userInterfaceStyle }, [.light])
        outer.removeFromSuperview()
        room.overrideUserInterfaceStyle = .light
        room.addSubview(outer)
        XCTAssertEqual(inner.previous.map { $0?.userInterfaceStyle }, [.light, .dark])
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .light)
    }

    private final class ObservingCell: UITableViewCell {
        static var heard: [String] = []
        static var made = 0

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Self.made += 1
            registerForTraitChanges([UITraitListEnvironment.self, UITraitUserInterfaceStyle.self]) {
                (_: ObservingCell, _) in Self.heard.append("handler")
            }
        }
        required init?(coder: NSCoder) { nil }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            Self.heard.append("change")
        }
        override func updateConfiguration(using state: UICellConfigurationState) { Self.heard.append("update") }
    }

    /// A trait override elsewhere in the app does not affect a list.
    @MainActor
    func testScrollingIsTheSameAfterTraitsAreOverridden() async {
        let recorder = Recorder(count: 100)
        recorder.cell = { table, path in table.dequeueReusableCell(withIdentifier: "witness", for: path) }
        func scrolled(_ style: UIUserInterfaceStyle) -> [String] {
            let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440)))
            table.overrideUserInterfaceStyle = style
            table.rowHeight = 44
            table.register(ObservingCell.self, forCellReuseIdentifier: "witness")
            table.dataSource = recorder
            (ObservingCell.heard, ObservingCell.made) = ([], 0)
            for row in [0, 20, 40, 60] {
                table.scrollToRow(at: [0, row], at: .top, animated: false)
                table.layoutIfNeeded()
            }
            return ObservingCell.heard
        }
        let before = scrolled(.unspecified)
        XCTAssertTrue(before.contains("update"))
        XCTAssertFalse(before.contains { $0 != "update" }, "no trait changes")
        UIView().overrideUserInterfaceStyle = .dark
        XCTAssertEqual(scrolled(.unspecified), before)

        // In dark mode, each cell is notified when it first enters the table, but not each time it is reused.
        let changes = scrolled(.dark).filter { $0 == "change" }
        XCTAssertEqual(changes.count, ObservingCell.made)
        XCTAssertGreaterThan(changes.count, 0)
    }

    @MainActor
    func testADynamicColorAndACellFollowTheController() async throws {
        let controller = UITableViewController(style: .plain)
        let recorder = Recorder(count: 2)
        recorder.cell = { _, _ in UpdatingCell(style: .default, reuseIdentifier: nil) }
        controller.tableView.dataSource = recorder
        controller.tableView.layoutIfNeeded()
        controller.traitOverrides.userInterfaceStyle = .dark
        controller.tableView.layoutIfNeeded()
        let cell = try XCTUnwrap(controller.tableView.visibleCells.first as? UpdatingCell)
        XCTAssertEqual(cell.updates.map(\.traitCollection.userInterfaceStyle), [.light, .dark])
        XCTAssertEqual(cell.updates.last?.traitCollection.listEnvironment, .plain)
        let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        XCTAssertEqual(ink.resolvedColor(with: cell.traitCollection), .white)
    }

    @MainActor
    func testTraitCollectionsAreMerged() async {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(userInterfaceStyle: .light),
        ])
        XCTAssertEqual(merged.userInterfaceStyle, .light)
        XCTAssertEqual(merged.horizontalSizeClass, .regular)
        XCTAssertEqual(merged.verticalSizeClass, .unspecified)
    }

    // MARK: Custom devices and screens

    private final class Pad: UIDevice {
        override var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
    }

    private final class LandscapeScreen: UIScreen {
        override var bounds: CGRect { CGRect(x: 0, y: 0, width: 844, height: 390) }
    }

    @MainActor
    func testATestCanSetTheDeviceToIPad() async {
        var pad: Pad? = Pad()
        XCTAssertIdentical(UIDevice.current, pad)
        XCTAssertEqual(UIDevice.current.model, "iPad")
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 820, height: 1180))
        let controller = UIViewController()
        XCTAssertEqual(controller.view.frame.width, 820)
        XCTAssertEqual(controller.traitCollection.userInterfaceIdiom, .pad)
        XCTAssertEqual(controller.traitCollection.horizontalSizeClass, .regular)

        // If the app is next to another app, as in Split View, the window is as narrow as on an iPhone.
        controller.traitOverrides.horizontalSizeClass = .compact
        XCTAssertEqual(controller.view.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(controller.view.traitCollection.verticalSizeClass, .regular)

        pad = nil
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
        XCTAssertEqual(UIView().traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(UIScreen.main.bounds.width, 390)
    }

    @MainActor
    func testAPhoneInLandscapeHasACompactHeight() async {
        let screen = LandscapeScreen()
        XCTAssertIdentical(UIScreen.main, screen)
        let traits = UIViewController().traitCollection
        XCTAssertEqual(traits.verticalSizeClass, .compact)
        XCTAssertEqual(traits.horizontalSizeClass, .compact)
        XCTAssertEqual(traits.userInterfaceIdiom, .phone)
        withExtendedLifetime(screen) {}
    }
}
