import CellDirector

/// The content of a row that has no model.
struct Notice: Hashable, Identifiable {
    let id: String
    let text: String
}

final class BubbleCell: UITableViewCell, ConfigurableCell {
    func configure(data bubble: Bubble) {
        let state =
            switch bubble.state {
            case .sent: ""
            case .saving: " (saving)"
            case .failed: " (not saved)"
            }
        textLabel?.text = (bubble.isMine ? "> " : "") + bubble.text + state
    }
}

final class NoticeCell: UITableViewCell, ConfigurableCell {
    func configure(data notice: Notice) { textLabel?.text = notice.text }
}

typealias BubbleConfig = TableCellConfigurator<BubbleCell, Bubble>
typealias NoticeConfig = TableCellConfigurator<NoticeCell, Notice>

/// The screen of a conversation: rows made from the model, and handlers that call the model.
@MainActor
final class ChatScreen {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 484))
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    /// The message input field; pressing Return sends the message.
    let field = UITextField(frame: CGRect(x: 0, y: 440, width: 320, height: 44))
    let bus = CellActionBus()
    let director: TableDirector
    let model: ChatModel
    /// The task that the screen started last. It does not belong to a row; the tasks of row handlers can be awaited
    /// through the bus.
    private(set) var work: Task<Void, Never>?

    init(_ model: ChatModel) {
        self.model = model
        director = TableDirector(tableView: tableView, bus: bus)
        view.addSubview(tableView)
        view.addSubview(field)
        director.observe(keeping: .bottom) { [model] in Self.sections(of: model) }
        director.actionsProxy
            .on(.delete, whileRunning: .sideBySide) { [model] (c: BubbleConfig, _) in await model.delete(c.item) }
            .on(.didSelect) { [model] (c: NoticeConfig, _) in if c.item.id == "undo" { model.undoDelete() } }

        let refresh = UIRefreshControl()
        refresh.addAction(
            UIAction { [weak self, weak refresh] _ in
                self?.work = Task { [model] in
                    await model.loadOlder()
                    refresh?.endRefreshing()
                }
            }, for: .valueChanged)
        tableView.refreshControl = refresh
        field.addAction(
            UIAction { [model, unowned field] _ in model.draft = field.text ?? "" }, for: .editingChanged)
        field.addAction(
            UIAction { [weak self] _ in self?.send() }, for: .editingDidEndOnExit)
    }

    private func send() {
        field.text = ""
        work = Task { [model, weak field] in
            await model.send()
            field?.text = model.draft
        }
    }

    private static func sections(of model: ChatModel) -> [TableSection] {
        var below: [Notice] = []
        if let name = model.typingName { below.append(Notice(id: "typing", text: "\(name) types")) }
        if let failure = model.failure { below.append(Notice(id: "failure", text: failure)) }
        if model.deleted != nil { below.append(Notice(id: "undo", text: "Undo")) }
        return [
            TableSection(id: "messages", rows: model.bubbles.map { BubbleConfig(item: $0) }),
            TableSection(id: "below", rows: below.map { NoticeConfig(item: $0) }),
        ]
    }

    /// Scrolls to a message.
    ///
    /// - Returns: Whether the message exists.
    @discardableResult
    func jump(to id: Int) -> Bool {
        guard let bubble = model.bubbles.first(where: { $0.id == id }) else { return false }
        return director.scroll(to: BubbleConfig(item: bubble), at: .middle, animated: false)
    }
}
