import CellDirector

package struct Setting: Hashable, Identifiable {
    package let id: Int
    package var isOn: Bool

    package init(id: Int, isOn: Bool = false) {
        self.id = id
        self.isOn = isOn
    }
}

package struct Photo: Hashable, Identifiable {
    package let id: Int

    package init(id: Int) { self.id = id }
}

package struct Day: Hashable {
    package var title: String

    package init(title: String) { self.title = title }
}

/// A cell with a name and a Follow button.
package final class UserCell: UITableViewCell, ConfigurableCell {
    package let followButton = UIButton(type: .system)
    package private(set) var shownID: Int?

    package override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSideBySide(followButton)
        followButton.setTitle("Follow", for: .normal)
        followButton.addAction(
            UIAction { [weak self] _ in
                if let self { CellAction.follow.invoke(cell: self) }
            }, for: .touchUpInside)
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    package func configure(data user: User) {
        shownID = user.id
        textLabel?.text = user.isFollowed ? "\(user.name) (followed)" : user.name
    }
}

/// A cell with a switch. The action is sent by the switch, not by the cell.
package final class SettingCell: UITableViewCell, ConfigurableCell {
    package let toggle = UISwitch()
    package private(set) var shownID: Int?

    package override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let around = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        around.addSideBySide(toggle)
        contentView.addSubview(around)
        toggle.addAction(
            UIAction { [unowned toggle] _ in
                CellAction.toggled.invoke(from: toggle, payload: toggle.isOn)
            }, for: .valueChanged)
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    package func configure(data setting: Setting) {
        shownID = setting.id
        toggle.isOn = setting.isOn
    }
}

package final class PhotoCell: UITableViewCell, ConfigurableCell {
    package private(set) var shownID: Int?
    package func configure(data picture: Photo) { shownID = picture.id }
}

/// A header or footer view with a button.
package final class DayHeader: UITableViewHeaderFooterView, ConfigurableCell {
    package let button = UIButton(type: .system)
    package private(set) var title: String?

    package override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSideBySide(button)
        button.addAction(
            UIAction { [unowned button] _ in
                CellAction.markAll.invoke(from: button)
            }, for: .touchUpInside)
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    package func configure(data day: Day) { title = day.title }
}

package typealias UserCellConfig = TableCellConfigurator<UserCell, User>
package typealias SettingConfig = TableCellConfigurator<SettingCell, Setting>
package typealias PhotoConfig = TableCellConfigurator<PhotoCell, Photo>
package typealias DayConfig = TableHeaderFooterConfigurator<DayHeader, Day>

package func users(_ count: Int) -> [UserCellConfig] {
    (0..<count).map { UserCellConfig(item: User(id: $0, name: "User \($0)")) }
}
