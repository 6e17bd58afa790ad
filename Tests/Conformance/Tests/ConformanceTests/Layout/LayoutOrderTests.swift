import CellDirector
import XCTest

/// Tests the order of layout callbacks.
final class LayoutOrderTests: ConformanceTestCase {
    private final class LoggingBox: Box {
        let name: String
        let log: Log
        var update: (() -> Void)?

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(20, 20)
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            log.add("update \(name)")
            update?()
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.add("layout \(name) \(Int(frame.width)) \(subviews.map { Int($0.frame.width) })")
        }
    }

    @MainActor
    private func makeTree() -> (root: LoggingBox, middle: LoggingBox, leaf: LoggingBox, log: Log) {
        let log = Log()
        let tree = (LoggingBox("root", log), LoggingBox("middle", log), LoggingBox("leaf", log), log)
        tree.0.translatesAutoresizingMaskIntoConstraints = true
        tree.0.frame = rect(0, 0, 300, 300)
        tree.0.addSubview(tree.1)
        tree.1.addSubview(tree.2)
        return tree
    }

    /// Constraints are updated from the innermost view outward. Then views are laid out from the outermost view inward:
    /// when `super.layoutSubviews()` returns, the view's subviews have their frames.
    @MainActor
    func testConstraintsAreUpdatedFirstAndInnermostFirst() async {
        let (root, middle, leaf, log) = makeTree()
        NSLayoutConstraint.activate(middle.pinned(to: root, inset: 10) + leaf.pinned(to: middle, inset: 10))
        leaf.layoutIfNeeded()
        XCTAssertEqual(
            log.lines,
            [
                "update leaf", "update middle", "update root", "layout root 300 [280]", "layout middle 280 [260]",
                "layout leaf 260 []",
            ])
        XCTAssertFalse(leaf.needsUpdateConstraints())
        root.layoutIfNeeded()
        XCTAssertEqual(log.lines.count, 6, "nothing is pending")
        leaf.setNeedsUpdateConstraints()
        XCTAssertTrue(leaf.needsUpdateConstraints())
        root.layoutIfNeeded()
        XCTAssertEqual(log.lines.dropFirst(6), ["update leaf"], "no view is laid out")
        leaf.setNeedsUpdateConstraints()
        root.updateConstraintsIfNeeded()
        XCTAssertEqual(log.lines.dropFirst(7), ["update leaf"])
    }

    /// If a view requires constraint-based layout, `updateConstraints()` is called even before the view has any
    /// constraints, so the method can create the first ones.
    @MainActor
    func testAViewThatRequiresConstraintsUpdatesThem() async {
        final class Card: UIView {
            let box = Box(30, 30)
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                if box.superview == nil {
                    addSubview(box)
                    NSLayoutConstraint.activate(Array(box.pinned(to: self, inset: 5).prefix(2)))
                }
                super.updateConstraints()
            }
        }
        let root = makeRoot()
        let card = Card(frame: rect(0, 0, 100, 100))
        root.addSubview(card)
        root.layoutIfNeeded()
        XCTAssertEqual(card.box.frame, rect(5, 5, 30, 30))
    }

    /// Calling `layoutIfNeeded()` on a nested view starts the layout at the outermost superview that needs layout.
    @MainActor
    func testALayoutBeginsWithTheOutermostPendingView() async {
        final class Halves: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                for view in subviews { view.frame.size = CGSize(width: frame.width / 2, height: 10) }
            }
        }
        let (outer, inner, leaf) = (Halves(frame: rect(0, 0, 80, 80)), Halves(), UIView())
        outer.addSubview(inner)
        inner.addSubview(leaf)
        leaf.layoutIfNeeded()
        XCTAssertEqual(leaf.frame.width, 20)
    }
}
