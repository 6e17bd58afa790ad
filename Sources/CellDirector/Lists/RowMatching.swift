import ListDifference

// Matches rows by the identities and contents of their configurators. Each kind of list has its own matching type, so
// that the compiler can specialize the loops of a comparison: existential rows are accessed in place, without reference
// counting.

struct TableRowMatching: ElementMatching {
    typealias Row = Borrowed<any TableRowConfigurator>

    /// The time of the previous comparison. Rows whose items differ, or were set since then, count as updates. If
    /// `nil`, items are not compared.
    let since: Int?

    /// Always `true`, so that rows with the same identity stay in order even if their items are not compared.
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
