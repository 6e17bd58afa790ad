#if !canImport(ObjectiveC)
// On Apple's platforms, classes are objects, which Swift's operators compare.

/// Returns whether two classes are the same.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool {
    lhs.map(ObjectIdentifier.init) == rhs.map(ObjectIdentifier.init)
}

/// Returns whether two classes differ.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { !(lhs === rhs) }
#endif
