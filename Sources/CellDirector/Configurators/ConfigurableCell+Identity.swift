// Default implementations that provide the identity and equality of data. Where a cell type is declared, the compiler
// selects an implementation based on the conformances of the cell's `DataType`. Therefore, even generic code that does
// not require `Identifiable` uses the `id` of `Identifiable` data, and hashing a row doesn't require calling a closure.

// MARK: - Data that is neither identifiable nor hashable: identified by its configurator

extension ConfigurableCell {
    @inlinable
    public nonisolated static func hashIdentity(of data: DataType, into hasher: inout Hasher) -> Bool {
        false
    }

    @inlinable
    public nonisolated static func hasSameIdentity(_ data: DataType, as other: DataType) -> Bool? {
        nil
    }

    @inlinable
    public nonisolated static func hasSameContent(_ data: DataType, as other: DataType) -> Bool { false }

    @inlinable
    public nonisolated static var isIdentifiedByValue: Bool { false }
}

// MARK: - Hashable data: identified by its value

extension ConfigurableCell where DataType: Hashable {
    @inlinable
    public nonisolated static func hashIdentity(of data: DataType, into hasher: inout Hasher) -> Bool {
        hasher.combine(data)
        return true
    }

    @inlinable
    public nonisolated static func hasSameIdentity(_ data: DataType, as other: DataType) -> Bool? {
        data == other
    }

    @inlinable
    public nonisolated static var isIdentifiedByValue: Bool { true }
}

// MARK: - Identifiable data: identified by its `id`

extension ConfigurableCell where DataType: Identifiable {
    @inlinable
    public nonisolated static func hashIdentity(of data: DataType, into hasher: inout Hasher) -> Bool {
        hasher.combine(data.id)
        return true
    }

    @inlinable
    public nonisolated static func hasSameIdentity(_ data: DataType, as other: DataType) -> Bool? {
        data.id == other.id
    }
}

extension ConfigurableCell where DataType: Identifiable & Hashable {
    @inlinable
    public nonisolated static func hashIdentity(of data: DataType, into hasher: inout Hasher) -> Bool {
        hasher.combine(data.id)
        return true
    }

    @inlinable
    public nonisolated static func hasSameIdentity(_ data: DataType, as other: DataType) -> Bool? {
        data.id == other.id
    }

    @inlinable
    public nonisolated static var isIdentifiedByValue: Bool { false }
}

// MARK: - Content

extension ConfigurableCell where DataType: Equatable {
    @inlinable
    public nonisolated static func hasSameContent(_ data: DataType, as other: DataType) -> Bool { data == other }
}
