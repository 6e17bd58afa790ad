import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests locators that refer to a control by its kind. Without a number, such a locator is valid only if there is a
/// single control of the kind.
final class KindTests: XCTestCase {
    @MainActor
    private func screen(_ views: @escaping @MainActor () -> [UIView]) -> ReplayScreen {
        ReplayScreen("form") {
            let controller = UIViewController()
            for (number, view) in views().enumerated() {
                view.frame = CGRect(x: 0, y: 100 + 60 * Double(number), width: 200, height: 44)
                controller.view.addSubview(view)
            }
            return controller
        }
    }

    @MainActor
    private func button(_ title: String, id: String? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = id
        return button
    }

    @MainActor
    func testAKindOfSeveralViewsIsAmbiguous() async throws {
        let form = screen {
            let slider = UISlider()
            slider.value = 0.5
            return [
                self.button("Follow"), self.button("Mute"), self.button("Block", id: "block"), UISwitch(), UISwitch(),
                slider, UISlider(), UIStepper(), UITextField(), UITextView(),
            ]
        }
        let replay = try await ShelfReplay(
            """
            screen form
            tap button
            expect button is enabled
            expect button is not visible
            toggle switch
            slide slider to 1
            type "Ada" into field
            step stepper up
            tap button 1
            toggle switch 0
            slide slider 1 to 1
            type "Ada" over field 1
            expect field 1 shows "Ada"
            """, on: [form])
        let buttons =
            #"there are 3 buttons on screen; write `button 0` ("Follow") or `button 1` ("Mute") or `id "block"`"#
        XCTAssertEqual(
            replay.mismatches,
            [
                buttons, buttons, buttons, "there are 2 switches on screen; write `switch 0` or `switch 1`",
                #"there are 2 sliders on screen; write `slider 0` ("0.5") or `slider 1` ("0")"#,
                "there are 2 fields on screen; write `field 0` or `field 1`",
            ])
    }

    @MainActor
    func testASuggestedControlIsDescribedByItsFirstText() async throws {
        let form = screen {
            [["Small", "1 €"], ["Large", "2 €"]].map { texts -> UIView in
                let control = UIControl()
                for text in texts {
                    let label = UILabel()
                    label.text = text
                    control.addSubview(label)
                }
                return control
            }
        }
        let replay = try await ShelfReplay("screen form\ntap control", on: [form])
        XCTAssertEqual(
            replay.mismatches,
            [#"there are 2 controls on screen; write `control 0` ("Small") or `control 1` ("Large")"#])
    }

    @MainActor
    func testTheTitleLabelOfAButtonIsNotALabel() async throws {
        let form = screen {
            let button = self.button("Follow")
            XCTAssertEqual(button.titleLabel?.text, "Follow")
            XCTAssertNotNil(button.imageView)
            let label = UILabel()
            label.text = "Ada"
            return [button, label]
        }
        let replay = try await ShelfReplay(
            """
            screen form
            expect label shows "Ada"
            expect image is not visible
            tap "Follow"
            tap button
            """, on: [form])
        XCTAssertEqual(replay.mismatches, [])
        let (button, window) = (button("Follow"), UIView())
        window.addSubview(button)
        XCTAssertEqual(button.titleLabel?.text, "Follow")
        XCTAssertEqual(Content.texts(of: window), ["Follow"])
    }

    @MainActor
    func testAKindIsDistinguishedByItsRow() async throws {
        let replay = try await ShelfReplay("tap button")
        XCTAssertEqual(
            replay.mismatches, ["there are 2 buttons on screen; write `button in row 0` or `button in row 2`"])
    }

    @MainActor
    func testTogglingARowWithSeveralSwitchesIsAmbiguous() async throws {
        let list = ReplayScreen("switches") { SwitchesController() }
        let replay = try await ShelfReplay(
            """
            screen switches
            toggle row 1
            expect row 1 is off
            toggle switch 1 in row 1
            expect switch 1 in row 1 is on
            expect switch 0 in row 1 is off
            toggle switch
            """, on: [list])
        let message = "there are 2 switches in row 1; write `switch 0 in row 1` or `switch 1 in row 1`"
        let all =
            "there are 4 switches on screen; write `switch 0 in row 0` or `switch 1 in row 0` or `switch 0 in row 1` "
            + "or `switch 1 in row 1`"
        XCTAssertEqual(replay.mismatches, [message, message, all])
    }

    @MainActor
    func testTouchesAreOfferedWithTheNumbersThatTheyNeed() async throws {
        let form = screen { [UISwitch(), UISlider(), UISlider(), self.button("Follow"), self.button("Follow")] }
        let controller = try form.prepare(ReplaySettings())()
        XCTAssertEqual(
            OpenScreen(form, controller).touches(everyRow: true).map(\.step),
            ["tap button 0", "tap button 1", "toggle switch", "slide slider 0 to 0.5", "slide slider 1 to 0.5"])
    }
}

/// A table of two rows with two switches each.
private final class SwitchesController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        for number in 0..<2 {
            let toggle = UISwitch()
            toggle.frame.origin = CGPoint(x: 100 * number, y: 5)
            cell.contentView.addSubview(toggle)
        }
        return cell
    }
}
