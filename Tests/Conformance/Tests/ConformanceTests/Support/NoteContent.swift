import CellDirector

/// A content configuration with text. It stores the state that it was last updated for.
struct NoteContent: UIContentConfiguration, Hashable {
    var text = ""
    private(set) var isSelected = false
    private(set) var isHighlighted = false
    private(set) var isDisabled = false

    func makeContentView() -> any UIView & UIContentView {
        NoteView.calls.append("make")
        return NoteView(self)
    }

    func updated(for state: any UIConfigurationState) -> NoteContent {
        NoteView.note("updated")
        var updated = self
        if let state = state as? UICellConfigurationState {
            updated.isSelected = state.isSelected
            updated.isHighlighted = state.isHighlighted
            updated.isDisabled = state.isDisabled
        } else if let state = state as? UIViewConfigurationState {
            updated.isDisabled = state.isDisabled
        }
        return updated
    }
}

/// A content view that shows a note. `calls` records the names of the calls, such as `set` for each configuration that
/// the view is given. A configuration that equals the current one is recorded, but not shown again.
final class NoteView: UIView, UIContentView {
    static var calls: [String] = []
    nonisolated static func note(_ call: String) { MainActor.assumeIsolated { calls.append(call) } }

    let label = UILabel()
    private(set) var workCount = 0
    private var shown: NoteContent

    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            Self.calls.append("set")
            guard let new = newValue as? NoteContent, new != shown else { return }
            shown = new
            show()
        }
    }

    init(_ configuration: NoteContent) {
        shown = configuration
        super.init(frame: .zero)
        addSubview(label)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        workCount += 1
        label.text = shown.text
        backgroundColor = shown.isSelected ? .systemBlue : shown.isHighlighted ? .systemGray3 : nil
        label.isEnabled = !shown.isDisabled
    }

    static func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A second kind of content configuration. If `takesNotes` is `true`, its content view also supports ``NoteContent``.
struct PictureContent: UIContentConfiguration {
    var image: UIImage?
    var takesNotes = false

    func makeContentView() -> any UIView & UIContentView { PictureView(self) }
    func updated(for state: any UIConfigurationState) -> PictureContent { self }
}

final class PictureView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    private let takesNotes: Bool

    init(_ configuration: PictureContent) {
        self.configuration = configuration
        takesNotes = configuration.takesNotes
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func supports(_ configuration: any UIContentConfiguration) -> Bool { takesNotes && configuration is NoteContent }
}

/// A cell that records its configuration updates.
final class UpdatingCell: UITableViewCell {
    var updates: [UICellConfigurationState] = []
    var onUpdate: (@MainActor (UpdatingCell) -> Void)?

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updates.append(state)
        onUpdate?(self)
    }
}
