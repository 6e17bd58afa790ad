import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests the steps that change the device or its orientation.
final class DeviceStepTests: XCTestCase {
    @MainActor
    func testTheScreenAndItsPresentedScreenReceiveTheDevice() async throws {
        let screen = ReplayScreen("room") { Room("room") }
            .command("open") { (room: Room) in room.present(Room("sheet"), animated: false) }
        let replay = try await ShelfReplay(
            """
            device "iPhone SE"
            screen room
            expect label shows "room 375x667, safe 20 0 0 0, compact by regular, phone @2"
            run open
            device "iPad mini"
            expect label shows "sheet 704x1045, safe 0 0 0 0, regular by regular, pad @2"
            screen room
            expect label shows "room 744x1133, safe 24 0 20 0, regular by regular, pad @2"
            """, on: [screen])
        XCTAssertEqual(replay.mismatches, [])
        XCTAssertEqual(
            UIScreen.main.bounds.size, CGSize(width: 390, height: 844), "a replay restores the screen size")
        XCTAssertEqual(UIView().traitCollection.displayScale, 3)
    }

    @MainActor
    func testARotationCallsTheControllers() async throws {
        let room = Room("room")
        let screen = ReplayScreen("room") { room }
        let replay = try await ShelfReplay(
            """
            screen room
            device "iPhone 16 Pro Max"
            run forget
            rotate landscape
            expect label shows "room 956x440, safe 0 62 21 62, regular by compact, phone @3"
            rotate landscape
            rotate portrait
            expect label shows "room 440x956, safe 62 0 34 0, compact by regular, phone @3"
            """, on: [screen.command("forget") { (room: Room) in room.calls = [] }])
        XCTAssertEqual(replay.mismatches, [])
        XCTAssertEqual(
            room.calls,
            [
                "will have regular by compact", "will be 956x440", "regular by compact", "layout 956x440",
                "along 956x440", "completed",
                "will have compact by regular", "will be 440x956", "compact by regular", "layout 440x956",
                "along 440x956", "completed",
            ])
    }

    @MainActor
    func testARotationThatTheScreenDoesNotSupportFails() async throws {
        let screen = ReplayScreen("room") { UprightRoom("room") }
        let replay = try await ShelfReplay("screen room\nrotate landscape\nrotate portrait", on: [screen])
        XCTAssertEqual(
            replay.mismatches,
            ["the screen is shown in portrait only: its controller does not support landscape"])
    }

    @MainActor
    func testChildrenAreNotifiedOfARotation() async throws {
        let room = Room("room")
        let screen = ReplayScreen("tabs") {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: room)]
            return tabs
        }
        let replay = try await ShelfReplay(
            """
            device "iPhone 16"
            screen tabs
            expect label shows "room 393x852, safe 103 0 83 0, compact by regular, phone @3"
            rotate landscape
            expect label shows "room 852x393, safe 32 59 53 59, compact by compact, phone @3"
            """, on: [screen])
        XCTAssertEqual(replay.mismatches, [])
        XCTAssertEqual(
            room.calls.filter { $0.hasPrefix("will") }, ["will have compact by compact", "will be 852x393"])
    }

    @MainActor
    func testACommandFindsItsControllerInAContainer() async throws {
        let room = Room("room")
        var found: [UIViewController] = []
        let screen = ReplayScreen("room") { UINavigationController(rootViewController: room) }
            .command("look") { (room: Room) in found.append(room) }
            .command("open") { (_: UITabBarController) in }
        let replay = try await ShelfReplay("screen room\nrun look\nrun open", on: [screen])
        XCTAssertEqual(found, [room])
        XCTAssertEqual(replay.mismatches.count, 1, "only `run open` fails, because there is no tab bar controller")
    }

    @MainActor
    func testCoveredAndReusableViewsReceiveARotationWhenTheyReturn() async throws {
        let room = Room("room")
        let list = RotatedList()
        let navigation = UINavigationController(rootViewController: list)
        let screen = ReplayScreen("list") { navigation }
            .command("push") { (navigation: UINavigationController) in
                navigation.pushViewController(room, animated: false)
            }
            .command("clear") { (_: UINavigationController) in list.count = 1 }
            .command("fill") { (_: UINavigationController) in list.count = 3 }
            .command("forget") { (_: UINavigationController) in list.calls = [] }
        let replay = try await ShelfReplay(
            """
            device "iPhone 16"
            screen list
            run clear
            run forget
            rotate landscape
            run fill
            """, on: [screen])
        XCTAssertEqual(replay.mismatches, [])
        XCTAssertEqual(
            list.calls, ["list compact"] + Array(repeating: "cell compact", count: 3),
            "the visible cell and both reusable cells receive the rotation")
        let covered = try await ShelfReplay(
            """
            device "iPhone 16"
            screen list
            run push
            run forget
            rotate landscape
            tap "Back"
            """, on: [screen])
        XCTAssertEqual(covered.mismatches, [])
        XCTAssertEqual(list.calls.first, "list compact")
        XCTAssertEqual(list.calls.filter { $0 == "cell compact" }.count, 3)
    }

    @MainActor
    func testAScriptBeginsOnTheDeviceOfItsSettings() async throws {
        let screen = ReplayScreen("room") { Room("room") }
        let settings = ReplaySettings(device: "iPad Pro 11-inch", style: .dark)
        let player = ReplayPlayer(screens: [screen], settings: settings)
        let report = try await player.play(
            .text(
                "screen room\nexpect label shows \"room 834x1210, safe 24 0 20 0, regular by regular, pad @2\"",
                name: "a"))
        XCTAssertEqual(report.failures.map(\.message), [])
        let wrong = ReplayPlayer(screens: [screen], settings: ReplaySettings(device: "iPhone 16 Por"))
        XCTAssertThrowsError(try wrong.check(.text("screen room", name: "a"))) {
            XCTAssertEqual("\($0)", #"there is no device "iPhone 16 Por"; did you mean "iPhone 16 Pro"?"#)
        }
    }

    func testEveryForm() throws {
        for name in ReplaySettings.deviceNames { assertStep("device \"\(name)\"") }
        assertStep("rotate landscape")
        assertStep("rotate portrait")
        XCTAssertEqual(
            try errors("device \"iPhone ES\"\nrotate left\ndevice \"Nokia\""),
            [
                #"follow.taps:1:8: error: there is no device "iPhone ES"; did you mean "iPhone SE"?"#,
                #"follow.taps:2:8: error: expected "landscape" or "portrait" after "rotate", not "left""#,
                #"follow.taps:3:8: error: there is no device "Nokia"; the devices are "iPhone SE", "iPhone 13 mini", "#
                    + #""iPhone 16", "iPhone 16 Pro", "iPhone 16 Pro Max", "iPad mini", "iPad Pro 11-inch" and "#
                    + #""iPad Pro 13-inch""#,
            ])
    }
}

/// A view controller that shows its size and traits, and records the callbacks for changes to its size and traits.
private class Room: UIViewController {
    private let name: String
    private let label = UILabel()
    var calls: [String] = []

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func text(_ size: CGSize) -> String { "\(Int(size.width))x\(Int(size.height))" }
    private func text(_ traits: UITraitCollection) -> String {
        "\(traits.horizontalSizeClass) by \(traits.verticalSizeClass)"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self]) {
            (room: Room, _: UITraitCollection) in room.calls.append(room.text(room.traitCollection))
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safe = view.safeAreaInsets
        let insets = [safe.top, safe.left, safe.bottom, safe.right].map { "\(Int($0))" }.joined(separator: " ")
        let traits = traitCollection
        label.text =
            "\(name) \(text(view.frame.size)), safe \(insets), \(text(traits)), \(traits.userInterfaceIdiom) "
            + "@\(Int(traits.displayScale))"
        calls.append("layout \(text(view.frame.size))")
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        calls.append("will have \(text(newCollection))")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        calls.append("will be \(text(size))")
        coordinator.animate(
            alongsideTransition: { [weak self] _ in
                guard let self else { return }
                calls.append("along \(text(view.frame.size))")
            },
            completion: { [weak self] _ in self?.calls.append("completed") })
    }
}

private final class UprightRoom: Room {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

/// A list that records changes to the vertical size class of the list and of its cells.
private final class RotatedList: UITableViewController {
    var calls: [String] = []
    var count = 3 { didSet { tableView.reloadData() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (list: RotatedList, _: UITraitCollection) in
            list.calls.append("list \(list.traitCollection.verticalSizeClass)")
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if cell.tag == 0 {
            cell.tag = 1
            cell.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
                [unowned self] (cell: UITableViewCell, _: UITraitCollection) in
                calls.append("cell \(cell.traitCollection.verticalSizeClass)")
            }
        }
        return cell
    }
}
