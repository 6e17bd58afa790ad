import HeadlessUIKit
import XCTest

/// Tests that layouts, updates and other work that would repeat forever are stopped with a single warning, and that the
/// app keeps running.
final class NeverStableTests: ConformanceTestCase {
    // MARK: Views

    @MainActor
    func testALayoutThatAsksForAnother() async {
        final class Restless: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                setNeedsLayout()
            }
        }
        let (root, middle, restless, quiet) = (UIView(), UIView(), Restless(), Listener())
        root.addSubview(middle)
        middle.addSubview(restless)
        middle.addSubview(quiet)
        XCTAssertEqual(
            warnings { root.layoutIfNeeded() },
            ["Restless still needs layout after 100 rounds: each round asks for another."])
        XCTAssertEqual(restless.layouts, 100)
        XCTAssertEqual(quiet.layouts, 1)
        XCTAssertEqual(warnings { root.layoutIfNeeded() }, [], "nothing is pending")
        quiet.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(quiet.layouts, 2)
        restless.setNeedsLayout()
        XCTAssertEqual(warnings { root.layoutIfNeeded() }.count, 1)
        XCTAssertEqual(restless.layouts, 200)
    }

    /// When the layout of a superview is abandoned, the layout of its subviews is abandoned, too. All of these views
    /// can be laid out again later.
    @MainActor
    func testASubviewThatAsksItsSuperviewForAnotherLayout() async {
        final class Climbing: UIView {
            var climbs = true
            override func layoutSubviews() {
                super.layoutSubviews()
                guard climbs else { return }
                superview?.setNeedsLayout()
                subviews.first?.setNeedsLayout()
            }
        }
        final class Parent: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                subviews.first?.setNeedsLayout()
            }
        }
        let (parent, climbing, leaf) = (Parent(), Climbing(), Listener())
        parent.addSubview(climbing)
        climbing.addSubview(leaf)
        XCTAssertEqual(
            warnings { parent.layoutIfNeeded() },
            ["Parent still needs layout after 100 rounds: each round asks for another."])
        let layouts = leaf.layouts
        climbing.climbs = false
        leaf.setNeedsLayout()
        XCTAssertEqual(warnings { parent.layoutIfNeeded() }, [])
        XCTAssertEqual(leaf.layouts, layouts + 1)
    }

    @MainActor
    func testConstraintsThatAreUpdatedAgain() async {
        final class Undecided: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                setNeedsUpdateConstraints()
                super.updateConstraints()
            }
        }
        let (root, undecided) = (UIView(frame: rect(0, 0, 300, 300)), Undecided())
        root.addSubview(undecided)
        undecided.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(undecided.pinned(to: root))
        XCTAssertEqual(
            warnings { root.layoutIfNeeded() },
            ["UIView still wants to update constraints after 100 rounds: each round asks for another."])
        XCTAssertEqual(undecided.updates, 100)
        XCTAssertEqual(undecided.frame, rect(0, 0, 300, 300))
        XCTAssertEqual(warnings { root.layoutIfNeeded() }, [], "nothing is pending")
        undecided.setNeedsUpdateConstraints()
        XCTAssertEqual(warnings { root.layoutIfNeeded() }.count, 1)
        XCTAssertEqual(undecided.updates, 200)
    }

    /// The label must be four times as wide as it is tall. On one line, the text is too wide for this ratio; on two
    /// lines, it is too tall.
    @MainActor
    func testATextWhoseWidthFollowsItsHeight() async {
        let (root, label, below) = (UIView(frame: rect(0, 0, 300, 300)), UILabel(), Listener())
        label.text = "one two three four"
        label.numberOfLines = 0
        label.setContentHuggingPriority(.defaultHigh, for: .vertical)
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        for view in [label, below] {
            root.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 4),
            below.topAnchor.constraint(equalTo: label.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 10),
            below.heightAnchor.constraint(equalToConstant: 10),
        ])
        XCTAssertEqual(
            warnings { root.layoutIfNeeded() },
            ["UIView still has texts to measure after 100 rounds: each height gives a text another width."])
        XCTAssertEqual(below.frame.minY, label.frame.maxY)
        XCTAssertEqual(warnings { root.layoutIfNeeded() }, [], "nothing is pending")
        label.text = "one"
        XCTAssertEqual(warnings { root.layoutIfNeeded() }, [])
        XCTAssertEqual(below.frame.minY, label.frame.maxY)
    }

    @MainActor
    func testAConfigurationThatIsUpdatedRepeatedly() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var updates = 0
        cell.configurationUpdateHandler = { cell, _ in
            updates += 1
            cell.setNeedsUpdateConfiguration()
        }
        XCTAssertEqual(
            warnings { cell.layoutIfNeeded() },
            ["UITableViewCell still needs a configuration update after 100 rounds: each round asks for another."])
        XCTAssertEqual(updates, 100)
        XCTAssertEqual(warnings { cell.layoutIfNeeded() }, [], "nothing is pending")
        cell.configurationUpdateHandler = { _, _ in updates = 0 }
        cell.layoutIfNeeded()
        XCTAssertEqual(updates, 0)
    }

    /// Animations take no time, so one that begins itself again would never end.
    @MainActor
    func testAnAnimationThatBeginsItselfAgain() async {
        let view = UIView()
        var count = 0
        func pulse() {
            count += 1
            UIView.animate(withDuration: 1) {
                view.alpha = 1 - view.alpha
            } completion: { _ in
                pulse()
                pulse()
            }
        }
        XCTAssertEqual(warnings { pulse() }.count, 1)
        XCTAssertLessThan(count, 3_000)
        final class Carousel: NSObject, UIScrollViewDelegate {
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
                let x: CGFloat = scrollView.contentOffset.x == 0 ? 100 : 0
                scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
            }
        }
        let (scrollView, carousel) = (UIScrollView(frame: rect(0, 0, 100, 100)), Carousel())
        scrollView.contentSize = CGSize(width: 500, height: 100)
        scrollView.delegate = carousel
        XCTAssertEqual(warnings { scrollView.setContentOffset(CGPoint(x: 100, y: 0), animated: true) }.count, 1)
        var steps = 0
        func fade() {
            steps += 1
            if steps < 150 { UIView.animate(withDuration: 1, animations: {}) { _ in fade() } }
        }
        XCTAssertEqual(warnings { fade() }, [])
        XCTAssertEqual(steps, 150)
    }

    // MARK: Lists

    @MainActor
    func testASnapshotThatIsAppliedAfterEachSnapshot() async {
        let table = UITableView(frame: rect(0, 0, 320, 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        func apply(_ count: Int, then: @escaping () -> Void) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<count))
            source.apply(snapshot, completion: then)
        }
        var count = 0
        func again() {
            count += 1
            if count < 10_000 { for _ in 0..<2 { apply(3 + count % 3, then: again) } }
        }
        let said = warnings { apply(3, then: again) }
        XCTAssertEqual(said.count, 1)
        XCTAssertTrue(said.first?.hasPrefix("UITableView still has snapshots to apply") ?? false, "\(said)")
        XCTAssertLessThan(count, 10_000)
        XCTAssertEqual(table.visibleCells.count, source.snapshot().numberOfItems)
        var finished = 0
        let more = warnings { for number in 0..<300 { apply(number % 5) { finished += 1 } } }
        XCTAssertEqual(more, [])
        XCTAssertEqual(finished, 300)
    }

    @MainActor
    func testRowsThatChangeAsTheyAreCounted() async {
        let (table, source) = makeTable()
        source.whenCounted = { $0.reloadData() }
        XCTAssertEqual(
            warnings { table.layoutIfNeeded() },
            [
                "UITableView still has rows to count after 100 rounds: counting or measuring them changes them. The rows of "
                    + "the last round stay. Do not reload or update rows each time that counts, sizes or layouts are "
                    + "requested: update them once, or when the layout has ended."
            ])
        XCTAssertEqual(texts(table), ["0", "1", "2", "3"])
        source.whenCounted = nil
        source.count = 2
        table.reloadData()
        XCTAssertEqual(warnings { table.layoutIfNeeded() }, [])
        XCTAssertEqual(texts(table), ["0", "1"])
    }

    @MainActor
    func testRowsThatChangeAsTheyAreShown() async {
        let (table, source) = makeTable()
        let window = UIView(frame: table.frame)
        window.addSubview(table)
        source.whenShown = { $0.reloadData() }
        XCTAssertEqual(
            warnings { window.layoutIfNeeded() },
            [
                "UITableView is still showing its rows after 100 rounds: showing row 0 of section 0 changes them. The rows "
                    + "of the last round stay. Do not reload or update rows each time that cells, headers, footers or "
                    + "heights are requested or displayed: update them once, or when the layout has ended."
            ])
        XCTAssertEqual(texts(table), ["0", "1", "2", "3"])
        XCTAssertEqual(warnings { window.layoutIfNeeded() }, [], "nothing is pending")
        source.whenShown = nil
        table.reloadData()
        XCTAssertEqual(warnings { window.layoutIfNeeded() }, [])
        XCTAssertEqual(texts(table), ["0", "1", "2", "3"])
    }

    @MainActor
    func testAHeaderThatGrowsWheneverItIsMeasured() async {
        final class Growing: UITableViewHeaderFooterView {
            var height: CGFloat = 20
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
                verticalFittingPriority vertical: UILayoutPriority
            ) -> CGSize {
                height += 0.5
                setNeedsUpdateConstraints()
                invalidateIntrinsicContentSize()
                return CGSize(width: targetSize.width, height: height)
            }
        }
        let (table, source) = makeTable()
        table.sectionHeaderHeight = UITableView.automaticDimension
        table.estimatedSectionHeaderHeight = 20
        source.header = Growing(reuseIdentifier: nil)
        let said = warnings { table.layoutIfNeeded() }
        XCTAssertEqual(
            said, ["UITableView still has views to measure after 100 rounds: each round gives some another size."])
        XCTAssertEqual(texts(table), ["0", "1", "2", "3"])
    }

    @MainActor
    func testRowsThatShrinkWheneverTheirHeightIsRequested() async {
        let (table, source) = makeTable()
        source.count = 50
        var height: CGFloat = 2000
        source.height = { height }
        table.layoutIfNeeded()
        table.scrollToRow(at: path(49), at: .bottom, animated: false)
        source.height = {
            height -= 3
            return height
        }
        let said = warnings {
            table.rowHeight = 1
            table.layoutIfNeeded()
        }
        XCTAssertEqual(said, ["UITableView still scrolls beyond its end after 100 rounds: each round moves the end."])
        source.height = { 44 }
        table.reloadData()
        XCTAssertEqual(warnings { table.layoutIfNeeded() }, [])
        XCTAssertEqual(texts(table).count, 10)
    }

    @MainActor
    func testADelegateThatScrollsBack() async {
        let (table, source) = makeTable()
        source.count = 50
        table.layoutIfNeeded()
        source.whenScrolled = { $0.contentOffset.y = 0 }
        XCTAssertEqual(
            warnings { table.scrollToRow(at: path(20), at: .top, animated: false) },
            [
                "UITableView still has to scroll after 100 rounds: each round moves the row, or scrolls somewhere else."
            ])
        XCTAssertEqual(texts(table).first, "0")
        source.whenScrolled = nil
        table.scrollToRow(at: path(20), at: .top, animated: false)
        XCTAssertEqual(texts(table).first, "20")
    }

    @MainActor
    private func makeTable() -> (UITableView, Source) {
        let table = UITableView(frame: rect(0, 0, 320, 440))
        let source = Source()
        table.dataSource = source
        table.delegate = source
        return (table, source)
    }
}

@MainActor
private final class Listener: UIView {
    var layouts = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

@MainActor
private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 4
    var header: UIView?
    var height: () -> CGFloat = { 44 }
    var whenCounted: ((UITableView) -> Void)?
    var whenShown: ((UITableView) -> Void)?
    var whenScrolled: ((UIScrollView) -> Void)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        whenCounted?(tableView)
        return count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height() }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        whenShown?(tableView)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { whenScrolled?(scrollView) }
}
