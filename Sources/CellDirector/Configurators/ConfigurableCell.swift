/// A cell, header or footer that shows one kind of data.
///
///     final class UserCell: UITableViewCell, ConfigurableCell {
///         func configure(data user: User) { textLabel?.text = user.name }
///     }
///
/// What makes a row the same row when a list changes follows from its data's type: the `id` of `Identifiable` data, else the
/// value of `Hashable` data, else the row's configurator itself. A configurator may be given another identity:
/// ``ItemConfigurator/init(item:id:)``. A generic cell finds what its declaration says of its data: with an unconstrained
/// `DataType` it is the configurator itself.
@MainActor
public protocol ConfigurableCell: UIView {
    /// What the cell shows, of any type.
    associatedtype DataType

    /// The identifier under which used cells of this type are kept. Default: the type's name. Types of the same name in one
    /// list are told apart.
    static var reuseIdentifier: String { get }

    /// Shows data. Called each time the cell gets a row or its row changes, so that it must also undo what earlier data left.
    func configure(data: DataType)

    // What the data's type decides, where that type is known. Nobody writes these: each has a default for each kind of type.
    // Data without an identity of its own hashes nothing and compares as `nil`: then the configurator is the identity.
    nonisolated static func _hashIdentity(of data: DataType, into hasher: inout Hasher) -> Bool
    nonisolated static func _isSame(_ data: DataType, as other: DataType) -> Bool?
    nonisolated static func _isEqual(_ data: DataType, to other: DataType) -> Bool
    nonisolated static var _isValueIdentity: Bool { get }
}

extension ConfigurableCell {
    public static var reuseIdentifier: String { String(describing: Self.self) }
}
