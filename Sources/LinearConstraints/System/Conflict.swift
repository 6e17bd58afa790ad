extension LinearSystem {
    /// Required constraints that contradict each other.
    public struct Conflict: Sendable {
        /// The constraint that is set aside. It is the newest of the least firm ones in the conflict.
        public let broken: ConstraintID

        /// The constraints that contradict each other, oldest first. If any of these constraints is removed, the others
        /// can be satisfied.
        public let among: [ConstraintID]
    }
}
