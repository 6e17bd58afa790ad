import HeadlessUIKit
import XCTest

@testable import TapReplay

/// Tests after which steps a replay reports the layout faults of a screen.
final class ReportedFaultTests: XCTestCase {
    /// A screen with a button that is too small for a finger.
    @MainActor
    private static func page(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Ask") { [unowned controller] _ in
                let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Yes", style: .default))
                controller.present(alert, animated: true)
            })
        button.frame = CGRect(x: 20, y: 200, width: 20, height: 20)
        controller.view.addSubview(button)
        return controller
    }

    @MainActor
    func testAFaultIsReportedOnce() async throws {
        let tabs = ReplayScreen("tabs") {
            let tabs = UITabBarController()
            tabs.viewControllers = [Self.page("One"), UITableViewController(style: .plain)]
            tabs.viewControllers?.last?.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
            return tabs
        }
        var options = ReplayPlayer.Options()
        (options.reportsSteps, options.reportsFaults) = (true, true)
        let player = ReplayPlayer(screens: [tabs], options: options)
        var reports: [Bool] = []
        player.onStep = { step in reports.append(step.faults?.contains { $0.contains("Ask") } ?? false) }
        let script = """
            screen tabs
            tap "Ask"
            tap "Yes" in alert
            choose tab "Two"
            choose tab "One"
            """
        let report = try await player.play(.text(script, name: "a"))
        XCTAssertEqual(report.failures.map(\.message), [])
        XCTAssertEqual(reports, [true, false, false, false, false])
    }

    /// A view of a navigation controller stays on screen when another controller is pushed.
    @MainActor
    func testAFaultThatStaysOnScreenIsNotReportedAgainForAnotherController() async throws {
        let pages = ReplayScreen("pages") {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let button = UIButton(type: .system)
            button.setTitle("Help", for: .normal)
            button.frame = CGRect(x: 20, y: 200, width: 20, height: 20)
            navigation.view.addSubview(button)
            return navigation
        }
        .command("push") { (navigation: UINavigationController) in
            navigation.pushViewController(UITableViewController(style: .plain), animated: false)
        }
        var options = ReplayPlayer.Options()
        (options.reportsSteps, options.reportsFaults) = (true, true)
        let player = ReplayPlayer(screens: [pages], options: options)
        var reports: [Bool] = []
        player.onStep = { step in reports.append(step.faults?.contains { $0.contains("Help") } ?? false) }
        let report = try await player.play(.text("screen pages\nrun push", name: "a"))
        XCTAssertEqual(report.failures.map(\.message), [])
        XCTAssertEqual(reports, [true, false])
    }
}
