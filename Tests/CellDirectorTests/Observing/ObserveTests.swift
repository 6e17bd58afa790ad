import CellDirector
import HeadlessUIKit
import Observation
import Synchronization
import XCTest

/// Tests a list that observes a model and updates itself.
final class ObserveTests: XCTestCase {
    /// A screen whose list observes a model. It counts how many times the model is read.
    @MainActor
    private final class Followed {
        let screen = Screen()
        let model: WordModel
        /// The number of times that the model was read.
        private(set) var reads = 0
        private(set) var subscription: CellActionSubscription?

        init(_ model: WordModel) {
            self.model = model
            subscription = screen.director.observe { [model, unowned self] in
                reads += 1
                return [TableSection(id: "words", rows: model.rows)]
            }
            screen.tableView.layoutIfNeeded()
        }
    }

    // MARK: Displayed rows

    @MainActor func testAListShowsAModelAndItsChanges() async throws {
        let followed = Followed(WordModel(0..<3))
        XCTAssertEqual(followed.screen.ids, [0, 1, 2])
        let cell = try followed.screen.wordCell(1)

        followed.model.words[1].text = "changed"
        XCTAssertEqual(followed.screen.texts, ["word 0", "changed", "word 2"])
        XCTAssertIdentical(try followed.screen.wordCell(1), cell)

        followed.model.words.remove(at: 0)
        followed.model.words.append(Word(id: 9, text: "word 9"))
        XCTAssertEqual(followed.screen.ids, [1, 2, 9])
        XCTAssertEqual(followed.screen.problems.all, [])
    }

    @MainActor func testSeveralChangesAreOneUpdate() async {
        let followed = Followed(WordModel(0..<3))
        XCTAssertEqual(followed.reads, 1)
        for id in 10..<20 { followed.model.words.insert(Word(id: id, text: "new"), at: 0) }
        XCTAssertEqual(followed.reads, 1, "the closure is not called between the changes")
        followed.screen.tableView.layoutIfNeeded()
        XCTAssertEqual(followed.reads, 2)
        XCTAssertEqual(followed.screen.ids, [19, 18, 17, 16, 15])
        followed.screen.tableView.layoutIfNeeded()
        XCTAssertEqual(followed.reads, 2)
    }

    @MainActor func testPropertiesThatWereNotReadChangeNothing() async {
        let followed = Followed(WordModel(0..<3))
        followed.model.draft = "typed"
        followed.model.title = "Other"
        XCTAssertEqual(followed.screen.ids, [0, 1, 2])
        XCTAssertEqual(followed.reads, 1)
    }

    @MainActor func testAHeaderFollowsTheModel() async throws {
        let model = WordModel(0..<2)
        let screen = Screen()
        screen.director.observe {
            [TableSection(id: 1, header: DayConfig(item: Day(title: model.title), id: "day"), rows: model.rows)]
        }
        screen.tableView.layoutIfNeeded()
        let header = try screen.header(0)
        XCTAssertEqual(header.title, "Words")
        model.title = "Other"
        XCTAssertIdentical(try screen.header(0), header)
        XCTAssertEqual(header.title, "Other")
    }

    @MainActor func testACollectionFollowsTheModel() async throws {
        let model = WordModel(0..<3)
        let screen = TileScreen()
        screen.director.observe { [CollectionSection(items: model.words.map { TileConfig(item: $0) })] }
        XCTAssertEqual(screen.ids, [0, 1, 2])
        model.words.swapAt(0, 2)
        model.words.append(Word(id: 7, text: "new"))
        XCTAssertEqual(screen.ids, [2, 1, 0, 7])
        let last = try XCTUnwrap(screen.director.items.last)
        XCTAssertTrue(screen.director.scroll(to: last, at: .bottom, animated: false))
    }

    @MainActor func testAReplacedModelIsNoLongerObserved() async {
        let (holder, screen) = (WordHolder(), Screen())
        var reads = 0
        screen.director.observe { [holder] in
            reads += 1
            return [TableSection(rows: holder.words.rows)]
        }
        let old = holder.words
        holder.words = WordModel(5..<8)
        XCTAssertEqual(screen.ids, [5, 6, 7])
        old.words = []
        XCTAssertEqual(screen.ids, [5, 6, 7])
        XCTAssertEqual(reads, 2)
        holder.words.words.removeLast()
        XCTAssertEqual(screen.ids, [5, 6])
    }

    // MARK: Timing

    @MainActor func testATapAfterAChangeOfTheModelReachesTheNewRow() async throws {
        let followed = Followed(WordModel(0..<3))
        var tapped: [Int] = []
        followed.screen.proxy.on(.didSelect) { (c: WordConfig, _) in tapped.append(c.item.id) }
        followed.model.words.removeFirst()
        try followed.screen.tap(row: 0)
        XCTAssertEqual(tapped, [1])
    }

    @MainActor func testTheDirectorReturnsTheRowsOfTheModel() async throws {
        let followed = Followed(WordModel(0..<2))
        let (model, director) = (followed.model, followed.screen.director)
        model.words.append(Word(id: 2, text: "word 2"))
        XCTAssertEqual(director.items.count, 3)
        model.words.append(Word(id: 3, text: "word 3"))
        XCTAssertEqual(director.sections[0].rows.count, 4)
        model.words.append(Word(id: 4, text: "word 4"))
        XCTAssertEqual((director.configurator(at: path(4)) as? WordConfig)?.item.id, 4)
        model.words.append(Word(id: 5, text: "word 5"))
        XCTAssertEqual(director.indexPath(for: word(5, "")), path(5))
        model.words.append(Word(id: 6, text: "word 6"))
        XCTAssertEqual(director.configurator(for: word(6, ""))?.item.text, "word 6")
        model.words.append(Word(id: 7, text: "word 7"))
        XCTAssertTrue(director.update(word(7, "")) { $0.text = "changed" })
        model.words.append(Word(id: 8, text: "word 8"))
        XCTAssertTrue(director.reload(word(8, "reloaded")))
        for id in 9..<20 { model.words.append(Word(id: id, text: "word \(id)")) }
        XCTAssertTrue(director.scroll(to: word(19, ""), at: .bottom, animated: false))
        XCTAssertEqual(followed.screen.ids.last, 19)
        XCTAssertEqual(followed.screen.problems.all, [])
    }

    @MainActor func testTheRowCountIsThatOfTheModel() async {
        let followed = Followed(WordModel(0..<2))
        followed.model.words.append(Word(id: 2, text: "word 2"))
        XCTAssertEqual(followed.screen.tableView.numberOfRows(inSection: 0), 3)
        let (model, tiles) = (WordModel(0..<2), TileScreen())
        tiles.director.observe { model.words.map { CollectionSection(id: $0.id, items: [TileConfig(item: $0)]) } }
        XCTAssertEqual(tiles.collectionView.numberOfSections, 2)
        model.words.append(Word(id: 2, text: "word 2"))
        XCTAssertEqual(tiles.collectionView.numberOfSections, 3)
        XCTAssertEqual(tiles.collectionView.numberOfItems(inSection: 2), 1)
    }

    @MainActor func testAHandlerChangesTheModel() async throws {
        let followed = Followed(WordModel(0..<4))
        let model = followed.model
        followed.screen.proxy.on(.didSelect) { (c: WordConfig, _) in
            model.words.removeAll { $0.id == c.item.id }
            model.words.append(c.item)
        }
        try followed.screen.tap(row: 1)
        XCTAssertEqual(followed.screen.ids, [0, 2, 3, 1])
        XCTAssertEqual(followed.reads, 2)
        try followed.screen.tap(row: 0)
        XCTAssertEqual(followed.screen.ids, [2, 3, 1, 0])
    }

    @MainActor func testAnAppearingCellChangesTheModel() async throws {
        let followed = Followed(WordModel(0..<10))
        let model = followed.model
        followed.screen.proxy.on(.willDisplay) { (c: WordConfig, _) in
            guard let last = model.words.last?.id, c.item.id == last, last < 30 else { return }
            model.words += (last + 1...last + 10).map { Word(id: $0, text: "word \($0)") }
        }
        try followed.screen.scroll(toRow: 9)
        XCTAssertEqual(followed.screen.director.items.count, 20)
        XCTAssertTrue(followed.screen.ids.contains(9))
        try followed.screen.scroll(toRow: 19)
        XCTAssertEqual(followed.screen.tableView.numberOfRows(inSection: 0), 30)
    }

    @MainActor func testAQuestionChangesTheModel() async throws {
        let followed = Followed(WordModel(0..<3))
        let model = followed.model
        followed.screen.proxy.on(.shouldHighlight) { (c: WordConfig, _) in
            if model.words.count == 3 { model.words.removeLast() }
            return true
        }
        try followed.screen.tap(row: 0)
        XCTAssertEqual(followed.screen.ids, [0, 1])
    }

    @MainActor func testAnotherTaskChangesTheModel() async {
        let followed = Followed(WordModel(0..<3))
        let model = followed.model
        await Task.detached {
            await MainActor.run { model.words = Array(model.words.dropFirst()) }
        }.value
        XCTAssertEqual(followed.screen.ids, [1, 2])
    }

    /// A model that any thread may change. The lock that protects each read is also held while a change is announced
    /// and made.
    private final class SharedNumbers: Observable, Sendable {
        private let registrar = ObservationRegistrar()
        private let stored = Mutex<[Int]>([])

        var numbers: [Int] {
            registrar.access(self, keyPath: \.numbers)
            return stored.withLock { $0 }
        }

        func append(_ number: Int) {
            stored.withLock { stored in
                registrar.withMutation(of: self, keyPath: \.numbers) { stored.append(number) }
            }
        }
    }

    @MainActor func testOtherThreadsChangeTheModel() async {
        let (numbers, screen) = (SharedNumbers(), Screen())
        screen.director.observe { [TableSection(rows: words(numbers.numbers))] }
        await withTaskGroup(of: Void.self) { group in
            for start in 0..<8 {
                group.addTask {
                    for number in 0..<50 { numbers.append(start * 50 + number) }
                }
            }
            while await group.next() != nil { screen.tableView.layoutIfNeeded() }
        }
        await letMainActorWork { screen.director.items.count == 400 }
        XCTAssertEqual(screen.director.items.count, 400)
        XCTAssertEqual(Set(screen.director.items.compactMap { ($0 as? WordConfig)?.item.id }), Set(0..<400))
    }

    // MARK: Updates besides the observed model

    @MainActor func testASeparateUpdateIsShownUntilTheModelChanges() async {
        let followed = Followed(WordModel(0..<3))
        followed.screen.director.update(items: words([7, 8]))
        XCTAssertEqual(followed.screen.ids, [7, 8])
        followed.screen.tableView.layoutIfNeeded()
        XCTAssertEqual(followed.screen.ids, [7, 8])
        followed.model.words.removeLast()
        XCTAssertEqual(followed.screen.ids, [0, 1])
    }

    @MainActor func testAnUpdateIsAppliedAfterThePendingModelChange() async {
        let followed = Followed(WordModel(0..<2))
        followed.model.words.append(Word(id: 2, text: "word 2"))
        followed.screen.director.update { $0[0].rows.append(word(7, "beside")) }
        XCTAssertEqual(followed.screen.ids, [0, 1, 2, 7])
    }

    @MainActor func testALaterClosureReplacesAnEarlierOne() async {
        let followed = Followed(WordModel(0..<3))
        let other = WordModel(5..<7)
        let later = followed.screen.director.observe { [TableSection(rows: other.rows)] }
        XCTAssertEqual(followed.screen.ids, [5, 6])
        XCTAssertEqual(followed.subscription?.isCancelled, true)
        XCTAssertFalse(later.isCancelled)
        followed.model.words = []
        XCTAssertEqual(followed.screen.ids, [5, 6])
        XCTAssertEqual(followed.reads, 1)
        followed.subscription?.cancel()
        other.words.removeFirst()
        XCTAssertEqual(followed.screen.ids, [6], "canceling the replaced subscription does not end the new one")
    }

    @MainActor func testAnEarlierClosureEndsImmediatelyEvenIfTheListCannotReadIt() async throws {
        let screen = Screen(words(0..<2))
        var subscriptions: [CellActionSubscription] = []
        screen.proxy.on(.shouldHighlight) { [unowned director = screen.director] (_: WordConfig, _) in
            for id in [5, 6] { subscriptions.append(director.observe { [TableSection(rows: words([id]))] }) }
            XCTAssertEqual(subscriptions.map(\.isCancelled), [true, false])
            return true
        }
        try screen.tap(row: 0)
        XCTAssertEqual(subscriptions.count, 2)
        XCTAssertEqual(screen.ids, [6])
    }

    @MainActor func testAnObservationReplacedByAHandlerIsNotReadAgain() async throws {
        let followed = Followed(WordModel(0..<3))
        let (model, director) = (followed.model, followed.screen.director)
        followed.screen.proxy.on(.didSelect) { (c: WordConfig, _) in
            model.words.removeFirst()
            director.observe { [TableSection(rows: words([40, 41]))] }
        }
        try followed.screen.tap(row: 0)
        XCTAssertEqual(followed.screen.ids, [40, 41])
        XCTAssertEqual(followed.reads, 1, "the replaced closure is not called again")
    }

    // MARK: The end

    @MainActor func testASubscriptionThatWasCancelledShowsNothingMore() async {
        let followed = Followed(WordModel(0..<3))
        followed.model.words.removeLast()
        followed.subscription?.cancel()
        XCTAssertEqual(followed.screen.ids, [0, 1, 2], "the pending change is not shown")
        followed.model.words = []
        XCTAssertEqual(followed.screen.ids, [0, 1, 2])
        XCTAssertEqual(followed.reads, 1)
    }

    @MainActor func testAnObservationEndsWithTheDirectorAndRetainsNothing() async {
        let model = WordModel(0..<3)
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        var reads = 0
        var captured: NSObject? = NSObject()
        var director: TableDirector? = TableDirector(tableView: tableView, items: [], bus: CellActionBus())
        let subscription = director?.observe { [captured] in
            _ = captured
            reads += 1
            return [TableSection(rows: model.rows)]
        }
        tableView.layoutIfNeeded()
        model.words.removeLast()
        tableView.layoutIfNeeded()
        let gone = [Weak(director), Weak(director?.actionsProxy), Weak(captured)]
        XCTAssertEqual(gone.compactMap(\.object).count, 3)
        XCTAssertEqual(reads, 2)
        model.words.removeLast()
        captured = nil
        director = nil
        XCTAssertEqual(subscription?.isCancelled, true)
        tableView.layoutIfNeeded()
        model.words = []
        tableView.layoutIfNeeded()
        XCTAssertEqual(reads, 2)
        XCTAssertEqual(gone.compactMap(\.object).count, 0)
    }

    @MainActor func testCancellingReleasesTheClosure() async {
        let screen = Screen()
        var captured: NSObject? = NSObject()
        let gone = Weak(captured)
        let subscription = screen.director.observe { [captured] in
            _ = captured
            return []
        }
        captured = nil
        XCTAssertNotNil(gone.object)
        subscription.cancel()
        XCTAssertNil(gone.object)
    }

    @MainActor func testAListThatWasAssignedToAnotherDirectorIsNotChanged() async {
        let followed = Followed(WordModel(0..<3))
        let tableView = followed.screen.tableView
        let other = TableDirector(tableView: tableView, items: words([8, 9]), bus: CellActionBus())
        let raised = exceptions {
            followed.model.words.removeLast()
            tableView.layoutIfNeeded()
            XCTAssertEqual(followed.screen.director.items.count, 3)
        }
        XCTAssertEqual(raised, [])
        XCTAssertEqual(followed.screen.ids, [8, 9])
        XCTAssertEqual(other.items.count, 2)
        XCTAssertEqual(exceptions { followed.screen.director.observe { [] } }.count, 1)
    }

    // MARK: Scroll position

    @MainActor func testTheListKeepsTheRequestedScrollPosition() async throws {
        let (model, screen) = (WordModel(0..<20), Screen())
        screen.director.observe(keeping: .bottom) { [TableSection(rows: model.rows)] }
        try screen.scroll(toRow: 19)
        model.words.append(Word(id: 20, text: "word 20"))
        XCTAssertEqual(screen.ids.last, 20)
        try screen.scroll(toRow: 5)
        let first = try XCTUnwrap(screen.ids.first)
        model.words.insert(Word(id: -1, text: "older"), at: 0)
        XCTAssertEqual(screen.ids.first, first)
    }
}
