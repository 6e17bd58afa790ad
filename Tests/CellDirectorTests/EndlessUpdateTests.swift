import CellDirector
import HeadlessUIKit
import Observation
import TestSupport
import XCTest

/// Tests that work that keeps causing itself ends, is reported once, and leaves the rows on screen; and that finite
/// work is carried out completely.
final class EndlessUpdateTests: XCTestCase {
    /// What a row or header does when it is configured, by its `id`.
    @MainActor static var whenConfigured: (@MainActor (Word) -> Void)?
    @MainActor static var count = 0

    /// If nothing else stops the work, this limit makes the test fail rather than crash or run forever.
    static let limit = 60_000

    @MainActor
    static func configured(_ word: Word) {
        count += 1
        if count < limit { whenConfigured?(word) }
    }

    final class LiveCell: UITableViewCell, ConfigurableCell {
        func configure(data word: Word) {
            EndlessUpdateTests.configured(word)
            textLabel?.text = word.text
        }
    }

    final class LiveHeader: UITableViewHeaderFooterView, ConfigurableCell {
        private(set) var text = ""
        func configure(data word: Word) {
            EndlessUpdateTests.configured(word)
            text = word.text
        }
    }

    final class LiveTile: UICollectionViewCell, ConfigurableCell {
        private(set) var text = ""
        func configure(data word: Word) {
            EndlessUpdateTests.configured(word)
            text = word.text
        }
    }

    typealias LiveConfig = TableCellConfigurator<LiveCell, Word>
    typealias LiveHeaderConfig = TableHeaderFooterConfigurator<LiveHeader, Word>
    typealias LiveTileConfig = CollectionCellConfigurator<LiveTile, Word>

    @MainActor override func setUp() async throws { (Self.whenConfigured, Self.count) = (nil, 0) }

    @MainActor override func tearDown() async throws { (Self.whenConfigured, Self.count) = (nil, 0) }

    private func live(_ ids: some Sequence<Int>, _ text: String = "0") -> [LiveConfig] {
        ids.map { LiveConfig(item: Word(id: $0, text: text)) }
    }

    // MARK: Many updates at once

    @MainActor
    func testAllUpdatesThatWaitForALayoutAreCarriedOut() async {
        let (table, bus, problems) = makeTable()
        let director = TableDirector(tableView: table, items: live(0..<1), bus: bus)
        var done = 0
        Self.whenConfigured = { _ in
            Self.whenConfigured = nil
            for _ in 0..<1500 { director.update(items: self.live(0..<1)) { done += 1 } }
        }
        table.layoutIfNeeded()
        XCTAssertEqual(done, 1500)
        XCTAssertEqual(problems.all.count, 0)
    }

    @MainActor
    func testUpdatesThatCauseTwoOthersEachEndLongBeforeThousands() async {
        let (table, bus, problems) = makeTable()
        let director = TableDirector(tableView: table, items: live(0..<1), bus: bus)
        var done = 0
        @MainActor func cause() {
            done += 1
            if done < Self.limit { for _ in 0..<2 { director.update(items: live(0..<1)) { cause() } } }
        }
        director.update(items: live(0..<1)) { cause() }
        XCTAssertLessThan(done, 400)
        XCTAssertEqual(problems.all.count, 1)
    }

    /// A view that does work when it is laid out.
    private final class WorkingView: UIView {
        var work: (() -> Void)?
        override func layoutSubviews() {
            super.layoutSubviews()
            let now = work
            work = nil
            now?()
        }
    }

    @MainActor
    func testAnUpdateAfterAnEndlessOneInTheSameLayoutIsCarriedOut() async {
        let (table, bus, problems) = makeTable()
        let director = TableDirector(tableView: table, items: live(0..<1), bus: bus)
        let around = WorkingView(frame: table.frame)
        around.addSubview(table)
        around.layoutIfNeeded()
        @MainActor func cause() { director.update(items: live(0..<1)) { cause() } }
        around.work = {
            cause()
            director.update(items: self.live(0..<4))
        }
        around.setNeedsLayout()
        around.layoutIfNeeded()
        XCTAssertEqual(problems.all.count, 1)
        XCTAssertEqual(texts(table), ["0", "0", "0", "0"])
    }

    // MARK: Rows that change while they are first shown

    @MainActor
    private func makeTable(_ height: CGFloat = 220, _ rowHeight: CGFloat? = nil) -> (
        UITableView, CellActionBus, Problems
    ) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        if let rowHeight { table.rowHeight = rowHeight }
        let (bus, problems) = (CellActionBus(), Problems())
        bus.onProblem = { problems.all.append($0) }
        return (table, bus, problems)
    }

    @MainActor
    private func warnings(during work: () throws -> Void) rethrows -> [String] {
        let handler = ListWarning.handler
        defer { ListWarning.handler = handler }
        let given = Locked<[String]>([])
        ListWarning.handler = { warning in given.withLock { $0.append(warning) } }
        try work()
        return given.withLock { $0 }
    }

    @MainActor
    private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    @MainActor
    func testARowThatUpdatesItselfWheneverItIsConfiguredIsReportedAndShown() async {
        for rowHeight in [nil, 44] as [CGFloat?] {
            let (table, bus, problems) = makeTable(220, rowHeight)
            let director = TableDirector(tableView: table, items: live(0..<3), bus: bus)
            Self.whenConfigured = { word in
                director.update(LiveConfig(item: word)) { $0.text = "\((Int($0.text) ?? 0) + 1)" }
            }
            let given = warnings { table.layoutIfNeeded() }
            XCTAssertEqual(given, [], "the director reports the problem")
            XCTAssertEqual(problems.all.count, 1, "\(problems.all)")
            XCTAssertTrue(problems.all.allSatisfy { "\($0)".contains("UITableView") }, "\(problems.all)")
            XCTAssertEqual(table.visibleCells.count, 3)
            XCTAssertEqual(texts(table), director.items.compactMap { ($0 as? LiveConfig)?.item.text })
            XCTAssertLessThan(Self.count, 1000)
            Self.whenConfigured = nil
            director.update(items: live(0..<4))
            XCTAssertEqual(texts(table), ["0", "0", "0", "0"])
        }
    }

    @MainActor
    func testARowThatScrollsIntoViewAndUpdatesItselfLeavesTheOthersOnScreen() async {
        for isEndless in [false, true] {
            Self.count = 0
            let (table, bus, problems) = makeTable()
            let director = TableDirector(tableView: table, items: live(0..<20), bus: bus)
            table.layoutIfNeeded()
            var left = isEndless ? Int.max : 3
            Self.whenConfigured = { word in
                guard word.id == 9, left > 0 else { return }
                left -= 1
                director.update(LiveConfig(item: word)) { $0.text = "\((Int($0.text) ?? 0) + 1)" }
            }
            XCTAssertEqual(
                warnings {
                    table.contentOffset.y = 220
                    table.layoutIfNeeded()
                }, [])
            XCTAssertEqual(table.indexPathsForVisibleRows?.map(\.row), Array(5...9))
            XCTAssertEqual(problems.all.count, isEndless ? 1 : 0, "\(problems.all)")
            if !isEndless { XCTAssertEqual(texts(table), ["0", "0", "0", "0", "3"]) }
            Self.whenConfigured = nil
        }
    }

    @MainActor
    func testManyRowsMayUpdateThemselvesAFewTimes() async {
        for (rows, times) in [(44, 3), (220, 1)] + (isThorough ? [(300, 2)] : []) {
            for isReload in [false, true] {
                Self.count = 0
                let (table, bus, problems) = makeTable(CGFloat(rows) * 44)
                let director = TableDirector(tableView: table, items: live(0..<rows), bus: bus)
                var left = Array(repeating: times, count: rows)
                Self.whenConfigured = { word in
                    guard left[word.id] > 0 else { return }
                    left[word.id] -= 1
                    if isReload {
                        director.reload(
                            LiveConfig(item: Word(id: word.id, text: "\((Int(word.text) ?? 0) + 1)")))
                    } else {
                        director.update(LiveConfig(item: word)) { $0.text = "\((Int($0.text) ?? 0) + 1)" }
                    }
                }
                XCTAssertEqual(warnings { table.layoutIfNeeded() }, [])
                XCTAssertEqual(problems.all, [])
                XCTAssertEqual(texts(table), Array(repeating: "\(times)", count: rows))
                XCTAssertEqual(left.max(), 0)
                XCTAssertLessThanOrEqual(Self.count, rows * (times + 2), "each change configures its row")
            }
        }
    }

    @MainActor
    func testARowMayUpdateOtherRowsWhileItIsFirstShown() async {
        let (table, bus, problems) = makeTable()
        let director = TableDirector(tableView: table, items: live(0..<20), bus: bus)
        Self.whenConfigured = { word in
            guard word.text == "0" else { return }
            for id in 0..<20 where id != word.id {
                director.update(LiveConfig(item: Word(id: id, text: ""))) { $0.text = "seen" }
            }
        }
        XCTAssertEqual(warnings { table.layoutIfNeeded() }, [])
        XCTAssertEqual(problems.all, [])
        XCTAssertEqual(texts(table), ["0", "seen", "seen", "seen", "seen"])
        XCTAssertEqual(director.items.compactMap { ($0 as? LiveConfig)?.item.text }.count { $0 == "seen" }, 19)
    }

    @MainActor
    func testAHeaderThatUpdatesItselfWheneverItIsConfiguredIsReportedAndShown() async {
        let (table, bus, problems) = makeTable()
        let header = LiveHeaderConfig(item: Word(id: 1, text: "0"))
        Self.whenConfigured = { _ in }
        let director = TableDirector(
            tableView: table, sections: [TableSection(header: header, rows: words(0..<3))], bus: bus)
        Self.whenConfigured = { _ in director.update(header) { $0.text += "x" } }
        table.layoutIfNeeded()
        XCTAssertEqual(problems.all.count, 1, "\(problems.all)")
        // Each time that the header shows its item, it changes the item.
        XCTAssertEqual(((table.headerView(forSection: 0) as? LiveHeader)?.text).map { $0 + "x" }, header.item.text)
        XCTAssertEqual(table.visibleCells.count, 3)
    }

    @MainActor
    func testAnItemThatUpdatesItselfWheneverItIsConfiguredIsReportedAndShown() async {
        let layouts: [UICollectionViewLayout] = [
            UICollectionViewFlowLayout(),
            UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)),
        ]
        for layout in layouts {
            Self.count = 0
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: layout)
            let (bus, problems) = (CellActionBus(), Problems())
            bus.onProblem = { problems.all.append($0) }
            let rows = (0..<3).map { LiveTileConfig(item: Word(id: $0, text: "0")) }
            let director = CollectionDirector(collectionView: list, items: rows, bus: bus)
            Self.whenConfigured = { word in director.update(LiveTileConfig(item: word)) { $0.text += "x" } }
            XCTAssertEqual(warnings { list.layoutIfNeeded() }, [])
            XCTAssertEqual(problems.all.count, 1, "\(problems.all)")
            XCTAssertEqual(
                list.visibleCells.compactMap { ($0 as? LiveTile)?.text }, rows.map(\.item.text))
            Self.whenConfigured = nil
        }
    }

    // MARK: Updates of all rows

    @MainActor
    @Observable
    final class Numbers {
        var ids = [0, 1, 2]
        var version = 0
    }

    /// A table whose rows are changed each time that one of its views is configured or one of its handlers is called.
    @MainActor
    private final class Restless {
        enum Way: CaseIterable { case update, reload, observed, rows, sections }

        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let bus = CellActionBus()
        let problems = Problems()
        let director: TableDirector
        let numbers = Numbers()
        let way: Way
        var isCalm = false
        private var calls = 0

        init(_ way: Way) {
            self.way = way
            director = TableDirector(tableView: table, bus: bus)
            bus.onProblem = { [problems] in problems.all.append($0) }
        }

        func sections() -> [TableSection] {
            let rows = numbers.ids.map { LiveConfig(item: Word(id: $0, text: "\(numbers.version)")) }
            let header = LiveHeaderConfig(item: Word(id: 1000, text: "\(numbers.version)"))
            return [TableSection(id: 1, header: header, rows: rows)]
        }

        func begin() {
            if way == .observed {
                director.observe { [unowned self] in sections() }
            } else {
                director.update(sections: sections())
            }
            if way == .reload { director.reloadThreshold = 0 }
        }

        func change() {
            calls += 1
            guard !isCalm, calls < EndlessUpdateTests.limit else { return }
            numbers.version += 1
            switch way {
            case .update, .reload: director.update(sections: sections())
            case .observed: break
            case .rows: director.update { [version = numbers.version] in $0[0].rows = Self.rows(version) }
            case .sections:
                if numbers.ids.count < 2_000 { numbers.ids.append(numbers.ids.count) }
                director.update(sections: sections(), animated: false)
            }
        }

        private static func rows(_ version: Int) -> [LiveConfig] {
            (0..<3).map { LiveConfig(item: Word(id: $0, text: "\(version)")) }
        }
    }

    @MainActor
    private static let causes: [(String, @MainActor (Restless) -> Void)] = [
        ("a row", { list in whenConfigured = { if $0.id == 0 { list.change() } } }),
        ("every row", { list in whenConfigured = { if $0.id < 1000 { list.change() } } }),
        ("a header", { list in whenConfigured = { if $0.id == 1000 { list.change() } } }),
        (
            "a question about the height",
            { list in
                list.director.actionsProxy.on(.height) { (c: LiveConfig, _) in
                    if c.item.id == 0 { list.change() }
                    return 44
                }
            }
        ),
        (
            "a question about the indentation",
            { list in
                list.director.actionsProxy.on(.indentationLevel) { (c: LiveConfig, _) in
                    if c.item.id == 0 { list.change() }
                    return 1
                }
            }
        ),
        (
            "the height of the header",
            { list in
                list.director.actionsProxy.on(.height) { (_: LiveHeaderConfig, _) in
                    list.change()
                    return 30
                }
            }
        ),
        (
            "willDisplay",
            { list in list.director.actionsProxy.on(.willDisplay) { (c: LiveConfig, _) in list.change() } }
        ),
        (
            "prefetch",
            { list in list.director.actionsProxy.on(.prefetch) { (c: LiveConfig, _) in list.change() } }
        ),
    ]

    @MainActor
    func testUpdatesThatCauseThemselvesEndAndTheRowsStayOnScreen() async {
        for (number, way) in Restless.Way.allCases.enumerated() {
            // A quick run combines each way with some of the causes.
            for (index, (name, cause)) in Self.causes.enumerated() where isThorough || index % 3 == number % 3 {
                let what = "\(way) by \(name)"
                (Self.whenConfigured, Self.count) = (nil, 0)
                let list = Restless(way)
                cause(list)
                list.begin()
                let given = warnings { for _ in 0..<3 { list.table.layoutIfNeeded() } }
                XCTAssertLessThan(Self.count, Self.limit, what)
                XCTAssertEqual(given, [], what)
                XCTAssertLessThanOrEqual(list.problems.all.count, 5, what)
                check(list, what)
                for _ in 0..<200 { await Task.yield() }
                list.table.layoutIfNeeded()
                let before = Self.count
                for _ in 0..<200 { await Task.yield() }
                XCTAssertEqual(Self.count, before, "\(what) does not go on by itself")
                check(list, what)
                list.isCalm = true
                list.numbers.version += 1
                if way != .observed { list.director.update(sections: list.sections()) }
                list.table.layoutIfNeeded()
                check(list, what + ", calm")
                XCTAssertEqual(
                    list.table.visibleCells.first?.textLabel?.text, "\(list.numbers.version)", what + ", calm")
            }
        }
    }

    @MainActor
    private func check(_ list: Restless, _ what: String) {
        let rows = list.director.items.compactMap { ($0 as? LiveConfig)?.item }
        XCTAssertEqual(list.table.numberOfRows(inSection: 0), rows.count, what)
        XCTAssertEqual(list.table.visibleCells.count, min(rows.count, list.table.visibleCells.count), what)
        XCTAssertGreaterThanOrEqual(list.table.visibleCells.count, 3, what)
        XCTAssertEqual(texts(list.table), rows.prefix(list.table.visibleCells.count).map(\.text), what)
    }

    @MainActor
    func testAnEndlessUpdateIsReportedInASentenceThatNamesTheList() async {
        let list = Restless(.update)
        Self.whenConfigured = { _ in list.change() }
        list.begin()
        list.table.layoutIfNeeded()
        XCTAssertEqual(
            list.problems.all.map(\.description),
            ["updating the rows in UITableView was stopped after 100 rounds: each update causes another"])
    }

    /// The closure of an observation changes the model that it reads: it is read again in each turn of the main actor,
    /// until it is reported.
    @MainActor
    func testAnObservationThatChangesItsOwnModelIsReportedOnce() async {
        let (table, bus, problems) = makeTable()
        let director = TableDirector(tableView: table, items: [LiveConfig](), bus: bus)
        let model = SelfChangingModel()
        var calls = 0
        let observation = director.observe { [model] in
            calls += 1
            let value = model.value
            if calls < Self.limit { model.value += 1 }
            return [TableSection(id: "a", rows: (0..<3).map { LiveConfig(item: Word(id: $0, text: "\(value)")) })]
        }
        for _ in 0..<1_000 {
            table.layoutIfNeeded()
            await Task.yield()
        }
        XCTAssertEqual(
            problems.all.map(\.description),
            [
                "reading models in UITableView was stopped after 100 rounds: the closure of observe changes the models that "
                    + "it reads"
            ])
        XCTAssertEqual(table.visibleCells.count, 3)
        let before = calls
        for _ in 0..<100 {
            table.layoutIfNeeded()
            await Task.yield()
        }
        XCTAssertLessThan(calls, before + 10, "it has come to rest")
        observation.cancel()
    }

    @MainActor
    func testAHeightOrSizeHandlerThatChangesTheNumberOfRowsIsStopped() async {
        let (table, bus, problems) = makeTable()
        let director = TableDirector(tableView: table, items: words(0..<3), bus: bus)
        var (count, calls) = (3, 0)
        director.actionsProxy.on(.height) { (_: WordConfig, _) in
            calls += 1
            if calls < 50_000 {
                count += 1
                director.update(items: words(0..<count))
            }
            return 44
        }
        table.layoutIfNeeded()
        XCTAssertLessThan(calls, 50_000)
        XCTAssertEqual(problems.all.count, 1, "\(problems.all)")
        XCTAssertEqual(table.numberOfRows(inSection: 0), director.items.count)
        XCTAssertEqual(table.visibleCells.count, 5)

        guard isThorough else { return }
        let screen = TileScreen([])
        screen.collectionView.collectionViewLayout = UICollectionViewFlowLayout()
        (count, calls) = (3, 0)
        screen.proxy.on(.size) { [unowned screen] (_: TileConfig, _) in
            calls += 1
            if calls < 50_000 {
                count += 1
                screen.director.update(items: tiles(0..<count))
            }
            return CGSize(width: 50, height: 50)
        }
        screen.director.update(items: tiles(0..<3))
        screen.collectionView.layoutIfNeeded()
        XCTAssertLessThan(calls, 50_000)
        XCTAssertEqual(screen.problems.all.count, 1, "\(screen.problems.all)")
        XCTAssertEqual(screen.collectionView.numberOfItems(inSection: 0), screen.director.items.count)
        XCTAssertGreaterThan(screen.collectionView.visibleCells.count, 2)
    }

    /// Updates that are requested together, or one after another by what an update shows, are all carried out.
    @MainActor
    func testManyUpdatesThatEndAreCarriedOut() async {
        let screen = Screen(words(0..<3))
        var (left, completed) = (60, 0)
        screen.proxy.on(.willDisplay) { [unowned screen] (c: WordConfig, _) in
            guard left > 0 else { return }
            left -= 1
            screen.director.update {
                $0[0].rows.insert(word(1000 + left, "new"), at: 0)
            } completion: {
                completed += 1
            }
        }
        screen.proxy.on(.didSelect) { [unowned screen] (c: WordConfig, _) in
            for id in 0..<500 {
                screen.director.update {
                    $0[0].rows.append(word(5000 + id, "more"))
                } completion: {
                    completed += 1
                }
            }
        }
        screen.director.update(items: words(5..<8))
        XCTAssertEqual(screen.director.items.count, 3 + 60 - left)
        XCTAssertEqual(left, 0)
        try? screen.tap(row: 0)
        XCTAssertEqual(screen.director.items.count, 563)
        XCTAssertEqual(completed, 560)
        XCTAssertEqual(screen.problems.all, [])
    }

    /// Of waiting updates that replace the same rows, only the last is carried out, unless an earlier one has a completion
    /// closure, which may depend on its rows.
    @MainActor
    func testAWaitingUpdateIsReplacedByALaterOne() async {
        let screen = Screen(words(0..<3))
        var (log, isFirst, shown) = ([String](), true, Set<Int>())
        screen.proxy.on(.willDisplay) { [unowned screen] (c: WordConfig, _) in
            shown.insert(c.item.id)
            guard isFirst else { return }
            isFirst = false
            screen.director.update(items: words(50..<52))
            screen.director.update(items: words(10..<12)) { log.append("one, \(screen.ids)") }
            screen.director.update(items: words(20..<22)) { log.append("two, \(screen.ids)") }
            let more = word(30, "more")
            screen.director.update {
                $0[0].rows.append(more)
            } completion: {
                log.append("more")
            }
            screen.director.update(items: words(40..<43)) { log.append("three, \(screen.ids)") }
        }
        screen.director.update(items: words(5..<8))
        XCTAssertEqual(log, ["one, [10, 11]", "two, [20, 21]", "more", "three, [40, 41, 42]"])
        XCTAssertEqual(screen.ids, [40, 41, 42])
        XCTAssertEqual(shown.intersection(50..<52), [], "the first waiting update is not carried out")
    }

    /// A cell that changes the model it shows whenever it is configured.
    private final class GreedyCell: UITableViewCell, ConfigurableCell {
        func configure(data counter: Counter) {
            EndlessUpdateTests.count += 1
            textLabel?.text = "\(counter.count)"
            if EndlessUpdateTests.count < EndlessUpdateTests.limit { counter.count += 1 }
        }
    }

    @MainActor
    func testAModelThatItsOwnCellChangesIsNotReadAgainInEachTurn() async {
        let (table, bus, problems) = makeTable()
        let counter = Counter(1)
        let director = TableDirector(
            tableView: table, items: [TableCellConfigurator<GreedyCell, Counter>(item: counter)], bus: bus)
        for _ in 0..<600 {
            await Task.yield()
            table.layoutIfNeeded()
        }
        let before = Self.count
        for _ in 0..<300 {
            await Task.yield()
            table.layoutIfNeeded()
        }
        XCTAssertEqual(Self.count, before)
        XCTAssertEqual(problems.all.count, 1, "\(problems.all)")
        XCTAssertEqual(table.visibleCells.count, 1)
        withExtendedLifetime(director) {}
    }

    /// A cell that changes the model it shows until the model has a value.
    private final class ClimbingCell: UITableViewCell, ConfigurableCell {
        func configure(data counter: Counter) {
            textLabel?.text = "\(counter.count)"
            if counter.count < 20 { counter.count += 1 }
        }
    }

    @MainActor
    func testAModelThatItsOwnCellChangesSeveralTimesIsShown() async {
        let screen = Screen([TableCellConfigurator<ClimbingCell, Counter>(item: Counter(1))])
        for _ in 0..<200 {
            await Task.yield()
            screen.tableView.layoutIfNeeded()
        }
        XCTAssertEqual(screen.texts, ["20"])
        XCTAssertEqual(screen.problems.all, [])
    }
}

@Observable @MainActor
private final class SelfChangingModel {
    var value = 0
}
