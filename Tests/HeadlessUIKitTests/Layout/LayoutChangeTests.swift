import Foundation
@testable import HeadlessUIKit
import XCTest

/// Tests layouts in which views, text or constraints change, even while a view is being measured.
final class LayoutChangeTests: XCTestCase {
    /// A view may change the hierarchy while it is asked for its intrinsic size.
    @MainActor
    func testAViewMayBeReleasedWhileSizesAreRequested() async {
        final class Lazy: Box {
            var work: (() -> Void)?
            override func intrinsicContentSize(atWidth width: CGFloat?) -> CGSize {
                let now = work
                work = nil
                now?()
                return content
            }
        }
        let root = makeRoot()
        let (asked, other) = (Lazy(20, 20), Box(30, 30))
        root.add(asked, other)
        NSLayoutConstraint.activate(
            asked.pinned(to: root).prefix(2) + [
                other.topAnchor.constraint(equalTo: asked.bottomAnchor),
                other.leadingAnchor.constraint(equalTo: asked.trailingAnchor),
            ])
        asked.work = {
            let badge = Box(5, 5)
            asked.add(badge)
            NSLayoutConstraint.activate(Array(badge.pinned(to: asked).prefix(2)))
        }
        root.layoutIfNeeded()
        XCTAssertEqual(
            [asked, other, asked.subviews[0]].map(\.frame),
            [rect(0, 0, 20, 20), rect(20, 20, 30, 30), rect(0, 0, 5, 5)])
        asked.work = { other.removeFromSuperview() }
        asked.content.width = 44
        root.layoutIfNeeded()
        XCTAssertEqual(asked.frame, rect(0, 0, 44, 20))
        XCTAssertEqual(root.constraints.count, 2)
    }

    /// The outermost view of a constraint-based layout may change a constraint while it lays out its subviews.
    @MainActor
    func testAConstantChangedInLayoutSubviewsIsAppliedInTheSameLayout() async {
        final class Halving: UIView {
            var half: NSLayoutConstraint?
            override func layoutSubviews() {
                super.layoutSubviews()
                half?.constant = frame.width / 2
            }
        }
        let (root, box) = (Halving(frame: rect(0, 0, 320, 200)), Box(20, 20))
        root.add(box)
        let half = box.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate(box.pinned(to: root).prefix(2) + [half])
        root.half = half
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.width, 160)
        root.frame.size.width = 100
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.width, 50)
    }

    @MainActor
    func testAReleasedRootDoesNotAffectItsViews() async {
        let box = Box(20, 20)
        let width = box.widthAnchor.constraint(equalToConstant: 70)
        autoreleasepoolIfAny {
            let root = makeRoot()
            root.add(box)
            NSLayoutConstraint.activate(box.pinned(to: root) + [width])
            _ = warnings { root.layoutIfNeeded() }
        }
        width.constant = 30
        XCTAssertEqual(box.systemLayoutSizeFitting(.zero).width, 30)
    }

    private func autoreleasepoolIfAny(_ body: () -> Void) { body() }

    /// Only the views affected by a change are measured and laid out again.
    @MainActor
    func testChangingOneTextDoesNotMeasureTheOthers() async {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let root = Counting(frame: rect(0, 0, 300, 200))
        let (left, right) = (Counting(), Counting())
        let (first, second) = (Letters(5), Letters(40))
        root.add(left, right)
        left.add(first)
        right.add(second)
        NSLayoutConstraint.activate(
            first.pinned(to: left) + second.pinned(to: right) + left.pinned(to: root).prefix(2) + [
                right.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
                right.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                right.widthAnchor.constraint(equalToConstant: 100),
            ])
        root.layoutIfNeeded()
        XCTAssertEqual(second.frame, rect(0, 0, 100, 80))
        let (measured, laidOut) = (second.measurements, right.layouts)
        first.count = 8
        root.layoutIfNeeded()
        XCTAssertEqual(first.frame, rect(0, 0, 80, 20))
        XCTAssertEqual([second.measurements, right.layouts], [measured, laidOut])
        XCTAssertEqual([root.layouts, left.layouts], [2, 2])
    }

    /// After random edits, the layout equals the layout of a hierarchy that is created in its final state.
    @MainActor
    func testRandomEditsEndWithTheLayoutOfANewTree() async {
        for seed in 0..<40 as Range<UInt64> {
            var random = SplitMix64(state: seed)
            let edited = Chain()
            edited.root.layoutIfNeeded()
            for _ in 0..<12 {
                edited.change(&random)
                if Bool.random(using: &random) { edited.root.layoutIfNeeded() }
            }
            edited.root.layoutIfNeeded()
            let fresh = Chain()
            fresh.copy(edited)
            fresh.root.layoutIfNeeded()
            XCTAssertEqual(edited.boxes.map(\.frame), fresh.boxes.map(\.frame), "seed \(seed)")
        }
    }
}

/// A column of labels whose text and constraint constants change.
@MainActor
private final class Chain {
    let root = UIView(frame: rect(0, 0, 300, 800))
    let boxes: [Letters]
    private var gaps: [NSLayoutConstraint] = []
    private var widths: [NSLayoutConstraint] = []

    init() {
        boxes = (0..<5).map { Letters(10 + $0) }
        var above = root.topAnchor
        for box in boxes {
            root.add(box)
            let gap = box.topAnchor.constraint(equalTo: above, constant: 8)
            let width = box.widthAnchor.constraint(lessThanOrEqualToConstant: 250)
            width.priority = UILayoutPriority(900)
            NSLayoutConstraint.activate([
                gap, width, box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
            ])
            gaps.append(gap)
            widths.append(width)
            above = box.bottomAnchor
        }
    }

    func change(_ random: inout SplitMix64) {
        let index = Int.random(in: 0..<5, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: gaps[index].constant = CGFloat(Int.random(in: 0..<30, using: &random))
        case 1: widths[index].constant = CGFloat(Int.random(in: 40..<300, using: &random))
        case 2: boxes[index].count = Int.random(in: 0..<100, using: &random)
        case 3: root.frame.size.width = CGFloat(Int.random(in: 100..<500, using: &random))
        default: widths[index].isActive.toggle()
        }
    }

    func copy(_ other: Chain) {
        root.frame = other.root.frame
        for index in boxes.indices {
            boxes[index].count = other.boxes[index].count
            gaps[index].constant = other.gaps[index].constant
            widths[index].constant = other.widths[index].constant
            widths[index].isActive = other.widths[index].isActive
        }
    }
}
