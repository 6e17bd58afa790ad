import CellDirector
import Dispatch
import HeadlessUIKit
import Observation
import Synchronization
import XCTest

/// Tests that a model is read again if it was first read in the middle of a change or while another thread changed it.
final class SettledModelTests: XCTestCase {
    // MARK: In the middle of an assignment

    /// Runs a closure in the middle of each assignment to an observed property, when the model announces the change.
    @MainActor
    private final class Meddler {
        private let read: @MainActor () -> Void
        private let work: @MainActor () -> Void

        init(_ read: @escaping @MainActor () -> Void, _ work: @escaping @MainActor () -> Void) {
            self.read = read
            self.work = work
            observe()
        }

        private func observe() {
            withObservationTracking(read) { [weak self] in
                MainActor.assumeIsolated {
                    self?.observe()
                    self?.work()
                }
            }
        }
    }

    @MainActor func testAListThatIsReadInTheMiddleOfAnAssignmentIsCorrect() async {
        let asks: [@MainActor (Screen) -> Void] = [
            { _ = $0.director.items.count },
            { _ = $0.director.sections },
            { _ = $0.director.indexPath(for: word(9, "")) },
            { screen in for _ in 0..<5 { _ = screen.director.items } },
        ]
        for (number, ask) in asks.enumerated() {
            let (model, screen) = (WordModel(0..<2), Screen())
            screen.director.observe { [TableSection(rows: model.rows)] }
            screen.tableView.layoutIfNeeded()
            let meddler = Meddler({ _ = model.words }, { ask(screen) })
            model.words.append(Word(id: 2, text: "word 2"))
            XCTAssertEqual(screen.director.items.count, 3, "ask \(number)")
            model.words.append(Word(id: 3, text: "word 3"))
            XCTAssertEqual(screen.ids, [0, 1, 2, 3], "ask \(number)")
            model.words.removeFirst()
            model.words[0].text = "changed"
            await letMainActorWork { screen.texts.first == "changed" }
            XCTAssertEqual(screen.texts, ["changed", "word 2", "word 3"], "ask \(number)")
            _ = meddler
        }
    }

    /// During layout, the list reads the model only once more, no matter how many times it was queried during the
    /// assignment. A later query reads the model again.
    @MainActor func testAListThatIsReadAndLaidOutInTheMiddleOfAnAssignmentIsCorrectForEachReader() async {
        let (model, screen) = (WordModel(0..<2), Screen())
        screen.director.observe { [TableSection(rows: model.rows)] }
        screen.tableView.layoutIfNeeded()
        let meddler = Meddler({ _ = model.words }) {
            for _ in 0..<5 { _ = screen.director.items }
            screen.tableView.layoutIfNeeded()
        }
        model.words.append(Word(id: 2, text: "word 2"))
        XCTAssertEqual(screen.director.items.count, 3)
        _ = meddler
    }

    @MainActor func testAListThatWasReadInTheMiddleOfAnAssignmentIsCorrectAfterItsLayout() async {
        let (model, screen) = (WordModel(0..<2), Screen())
        screen.director.observe { [TableSection(rows: model.rows)] }
        screen.tableView.layoutIfNeeded()
        let meddler = Meddler({ _ = model.words }, { _ = screen.director.items })
        for id in 2..<5 {
            model.words.append(Word(id: id, text: "word \(id)"))
            screen.tableView.layoutIfNeeded()
            XCTAssertEqual(screen.tableView.visibleCells.count, id + 1)
        }
        _ = meddler
    }

    /// Whether the list or the test observes a change first is random, so the test runs 20 times.
    @MainActor func testAfterTheTurnTheModelIsNotReadAgain() async {
        for _ in 0..<20 {
            let (model, screen) = (WordModel(0..<2), Screen())
            var reads = 0
            screen.director.observe {
                reads += 1
                return [TableSection(rows: model.rows)]
            }
            screen.tableView.layoutIfNeeded()
            let meddler = Meddler({ _ = model.words }, { _ = screen.director.items })
            model.words[0].text = "changed"
            for _ in 0..<200 { await Task.yield() }
            XCTAssertEqual(screen.texts, ["changed", "word 1"])
            XCTAssertLessThanOrEqual(reads, 8, "read when asked for, and at the end of the turn")
            _ = meddler
        }
    }

    @MainActor func testAChangeThatTheNextLayoutFindsIsNotLookedForAgain() async {
        for _ in 0..<20 {
            let (model, screen) = (WordModel(0..<2), Screen())
            var reads = 0
            screen.director.observe {
                reads += 1
                return [TableSection(rows: model.rows)]
            }
            screen.tableView.layoutIfNeeded()
            let meddler = Meddler({ _ = model.words }, { _ = screen.director.items })
            model.words.append(Word(id: 2, text: "word 2"))
            screen.tableView.layoutIfNeeded()
            let after = reads
            for _ in 0..<5 {
                screen.tableView.setNeedsLayout()
                screen.tableView.layoutIfNeeded()
            }
            XCTAssertEqual(screen.ids, [0, 1, 2])
            XCTAssertEqual(reads, after)
            _ = meddler
        }
    }

    /// Rows with an identity are compared by identity, and rows without an identity by their items.
    ///
    /// Whether the list or the test observes a change first is random, so the test runs 20 times.
    @MainActor func testRowsWithoutIdentityReadInTheMiddleOfAnAssignmentAreCorrect() async {
        let items = (0..<3).map { ObjectItem("\($0)") }
        typealias NamedConfig = TableCellConfigurator<WordCell, Word>
        for round in 0..<20 {
            let (model, screen, other) = (WordModel(0..<2), Screen(), Screen())
            screen.director.observe { [TableSection(rows: model.words.map { ObjectConfig(item: items[$0.id]) })] }
            other.director.observe {
                [TableSection(rows: [NamedConfig(item: Word(id: 0, text: "same"), id: model.words.count)])]
            }
            let meddler = Meddler({ _ = model.words }) { _ = (screen.director.items, other.director.items) }
            model.words.append(Word(id: 2, text: "word 2"))
            XCTAssertEqual(screen.director.items.count, 3, "\(round)")
            let row = NamedConfig(item: Word(id: 0, text: ""), id: 3)
            XCTAssertEqual(other.director.indexPath(for: row), path(0), "\(round)")
            _ = meddler
        }
    }

    @MainActor func testAListLaidOutInTheMiddleOfAnAssignmentIsCorrectWhenTheTurnHasEnded() async {
        let (model, screen) = (WordModel(0..<2), Screen())
        screen.director.observe { [TableSection(rows: model.rows)] }
        screen.tableView.layoutIfNeeded()
        let meddler = Meddler(
            { _ = (model.words, model.title) },
            {
                for _ in 0..<3 { _ = screen.ids }
                screen.director.scroll(to: word(0, ""), at: .top, animated: false)
            })
        // All three assignments notify observers within one turn of the main actor.
        model.words.append(Word(id: 2, text: "word 2"))
        model.title = "Other"
        model.words.append(Word(id: 3, text: "word 3"))
        await letMainActorWork { screen.director.items.count == 4 }
        XCTAssertEqual(screen.ids, [0, 1, 2, 3])
        _ = meddler
    }

    @MainActor func testARowLaidOutInTheMiddleOfAnAssignmentIsCorrectWhenTheTurnHasEnded() async throws {
        let counters = [Counter(0), Counter(1)]
        let header = Counter(7)
        let screen = Screen(sections: [
            TableSection(header: CounterHeaderConfig(item: header), rows: counters.map { CounterConfig(item: $0) })
        ])
        let meddler = Meddler({ _ = (counters[1].count, header.count) }, { _ = screen.texts })
        counters[1].count = 5
        header.count = 6
        @MainActor func title() -> String? { (screen.tableView.headerView(forSection: 0) as? CounterHeader)?.text }
        await letMainActorWork { screen.texts == ["0: 0", "1: 5"] && title() == "7: 6" }
        XCTAssertEqual(screen.texts, ["0: 0", "1: 5"])
        XCTAssertEqual(title(), "7: 6")
        _ = meddler
    }

    /// Whether the list or the test observes a change first is random, so the test runs 20 times.
    @MainActor func testARowReadInTheMiddleOfAnAssignmentIsCorrectAfterTheNextLayout() async {
        let works: [@MainActor (Screen) -> Void] = [
            { $0.tableView.layoutIfNeeded() }, { _ = $0.texts }, { screen in for _ in 0..<3 { _ = screen.texts } },
            { $0.director.update { _ in } }, { $0.director.reload(word(0, "")) },
            { $0.director.reload($0.director.items[1]) },
        ]
        let reads: [@MainActor (Screen) -> Void] = [{ $0.tableView.layoutIfNeeded() }, { _ in }]
        for (number, work) in works.enumerated() {
            for round in 0..<20 {
                let counters = [Counter(0), Counter(1)]
                let header = Counter(7)
                let screen = Screen(sections: [
                    TableSection(
                        header: CounterHeaderConfig(item: header), rows: counters.map { CounterConfig(item: $0) })
                ])
                let meddler = Meddler({ _ = (counters[1].count, header.count) }, { work(screen) })
                for count in 1...4 {
                    counters[1].count = count
                    reads[round % 2](screen)
                    XCTAssertEqual(screen.texts, ["0: 0", "1: \(count)"], "work \(number), round \(round)")
                    header.count = count
                    reads[round % 2](screen)
                    let view = screen.tableView.headerView(forSection: 0) as? CounterHeader
                    XCTAssertEqual(view?.text, "7: \(count)", "work \(number), round \(round)")
                }
                _ = meddler
            }
        }
    }

    @MainActor func testOnlyViewsOfModelsAreConfiguredAgainAtTheNextLayout() async {
        for _ in 0..<20 {
            let counter = Counter(0)
            let screen = Screen([CounterConfig(item: counter), word(7, "no model")])
            _ = screen.texts
            Configured.forget()
            let meddler = Meddler({ _ = counter.count }, { screen.tableView.layoutIfNeeded() })
            counter.count = 5
            XCTAssertEqual(screen.texts, ["0: 5", "no model"])
            XCTAssertEqual(Configured.words, [])
            _ = meddler
        }
    }

    /// A model that refers to others, in an array and in an optional value.
    @MainActor
    @Observable
    fileprivate final class Basket: Identifiable {
        nonisolated let id = 0
        var counters = [Counter(0), Counter(1), Counter(2)]
        var last: Counter? = Counter(3)
    }

    fileprivate final class BasketCell: UITableViewCell, ConfigurableCell {
        func configure(data basket: Basket) {
            textLabel?.text = (basket.counters + [basket.last].compactMap(\.self)).map { "\($0.count)" }.joined()
        }
    }

    @MainActor func testModelsOfAModelReadInTheMiddleOfAnAssignmentAreCorrectAfterTheNextLayout() async {
        for round in 0..<80 {
            let (basket, number) = (Basket(), round % 4)
            let all = basket.counters + [basket.last].compactMap(\.self)
            let screen = Screen([TableCellConfigurator<BasketCell, Basket>(item: basket)])
            let meddler = Meddler({ _ = all.map(\.count) }, { screen.tableView.layoutIfNeeded() })
            all[number].count = 5
            screen.tableView.layoutIfNeeded()
            let expected = all.map { "\($0.count)" }.joined()
            XCTAssertEqual(screen.tableView.visibleCells.map { $0.textLabel?.text }, [expected])
            _ = meddler
        }
    }

    @MainActor func testAnItemReadInTheMiddleOfAnAssignmentIsCorrectAfterTheNextLayout() async throws {
        for _ in 0..<20 {
            let counter = Counter(1)
            let screen = TileScreen([CounterTileConfig(item: counter)])
            let meddler = Meddler({ _ = counter.count }, { screen.collectionView.layoutIfNeeded() })
            counter.count = 5
            let cell = try XCTUnwrap(screen.collectionView.cellForItem(at: path(0)) as? CounterTile)
            XCTAssertEqual(cell.text, "1: 5")
            _ = meddler
        }
    }

    @MainActor func testAListLaidOutInTheMiddleOfAnAssignmentIsCorrectAfterTheNextLayout() async {
        for _ in 0..<20 {
            let (model, screen) = (WordModel(0..<2), Screen())
            screen.director.observe { [TableSection(rows: model.rows)] }
            screen.tableView.layoutIfNeeded()
            let meddler = Meddler({ _ = model.words }, { screen.tableView.layoutIfNeeded() })
            model.words.append(Word(id: 2, text: "word 2"))
            screen.tableView.layoutIfNeeded()
            XCTAssertEqual(screen.ids, [0, 1, 2])
            _ = meddler
        }
    }

    @MainActor func testAModelFirstReadInTheMiddleOfAnAssignmentIsCorrectWhenTheTurnHasEnded() async {
        let (model, counter, screen, other) = (WordModel(0..<2), Counter(0), Screen(), Screen())
        let meddler = Meddler({ _ = (model.words, counter.count) }) {
            screen.director.observe { [TableSection(rows: model.rows)] }
            other.director.update(items: [CounterConfig(item: counter)])
            _ = (screen.ids, other.texts)
        }
        model.words.append(Word(id: 2, text: "word 2"))
        counter.count = 4
        await letMainActorWork { screen.ids.count == 3 && other.texts == ["0: 4"] }
        XCTAssertEqual(screen.ids, [0, 1, 2])
        XCTAssertEqual(other.texts, ["0: 4"])
        _ = meddler
    }

    @MainActor func testARowIsConfiguredExactlyOnceMoreWhenTheTurnHasEnded() async {
        let screen = Screen([CounterConfig(item: Counter(0)), CounterConfig(item: Counter(1))])
        _ = screen.texts
        CounterLog.configured = []
        for _ in 0..<100 { await Task.yield() }
        XCTAssertEqual(CounterLog.configured.sorted(), [0, 1])
        screen.director.update(items: screen.director.items.reversed())
        XCTAssertEqual(screen.texts, ["1: 0", "0: 0"])
        for _ in 0..<100 { await Task.yield() }
        XCTAssertEqual(CounterLog.configured.sorted(), [0, 1])
    }

    @MainActor func testRowsShownByASeparateUpdateRemainWhenTheTurnHasEnded() async {
        let (model, screen) = (WordModel(0..<2), Screen())
        var reads = 0
        screen.director.observe {
            reads += 1
            return [TableSection(rows: model.rows)]
        }
        model.words.append(Word(id: 2, text: "word 2"))
        screen.director.update { $0[0].rows.append(word(7, "beside")) }
        XCTAssertTrue(screen.director.update(word(0, "")) { $0.text = "changed here" })
        let before = reads
        await letMainActorWork { reads > before }
        XCTAssertEqual(screen.texts, ["changed here", "word 1", "word 2", "beside"], "the rows of the update remain")
        model.words.removeLast()
        XCTAssertEqual(screen.texts, ["word 0", "word 1"])
    }

    /// When the model is read a second time, a property of a section or the type of a row has changed.
    @MainActor func testAnyDifferenceInASecondReadingIsShown() async {
        let model = WordModel(0..<2)
        @MainActor func isOther() -> Bool { model.title == "Other" }
        let sections: [@MainActor () -> CollectionSection] = [
            { CollectionSection(items: tiles(0..<2), indexTitle: isOther() ? "B" : "A") },
            {
                var section = CollectionSection(items: tiles(0..<2))
                section.insets = UIEdgeInsets(top: isOther() ? 5 : 0, left: 0, bottom: 0, right: 0)
                return section
            },
            { CollectionSection(items: isOther() ? [BadgeConfig(item: Tag(text: "b"))] : tiles(0..<1)) },
        ]
        for (number, section) in sections.enumerated() {
            model.title = "Words"
            let screen = TileScreen()
            screen.director.observe { [section()] }
            screen.collectionView.layoutIfNeeded()
            let meddler = Meddler({ _ = model.title }, { _ = screen.director.sections })
            model.title = "Other"
            let shown = screen.director.sections[0]
            XCTAssert(
                number == 0
                    ? shown.indexTitle == "B" : number == 1 ? shown.insets?.top == 5 : shown.items[0] is BadgeConfig,
                "\(number)")
            _ = meddler
        }
    }

    /// Each time the model is read, new row objects are created; they have no identity, but their content is equal.
    @MainActor func testRowsWithoutIdentityAreNotReplacedByAReadingWithoutChanges() async {
        let (model, screen) = (WordModel(0..<2), Screen())
        let items = [ObjectItem("a"), ObjectItem("b")]
        screen.director.observe {
            _ = model.title
            return [TableSection(rows: model.words.map { ObjectConfig(item: items[$0.id]) })]
        }
        screen.tableView.layoutIfNeeded()
        model.title = "Other"
        let first = screen.director.items.first
        XCTAssertNotNil(first)
        XCTAssertIdentical(screen.director.items.first, first)
    }

    @MainActor func testAModelWhoseChangeLeavesTheRowsEqualIsNotReadAgainWhenTheTurnHasEnded() async {
        let (model, screen) = (WordModel(0..<2), Screen())
        var reads = 0
        screen.director.observe {
            reads += 1
            _ = model.title
            return [TableSection(rows: model.rows)]
        }
        _ = screen.director.items
        // The model changes, but the resulting rows are the same.
        model.title = "Other"
        _ = screen.director.items
        for _ in 0..<1000 { await Task.yield() }
        let after = reads
        for _ in 0..<5 { _ = screen.director.items }
        XCTAssertEqual(reads, after)
    }

    @MainActor func testAnUnchangedModelIsNotReadAgain() async {
        let (model, screen) = (WordModel(0..<2), Screen())
        var reads = 0
        screen.director.observe {
            reads += 1
            return [TableSection(rows: model.rows)]
        }
        model.words.append(Word(id: 2, text: "word 2"))
        XCTAssertEqual(screen.ids, [0, 1, 2])
        let before = reads
        await letMainActorWork { reads > before }
        let after = reads
        for _ in 0..<1000 { await Task.yield() }
        for _ in 0..<20 {
            _ = screen.director.items
            screen.tableView.layoutIfNeeded()
        }
        XCTAssertEqual(reads, after)
        XCTAssertLessThanOrEqual(
            after, 4, "the closure is called only at first, at the change, and at the end of the turn")
    }

    // MARK: While another thread changes it

    /// A model that any thread may change. The lock that protects each read is also held while a change is announced
    /// and made.
    private final class Shared: Observable, Identifiable, Sendable {
        let id: Int
        private let registrar = ObservationRegistrar()
        private let stored: Mutex<[Int]>

        init(_ id: Int = 0, _ numbers: [Int] = []) {
            self.id = id
            stored = Mutex(numbers)
        }

        var numbers: [Int] {
            registrar.access(self, keyPath: \.numbers)
            return stored.withLock { $0 }
        }

        func append(_ number: Int) {
            stored.withLock { stored in
                registrar.withMutation(of: self, keyPath: \.numbers) { stored.append(number) }
            }
        }

        /// Appends a number on another thread and returns when that is done.
        func appendElsewhere(_ number: Int) {
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread { [self] in
                append(number)
                done.signal()
            }
            done.wait()
        }
    }

    @MainActor func testAChangeBetweenReadingAndTrackingIsShown() async {
        for times in 1...3 {
            let (shared, screen) = (Shared(), Screen())
            var left = times
            screen.director.observe {
                let numbers = shared.numbers
                if left > 0 {
                    left -= 1
                    shared.appendElsewhere(left)
                }
                return [TableSection(rows: words(numbers))]
            }
            await letMainActorWork { screen.director.items.count == times }
            XCTAssertEqual(screen.ids, Array((0..<times).reversed()), "\(times)")
            shared.append(9)
            XCTAssertEqual(screen.ids.last, 9, "\(times)")
        }
    }

    /// A model that is added while the list is reading its models is observed as well.
    @MainActor func testAModelAddedBetweenReadingAndTrackingIsObserved() async {
        let (list, screen) = (Shared(0, [0]), Screen())
        let models = (0..<3).map { Shared($0) }
        var isFirst = true
        screen.director.observe {
            let shown = list.numbers.map { models[$0] }
            let rows = shown.map { word($0.id, "\($0.numbers)") }
            if isFirst {
                isFirst = false
                list.appendElsewhere(1)
            } else if shown.count == 2, models[1].numbers.isEmpty {
                models[1].appendElsewhere(5)
            }
            return [TableSection(rows: rows)]
        }
        await letMainActorWork { screen.texts == ["[]", "[5]"] }
        XCTAssertEqual(screen.texts, ["[]", "[5]"])
        models[1].append(6)
        XCTAssertEqual(screen.texts, ["[]", "[5, 6]"])
    }

    /// A cell whose `configure(data:)` can have another thread change a model that the method has just read.
    private final class SharedCell: UITableViewCell, ConfigurableCell {
        /// A model that the next `configure(data:)` reads; another thread changes it before that call returns.
        static var other: Shared?

        func configure(data shared: Shared) {
            textLabel?.text = "\(shared.numbers)"
            if let other = Self.other {
                Self.other = nil
                textLabel?.text = "other \(other.numbers)"
                other.appendElsewhere(1)
            }
            if shared.id > 0, shared.numbers.count < shared.id { shared.appendElsewhere(shared.numbers.count) }
        }
    }

    @MainActor func testAChangeBetweenConfiguringAndTrackingIsShown() async {
        typealias SharedConfig = TableCellConfigurator<SharedCell, Shared>
        let models = (0..<3).map { Shared($0) }
        let screen = Screen(models.map { SharedConfig(item: $0) })
        await letMainActorWork { screen.texts == ["[]", "[0]", "[0, 1]"] }
        XCTAssertEqual(screen.texts, ["[]", "[0]", "[0, 1]"])
        models[0].append(4)
        XCTAssertEqual(screen.texts, ["[4]", "[0]", "[0, 1]"])
    }

    @MainActor func testAChangeWhileARowIsReloadedIsShown() async {
        typealias SharedConfig = TableCellConfigurator<SharedCell, Shared>
        let row = SharedConfig(item: Shared(0))
        let screen = Screen([row])
        for _ in 0..<3 {
            SharedCell.other = Shared(0)
            XCTAssertTrue(screen.director.reload(row))
            XCTAssertEqual(screen.texts, ["other []"])
            for _ in 0..<1000 { await Task.yield() }
            XCTAssertEqual(screen.texts, ["[]"])
        }
    }

    // MARK: Readings that never agree

    @MainActor func testAModelWhoseRowsDifferAtEachReadingIsReadOnlyAFewTimes() async {
        final class Fresh {}
        final class FreshCell: UITableViewCell, ConfigurableCell {
            func configure(data: Fresh) {}
        }
        let (model, screen) = (WordModel(0..<2), Screen())
        var reads = 0
        screen.director.observe {
            reads += 1
            return [
                TableSection(
                    rows: model.words.map { _ in TableCellConfigurator<FreshCell, Fresh>(item: Fresh()) }
                        + [word(reads + 10, "\(reads)")])
            ]
        }
        screen.tableView.layoutIfNeeded()
        model.words.removeLast()
        screen.tableView.layoutIfNeeded()
        XCTAssertEqual(reads, 2)
        let rows = screen.director.items
        for _ in 0..<100 { await Task.yield() }
        XCTAssertEqual(reads, 5, "the closure is called three more times")
        XCTAssertTrue(screen.director.items.elementsEqual(rows, by: ===), "the rows are not replaced")
        model.words.removeLast()
        XCTAssertEqual(screen.director.items.count, 1)
    }
}
