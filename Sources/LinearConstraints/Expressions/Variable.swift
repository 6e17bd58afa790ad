/// A variable whose value a linear system determines.
///
/// Create a variable with ``LinearSystem/makeVariable(at:rank:)``. It belongs to that system and to copies of the system.
public struct Variable: Hashable, Sendable {
    /// The variable's index in the system. The system reuses the indices of removed variables, but not their serial
    /// numbers.
    let slot: Int
    let serial: Int
}
