import CellDirector
import Foundation
import HeadlessUIKit

extension RandomRows {
    /// Simulates a user and an app, including the app's handlers and tasks, that change three lists at random.
    @MainActor
    final class Walk {
        var random: SplitMix64
        /// Rows that the tables share.
        var tableRows: [any TableRowConfigurator] = []
        /// Rows that all lists share.
        private var contentRows: [ContentRow] = []
        var headers: [Header] = []
        /// A configurator that may be the header or footer of any section.
        let liveHeader = LiveHeader(item: Live(words: Words(id: 100)))
        /// The models that rows of all tables share.
        private var lives: [Live] = []
        let buses = [CellActionBus(), CellActionBus()]
        private let lists: [any List]
        private let finger = Finger()
        /// The number of changes that handlers may still make before the next step.
        private var left = 0
        /// The nesting depth of the running handlers.
        private var depth = 0
        private var changesObjects = true
        /// Whether handlers provide the heights of rows.
        private let asksHeights: Bool
        var isInHandler: Bool { depth > 0 }
        private var old: [any CellConfigurator] = []
        private var tasks: [(open: AsyncStream<Void>.Continuation, task: Task<Void, Never>)] = []
        private(set) var did: [String] = []
        private(set) var wrong: [String] = []

        init(_ random: SplitMix64) {
            var random = random
            asksHeights = Int.random(in: 0..<2, using: &random) == 0
            self.random = random
            lists = [TableRows(bus: buses[0]), TableRows(bus: buses[1]), CollectionRows(bus: buses[0])]
            for bus in buses { bus.onProblem = { _ in } }
            for list in lists {
                list.keepsSelection = true
                if list is TableRows {
                    register(NoteRow.self, list, asksHeights)
                    register(FlagRow.self, list, asksHeights)
                    register(PlainRow.self, list, asksHeights)
                    register(MemoRow.self, list, asksHeights)
                    register(LiveRow.self, list, asksHeights)
                    register(Header.self, list, false)
                    register(LiveHeader.self, list, false)
                    register(ShelfRow.self, list, asksHeights)
                    list.proxy.on(arranged) { [unowned self, unowned list] (c: ShelfRow, _, notes) in
                        handle(c, list) {
                            if flip() { c.item.notes = notes }
                            meddle(c, list)
                            if c.item.notes != notes { list.excuses.touched.insert(ObjectIdentifier(c)) }
                        }
                    }
                } else {
                    register(NoteTile.self, list, false)
                    register(FlagTile.self, list, false)
                    register(MemoTile.self, list, false)
                    register(Album.self, list, false)
                }
                register(ContentRow.self, list, asksHeights && list is TableRows)
            }
        }

        // MARK: Randomness

        func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        func flip() -> Bool { pick(2) == 0 }

        /// Returns random content. There are few possible values, so equal rows and rows with the same identity are
        /// common.
        func words() -> Words { Words(id: pick(12), text: "text \(pick(3))", isOn: pick(4) == 0) }

        func notes() -> [Note] { (0..<pick(4)).map { _ in Note(words: words()) } }

        func contentRow(_ words: Words) -> ContentRow {
            if pick(3) == 0, let shared = contentRows.randomElement(using: &random) { return shared }
            let row = ContentRow(item: Content(words: words))
            contentRows.append(row)
            if contentRows.count > 4 { contentRows.removeFirst() }
            return row
        }

        /// Returns the existing model with the same `id`, or a new one.
        func live(_ words: Words) -> Live {
            if let known = lives.first(where: { $0.id == words.id }) { return known }
            lives.append(Live(words: words))
            if lives.count > 6 { lives.removeFirst() }
            return lives[lives.count - 1]
        }

        func maybeChanged<I: Item>(_ item: I) -> I {
            guard pick(3) == 0 else { return item }
            var item = item
            change(&item.words)
            return item
        }

        private func change(_ words: inout Words) {
            switch pick(9) {
            case 0, 1: words.isOn.toggle()
            case 2: words.draft = "draft \(pick(3))"
            case 3: words = self.words()
            default: words.text = "text \(pick(6))"
            }
        }

        private func anyList() -> any List { lists[pick(lists.count)] }

        /// Returns a row of the list or, with a probability of 1 in 4, a row that was remembered earlier and may have
        /// been removed.
        private func anyRow(_ list: any List) -> (any CellConfigurator)? {
            if pick(4) == 0, let row = old.randomElement(using: &random) { return row }
            return list.configurators.randomElement(using: &random)
        }

        // MARK: Changing items

        /// Changes an item in place and records the rows that can't show the change yet.
        private func edit(_ row: any CellConfigurator, _ change: (inout Words) -> Void) {
            func set<C: CellConfigurator>(_ row: C) {
                note("  an item is changed: \(row.item)")
                if let memo = row.item as? Memo {
                    change(&memo.words)
                    excuse(memo)
                } else if let live = row.item as? Live {
                    change(&live.words)
                } else if var item = row.item as? any Item {
                    change(&item.words)
                    if let item = item as? C.Item { row.item = item }
                    if depth == 0 { for list in lists { list.excuses.changed.insert(ObjectIdentifier(row)) } }
                }
            }
            set(row)
        }

        private func edit(_ row: any CellConfigurator) { edit(row) { change(&$0) } }

        /// Records that a list can't detect a mutation of an object before the list's next update.
        private func excuse(_ memo: Memo) {
            for list in lists {
                for row in list.configurators where (row.item as? Memo) === memo {
                    list.excuses.objects.insert(ObjectIdentifier(row))
                }
            }
        }

        private func words(_ row: any CellConfigurator) -> Words? { (row.item as? any Item)?.words }

        // MARK: Handlers

        private func register<C: CellConfigurator>(_ type: C.Type, _ list: any List, _ asksHeights: Bool) {
            let proxy = list.proxy
            proxy
                .on(poked) { [unowned self, unowned list] (c: C, _) in handle(c, list) { meddle(c, list) } }
                .on(.didSelect) { [unowned self, unowned list] (c: C, _) in handle(c, list) { meddle(c, list) } }
                .on(switched) { [unowned self, unowned list] (c: C, _, isOn) in store(c, list) { $0.isOn = isOn } }
                .on(typed) { [unowned self, unowned list] (c: C, _, draft) in store(c, list) { $0.draft = draft } }
                .on(.willDisplay) { [unowned self, unowned list] (c: C, _) in
                    handle(c, list) { if pick(4) == 0 { meddleWhileDisplaying(c, list) } }
                }
                .on(.didEndDisplaying) { [unowned self, unowned list] (c: C, _) in
                    handle(c, list) { if pick(4) == 0 { meddleWhileDisplaying(c, list) } }
                }
                .on(.move) { [unowned self, unowned list] (c: C, _, _) in handle(c, list) { meddle(c, list) } }
            guard asksHeights else { return }
            proxy.on(.height) { [unowned self, unowned list] (c: C, _) in
                handle(c, list) { if pick(12) == 0 { meddleWhileDisplaying(c, list) } }
                return CGFloat(30 + (words(c)?.text.count ?? 0))
            }
        }

        /// Runs a handler's work; changes are shown when the outermost handler has returned.
        private func handle(_ row: any CellConfigurator, _ list: any List, _ work: () -> Void) {
            depth += 1
            work()
            depth -= 1
            for list in lists { list.excuses.changed = [] }
        }

        /// Handles a control's action: stores the control's value in the item, or leaves the item unchanged.
        private func store(_ row: any CellConfigurator, _ list: any List, _ store: (inout Words) -> Void) {
            handle(row, list) {
                if pick(3) > 0 { edit(row, store) }
                meddle(row, list)
                guard var wanted = words(row) else { return }
                store(&wanted)
                if wanted != words(row) { list.excuses.touched.insert(ObjectIdentifier(row)) }
            }
        }

        /// Performs random work in a handler that the list calls while it brings cells on and off screen. The work does
        /// not mutate any objects, because an update may already have compared them.
        private func meddleWhileDisplaying(_ row: any CellConfigurator, _ list: any List) {
            let before = changesObjects
            changesObjects = false
            meddle(row, list)
            changesObjects = before
        }

        /// Performs random work in a handler.
        private func meddle(_ row: any CellConfigurator, _ list: any List) {
            guard left > 0 else { return }
            left -= 1
            func editSafely(_ row: any CellConfigurator) {
                if changesObjects || !(row.item is Memo) { edit(row) }
            }
            let choice = pick(14)
            note("  a handler of \(row.item) does \(choice)")
            switch choice {
            case 0, 1, 2: editSafely(row)
            case 3:
                editSafely(row)
                list.reload(row, in: self)
            case 4: if changesObjects || !(row.item is Memo) { update(row, list) }
            case 5: list.refresh(self)
            case 6: list.rearrange(self)
            case 7: anyList().rearrange(self)
            case 8: if let other = anyRow(anyList()) { editSafely(other) }
            case 9: if changesObjects { wait(row, list) }
            case 10: list.remove(row, self)
            case 11:
                if let view = list.shown.first(where: { $0.row === row })?.view { poked.invoke(from: view) }
            case 12:
                let other = anyList()
                if let row = anyRow(other) {
                    editSafely(row)
                    other.reload(row, in: self)
                }
            default: break
            }
        }

        /// Calls `director.update(c) { … }`.
        private func update(_ row: any CellConfigurator, _ list: any List) {
            func update<C: CellConfigurator, L: List>(_ row: C, _ list: L) {
                let isOutside = depth == 0
                let isThere = list.director.update(row) { [unowned self, unowned list] item in
                    guard var some = item as? any Item else { return }
                    change(&some.words)
                    if let memo = some as? Memo {
                        excuse(memo)
                    } else if let changed = some as? C.Item {
                        item = changed
                    }
                    _ = list
                }
                guard isOutside, isThere, let now = list.director.configurator(for: row) else { return }
                list.excuses.remove(now)
                checkHeights(now, list)
            }
            update(row, list)
        }

        /// Updates a row while a cell is being configured: the cell's own row, a row with the same identity in another
        /// list, or a row in several places.
        private func updateWhileConfiguring(_ words: Note) {
            guard left > 0, pick(5) == 0 else { return }
            left -= 1
            let list = anyList()
            note("  a configuration of \(words) updates a row")
            depth += 1
            if pick(4) == 0, let row = list.configurators.randomElement(using: &random), !(row.item is Memo) {
                update(row, list)
            } else if list is TableRows {
                update(NoteRow(item: words), list)
            } else {
                update(NoteTile(item: words), list)
            }
            depth -= 1
        }

        // MARK: Suspended tasks

        /// Starts a task that retains a row and a reference to its cell, and changes the list when it is resumed.
        private func wait(_ row: any CellConfigurator, _ list: any List) {
            guard tasks.count < 4 else { return }
            let reference = list.shown.first { $0.row === row }.flatMap { CellReference($0.view) }
            let (stream, open) = AsyncStream.makeStream(of: Void.self)
            let task = Task { @MainActor [weak self, weak list] in
                var isResumed = false
                for await _ in stream {
                    isResumed = true
                    break
                }
                if isResumed, let self, let list { resumeTask(row, reference, list) }
            }
            tasks.append((open, task))
        }

        private func resumeTask(_ row: any CellConfigurator, _ reference: CellReference?, _ list: any List) {
            switch pick(4) {
            case 0: update(row, list)
            case 1:
                edit(row)
                list.reload(row, in: self)
            case 2: list.rearrange(self)
            default: if let reference { poked.invoke(from: reference) } else { update(row, list) }
            }
        }

        /// Finishes the suspended tasks.
        func end() async {
            for (open, task) in tasks {
                open.finish()
                await task.value
            }
            tasks = []
            // Removes the handlers, because actions posted from other threads might not have been delivered yet.
            for list in lists { list.proxy.removeAll() }
        }

        private func post(_ view: UIView) {
            guard let reference = CellReference(view) else { return }
            let isOn = flip() ? flip() : nil
            let posted = DispatchSemaphore(value: 0)
            Thread {
                if let isOn {
                    switched.invoke(from: reference, payload: isOn)
                } else {
                    poked.invoke(from: reference)
                }
                posted.signal()
            }.start()
            posted.wait()
        }

        // MARK: Steps

        func step() async {
            left = 3
            RandomRows.whenConfigured = { [unowned self] in updateWhileConfiguring($0) }
            defer { RandomRows.whenConfigured = nil }
            let number = pick(lists.count)
            let list = lists[number]
            await act(number, list)
            if did.count > 60 { did.removeFirst(did.count - 60) }
            if flip() { list.view.layoutIfNeeded() }
            left = 0
            for _ in 0..<2 { for list in lists { list.view.layoutIfNeeded() } }
            check()
        }

        private func note(_ what: String) { did.append(what) }

        private func act(_ number: Int, _ list: any List) async {
            switch pick(20) {
            case 0..<4:
                note("list \(number) is rearranged")
                list.rearrange(self)
            case 4:
                note("list \(number) is updated by nothing")
                list.refresh(self)
            case 5, 6:
                note("items of list \(number) are changed")
                for _ in 0...pick(3) { if let row = anyRow(list) { edit(row) } }
            case 7:
                note("a row of list \(number) is reloaded")
                guard let row = anyRow(list) else { return }
                if flip() { edit(row) }
                list.reload(row, in: self)
            case 8:
                note("a row of list \(number) is updated")
                if let row = anyRow(list) { update(row, list) }
            case 9..<14: touch(number, list)
            case 14:
                let distance = pick(500) - 250
                note("list \(number) is scrolled by \(distance)")
                try? finger.scroll(list.view, by: CGFloat(distance))
            case 15:
                note("a task of list \(number) waits")
                if let row = anyRow(list) { wait(row, list) }
            case 16:
                note("a task comes back")
                guard !tasks.isEmpty else { return }
                let (open, task) = tasks.remove(at: pick(tasks.count))
                open.yield()
                await task.value
            case 17:
                note("a thread posts to list \(number)")
                if let view = list.shown.randomElement(using: &random)?.view { post(view) }
            case 18:
                note("list \(number) is scrolled to a row")
                if let row = anyRow(list) { list.scroll(to: row) }
            default:
                note("list \(number) is reloaded or told to")
                if flip() {
                    list.reloadData()
                } else {
                    list.reloadThreshold = flip() ? nil : pick(4)
                }
            }
        }

        private func touch(_ number: Int, _ list: any List) {
            guard let (row, view) = list.shown.randomElement(using: &random) else { return }
            var touched = view
            if let shelf = view as? ShelfCell, flip(), let tile = shelf.list.visibleCells.first { touched = tile }
            guard let panel = panel(in: touched) else { return }
            switch pick(8) {
            case 0, 1:
                note("the button of \(row.item) in list \(number) is tapped")
                try? finger.tap(panel.button)
            case 2, 3, 4:
                note("the switch of \(row.item) in list \(number) is toggled")
                try? finger.toggle(panel.toggle)
            case 5:
                note("two letters are typed into \(row.item) in list \(number)")
                try? finger.type("ab", into: panel.field)
            case 6:
                note("\(row.item) in list \(number) is selected")
                if let path = list.indexPath(of: row), path.row != NSNotFound {
                    try? finger.tap(rowAt: path, in: list.view)
                }
            default:
                note("\(row.item) in list \(number) is dragged")
                guard let table = list.view as? UITableView, let path = list.indexPath(of: row),
                    path.row != NSNotFound, let other = table.indexPathsForVisibleRows?.randomElement(using: &random)
                else { return }
                table.setEditing(true, animated: false)
                try? finger.move(rowAt: path, to: other, in: table)
                table.setEditing(false, animated: false)
            }
        }

        func remember(_ rows: [any CellConfigurator]) {
            guard let row = rows.randomElement(using: &random) else { return }
            old.append(row)
            if old.count > 6 { old.removeFirst() }
        }

        /// Clears the excuses for the updated list, and the record of changed items of every list.
        func didUpdate(_ updated: any List) {
            note("  a list was updated")
            updated.excuses = Excuses()
            for list in lists { list.excuses.changed = [] }
        }

        // MARK: Invariants

        /// Checks that no place of a row keeps a height that the row had before it was updated.
        private func checkHeights(_ row: any CellConfigurator, _ list: any List) {
            guard asksHeights, let table = list.view as? UITableView, let words = words(row) else { return }
            for (number, section) in ((list as? TableRows)?.director.sections ?? []).enumerated() {
                for (place, other) in section.rows.enumerated() where other === row {
                    let height = table.rectForRow(at: IndexPath(row: place, section: number)).height
                    if height != 44, height != CGFloat(30 + words.text.count) {
                        wrong.append("the row of \(words) at \(number), \(place) keeps the height \(height)")
                    }
                }
            }
        }

        private func check() {
            for (number, list) in lists.enumerated() {
                for (row, view) in list.shown {
                    check(row, view, list.excuses, "list \(number), \(type(of: row.item))")
                }
            }
        }

        private func check(_ row: any CellConfigurator, _ view: UIView, _ excuses: Excuses, _ place: String) {
            guard let words = words(row), let panel = panel(in: view) else {
                return wrong.append("\(place): the view has no panel")
            }
            if CellReference(view)?.configurator !== row { wrong.append("\(place): \(words) is bound to another row") }
            let id = ObjectIdentifier(row)
            if excuses.changed.contains(id) || excuses.objects.contains(id) { return }
            if panel.last != words {
                wrong.append("\(place): \(words) is configured with \(String(describing: panel.last))")
            }
            if let shelf = view as? ShelfCell, let item = row.item as? Shelf, shelf.notes != item.notes {
                wrong.append("\(place): \(item.notes) is configured with \(shelf.notes)")
            }
            if excuses.touched.contains(id) { return }
            if panel.words != words { wrong.append("\(place): \(words) is shown as \(panel.words)") }
            if let shelf = view as? ShelfCell, let item = row.item as? Shelf { check(shelf, item, place) }
        }

        private func check(_ shelf: ShelfCell, _ item: Shelf, _ place: String) {
            let tiles = shelf.director.items.compactMap { $0 as? NoteTile }
            if tiles.map(\.item) != item.notes { wrong.append("\(place): the shelf shows \(tiles.map(\.item))") }
            for path in shelf.list.indexPathsForVisibleItems {
                guard let cell = shelf.list.cellForItem(at: path), let tile = shelf.director.configurator(at: path)
                else {
                    continue
                }
                check(tile, cell, Excuses(), place + ", a shelf")
            }
        }
    }
}
