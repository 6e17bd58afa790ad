import TestSupport
import XCTest

@testable import HeadlessUIKit

/// Tests controls with unusually many actions. Adding, replacing or removing an action must not read the other actions.
final class ManyActionsTests: XCTestCase {
    /// An action that counts how many times its identifier is read.
    @MainActor
    private final class CountedAction: UIAction {
        static var reads = 0

        init(_ name: String) { super.init("", nil, nil, Identifier(name), [], .off) { _ in } }

        override var identifier: Identifier {
            Self.reads += 1
            return super.identifier
        }
    }

    @MainActor
    func testAnActionIsAddedReplacedAndRemovedWithoutReadingTheOthers() async {
        func reads(_ count: Int) -> Int {
            CountedAction.reads = 0
            let control = UIControl(frame: .zero)
            for round in 0..<2 {
                for number in 0..<count {
                    control.addAction(CountedAction("\((number * 7 + round) % count)"), for: .valueChanged)
                }
            }
            // Each added action replaces the previous action with the same identifier.
            for _ in 0..<count {
                control.addAction(CountedAction("0"), for: .valueChanged)
            }
            var left = 0
            control.enumerateEventHandlers { _, _, _, _ in left += 1 }
            XCTAssertEqual(left, count)
            for number in 0..<count { control.removeAction(identifiedBy: .init("\(number)"), for: .allEvents) }
            XCTAssertEqual(control.allControlEvents, [])
            return CountedAction.reads
        }
        XCTAssertLessThan(reads(800), 15 * 800)
        XCTAssertLessThan(reads(6_400), 15 * 6_400)
    }

    @MainActor
    func testAnActionThatIsRemovedFromManyIsReleased() async {
        let control = UIControl(frame: .zero)
        weak var removed: UIAction?
        for number in 0..<20 {
            let action = UIAction(identifier: .init("\(number)")) { _ in }
            if number == 3 { removed = action }
            control.addAction(action, for: .valueChanged)
        }
        XCTAssertNotNil(removed)
        control.removeAction(identifiedBy: .init("3"), for: .valueChanged)
        XCTAssertNil(removed)
    }

    @MainActor
    func testRandomActionsRunAsInAnArrayModel() async {
        let events: [UIControl.Event] = [.touchDown, .valueChanged, .editingChanged, .allEvents]
        forEachSeed(1...6) { seed in
            var random = SplitMix64(state: seed)
            let control = UIControl(frame: .zero)
            var (model, calls) = ([(name: String, number: Int, events: UIControl.Event)](), [Int]())
            for number in 0..<200 {
                let name = "\(Int.random(in: 0..<(seed.isMultiple(of: 2) ? 6 : 40), using: &random))"
                let chosen = events[Int.random(in: 0..<4, using: &random)]
                for index in model.indices where model[index].name == name { model[index].events.subtract(chosen) }
                model.removeAll { $0.events.isEmpty }
                if Int.random(in: 0..<3, using: &random) > 0 {
                    let action = UIAction(identifier: .init(name)) { _ in calls.append(number) }
                    control.addAction(action, for: chosen)
                    model.append((name, number, chosen))
                } else {
                    control.removeAction(identifiedBy: .init(name), for: chosen)
                }
                for event in events.dropLast() {
                    calls = []
                    control.sendActions(for: event)
                    let wanted = model.filter { !$0.events.isDisjoint(with: event) }.map(\.number)
                    XCTAssertEqual(calls, wanted, "seed \(seed)")
                }
                XCTAssertEqual(control.allControlEvents, model.reduce(into: []) { $0.formUnion($1.events) })
            }
        }
    }
}
