/// A cell, header or footer that shows one kind of data.
///
///     final class UserCell: UITableViewCell, ConfigurableCell {
///         func configure(data user: User) { textLabel?.text = user.name }
///     }
@MainActor
public protocol ConfigurableCell: UIView {
    /// What the cell shows.
    associatedtype DataType: Hashable

    /// The identifier under which used cells of this type are kept. Default: the type's name.
    static var reuseIdentifier: String { get }

    /// Shows data. Called each time the cell gets a row, so that it must also undo what an earlier row left.
    func configure(data: DataType)
}

extension ConfigurableCell {
    public static var reuseIdentifier: String { String(describing: Self.self) }
}
