import CellDirector
import HeadlessUIKit
import XCTest

/// Records, as lines of text, the messages that a touch sends, and calls a closure in the handler of a given message.
@MainActor
final class MessageRecorder {
    private(set) var lines: [String] = []
    /// The name of the message whose handler calls `work`. The closure is called only once.
    var moment = ""
    var work: () -> Void = {}
    /// Called in every handler.
    var onEach: () -> Void = {}

    func hear(_ name: String, _ word: Word) {
        lines.append("\(name) \(word.id)")
        onEach()
        guard name == moment else { return }
        moment = ""
        work()
    }

    func forget() { lines = [] }

    /// The names of the recorded messages.
    var names: [String] { Set(lines.map { String($0.prefix { $0 != " " }) }).sorted() }

    func listen<C: CellConfigurator>(to proxy: CellActionProxy, _ type: C.Type) where C.Item == Word {
        let actions: [CellAction<Void>] = [
            .didHighlight, .didUnhighlight, .didSelect, .didDeselect, .primaryAction, .accessoryButtonTapped,
            .willBeginEditing,
        ]
        for action in actions {
            proxy.on(action) { [unowned self] (c: C, _) in hear(action.description, c.item) }
        }
        let events: [RowEvent<Void>] = [
            .didSelectRow, .didDeselectRow, .delete, .insert, .didEndEditing, .didBeginMultipleSelection,
            .didEndMultipleSelection, .prefetch, .cancelPrefetch,
        ]
        for event in events { proxy.on(event) { [unowned self] (c: C, _) in hear(event.description, c.item) } }
        let questions: [RowQuestion<Void, Bool>] = [
            .shouldHighlight, .shouldSelect, .shouldDeselect, .canPerformPrimaryAction, .canMove,
            .shouldBeginMultipleSelection,
        ]
        for question in questions {
            proxy.on(question) { [unowned self] (c: C, _) in
                hear(question.description, c.item)
                return true
            }
        }
        proxy
            .on(.willSelect) { [unowned self] (c: C, path) in
                hear("willSelect", c.item)
                return path
            }
            .on(.willDeselect) { [unowned self] (c: C, path) in
                hear("willDeselect", c.item)
                return path
            }
            .on(.move) { [unowned self] (c: C, _, _) in hear("move", c.item) }
            .on(.moveTarget) { [unowned self] (c: C, _, proposed) in
                hear("moveTarget", c.item)
                return proposed
            }
    }

    /// Registers handlers that provide one swipe action for each edge. The action is recorded when it is performed.
    func listenToSwipes<C: CellConfigurator>(to proxy: CellActionProxy, _ type: C.Type) where C.Item == Word {
        for question: RowQuestion<Void, UISwipeActionsConfiguration?> in [.leadingSwipeActions, .trailingSwipeActions] {
            proxy.on(question) { [unowned self] (c: C, _) in
                hear(question.description, c.item)
                return UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Flag") { [unowned self] _, _, done in
                        hear("flag", c.item)
                        done(true)
                    }
                ])
            }
        }
    }

    func listenToMenus<C: CellConfigurator>(to proxy: CellActionProxy, _ type: C.Type) where C.Item == Word {
        proxy
            .on(.contextMenu) { [unowned self] (c: C, _, _) in
                hear("contextMenu", c.item)
                return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu() }
            }
            .on(.willDisplayContextMenu) { [unowned self] (c: C, _, _) in hear("willDisplayContextMenu", c.item) }
            .on(.willEndContextMenu) { [unowned self] (c: C, _, _) in hear("willEndContextMenu", c.item) }
        for question: RowQuestion<Void, UITargetedPreview?> in [.highlightPreview, .dismissalPreview] {
            proxy.on(question) { [unowned self] (c: C, _) in
                hear(question.description, c.item)
                return nil
            }
        }
    }
}

/// A list of words that a test touches, and ways to change it.
@MainActor
struct TouchedList {
    enum Kind: CaseIterable { case table, collection }

    /// A way to change the rows during a touch.
    enum Change: CaseIterable {
        /// A change to the model that the list observes.
        case modelMovesToTop, modelReverses
        /// An update with the same configurators, or with new configurators for the same rows.
        case updateReverses, updateReplaces
        /// An update or a change to the model, followed by an immediate layout of the list in the handler.
        case updateAndLayout, modelAndLayout
    }

    let heard = MessageRecorder()
    let model = WordModel(0..<5)
    private(set) var table: Screen?
    private(set) var tiles: TileScreen?

    /// Creates a list of five words.
    ///
    /// - Parameters:
    ///   - kind: Whether the list is a table or a collection view.
    ///   - change: The change that the test will perform, or `nil`. If it is a change to the model, the list observes
    ///     ``model``.
    init(_ kind: Kind, _ change: Change? = nil) {
        let follows = change == .modelMovesToTop || change == .modelReverses || change == .modelAndLayout
        switch kind {
        case .table:
            let screen = Screen()
            table = screen
            if follows {
                screen.director.observe { [model] in [TableSection(id: 0, rows: model.rows)] }
            } else {
                screen.director.update(items: model.rows)
            }
            heard.listen(to: screen.proxy, WordConfig.self)
        case .collection:
            let screen = TileScreen()
            tiles = screen
            if follows {
                screen.director.observe { [model] in
                    [CollectionSection(id: 0, items: model.words.map { TileConfig(item: $0) })]
                }
            } else {
                screen.director.update(items: model.words.map { TileConfig(item: $0) })
            }
            heard.listen(to: screen.proxy, TileConfig.self)
        }
        list.layoutIfNeeded()
    }

    func listenToSwipes() {
        if table != nil { heard.listenToSwipes(to: proxy, WordConfig.self) }
        if tiles != nil { heard.listenToSwipes(to: proxy, TileConfig.self) }
    }

    func listenToMenus() {
        if table != nil { heard.listenToMenus(to: proxy, WordConfig.self) }
        if tiles != nil { heard.listenToMenus(to: proxy, TileConfig.self) }
    }

    var list: UIScrollView {
        guard let list: UIScrollView = table?.tableView ?? tiles?.collectionView else {
            preconditionFailure("there is no list")
        }
        return list
    }

    var proxy: CellActionProxy {
        guard let proxy = table?.proxy ?? tiles?.proxy else { preconditionFailure("there is no list") }
        return proxy
    }

    var problems: [CellActionProblem] { table?.problems.all ?? tiles?.problems.all ?? [] }

    /// The numbers of the director's words, in order.
    var ids: [Int] {
        table?.director.items.compactMap { ($0 as? WordConfig)?.item.id }
            ?? tiles?.director.items.compactMap { ($0 as? TileConfig)?.item.id } ?? []
    }

    /// The numbers of the words on screen, in order.
    var shown: [Int] {
        table?.tableView.visibleCells.compactMap { ($0 as? WordCell)?.shown?.id } ?? tiles?.ids ?? []
    }

    func cell(_ row: Int) -> UIView? {
        table?.tableView.cellForRow(at: path(row)) ?? tiles?.collectionView.cellForItem(at: path(row))
    }

    /// Selects a row programmatically and keeps it selected.
    func select(_ row: Int) {
        table?.director.keepsSelection = true
        tiles?.director.keepsSelection = true
        table?.tableView.selectRow(at: path(row), animated: false, scrollPosition: .none)
        tiles?.collectionView.selectItem(at: path(row), animated: false, scrollPosition: [])
    }

    func setSelectsSeveral() {
        table?.tableView.allowsMultipleSelection = true
        tiles?.collectionView.allowsMultipleSelection = true
    }

    func setEditing() {
        table?.tableView.setEditing(true, animated: false)
        tiles?.collectionView.isEditing = true
    }

    /// Performs a change during a touch on the given row.
    func perform(_ change: Change, touched id: Int) {
        switch change {
        case .modelMovesToTop:
            guard let place = model.words.firstIndex(where: { $0.id == id }) else { return }
            model.words.insert(model.words.remove(at: place), at: 0)
        case .modelReverses: model.words.reverse()
        case .modelAndLayout:
            model.words.reverse()
            list.layoutIfNeeded()
        case .updateReverses: reverse()
        case .updateReplaces: show(ids.reversed())
        case .updateAndLayout:
            reverse()
            list.layoutIfNeeded()
        }
    }

    func reverse() {
        table?.director.update { $0[0].rows.reverse() }
        tiles?.director.update { $0[0].items.reverse() }
    }

    /// Reorders the words, possibly adding or removing some. Words that remain keep their configurators.
    func reorder(to ids: [Int]) {
        table?.director.update { sections in
            let known = sections[0].rows.compactMap { $0 as? WordConfig }
            sections[0].rows = ids.map { id in
                known.first { $0.item.id == id } ?? WordConfig(item: Word(id: id, text: "word \(id)"))
            }
        }
        tiles?.director.update { sections in
            let known = sections[0].items.compactMap { $0 as? TileConfig }
            sections[0].items = ids.map { id in
                known.first { $0.item.id == id } ?? TileConfig(item: Word(id: id, text: "word \(id)"))
            }
        }
    }

    var visiblePaths: [IndexPath] {
        table?.tableView.indexPathsForVisibleRows ?? tiles?.collectionView.indexPathsForVisibleItems.sorted() ?? []
    }

    var selectedPaths: [IndexPath] {
        table?.tableView.indexPathsForSelectedRows ?? tiles?.collectionView.indexPathsForSelectedItems ?? []
    }

    /// Returns the number of the word at an index path.
    func id(at path: IndexPath) -> Int? { ids.indices.contains(path.row) ? ids[path.row] : nil }

    /// Shows the words with the given numbers, using new configurators.
    func show(_ ids: [Int]) {
        let words = ids.map { Word(id: $0, text: "word \($0)") }
        table?.director.update(items: words.map { WordConfig(item: $0) })
        tiles?.director.update(items: words.map { TileConfig(item: $0) })
    }

    func onShare(_ work: @escaping @MainActor () -> Void) {
        if table != nil { proxy.on(.share) { (_: WordConfig, _) in work() } }
        if tiles != nil { proxy.on(.share) { (_: TileConfig, _) in work() } }
    }

    /// Posts an action from another thread and waits until it is posted. The action is delivered with the next touch.
    func postFromThread(_ action: CellAction<Void>, _ reference: CellReference) {
        let posted = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            action.invoke(from: reference)
            posted.signal()
        }
        posted.wait()
    }
}
