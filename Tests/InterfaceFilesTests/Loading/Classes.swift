import Foundation
import HeadlessUIKit

// The classes that the tests' storyboards and xibs name, with the methods that the preparation adds to them.

final class UserCell: UITableViewCell {
    weak var nameLabel: UILabel!
    var badges: [UIView] = []
    var radius: CGFloat = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Events.all.append("cell init \(contentView.subviews.count) \(nameLabel == nil)")
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        Events.all.append("cell awake \(nameLabel?.text ?? "nil")")
    }
    func follow(_ sender: UIButton) { Events.all.append("follow \(nameLabel.text ?? "nil")") }

    override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "nameLabel": return .outlet(value) { (v: UILabel) in self.nameLabel = v }
        case "badges": return .outlet(value) { (v: [UIView]) in self.badges = v }
        default: return super._setOutlet(name, to: value)
        }
    }
    override func _interfaceAction(_ name: String) -> Selector? {
        switch name {
        case "follow:": return Selector(named: "follow") { (object: UserCell) in object.follow(_:) }
        default: return super._interfaceAction(name)
        }
    }
    override func _setInspectable(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "radius": return .inspectable(value) { (v: CGFloat) in self.radius = v }
        default: return super._setInspectable(name, to: value)
        }
    }
}

final class TileCell: UICollectionViewCell {
    override class func awakeFromNib() {
        super.awakeFromNib()
        Events.all.append("the class awake")
    }
}

final class TileHeader: UICollectionReusableView {}

final class AwakeView: UIView {
    override func awakeFromNib() {
        super.awakeFromNib()
        Events.all.append("awake \(accessibilityIdentifier ?? "")")
    }
}

final class CountingConstraint: NSLayoutConstraint {
    var extra = 0
    override func awakeFromNib() {
        super.awakeFromNib()
        Events.all.append("constraint awake \(constant) \(extra)")
    }
    override func _setInspectable(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "extra": return .inspectable(value) { (v: Int) in self.extra = v }
        default: return super._setInspectable(name, to: value)
        }
    }
}

final class Helper: NSObject {
    var label: UILabel?
}
extension Helper: InterfaceObject {
    func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        name == "label" ? .outlet(value) { (v: UILabel) in self.label = v } : .unknown
    }
}

final class HelpedView: UIView {
    var helper: Helper?
    override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "helper": return .outlet(value) { (v: Helper) in self.helper = v }
        default: return super._setOutlet(name, to: value)
        }
    }
}

final class FlipSegue: UIStoryboardSegue {
    override func perform() {
        Events.all.append("flip \(identifier ?? "") to \(destination.title ?? "")")
        super.perform()
    }
}

/// A controller that records its events and has an outlet, an action and an unwind action.
class PageController: UIViewController {
    weak var label: UILabel!
    weak var button: UIBarButtonItem!
    var item = "none"
    var refused: Set<String> = []
    /// Whether the controller has its unwind action.
    var goesBack = true

    private func log(_ event: String) { Events.all.append("\(title ?? "?") \(event)") }

    override func awakeFromNib() {
        super.awakeFromNib()
        log("awake button:\(button != nil)")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        log("load label:\(label?.text ?? "nil") item:\(item)")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log("should \(identifier) \(sender.map { "\(type(of: $0))" } ?? "nil")")
        return !refused.contains(identifier)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log("prepare \(segue.identifier ?? "nil") to \(segue.destination.title ?? "?")")
        (segue.destination as? PageController)?.item = "from \(title ?? "?")"
    }
    func tap(_ sender: Any) { log("tap \(type(of: sender))") }
    func back(_ segue: UIStoryboardSegue) { log("back from \(segue.source.title ?? "?")") }
    func makePage(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
        log("make \(identifier ?? "nil") by \(sender.map { "\(type(of: $0))" } ?? "nil")")
        return ItemController(coder: coder, item: 7)
    }

    override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "label": return .outlet(value) { (v: UILabel) in self.label = v }
        case "button": return .outlet(value) { (v: UIBarButtonItem) in self.button = v }
        default: return super._setOutlet(name, to: value)
        }
    }
    override func _interfaceAction(_ name: String) -> Selector? {
        switch name {
        case "tap:": return Selector(named: "tap") { (object: PageController) in object.tap(_:) }
        case "back:" where goesBack: return Selector(named: "back") { (object: PageController) in object.back(_:) }
        default: return super._interfaceAction(name)
        }
    }
    override func _interfaceSegueAction(_ name: String) -> InterfaceSegueAction? {
        switch name {
        case "makePage:sender:segueIdentifier:":
            return { coder, sender, identifier in self.makePage(coder, sender: sender, identifier: identifier) }
        default: return super._interfaceSegueAction(name)
        }
    }
}

/// A controller that only a creator can make.
final class ItemController: UIViewController {
    let number: Int
    init?(coder: NSCoder, item: Int) {
        number = item
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) {
        number = -1
        super.init(coder: coder)
    }
}

/// A table with static rows that changes some of them by calling `super`.
final class SettingsController: UITableViewController {
    weak var nightSwitch: UISwitch!
    var showsAll = true
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section) - (showsAll ? 0 : 1)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.detailTextLabel?.text = "row \(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Events.all.append("select \(indexPath.section) \(indexPath.row)")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        Events.all.append("prepare \(segue.identifier ?? "") selected:\(tableView.indexPathForSelectedRow?.row ?? -1)")
    }
    override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "nightSwitch": return .outlet(value) { (v: UISwitch) in self.nightSwitch = v }
        default: return super._setOutlet(name, to: value)
        }
    }
}

/// A list with prototypes.
final class ListController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: indexPath.row == 2 ? "plain" : "user", for: indexPath)
        if let cell = cell as? UserCell { cell.nameLabel.text = "user \(indexPath.row)" }
        if indexPath.row == 2 { cell.textLabel?.text = "plain" }
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Events.all.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        Events.all.append("accessory \(indexPath.row)")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (sender as? UITableViewCell).flatMap(tableView.indexPath)?.row ?? -1
        Events.all.append("prepare \(segue.identifier ?? "") row:\(row)")
    }
}

final class GridController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        Events.all.append("select \(indexPath.item)")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        Events.all.append("prepare \(segue.identifier ?? "") \(sender.map { "\(type(of: $0))" } ?? "nil")")
    }
}

final class FoundController: UIViewController {}
final class PlainFoundController: UIViewController {}

/// The table that the preparation writes.
@MainActor
final class HeadlessInterfaceTable: NSObject, InterfaceTable {
    static var classes: [String: AnyClass] {
        [
            "UserCell": UserCell.self, "AwakeView": AwakeView.self, "CountingConstraint": CountingConstraint.self,
            "Helper": Helper.self, "HelpedView": HelpedView.self, "FlipSegue": FlipSegue.self,
            "PageController": PageController.self, "ItemController": ItemController.self,
            "SettingsController": SettingsController.self, "ListController": ListController.self,
            "GridController": GridController.self, "Outer.Inner": Outer.Inner.self,
        ]
    }
    static func make(_ name: String) -> AnyObject? { name == "Helper" ? Helper() : nil }
    static func setInspectable(_ name: String, of object: AnyObject, to value: Any?) -> InterfaceConnection {
        guard name == "roundness", let view = object as? UIView else { return .unknown }
        return .inspectable(value) { view.layer.cornerRadius = $0 }
    }
    static func action(_ name: String, of object: AnyObject) -> Selector? {
        guard name == "hideIt", object is UIViewController else { return nil }
        return Selector(named: "hideIt") { (object: UIViewController) in object.hideIt }
    }
}

enum Outer {
    final class Inner: UIView {}
}

extension UIViewController {
    func hideIt() { Events.all.append("hidden by \(type(of: self))") }
}
