import CellDirector

extension RandomRows {
    /// A view with a button, and with a label, a switch and a text field that each show part of an item.
    final class Panel: UIView {
        private let label = UILabel()
        let toggle = UISwitch()
        let field = UITextField()
        let button = UIButton(type: .system)
        /// The item content that the view was last configured with.
        private(set) var last: Words?

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            addSideBySide(label, toggle, field, button)
            button.addAction(UIAction { [unowned self] _ in poked.invoke(from: button) }, for: .touchUpInside)
            toggle.addAction(
                UIAction { [unowned self] _ in switched.invoke(from: toggle, payload: toggle.isOn) }, for: .valueChanged
            )
            field.addAction(
                UIAction { [unowned self] _ in typed.invoke(from: field, payload: field.text ?? "") },
                for: .editingChanged)
        }

        required init?(coder: NSCoder) { nil }

        func show(_ words: Words) {
            last = words
            label.text = words.text
            toggle.isOn = words.isOn
            field.text = words.draft
        }

        /// The values that the controls show.
        var words: Words {
            Words(id: last?.id ?? -1, text: label.text ?? "", isOn: toggle.isOn, draft: field.text ?? "")
        }
    }

    final class ContentView: UIView, UIContentView {
        let panel = Panel()
        var configuration: any UIContentConfiguration { didSet { show() } }

        init(_ configuration: Content) {
            self.configuration = configuration
            super.init(frame: .zero)
            addSubview(panel)
            show()
        }

        required init?(coder: NSCoder) { nil }

        private func show() {
            if let content = configuration as? Content { panel.show(content.words) }
        }
    }

    class PanelCell: UITableViewCell {
        let panel = Panel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(panel)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Called when a cell is configured with a note, before it shows the note.
    @MainActor static var whenConfigured: (@MainActor (Note) -> Void)?

    final class NoteCell: PanelCell, ConfigurableCell {
        func configure(data note: Note) {
            RandomRows.whenConfigured?(note)
            panel.show(note.words)
        }
    }

    final class FlagCell: PanelCell, ConfigurableCell {
        func configure(data flag: Flag) { panel.show(flag.words) }
    }

    final class PlainCell: PanelCell, ConfigurableCell {
        func configure(data plain: Plain) { panel.show(plain.words) }
    }

    final class MemoCell: PanelCell, ConfigurableCell {
        func configure(data memo: Memo) { panel.show(memo.words) }
    }

    final class LiveCell: PanelCell, ConfigurableCell {
        func configure(data live: Live) { panel.show(live.words) }
    }

    class PanelHeader: UITableViewHeaderFooterView {
        let panel = Panel()

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            contentView.addSubview(panel)
        }

        required init?(coder: NSCoder) { nil }
    }

    final class NoteHeader: PanelHeader, ConfigurableCell {
        func configure(data note: Note) { panel.show(note.words) }
    }

    final class LiveHeaderView: PanelHeader, ConfigurableCell {
        func configure(data live: Live) { panel.show(live.words) }
    }

    class PanelTileCell: UICollectionViewListCell {
        let panel = Panel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(panel)
        }

        required init?(coder: NSCoder) { nil }
    }

    final class NoteTileCell: PanelTileCell, ConfigurableCell {
        func configure(data note: Note) {
            RandomRows.whenConfigured?(note)
            panel.show(note.words)
        }
    }

    final class FlagTileCell: PanelTileCell, ConfigurableCell {
        func configure(data flag: Flag) { panel.show(flag.words) }
    }

    final class MemoTileCell: PanelTileCell, ConfigurableCell {
        func configure(data memo: Memo) { panel.show(memo.words) }
    }

    final class NoteAlbum: UICollectionReusableView, ConfigurableCell {
        let panel = Panel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(panel)
        }

        required init?(coder: NSCoder) { nil }

        func configure(data note: Note) { panel.show(note.words) }
    }

    /// A collection view in a table row. An action sent inside the collection view changes an item; the cell then sends
    /// an action with all items of the collection view.
    final class ShelfCell: PanelCell, ConfigurableCell {
        let list: UICollectionView
        let director: CollectionDirector
        private(set) var notes: [Note] = []

        override init(style: CellStyle, reuseIdentifier: String?) {
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 100, height: 40)
            list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 44), collectionViewLayout: layout)
            director = CollectionDirector(collectionView: list, bus: CellActionBus())
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(list)
            director.actionsProxy
                .on(poked) { [unowned self] (c: NoteTile, _) in
                    c.item.words.text += "'"
                    sendNotes()
                }
                .on(switched) { [unowned self] (c: NoteTile, _, isOn) in
                    c.item.words.isOn = isOn
                    sendNotes()
                }
                .on(typed) { [unowned self] (c: NoteTile, _, draft) in
                    c.item.words.draft = draft
                    sendNotes()
                }
        }

        required init?(coder: NSCoder) { nil }

        func configure(data shelf: Shelf) {
            notes = shelf.notes
            panel.show(shelf.words)
            director.update(items: shelf.notes.map { NoteTile(item: $0) })
        }

        private func sendNotes() {
            arranged.invoke(from: list, payload: director.items.compactMap { ($0 as? NoteTile)?.item })
        }
    }
}
