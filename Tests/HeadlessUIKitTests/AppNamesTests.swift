import HeadlessUIKit
import TestSupport
import XCTest

/// Tests names that apps use beside their lists.
final class AppNamesTests: XCTestCase {
    func testATransformInThreeDimensionsIsComposedAndInverted() {
        let turned = CATransform3DRotate(CATransform3DMakeTranslation(10, 20, 30), .pi / 2, 0, 0, 1)
        XCTAssertEqual(turned.m12, 1, accuracy: 1e-9)
        XCTAssertEqual(turned.m41, 10, accuracy: 1e-9)
        let back = CATransform3DConcat(turned, CATransform3DInvert(turned))
        XCTAssertEqual(back.m11, 1, accuracy: 1e-9)
        XCTAssertEqual(back.m43, 0, accuracy: 1e-9)
        XCTAssertTrue(CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 1)))
        let plane = CGAffineTransform(rotationAngle: 0.5)
        XCTAssertEqual(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)), plane)
        XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    }

    @MainActor
    func testALayerHasATransformInThreeDimensions() async {
        let view = UIView()
        view.layer.transform = CATransform3DMakeScale(2, 3, 1)
        XCTAssertEqual(view.transform, CGAffineTransform(scaleX: 2, y: 3))
        let tilted = CATransform3DMakeRotation(1, 1, 0, 0)
        view.layer.transform = tilted
        XCTAssertEqual(view.layer.transform, tilted)
        view.transform = .identity
        XCTAssertTrue(CATransform3DIsIdentity(view.layer.transform))
    }

    func testRelativeTimesAreEnglish() throws {
        let formatter = RelativeDateTimeFormatter()
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        func text(_ seconds: TimeInterval) -> String {
            formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
        }
        XCTAssertEqual(
            [5, -7_200, 86_400 * 3, -86_400 * 8].map(text), ["in 5 seconds", "2 hours ago", "in 3 days", "1 week ago"])
        formatter.unitsStyle = .abbreviated
        XCTAssertEqual(text(-120), "2m ago")
        formatter.unitsStyle = .short
        XCTAssertEqual(text(3_600), "in 1 hr.")
        formatter.dateTimeStyle = .named
        XCTAssertEqual([-86_400, 86_400, 0].map(text), ["yesterday", "tomorrow", "now"])
    }

    @MainActor
    func testAnActivityBecomesTheCurrentOne() async {
        let (activity, page) = (NSUserActivity(activityType: "show"), UIViewController())
        activity.becomeCurrent()
        XCTAssertTrue(NSUserActivity.current === activity)
        activity.invalidate()
        XCTAssertNil(NSUserActivity.current)
        page.userActivity = activity
        XCTAssertTrue(page.userActivity === activity)
        XCTAssertNil(UIViewController().userActivity)
    }

    @MainActor
    func testOldRowActionsAreSwipeActions() async throws {
        final class Screen: UITableViewController {
            var calls: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
            override func tableView(
                _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
            ) -> [UITableViewRowAction]? {
                [
                    UITableViewRowAction(style: .destructive, title: "Delete") { [unowned self] in
                        calls.append("\($0.title ?? "") \($1.row)")
                    },
                    UITableViewRowAction(style: .normal, title: "Flag") { [unowned self] in
                        calls.append("\($0.title ?? "") \($1.row)")
                    },
                ]
            }
        }
        let screen = Screen()
        screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        screen.view.layoutIfNeeded()
        let path = IndexPath(row: 1, section: 0)
        try Finger().swipe(rowAt: path, .left, in: screen.tableView)
        let buttons = views(UIButton.self, in: screen.tableView.cellForRow(at: path))
        XCTAssertEqual(buttons.map(\.currentTitle), ["Delete", "Flag"])
        try Finger().tap(XCTUnwrap(buttons.last))
        XCTAssertEqual(screen.calls, ["Flag 1"])
    }

    @MainActor
    func testAnExceptionOfTheAppReachesTheHandler() async {
        let raised = exceptions {
            NSException(name: .internalInconsistencyException, reason: "Two rows have the same key").raise()
        }
        XCTAssertEqual(raised.map(\.reason), ["Two rows have the same key"])
        XCTAssertEqual(raised.map(\.name), ["NSInternalInconsistencyException"])
    }

    @MainActor
    func testAPointerInteractionBelongsToItsView() async {
        final class Styles: NSObject, UIPointerInteractionDelegate {
            func pointerInteraction(
                _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
            ) -> UIPointerStyle? {
                guard let view = interaction.view else { return nil }
                return UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
            }
        }
        let (view, styles) = (UIView(), Styles())
        let interaction = UIPointerInteraction(delegate: styles)
        let region = UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertNil(interaction.delegate?.pointerInteraction(interaction, styleFor: region))
        view.addInteraction(interaction)
        XCTAssertNotNil(interaction.delegate?.pointerInteraction(interaction, styleFor: region))
    }

    func testNestedAndGenericClassesHaveNames() {
        class Nested<Value>: NSObject {}
        XCTAssertNotEqual(_NSStringFromClass(Nested<Int>.self), _NSStringFromClass(Nested<String>.self))
        XCTAssertEqual(UIView.description(), _NSStringFromClass(UIView.self))
    }
}
