extension LinearSystem {
    /// Required constraints that can't hold together.
    public struct Conflict: Sendable {
        /// The constraint that is set aside: the newest of them.
        public let broken: ConstraintID

        /// The constraints that contradict one another, oldest first: without any one of them, the others could hold.
        public let among: [ConstraintID]
    }
}
