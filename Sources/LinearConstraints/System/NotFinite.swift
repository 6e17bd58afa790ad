/// A coefficient or a constant is infinite or not a number.
public struct NotFinite: Error, Hashable, Sendable {
    public init() {}
}
