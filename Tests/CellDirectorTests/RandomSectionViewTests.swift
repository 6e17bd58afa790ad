import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests random updates that add and remove section titles, headers and footers. Several directors make the updates in
/// succession, while a row's text field is being edited and rows have references and running tasks.
///
/// `CELLDIRECTOR_BESIDE_STEPS` sets the number of steps of each test. By default, each test performs 750 steps, or a
/// million if `CELLDIRECTOR_SOAK_MINUTES` is set.
final class RandomSectionViewTests: XCTestCase {
    private static let stepsPerWalk = 250

    @MainActor func testRowsKeepTheirStateWhateverIsInsertedOrRemovedInATable() async throws {
        await play { WalkTable(bus: $0, height: $1) }
    }

    @MainActor func testItemsKeepTheirStateWhateverIsInsertedOrRemovedInACollectionView() async throws {
        await play { WalkCollection(bus: $0, height: $1) }
    }

    @MainActor
    private func play<List: WalkList>(_ make: @escaping @MainActor (CellActionBus, CGFloat) -> List) async {
        let steps = timesToRun("CELLDIRECTOR_BESIDE_STEPS", else: isSoaking ? 1_000_000 : 750)
        await awaitEachSeed(0..<UInt64(max(1, steps / Self.stepsPerWalk))) { seed in
            let walk = SectionViewWalk(seed: seed, make)
            let handler = ListException.handler
            defer { ListException.handler = handler }
            ListException.handler = { [unowned walk] in walk.wrong.append("\($0)") }
            for step in 0..<Self.stepsPerWalk where walk.wrong.isEmpty {
                await walk.step()
                XCTAssertEqual(walk.wrong, [], "step \(step), seed \(seed):\n" + walk.did.joined(separator: "\n"))
            }
            walk.end()
        }
    }
}

// MARK: - The model

/// A title or view above or below the rows of a section.
private enum HeaderOrFooter: Hashable {
    case nothing
    case title(String)
    case view(String)
    case otherView(String)

    var text: String? {
        switch self {
        case .nothing: nil
        case .title(let text), .view(let text), .otherView(let text): text
        }
    }
}

private struct WalkSection {
    var id: Int?
    var header = HeaderOrFooter.nothing
    var footer = HeaderOrFooter.nothing
    var rows: [Int] = []
}

/// A list on screen that is assigned several directors, one after the other.
@MainActor
private protocol WalkList: AnyObject {
    var view: ListScrollView { get }
    var hasTitles: Bool { get }
    /// Assigns a new director to the list. The director's handlers report to the walk under the given number.
    func direct(_ number: Int, _ sections: [WalkSection], _ walk: SectionViewWalk<Self>)
    func show(_ sections: [WalkSection], _ completion: @escaping () -> Void)
    func text(isHeader: Bool, section: Int) -> String?
    /// Returns the row that the director currently has at an index path.
    func row(at path: IndexPath) -> Int?
}

/// A handler's task for a row.
@MainActor
private final class RowTask {
    let row: Int
    var hasBegun = false
    var isCancelled = false
    let (stream, open) = AsyncStream.makeStream(of: Void.self)
    init(_ row: Int) { self.row = row }
}

@MainActor
private final class SectionViewWalk<List: WalkList> {
    private var random: SplitMix64
    private let bus = CellActionBus()
    private let list: List
    private let isTall: Bool
    private let finger = Finger()
    private var model: [WalkSection] = []
    private var director = 0
    private var references: [(row: Int, reference: CellReference)] = []
    private var works: [RowTask] = []
    private var typing: Int?
    /// Descriptions of the handler calls.
    private var heard: [String] = []
    private var completions = 0
    private(set) var did: [String] = []
    var wrong: [String] = []

    init(seed: UInt64, _ make: (CellActionBus, CGFloat) -> List) {
        random = SplitMix64(state: seed)
        isTall = seed % 3 > 0
        // The list is either tall enough for all rows or too short for most of them.
        list = make(bus, isTall ? 4000 : 200)
        bus.onProblem = { [unowned self] problem in
            if problem.kind == .directorReplaced { return }
            wrong.append("\(problem)")
        }
        list.direct(0, model, self)
    }

    func end() {
        for work in works { work.open.finish() }
    }

    private func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    // MARK: What handlers do

    func hear(_ what: String, _ director: Int, _ row: Int, _ path: IndexPath) {
        if director != self.director { wrong.append("replaced director \(director) handles \(what) of row \(row)") }
        // Even between the steps of an update, the row must be at the reported index path.
        if list.row(at: path) != row { wrong.append("\(what) of row \(row) has the wrong index path \(path)") }
        heard.append("\(what) \(row)")
    }

    func work(_ row: Int) async {
        guard let work = works.last(where: { $0.row == row }) else {
            return wrong.append("work for row \(row) starts without an action")
        }
        await withTaskCancellationHandler {
            work.hasBegun = true
            for await _ in work.stream {}
        } onCancel: {
            MainActor.assumeIsolated { work.isCancelled = true }
        }
    }

    private func row(at path: IndexPath) -> Int? {
        model.indices.contains(path.section) && model[path.section].rows.indices.contains(path.row)
            ? model[path.section].rows[path.row] : nil
    }

    // MARK: A step

    func step() async {
        if did.count > 8 { did.removeFirst(did.count - 8) }
        let cells = shown
        switch pick(16) {
        case 0 where pick(3) == 0:
            did.append("another director")
            director += 1
            if pick(2) == 0 { change() }
            list.direct(director, model, self)
            // After the layout, the references created under the previous director must be invalid, and its tasks
            // canceled.
            list.view.layoutIfNeeded()
            checkEnded()
        case 1, 2: type()
        case 3:
            if let (row, cell) = anyShown(), let reference = CellReference(cell) { references.append((row, reference)) }
        case 4: await begin()
        case 5: touch()
        case 6:
            let distance = CGFloat(pick(900) - 400)
            if !isTall { try? finger.scroll(list.view, by: distance) }
        default:
            let before = completions
            change()
            did.append("update")
            list.show(model) { [unowned self] in completions += 1 }
            if pick(3) > 0 { list.view.layoutIfNeeded() }
            if completions != before + 1 { wrong.append("\(completions - before) completions are called") }
            checkKept(cells)
        }
        did.append("\(model.map { "\($0.id ?? -1): \($0.header), \($0.rows), \($0.footer)" })")
        check()
    }

    private var shown: [Int: UIView] {
        var shown: [Int: UIView] = [:]
        for (path, cell) in list.view.shownCells { if let row = row(at: path) { shown[row] = cell } }
        return shown
    }

    private func anyShown() -> (Int, UIView)? {
        shown.sorted { $0.key < $1.key }.randomElement(using: &random).map { ($0.key, $0.value) }
    }

    private func type() {
        guard let (row, cell) = anyShown(), let field = (cell as? any TextFieldCell)?.field,
            field.isInSight(in: list.view)
        else { return }
        did.append("type into \(row)")
        do { try finger.type("a", into: field) } catch { wrong.append("\(error)") }
        typing = row
    }

    private func begin() async {
        guard let (row, cell) = anyShown(), !works.contains(where: { $0.row == row }) else { return }
        did.append("work for \(row)")
        let work = RowTask(row)
        works.append(work)
        CellAction.custom("work").invoke(from: cell)
        for _ in 0..<100 where !work.hasBegun { await Task.yield() }
        if !work.hasBegun { wrong.append("work for row \(row) does not start") }
    }

    private func touch() {
        guard let (row, cell) = anyShown(), cell.isInSight(in: list.view), let path = path(of: row) else { return }
        heard = []
        do { try finger.tap(rowAt: path, in: list.view) } catch { return wrong.append("\(error)") }
        if heard.filter({ $0.hasPrefix("select") }) != ["select \(row)"] {
            wrong.append("a tap on row \(row) is handled as \(heard)")
        }
        typing = shown.first { ($0.value as? any TextFieldCell)?.field.isFirstResponder == true }?.key
    }

    private func path(of row: Int) -> IndexPath? {
        for (number, section) in model.enumerated() {
            if let index = section.rows.firstIndex(of: row) { return IndexPath(row: index, section: number) }
        }
        return nil
    }

    private func isEdited(_ reference: CellReference) -> Bool {
        (reference.cell as? any TextFieldCell)?.field.isFirstResponder == true
    }

    // MARK: Making sections

    private func change() {
        for section in model.indices {
            if pick(3) == 0 { model[section].header = beside() }
            if pick(3) == 0 { model[section].footer = beside() }
            for _ in 0..<pick(3) { editRows(section) }
        }
        let free = Set(0..<6).subtracting(model.compactMap(\.id)).min()
        switch pick(9) {
        case 0, 1:
            var section = WalkSection(id: pick(3) == 0 ? nil : free, header: beside(), footer: beside())
            section.rows = fresh(pick(3))
            // Moves rows from another section to this section.
            if let other = model.indices.randomElement(using: &random) {
                let count = pick(model[other].rows.count + 1)
                section.rows += model[other].rows.suffix(count)
                model[other].rows.removeLast(count)
            }
            model.insert(section, at: pick(model.count + 1))
        case 2 where !model.isEmpty:
            let gone = model.remove(at: pick(model.count))
            if let other = model.indices.randomElement(using: &random), pick(3) > 0 {
                model[other].rows.insert(contentsOf: gone.rows, at: pick(model[other].rows.count + 1))
            }
        case 3: model.shuffle(using: &random)
        case 4 where !model.isEmpty: model[pick(model.count)].id = free
        case 5 where model.count > 1:
            let (from, to) = (pick(model.count), pick(model.count))
            guard let row = model[from].rows.popLast() else { return }
            model[to].rows.insert(row, at: pick(model[to].rows.count + 1))
        default: break
        }
        if model.count > 5 { model.removeLast(model.count - 5) }
    }

    private func editRows(_ section: Int) {
        let count = model[section].rows.count
        switch pick(4) {
        case 0, 1: model[section].rows.insert(contentsOf: fresh(1), at: pick(count + 1))
        case 2 where count > 0: model[section].rows.remove(at: pick(count))
        case 3 where count > 0:
            let row = model[section].rows.remove(at: pick(count))
            model[section].rows.insert(row, at: pick(count))
        default: break
        }
        if model[section].rows.count > 9 { model[section].rows.removeLast(3) }
    }

    private func fresh(_ count: Int) -> [Int] {
        let taken = Set(model.flatMap(\.rows))
        return (0..<60).filter { !taken.contains($0) }.shuffled(using: &random).prefix(count).map { $0 }
    }

    private func beside() -> HeaderOrFooter {
        let text = "text \(pick(3))"
        return switch pick(5) {
        case 0: list.hasTitles ? .title(text) : .view(text)
        case 1: .view(text)
        case 2: .otherView(text)
        default: .nothing
        }
    }

    // MARK: Invariants

    /// Checks that, in a tall list, rows that were on screen before and after an update kept their cells, first
    /// responder, references and tasks. Also checks that the references and tasks of removed rows have ended.
    private func checkKept(_ cells: [Int: UIView]) {
        let now = shown
        for (row, cell) in cells {
            guard let other = now[row] else { continue }
            if isTall, other !== cell { wrong.append("row \(row) has another cell") }
        }
        if let row = typing {
            if path(of: row) == nil {
                typing = nil
            } else if (now[row] as? any TextFieldCell)?.field.isFirstResponder != true {
                // In a short list, the text field also stops being the first responder when its row is pushed off
                // screen.
                if isTall { wrong.append("row \(row) has lost the first responder") }
                typing = nil
            }
        }
        references.removeAll { row, reference in
            if path(of: row) == nil {
                if reference.isValid { wrong.append("the reference to the removed row \(row) is valid") }
                return true
            }
            if isTall, !reference.isValid { wrong.append("the reference to row \(row) is not valid") }
            // A row whose text is being edited keeps its cell and its reference while the row is out of view, until the
            // first layout after the editing has ended.
            if reference.isValid, shown[row] == nil, !isEdited(reference) { list.view.layoutIfNeeded() }
            let cell = shown[row]
            if reference.isValid, reference.cell !== cell, cell != nil || !isEdited(reference) {
                wrong.append("the reference to row \(row) has another cell")
            }
            return !reference.isValid
        }
        works.removeAll { work in
            if path(of: work.row) == nil {
                if !work.isCancelled { wrong.append("work for the removed row \(work.row) is not canceled") }
            } else if isTall, work.isCancelled {
                wrong.append("work for row \(work.row) is canceled")
            }
            if work.isCancelled { work.open.finish() }
            return work.isCancelled
        }
    }

    /// Checks that all references created under the replaced director are invalid and that all its tasks are canceled.
    private func checkEnded() {
        if references.contains(where: \.reference.isValid) {
            wrong.append("a reference of the replaced director is valid")
        }
        if !works.allSatisfy(\.isCancelled) { wrong.append("work of the replaced director is not canceled") }
        for work in works { work.open.finish() }
        (references, works, typing) = ([], [], nil)
    }

    private func check() {
        list.view.layoutIfNeeded()
        if !isTall {
            // References and tasks end when their row scrolls off screen.
            references.removeAll { !$0.reference.isValid }
            works.removeAll { $0.isCancelled }
            typing = typing.flatMap { (shown[$0] as? any TextFieldCell)?.field.isFirstResponder == true ? $0 : nil }
        }
        let view = list.view
        if view.numberOfSections != model.count { return wrong.append("there are \(view.numberOfSections) sections") }
        for (number, section) in model.enumerated() {
            if view.rowCount(inSection: number) != section.rows.count {
                wrong.append("section \(number) has \(view.rowCount(inSection: number)) rows")
            }
            for (isHeader, beside) in [(true, section.header), (false, section.footer)] {
                let text = list.text(isHeader: isHeader, section: number)
                if isTall ? text != beside.text : text != nil && text != beside.text {
                    wrong.append("section \(number), header \(isHeader): \(text ?? "nothing"), not \(beside)")
                }
            }
        }
        for (path, cell) in view.shownCells {
            let shown = (cell as? any TextFieldCell)?.shown?.id
            if shown != row(at: path) || shown == nil { wrong.append("\(path) shows \(shown ?? -1)") }
        }
        if isTall, view.shownCells.count != model.reduce(0, { $0 + $1.rows.count }) {
            wrong.append("\(view.shownCells.count) rows are on screen")
        }
    }
}

// MARK: - Views

@MainActor
private protocol TextFieldCell: UIView {
    var field: UITextField { get }
    var shown: Word? { get }
}

private class TextFieldTableCell: UITableViewCell, TextFieldCell {
    let field = UITextField()
    private(set) var shown: Word?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSideBySide(field)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(data: Word) { shown = data }
}

private class TextFieldTile: UICollectionViewListCell, TextFieldCell {
    let field = UITextField()
    private(set) var shown: Word?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSideBySide(field)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(data: Word) { shown = data }
}

/// Cell classes for the even-numbered directors. They have the same names as the cell classes for the odd-numbered
/// directors.
private enum Even {
    final class Cell: TextFieldTableCell, ConfigurableCell {}
    final class Tile: TextFieldTile, ConfigurableCell {}
}

private enum Odd {
    final class Cell: TextFieldTableCell, ConfigurableCell {}
    final class Tile: TextFieldTile, ConfigurableCell {}
}

private final class OtherAlbum: UICollectionReusableView, ConfigurableCell {
    private(set) var shown: Word?
    func configure(data: Word) { shown = data }
}

// MARK: - Lists

private final class WalkTable: WalkList {
    private let table: UITableView
    private let bus: CellActionBus
    /// The directors that were most recently assigned to the table, at most three. The last of them is the current
    /// director; the others no longer respond.
    private var directors: [TableDirector] = []

    init(bus: CellActionBus, height: CGFloat) {
        self.bus = bus
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    }

    var view: ListScrollView { table }
    func row(at path: IndexPath) -> Int? { (directors.last?.configurator(at: path)?.item as? Word)?.id }
    var hasTitles: Bool { true }

    func direct(_ number: Int, _ sections: [WalkSection], _ walk: SectionViewWalk<WalkTable>) {
        let director = TableDirector(tableView: table, sections: sections.map { make($0, number) }, bus: bus)
        directors = directors.suffix(2) + [director]
        register(TableCellConfigurator<Even.Cell, Word>.self, number, director.actionsProxy, walk)
        register(TableCellConfigurator<Odd.Cell, Word>.self, number, director.actionsProxy, walk)
    }

    func show(_ sections: [WalkSection], _ completion: @escaping () -> Void) {
        let number = count
        directors.last?.update(sections: sections.map { make($0, number) }, completion: completion)
    }

    private var count = 0

    private func make(_ section: WalkSection, _ number: Int) -> TableSection {
        count = number
        let rows = section.rows.map { id -> any TableRowConfigurator in
            let word = Word(id: id, text: "")
            return number % 2 == 0
                ? TableCellConfigurator<Even.Cell, Word>(item: word) : TableCellConfigurator<Odd.Cell, Word>(item: word)
        }
        var result = TableSection(
            id: section.id.map(AnyHashable.init), header: view(section.header), rows: rows, footer: view(section.footer)
        )
        if case .title(let text) = section.header { result.headerTitle = text }
        if case .title(let text) = section.footer { result.footerTitle = text }
        return result
    }

    private func view(_ beside: HeaderOrFooter) -> (any TableSectionViewConfigurator)? {
        switch beside {
        case .view(let text): DayConfig(item: Day(title: text))
        case .otherView(let text): wordHeader(1, text)
        default: nil
        }
    }

    func text(isHeader: Bool, section: Int) -> String? {
        let view = isHeader ? table.headerView(forSection: section) : table.footerView(forSection: section)
        return (view as? DayHeader)?.title ?? (view as? WordHeader)?.shown?.text ?? view?.textLabel?.text
    }
}

private final class WalkCollection: WalkList {
    private let collection: UICollectionView
    private let bus: CellActionBus
    private var directors: [CollectionDirector] = []
    private var count = 0

    init(bus: CellActionBus, height: CGFloat) {
        self.bus = bus
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: UICollectionViewFlowLayout())
    }

    var view: ListScrollView { collection }
    func row(at path: IndexPath) -> Int? { (directors.last?.configurator(at: path)?.item as? Word)?.id }
    var hasTitles: Bool { false }

    func direct(_ number: Int, _ sections: [WalkSection], _ walk: SectionViewWalk<WalkCollection>) {
        let director = CollectionDirector(
            collectionView: collection, sections: sections.map { make($0, number) }, bus: bus)
        if directors.isEmpty {
            var layout = UICollectionLayoutListConfiguration(appearance: .grouped)
            (layout.headerMode, layout.footerMode) = (.supplementary, .supplementary)
            director.setListLayout(layout)
        }
        directors = directors.suffix(2) + [director]
        register(CollectionCellConfigurator<Even.Tile, Word>.self, number, director.actionsProxy, walk)
        register(CollectionCellConfigurator<Odd.Tile, Word>.self, number, director.actionsProxy, walk)
    }

    func show(_ sections: [WalkSection], _ completion: @escaping () -> Void) {
        let number = count
        directors.last?.update(sections: sections.map { make($0, number) }, completion: completion)
    }

    private func make(_ section: WalkSection, _ number: Int) -> CollectionSection {
        count = number
        let items = section.rows.map { id -> any CollectionItemConfigurator in
            let word = Word(id: id, text: "")
            return number % 2 == 0
                ? CollectionCellConfigurator<Even.Tile, Word>(item: word)
                : CollectionCellConfigurator<Odd.Tile, Word>(item: word)
        }
        return CollectionSection(
            id: section.id.map(AnyHashable.init), header: view(section.header), items: items,
            footer: view(section.footer))
    }

    private func view(_ beside: HeaderOrFooter) -> (any CollectionSectionViewConfigurator)? {
        switch beside {
        case .view(let text): album(1, text)
        case .otherView(let text): CollectionSupplementaryConfigurator<OtherAlbum, Word>(item: Word(id: 1, text: text))
        default: nil
        }
    }

    func text(isHeader: Bool, section: Int) -> String? {
        let kind = isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        let view = collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
        return (view as? AlbumHeader)?.shown?.text ?? (view as? OtherAlbum)?.shown?.text
    }
}

@MainActor
private func register<C: CellConfigurator, List>(
    _ type: C.Type, _ number: Int, _ proxy: CellActionProxy, _ walk: SectionViewWalk<List>
) where C.Item == Word {
    proxy
        .onRow(.didSelect) { [unowned walk] (c: C, _, path) in walk.hear("select", number, c.item.id, path) }
        .on(.prefetch) { [unowned walk] (c: C, path) in walk.hear("prefetch", number, c.item.id, path) }
        .on(.custom("work"), whileRunning: .ignore, cancelsWithRow: true) { [weak walk] (c: C, _) in
            await walk?.work(c.item.id)
        }
}
