import CellDirector
import XCTest

/// Tests changes to constraints, layout guides and the view hierarchy.
final class LayoutChangeTests: ConformanceTestCase {
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
        // The removed view can be measured on its own and added again.
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
    func testAKeyboardGuideIsNearOnlyTheBottomEdge() async {
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
    func testARemovedViewIsNotRetained() async {
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

    /// A size constraint refers to a deeply nested view, which is removed together with one of its superviews.
    @MainActor
    func testViewsRemovedWithTheirSuperviewAreForgotten() async {
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

    @MainActor
    func testConstraintsAreReplaced() async {
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
    func testOptionalPrioritiesChangeWhichConstraintWins() async {
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

    /// Moving a view that is positioned by its frame also moves the views constrained to it.
    @MainActor
    func testAChangedFrameMovesTheViewsConstrainedToIt() async {
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
    func testATreeAddedToAnotherIsSolvedWithIt() async {
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
}
