/// A variable whose value is determined by a system.
///
/// It is created by ``LinearSystem/makeVariable(at:)`` and belongs to that system and its copies.
public struct Variable: Hashable, Sendable {
    /// The variable's index in the system. Indices are reused after a removal, but serial numbers are not.
    let slot: Int
    let serial: Int
}
