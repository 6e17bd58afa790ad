/// A cell, header or footer that shows one type of data.
///
///     final class UserCell: UITableViewCell, ConfigurableCell {
///         func configure(data user: User) { textLabel?.text = user.name }
///     }
///
/// The identity of a row, which is used to recognize the row when the list changes, depends on its data's type. It is
/// the `id` of `Identifiable` data, the value of data that is only `Hashable`, or the row's configurator itself if the
/// data is neither. A configurator can be given a different identity with ``ItemConfigurator/init(item:id:)``. For a
/// generic cell, only the constraints in the cell's declaration count: if `DataType` is unconstrained there, the
/// identity is the configurator itself.
@MainActor
public protocol ConfigurableCell: UIView {
    /// The type of data that the cell shows. Any type is allowed.
    associatedtype DataType

    /// The reuse identifier of cells of this type. Default: the type's name. Different types with the same name can be
    /// used in the same list.
    static var reuseIdentifier: String { get }

    /// Shows data in the cell. This method is called each time the cell is assigned a row or its row changes, so it
    /// must also reset any state left over from previous data.
    func configure(data: DataType)

    // Implementation details that depend on the data's type. Do not implement these requirements: each requirement has
    // a default implementation for each kind of data type. If the data has no identity, `_hashIdentity` hashes nothing
    // and returns `false`, and `_isSame` returns `nil`. In that case, the configurator itself is the identity.
    nonisolated static func _hashIdentity(of data: DataType, into hasher: inout Hasher) -> Bool
    nonisolated static func _isSame(_ data: DataType, as other: DataType) -> Bool?
    nonisolated static func _isEqual(_ data: DataType, to other: DataType) -> Bool
    nonisolated static var _isValueIdentity: Bool { get }
}

extension ConfigurableCell {
    public static var reuseIdentifier: String { String(describing: Self.self) }
}
