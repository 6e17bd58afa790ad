import ListDifference

// The rows of lists by the identity and the content of their configurators, compiled into the loops of a difference: each list
// has its own, so that what is behind `any` is asked in place, and no reference to it is counted.

struct TableRowMatching: ElementMatching {
    typealias Row = Borrowed<any TableRowConfigurator>

    /// Rows whose items differ, or have changed since then, are updates; `nil`: nobody wants to know.
    let since: Int?

    /// Rows of one identity stay in order also where their items are not compared.
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
