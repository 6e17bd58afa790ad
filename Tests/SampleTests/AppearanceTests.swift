import CellDirector
import HeadlessUIKit
import SampleScreens
import TestSupport
import XCTest

@testable import TapReplay

/// Tests that a screen and all its controllers, views, directors and rows are deallocated after the screen has
/// disappeared.
final class AppearanceTests: XCTestCase {
    /// The number of visits to each screen. With the default value, the test takes a second or two.
    private static let appearances = timesToRun("CELLDIRECTOR_APPEARANCES", else: 3)

    @MainActor func testAppearancesOfEachScreenLeakNothing() async throws {
        for screen in SampleScreens.all {
            let make = try screen.prepare(ReplaySettings(rowCount: 60))
            forEachSeed(0..<UInt64(Self.appearances)) { seed in
                let visit = Visit(make(), seed: seed).seen
                let left = visit.compactMap(\.object)
                guard left.isEmpty, visit.count > 20 else {
                    let kinds = Set(left.map { "\(type(of: $0))" }).sorted()
                    return XCTFail(
                        "\(screen.name), seed \(seed): \(left.count) of \(visit.count) objects leak: \(kinds)")
                }
            }
        }
    }
}

/// A visit to a screen, during which the screen is shown, touched at random, and hidden again.
@MainActor
private struct Visit {
    /// All objects seen during the visit.
    private(set) var seen: [Weak] = []

    private let controller: UIViewController
    private let finger = Finger()
    private var generator: SplitMix64

    init(_ controller: UIViewController, seed: UInt64) {
        self.controller = controller
        generator = SplitMix64(state: seed)
        // Shows the screen twice, because a screen can appear again after it has disappeared.
        for _ in 0..<2 {
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
            for _ in 0..<4 {
                look()
                touch()
            }
            look()
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
        }
    }

    private mutating func look() {
        let shown = [controller, controller.topmost] + controller.children
        let views = shown.flatMap { $0.view?.everyView ?? [] }
        seen += (shown as [AnyObject] + views).map(Weak.init)
        for list in views {
            if let director = (list as? UITableView)?.director {
                seen += [Weak(director)] + director.items.map(Weak.init)
            }
            if let director = (list as? UICollectionView)?.director {
                seen += [Weak(director)] + director.items.map(Weak.init)
            }
        }
    }

    /// Touches a random row, list or control on the screen. Ignores refused touches.
    private mutating func touch() {
        let views = controller.topmost.view.everyView
        guard let list = views.compactMap({ $0 as? ListScrollView }).randomElement(using: &generator),
            let path = list.shownCells.map(\.indexPath).randomElement(using: &generator)
        else { return press(views) }
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: try? finger.tap(rowAt: path, in: list)
        case 1: try? finger.swipe(rowAt: path, .left, in: list)
        case 2: try? finger.swipe(rowAt: path, .right, fully: true, in: list)
        case 3: try? finger.scroll(list, by: .random(in: -500...500, using: &generator))
        case 4: try? finger.scroll(list, sidewaysBy: .random(in: -500...500, using: &generator))
        case 5: try? finger.longPress(rowAt: path, in: list)
        default: press(views)
        }
    }

    private mutating func press(_ views: [UIView]) {
        guard let control = views.compactMap({ $0 as? UIControl }).randomElement(using: &generator) else { return }
        if let field = control as? UITextField {
            try? finger.type("a\n", into: field)
        } else {
            try? finger.tap(control)
        }
    }
}
