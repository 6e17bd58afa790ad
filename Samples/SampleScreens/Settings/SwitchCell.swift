import CellDirector

/// A setting: its name and whether it is on.
struct Setting: Hashable, Identifiable {
    let id: Int
    var isOn = false
    var name: String { "Setting \(id)" }
    var symbol: String { Self.symbols[id % Self.symbols.count] }

    private static let symbols = [
        "wifi", "bell.fill", "moon.fill", "speaker.wave.2.fill", "lock.fill", "location.fill", "camera.fill", "globe",
        "clock.fill", "cloud.fill",
    ]
}

/// A cell for a setting, with a switch.
final class SwitchCell: UITableViewCell, ConfigurableCell {
    private let toggle = UISwitch()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let toggle = toggle
        toggle.addAction(
            UIAction { [unowned toggle] _ in CellAction.toggled.invoke(from: toggle, payload: toggle.isOn) },
            for: .valueChanged)
        accessoryView = toggle
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data setting: Setting) {
        var content = defaultContentConfiguration()
        content.text = setting.name
        content.image = UIImage(systemName: setting.symbol)
        contentConfiguration = content
        toggle.isOn = setting.isOn
    }
}

typealias SettingConfig = TableCellConfigurator<SwitchCell, Setting>

extension CellAction where Payload == Bool {
    /// Sent when a switch is turned on or off. The payload is the new state.
    static var toggled: Self { Self("toggled") }
}
