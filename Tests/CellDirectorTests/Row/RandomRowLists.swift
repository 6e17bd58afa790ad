import CellDirector
import HeadlessUIKit

extension RandomRows {
    /// A list on screen and its director, as used by the random model.
    @MainActor
    protocol List: AnyObject {
        associatedtype Section: DirectedSection

        var view: ListScrollView { get }
        var director: ListDirector<Section> { get }
        var excuses: Excuses { get set }
        /// The configurators of the rows, headers and footers.
        var configurators: [any CellConfigurator] { get }
        /// The views on screen, each with the row that it must show.
        var shown: [(row: any CellConfigurator, view: UIView)] { get }

        func makeSection(_ walk: Walk) -> Section
        func makeRow(_ walk: Walk) -> Section.Row
        /// Returns a new configurator for the same row.
        func copy(_ row: Section.Row, _ walk: Walk) -> Section.Row
        /// Replaces the configurators of a section's header and footer, and may add or remove a header, footer or
        /// title.
        func replaceHeaderAndFooter(_ section: inout Section, _ walk: Walk)
        func scroll(to row: any CellConfigurator)
        func reloadData()
    }

    /// Rows whose views may temporarily show something other than their items.
    struct Excuses {
        /// Rows whose items were changed outside handlers since the last update or handler call.
        var changed: Set<ObjectIdentifier> = []
        /// Rows whose items are objects that were mutated in place since the last update of the list.
        var objects: Set<ObjectIdentifier> = []
        /// Rows in which a touch changed the value of a control, but the control's handler did not store that value in
        /// the item. Cleared when the list is updated.
        var touched: Set<ObjectIdentifier> = []

        mutating func remove(_ row: any CellConfigurator) {
            changed.remove(ObjectIdentifier(row))
            objects.remove(ObjectIdentifier(row))
            touched.remove(ObjectIdentifier(row))
        }
    }

    final class TableRows: List {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let table: TableDirector
        var excuses = Excuses()

        init(bus: CellActionBus) { table = TableDirector(tableView: tableView, sections: [], bus: bus) }

        var view: ListScrollView { tableView }
        var director: ListDirector<TableSection> { table }

        var configurators: [any CellConfigurator] {
            director.sections.flatMap { section -> [any CellConfigurator] in
                section.rows.map { $0 as any CellConfigurator } + [section.header, section.footer].compactMap { $0 }
            }
        }

        var shown: [(row: any CellConfigurator, view: UIView)] {
            var shown: [(row: any CellConfigurator, view: UIView)] = []
            for cell in tableView.visibleCells {
                guard let path = tableView.indexPath(for: cell), let row = director.configurator(at: path) else {
                    continue
                }
                shown.append((row, cell))
            }
            for (number, section) in director.sections.enumerated() {
                if let row = section.header, let view = tableView.headerView(forSection: number) {
                    shown.append((row, view))
                }
                if let row = section.footer, let view = tableView.footerView(forSection: number) {
                    shown.append((row, view))
                }
            }
            return shown
        }

        func makeSection(_ walk: Walk) -> TableSection {
            var section = TableSection(rows: (0..<walk.pick(9)).map { _ in makeRow(walk) })
            switch walk.pick(6) {
            case 0: section.header = header(walk)
            case 1: section.footer = header(walk)
            case 4: (section.header, section.footer) = (header(walk), header(walk))
            case 2: section.headerTitle = "Title \(walk.pick(3))"
            case 3: section.id = walk.pick(3)
            default: break
            }
            return section
        }

        private func header(_ walk: Walk) -> any TableSectionViewConfigurator {
            if walk.pick(4) == 0 { return walk.liveHeader }
            walk.headers.append(Header(item: Note(words: walk.words())))
            if walk.headers.count > 3 { walk.headers.removeFirst() }
            return walk.headers[walk.pick(walk.headers.count)]
        }

        func makeRow(_ walk: Walk) -> any TableRowConfigurator {
            if walk.pick(3) == 0, let shared = walk.tableRows.randomElement(using: &walk.random) { return shared }
            let words = walk.words()
            let row: any TableRowConfigurator =
                switch walk.pick(9) {
                case 0, 1: flagRow(Flag(words: words))
                case 2: walk.flip() ? plainRow(Plain(words: words)) : LiveRow(item: walk.live(words))
                case 3: memoRow(Memo(words: words))
                case 4, 5: walk.contentRow(words)
                case 6: ShelfRow(item: Shelf(words: words, notes: walk.notes()))
                default: NoteRow(item: Note(words: words))
                }
            walk.tableRows.append(row)
            if walk.tableRows.count > 8 { walk.tableRows.removeFirst() }
            return row
        }

        func copy(_ row: any TableRowConfigurator, _ walk: Walk) -> any TableRowConfigurator {
            switch row {
            case let row as NoteRow: NoteRow(item: walk.maybeChanged(row.item))
            case let row as FlagRow: flagRow(walk.maybeChanged(row.item))
            case let row as PlainRow: plainRow(walk.maybeChanged(row.item))
            case let row as MemoRow: memoRow(row.item)
            case let row as LiveRow: LiveRow(item: row.item)
            case let row as ContentRow: ContentRow(item: walk.maybeChanged(row.item))
            case let row as ShelfRow: ShelfRow(item: walk.maybeChanged(row.item))
            default: row
            }
        }

        // The rows that the following functions create have an explicit identity if the `id` of the item is even.

        private func flagRow(_ flag: Flag) -> FlagRow {
            flag.words.id % 2 == 0 ? FlagRow(item: flag, id: flag.words.id) : FlagRow(item: flag)
        }

        private func plainRow(_ plain: Plain) -> PlainRow {
            plain.words.id % 2 == 0 ? PlainRow(item: plain, id: plain.words.id) : PlainRow(item: plain)
        }

        private func memoRow(_ memo: Memo) -> MemoRow {
            memo.words.id % 2 == 0 ? MemoRow(item: memo, id: memo.words.id) : MemoRow(item: memo)
        }

        func replaceHeaderAndFooter(_ section: inout TableSection, _ walk: Walk) {
            if let header = section.header as? Header { section.header = Header(item: walk.maybeChanged(header.item)) }
            if let footer = section.footer as? Header { section.footer = Header(item: walk.maybeChanged(footer.item)) }
            switch walk.pick(8) {
            case 0: section.footerTitle = section.footerTitle == nil ? "Title" : nil
            case 1: section.headerTitle = section.headerTitle == nil ? "Title" : nil
            case 2: section.header = section.header == nil ? header(walk) : nil
            case 3: section.footer = section.footer == nil ? header(walk) : nil
            default: break
            }
        }

        func scroll(to row: any CellConfigurator) { table.scroll(to: row, at: .top, animated: false) }

        func reloadData() { tableView.reloadData() }
    }

    final class CollectionRows: List {
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: UICollectionViewFlowLayout())
        let collection: CollectionDirector
        var excuses = Excuses()

        init(bus: CellActionBus) {
            collection = CollectionDirector(collectionView: collectionView, sections: [], bus: bus)
            var layout = UICollectionLayoutListConfiguration(appearance: .grouped)
            layout.headerMode = .supplementary
            collection.setListLayout(layout)
        }

        var view: ListScrollView { collectionView }
        var director: ListDirector<CollectionSection> { collection }

        var configurators: [any CellConfigurator] {
            director.sections.flatMap { section -> [any CellConfigurator] in
                section.items.map { $0 as any CellConfigurator } + [section.header].compactMap { $0 }
            }
        }

        var shown: [(row: any CellConfigurator, view: UIView)] {
            var shown: [(row: any CellConfigurator, view: UIView)] = []
            for path in collectionView.indexPathsForVisibleItems.sorted() {
                guard let cell = collectionView.cellForItem(at: path), let row = director.configurator(at: path) else {
                    continue
                }
                shown.append((row, cell))
            }
            for (number, section) in director.sections.enumerated() {
                let view = collectionView.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: number))
                if let row = section.header, let view { shown.append((row, view)) }
            }
            return shown
        }

        func makeSection(_ walk: Walk) -> CollectionSection {
            var section = CollectionSection(items: (0..<walk.pick(9)).map { _ in makeRow(walk) })
            switch walk.pick(3) {
            case 0: section.header = Album(item: Note(words: walk.words()))
            case 1: section.id = walk.pick(3)
            default: break
            }
            return section
        }

        func makeRow(_ walk: Walk) -> any CollectionItemConfigurator {
            let words = walk.words()
            return switch walk.pick(5) {
            case 0: FlagTile(item: Flag(words: words))
            case 1: MemoTile(item: Memo(words: words), id: words.id)
            case 2, 3: walk.contentRow(words)
            default: NoteTile(item: Note(words: words))
            }
        }

        func copy(_ row: any CollectionItemConfigurator, _ walk: Walk) -> any CollectionItemConfigurator {
            switch row {
            case let row as NoteTile: NoteTile(item: walk.maybeChanged(row.item))
            case let row as FlagTile: FlagTile(item: walk.maybeChanged(row.item))
            case let row as MemoTile: MemoTile(item: row.item, id: row.item.words.id)
            case let row as ContentRow: ContentRow(item: walk.maybeChanged(row.item))
            default: row
            }
        }

        func replaceHeaderAndFooter(_ section: inout CollectionSection, _ walk: Walk) {
            if let header = section.header as? Album { section.header = Album(item: walk.maybeChanged(header.item)) }
            if walk.pick(4) == 0 {
                section.header = section.header == nil ? Album(item: Note(words: walk.words())) : nil
            }
        }

        func scroll(to row: any CellConfigurator) { collection.scroll(to: row, at: .top, animated: false) }

        func reloadData() { collectionView.reloadData() }
    }
}

/// Returns the first panel in a view hierarchy.
@MainActor
func panel(in view: UIView) -> RandomRows.Panel? {
    if let panel = view as? RandomRows.Panel { return panel }
    return view.subviews.lazy.compactMap { panel(in: $0) }.first
}
