import CellDirector

struct User: Hashable, Identifiable {
    let id: Int
    var name: String
    var isFollowed = false
}

struct Setting: Hashable, Identifiable {
    let id: Int
    var isOn = false
}

struct Picture: Hashable, Identifiable {
    let id: Int
}

struct Day: Hashable {
    var title: String
}

extension CellAction where Payload == Void {
    static var follow: Self { .custom("follow") }
    static var share: Self { .custom("share") }
    static var markAll: Self { .custom("markAll") }
}

extension CellAction where Payload == Bool {
    static var toggled: Self { Self("toggled") }
}

/// A name and a Follow button.
final class UserCell: UITableViewCell, ConfigurableCell {
    let followButton = UIButton(type: .system)
    private(set) var shownID: Int?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(followButton)
        followButton.setTitle("Follow", for: .normal)
        followButton.addAction(
            UIAction { [weak self] _ in
                if let self { CellAction.follow.invoke(cell: self) }
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(data user: User) {
        shownID = user.id
        textLabel?.text = user.isFollowed ? "\(user.name) (followed)" : user.name
    }
}

/// A switch whose action starts in the switch itself.
final class SettingCell: UITableViewCell, ConfigurableCell {
    let toggle = UISwitch()
    private(set) var shownID: Int?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let around = UIView()
        around.addSubview(toggle)
        contentView.addSubview(around)
        toggle.addAction(
            UIAction { [unowned toggle] _ in
                CellAction.toggled.invoke(from: toggle, payload: toggle.isOn)
            }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(data setting: Setting) {
        shownID = setting.id
        toggle.isOn = setting.isOn
    }
}

final class PictureCell: UITableViewCell, ConfigurableCell {
    private(set) var shownID: Int?
    func configure(data picture: Picture) { shownID = picture.id }
}

/// A header or footer with a button.
final class DayHeader: UITableViewHeaderFooterView, ConfigurableCell {
    let button = UIButton(type: .system)
    private(set) var title: String?

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(button)
        button.addAction(
            UIAction { [unowned button] _ in
                CellAction.markAll.invoke(from: button)
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func configure(data day: Day) { title = day.title }
}

typealias UserCellConfig = TableCellConfigurator<UserCell, User>
typealias SettingConfig = TableCellConfigurator<SettingCell, Setting>
typealias PictureConfig = TableCellConfigurator<PictureCell, Picture>
typealias DayConfig = TableHeaderFooterConfigurator<DayHeader, Day>
