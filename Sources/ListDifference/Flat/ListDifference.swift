/// What changed between two lists: deletes, inserts, moves and updates.
///
///     let difference = ListDifference(from: shownUsers, to: newUsers)     // identity is `id`, content is `==`
///     print(difference)
///     for stage in difference.stages {
///         items = stage.list
///         tableView.performBatchUpdates { … }
///     }
///
/// Deletes, and where a move starts, are positions in ``source``; inserts, and where a move ends, are positions in
/// ``target``.
///
/// Elements with the same identity are allowed. If their contents can differ they are paired in order: of two pairs, the
/// one that is first in the source is first in the target. Elements that are their own identity are interchangeable. What
/// has no partner is deleted or inserted. ``ListMatching/duplicates(in:)`` tells which have the same identity.
///
/// Equal ends are compared and not hashed, and so is what lies between few edits. A list has at most 2³¹ − 2 elements.
public struct ListDifference<Element> {
    /// The list before the change.
    public let source: [Element]
    /// The list after the change.
    public let target: [Element]
    /// Source positions of deleted elements, ascending.
    public let deletes: [Int]
    /// Target positions of inserted elements, ascending.
    public let inserts: [Int]
    /// The moved elements, by ascending target position: the fewest possible for the pairs, and never more than if the
    /// duplicates of each identity were paired in order, the first with the first.
    public let moves: [ListMove<Int>]
    /// The elements whose content changed, by ascending source position.
    public let updates: [ListUpdate<Int>]

    /// Whether nothing changed.
    ///
    /// - Complexity: O(1).
    public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty }

    /// The difference of two lists by a matching of their elements.
    ///
    /// - Complexity: O(*n* + *m*) comparisons and O(*e*) hashes for few edits *e*, O(*n* + *m* + *k* log *k*) with a hash
    ///   for each of the *k* elements between the equal ends for many. Elements whose content can differ are compared, if
    ///   they move, with all that they pass over, or all are hashed once if that is less.
    @inlinable
    public init(from source: [Element], to target: [Element], by matching: ListMatching<Element>) {
        self.init(source, target, matching)
    }

    @inlinable
    init<Matching: ElementMatching>(_ source: [Element], _ target: [Element], _ matching: Matching)
    where Matching.Element == Element {
        let pairing = Matcher.pairing(source, target, matching)
        self.init(source, target, pairing, pairing.updates(source, target, matching))
    }

    @usableFromInline
    init(_ source: [Element], _ target: [Element], _ pairing: Pairing, _ updates: [ListUpdate<Int>]) {
        self.source = source
        self.target = target
        self.updates = updates
        deletes = pairing.deletes
        inserts = pairing.inserts
        moves = pairing.moves
    }
}

extension ListDifference: Sendable where Element: Sendable {}

extension ListDifference where Element: Hashable {
    /// The difference of two lists whose elements are their own identity. There are no updates.
    ///
    /// - Complexity: That of ``init(from:to:by:)``.
    @inlinable
    public init(from source: [Element], to target: [Element]) {
        self.init(source, target, ValueMatching())
    }
}

extension ListDifference where Element: Identifiable & Equatable {
    /// The difference of two lists by `id`, with `==` for the content.
    ///
    /// - Complexity: That of ``init(from:to:by:)``.
    @inlinable
    public init(from source: [Element], to target: [Element]) {
        self.init(source, target, IDMatching())
    }
}

extension ListDifference where Element: Identifiable & Hashable {
    /// The difference of two lists by `id`, with `==` for the content.
    ///
    /// - Complexity: That of ``init(from:to:by:)``.
    @inlinable
    public init(from source: [Element], to target: [Element]) {
        self.init(source, target, IDMatching())
    }
}
