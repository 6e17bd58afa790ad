import ListDifference

// Matches rows by the identity and content of their configurators. Each kind of list has its own matching type, so that
// the compiler can specialize the loops of a comparison. Existential rows can then be accessed in place, without
// reference counting.

struct TableRowMatching: ElementMatching {
    typealias Row = Borrowed<any TableRowConfigurator>

    /// The time of the previous comparison. A row counts as an update if its item differs or has been set since that
    /// time. If `since` is `nil`, items are not compared.
    let since: Int?

    /// Always `true`, so that rows with the same identity keep their order even if their items are not compared.
    var hasContent: Bool { true }

    func hash(_ row: borrowing Row, into hasher: inout Hasher) { row.element.hashIdentity(into: &hasher) }

    func isSame(_ a: borrowing Row, _ b: borrowing Row) -> Bool {
        a.element === b.element || a.element.hasSameIdentity(as: b.element)
    }

    func isEqual(_ a: borrowing Row, _ b: borrowing Row) -> Bool {
        guard let since else { return true }
        return a.element.isUnchanged(by: b.element, since: since)
    }
}

struct CollectionItemMatching: ElementMatching {
    typealias Row = Borrowed<any CollectionItemConfigurator>

    let since: Int?

    var hasContent: Bool { true }

    func hash(_ row: borrowing Row, into hasher: inout Hasher) { row.element.hashIdentity(into: &hasher) }

    func isSame(_ a: borrowing Row, _ b: borrowing Row) -> Bool {
        a.element === b.element || a.element.hasSameIdentity(as: b.element)
    }

    func isEqual(_ a: borrowing Row, _ b: borrowing Row) -> Bool {
        guard let since else { return true }
        return a.element.isUnchanged(by: b.element, since: since)
    }
}

extension CellConfigurator {
    /// Whether a row's item is unchanged, even if a different configurator now represents the row. If `other` is this
    /// configurator, the item must not have been set since the given time. Otherwise, the items of the two
    /// configurators must be equal.
    func isUnchanged(by other: any CellConfigurator, since: Int) -> Bool {
        if other === self { return (self as? any TrackedItem).map { $0.changedAt <= since } ?? true }
        guard type(of: other) == type(of: self) else { return false }
        return unsafeDowncast(other, to: Self.self).hasSameContent(as: item)
    }
}
