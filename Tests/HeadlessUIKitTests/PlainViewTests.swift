import TestSupport
import XCTest

@testable import HeadlessUIKit

/// Tests the search up the responder chain for the nearest responder that shows a row. This search does not call `next`
/// on plain views. The tests compare its result with the result of a search that calls `next` on every responder.
final class PlainViewTests: XCTestCase {
    /// A view that can override its next responder.
    private final class Detour: UIView {
        var goal: UIResponder?
        override var next: UIResponder? { goal ?? super.next }
    }

    private final class CustomView: UIView {}

    @MainActor
    private func boundAbove(_ view: UIResponder) -> UIResponder? {
        sequence(first: view, next: \.next).dropFirst().first { $0.binding != nil }
    }

    @MainActor func testTheNearestBindingIsFoundAsByFollowingTheResponderChain() async {
        forEachSeed(1...200) { seed in
            var random = SplitMix64(state: seed)
            var views: [UIView] = []
            var controllers: [UIViewController] = []
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let view: UIView
                switch Int.random(in: 0..<8, using: &random) {
                case 0: view = CustomView()
                case 1: view = UIButton(type: .system)
                case 2: view = UITableViewCell(style: .default, reuseIdentifier: nil)
                case 3:
                    let detour = Detour()
                    if Bool.random(using: &random) { detour.goal = views.randomElement(using: &random) }
                    view = detour
                case 4:
                    let controller = UIViewController()
                    controllers.append(controller)
                    view = controller.view
                    if Bool.random(using: &random) { controller.binding = NSObject() }
                default: view = UIView()
                }
                if Int.random(in: 0..<6, using: &random) == 0 { view.binding = NSObject() }
                if let around = views.randomElement(using: &random) {
                    let cell = around as? UITableViewCell
                    (cell?.contentView ?? around).addSubview(view)
                }
                views.append(view)
            }
            if Bool.random(using: &random) { views.randomElement(using: &random)?.removeFromSuperview() }
            for view in views {
                let found = view.nearestBoundAbove()
                XCTAssertIdentical(found?.responder, boundAbove(view))
                XCTAssertIdentical(found?.binding, boundAbove(view)?.binding)
            }
            withExtendedLifetime(controllers) {}
        }
    }
}
