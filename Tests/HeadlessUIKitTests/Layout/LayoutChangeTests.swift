import Foundation
@testable import HeadlessUIKit
import XCTest

/// What changes after the first layout.
final class LayoutChangeTests: XCTestCase {
    @MainActor
    func testRemovingAViewDropsTheConstraintsAcrossItsEdge() async {
        let root = makeRoot()
        let (card, box, other) = (UIView(), Box(20, 20), Box(30, 30))
        root.add(card, other)
        card.add(box)
        let inside = box.pinned(to: card, inset: 5)
        let across = box.leadingAnchor.constraint(equalTo: other.trailingAnchor)
        let outside = other.pinned(to: root).prefix(2)
        NSLayoutConstraint.activate(
            inside + [across, card.topAnchor.constraint(equalTo: root.topAnchor)] + outside)
        root.layoutIfNeeded()
        XCTAssertEqual(card.frame, rect(25, 0, 30, 30))
        card.removeFromSuperview()
        XCTAssertFalse(across.isActive)
        XCTAssertTrue((inside + outside).allSatisfy(\.isActive))
        XCTAssertEqual(root.constraints, Array(outside))
        root.layoutIfNeeded()
        XCTAssertEqual(other.frame, rect(0, 0, 30, 30))
        // It can be laid out on its own, and come back.
        box.content = CGSize(width: 100, height: 50)
        XCTAssertEqual(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 110, height: 60))
        root.addSubview(card)
        NSLayoutConstraint.activate(Array(card.pinned(to: root).prefix(2)))
        root.layoutIfNeeded()
        XCTAssertEqual(card.frame, rect(0, 0, 110, 60))
    }

    @MainActor
    func testAnActiveConstraintBecomesOptionalAndRequiredAgain() async {
        let root = makeRoot()
        let box = Box(20, 20)
        root.add(box)
        let wide = box.widthAnchor.constraint(equalToConstant: 50)
        let narrow = box.widthAnchor.constraint(equalToConstant: 30)
        narrow.priority = .defaultHigh
        NSLayoutConstraint.activate(box.pinned(to: root).prefix(2) + [wide, narrow])
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.width, 50)
        wide.priority = .defaultLow
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.width, 30)
        narrow.priority = .fittingSizeLevel
        wide.priority = .required
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.width, 50)
    }

    @MainActor
    func testAGuideMovesToTheViewThatIsSetAsItsOwner() async {
        let (one, other, guide) = (UIView(), UIView(), UILayoutGuide())
        guide.owningView = one
        XCTAssertEqual(one.layoutGuides, [guide])
        guide.owningView = other
        XCTAssertEqual(one.layoutGuides, [])
        XCTAssertEqual(other.layoutGuides, [guide])
        guide.owningView = nil
        XCTAssertEqual(other.layoutGuides, [])
        XCTAssertNil(guide.owningView)
    }

    @MainActor
    func testAKeyboardIsNearTheBottomAlone() async {
        let root = makeRoot()
        let box = Box(20, 20)
        root.add(box)
        let guide = root.keyboardLayoutGuide
        let near = box.bottomAnchor.constraint(equalTo: guide.topAnchor)
        let away = box.topAnchor.constraint(equalTo: root.topAnchor)
        guide.setConstraints([near], activeWhenNearEdge: .bottom)
        guide.setConstraints([away], activeWhenAwayFrom: .bottom)
        XCTAssertEqual([near.isActive, away.isActive], [true, false])
        XCTAssertEqual(guide.constraints(activeWhenNearEdge: .bottom), [near])
        XCTAssertEqual(guide.constraints(activeWhenAwayFrom: .bottom), [away])
        guide.setConstraints([away], activeWhenAwayFrom: .top)
        XCTAssertTrue(away.isActive)
        guide.removeAllTrackedConstraints()
        XCTAssertEqual([near.isActive, away.isActive], [false, false])
    }

    @MainActor
    func testAViewThatIsGoneIsNotKept() async {
        let root = makeRoot()
        weak var gone: UIView?
        do {
            let box = Box(20, 20)
            root.add(box)
            NSLayoutConstraint.activate(box.pinned(to: root))
            root.layoutIfNeeded()
            gone = box
            box.removeFromSuperview()
        }
        XCTAssertNil(gone)
        root.frame.size.width = 10
        root.layoutIfNeeded()
    }

    /// A constraint of sizes alone speaks of a view deep inside, which goes with one around it.
    @MainActor
    func testWhatGoesWithAViewAroundItIsForgotten() async {
        let root = makeRoot()
        let box = Box(20, 20)
        root.add(box)
        NSLayoutConstraint.activate(Array(box.pinned(to: root).prefix(2)))
        weak var gone: UIView?
        do {
            let (outer, inner, deep) = (UIView(), UIView(), Box())
            root.addSubview(outer)
            outer.addSubview(inner)
            inner.add(deep)
            deep.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true
            root.layoutIfNeeded()
            XCTAssertEqual(deep.frame.width, 20)
            gone = deep
            outer.removeFromSuperview()
            XCTAssertEqual(root.constraints.count, 2)
        }
        XCTAssertNil(gone)
        box.content.width = 50
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.width, 50)
    }

    /// Who is asked for a size may change the tree.
    @MainActor
    func testAViewMayGoWhileSizesAreAskedFor() async {
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

    @MainActor
    func testARootThatIsGoneLeavesItsViewsToThemselves() async {
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

    @MainActor
    func testConstraintsAreExchanged() async {
        let root = makeRoot()
        let box = Box(20, 20)
        root.add(box)
        let left = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let right = box.trailingAnchor.constraint(equalTo: root.trailingAnchor)
        left.isActive = true
        box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame, rect(0, 0, 20, 20))
        left.isActive = false
        right.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame, rect(280, 0, 20, 20))
        NSLayoutConstraint.deactivate([right])
        NSLayoutConstraint.activate([left])
        left.constant = 7
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame, rect(7, 0, 20, 20))
    }

    @MainActor
    func testOptionalPrioritiesChangeWhoWins() async {
        let root = makeRoot()
        let box = Box()
        root.add(box)
        let wide = box.widthAnchor.constraint(equalToConstant: 200)
        let narrow = box.widthAnchor.constraint(equalToConstant: 50)
        wide.priority = .defaultHigh
        narrow.priority = .defaultLow
        NSLayoutConstraint.activate([wide, narrow])
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.width, 200)
        narrow.priority = UILayoutPriority(999)
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame.width, 50)
    }

    /// A view that is where its frame says takes what is tied to it along.
    @MainActor
    func testAFrameThatChangesMovesWhatIsTiedToIt() async {
        let root = makeRoot()
        let fixed = UIView(frame: rect(10, 10, 50, 50))
        let box = Box(20, 20)
        root.addSubview(fixed)
        root.add(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: fixed.trailingAnchor),
            box.topAnchor.constraint(equalTo: fixed.bottomAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame, rect(60, 60, 20, 20))
        fixed.frame.origin = CGPoint(x: 100, y: 0)
        root.layoutIfNeeded()
        XCTAssertEqual(box.frame, rect(150, 50, 20, 20))
    }

    @MainActor
    func testATreeThatComesIntoAnotherIsSolvedWithIt() async {
        let card = UIView(frame: rect(0, 0, 100, 100))
        let box = Box(20, 20)
        card.add(box)
        NSLayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            box.topAnchor.constraint(equalTo: card.topAnchor),
        ])
        card.layoutIfNeeded()
        XCTAssertEqual(box.frame, rect(40, 0, 20, 20))
        let root = makeRoot()
        root.add(card)
        NSLayoutConstraint.activate(card.pinned(to: root))
        root.layoutIfNeeded()
        XCTAssertEqual(card.frame, root.frame)
        XCTAssertEqual(box.frame, rect(140, 0, 20, 20))
    }

    /// Only what the change touches is measured and laid out again.
    @MainActor
    func testAnotherTextDoesNotMeasureTheOthers() async {
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

    /// Whatever was edited on the way, the layout is that of a tree that was made so from the start.
    @MainActor
    func testRandomEditsEndAsATreeMadeAnew() async {
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

/// Boxes and texts below one another, whose numbers change.
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
