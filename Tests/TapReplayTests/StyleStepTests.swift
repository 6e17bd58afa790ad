import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests the step that switches the device between the light and the dark style.
final class StyleStepTests: XCTestCase {
    @MainActor
    func testTheScreenAndItsPresentedScreenReceiveTheStyle() async throws {
        var changes: [String] = []
        let screen = ReplayScreen("room") { Room("room") { changes.append($0) } }
            .command("open") { (room: Room) in room.present(Room("sheet") { changes.append($0) }, animated: false) }
        let replay = try await ShelfReplay(
            """
            screen room
            style dark
            run open
            style light
            style light
            style dark
            screen room
            expect label shows "dark"
            """, on: [screen])
        XCTAssertEqual(replay.mismatches, [])
        XCTAssertEqual(changes, ["room dark", "room light", "sheet light", "room dark", "sheet dark"])
        XCTAssertEqual(UIView().traitCollection.userInterfaceStyle, .light, "a replay restores the style")
    }

    @MainActor
    func testAStyleIsChosenBeforeAScreen() async throws {
        let screen = ReplayScreen("room") { Room("room") { _ in } }
        let replay = try await ShelfReplay("style dark\nscreen room\nexpect label shows \"dark\"", on: [screen])
        XCTAssertEqual(replay.mismatches, [])
    }

    func testEveryForm() throws {
        assertStep("style dark")
        assertStep("style light")
        XCTAssertEqual(
            try errors("style drak"),
            [#"follow.taps:1:7: error: expected "dark" or "light" after "style", not "drak"; did you mean "dark"?"#])
    }
}

/// A view controller that shows its user interface style and reports every change of style.
private final class Room: UIViewController {
    private let name: String
    private let onChange: (String) -> Void

    init(_ name: String, _ onChange: @escaping (String) -> Void) {
        self.name = name
        self.onChange = onChange
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private var style: String { traitCollection.userInterfaceStyle == .dark ? "dark" : "light" }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = style
        view.addSubview(label)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (room: Room, _: UITraitCollection) in
            room.onChange("\(room.name) \(room.style)")
        }
    }
}
