/// The relation between a constraint's expression and zero.
public enum Relation: Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
}
