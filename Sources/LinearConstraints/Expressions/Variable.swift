/// A number that a system finds.
///
/// It is issued by ``LinearSystem/makeVariable(at:)`` and belongs to that system and its copies.
public struct Variable: Hashable, Sendable {
    /// Where the system keeps it: a place is used again after a removal, a serial number never is.
    let slot: Int
    let serial: Int
}
