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

    // MARK: The identity and the content of data

    // The default implementations depend on the data's type, so there is rarely a reason to implement these requirements.
    // A cell that implements one of the first two must also implement the other.

    /// Hashes the values that identify data. Default: hashes the `id` of `Identifiable` data, or the value of data that
    /// is only `Hashable`.
    ///
    /// - Returns: Whether the data has an identity. If not, the configurator itself is the identity, and nothing is
    ///   hashed.
    nonisolated static func hashIdentity(of data: DataType, into hasher: inout Hasher) -> Bool
    /// Returns whether data has the same identity as other data, or `nil` if the data has no identity.
    nonisolated static func hasSameIdentity(_ data: DataType, as other: DataType) -> Bool?
    /// Whether data has the same content as other data. Default: compares `Equatable` data with `==`; other data never
    /// has the same content.
    nonisolated static func hasSameContent(_ data: DataType, as other: DataType) -> Bool
    /// Whether the value of the data is its identity, so that a change to the value makes a different row.
    nonisolated static var isIdentifiedByValue: Bool { get }
}

extension ConfigurableCell {
    public static var reuseIdentifier: String { String(describing: Self.self) }
}
