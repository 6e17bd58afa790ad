import CellDirector

/// A switch as a value, the smallest content that a person can touch. It knows nobody to tell.
struct SwitchContent: UIContentConfiguration, Hashable, Identifiable {
    let id: Int
    var isOn = false

    func makeContentView() -> any UIView & UIContentView { SwitchContentView(self) }
    func updated(for state: any UIConfigurationState) -> SwitchContent { self }
}

/// Shows a switch. What a finger does to it is sent as an action from where it happens.
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
