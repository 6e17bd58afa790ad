import CellDirector

/// A content configuration that shows a switch.
struct SwitchContent: UIContentConfiguration, Hashable, Identifiable {
    let id: Int
    var isOn = false

    func makeContentView() -> any UIView & UIContentView { SwitchContentView(self) }
    func updated(for state: any UIConfigurationState) -> SwitchContent { self }
}

/// A content view whose switch sends an action when the user toggles it.
final class SwitchContentView: UIView, UIContentView {
    let toggle = UISwitch()
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ configuration: SwitchContent) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSideBySide(toggle)
        toggle.addAction(
            UIAction { [unowned toggle] _ in
                CellAction.toggled.invoke(from: toggle, payload: toggle.isOn)
            }, for: .valueChanged)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        if let content = configuration as? SwitchContent { toggle.isOn = content.isOn }
    }
}
