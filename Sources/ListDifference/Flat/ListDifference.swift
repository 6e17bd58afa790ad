/// The difference between two lists: deletes, inserts, moves and updates.
///
///     let difference = ListDifference(from: shownUsers, to: newUsers)     // identity: `id`, content: `==`
///     print(difference)
///     for stage in difference.stages {
///         items = stage.list
///         tableView.performBatchUpdates { … }
///     }
///
/// Deletes and the sources of moves are positions in ``source``. Inserts and the destinations of moves are positions in
/// ``target``.
///
/// Several elements may have the same identity. If the contents of such elements can differ, their pairs do not cross:
/// if both lists contain the same number of them, the first in the source is paired with the first in the target, and so
/// on. If one list contains more of them, any of those may remain without a partner, such as the first or the last.
/// Elements that are identified by their values are interchangeable. Elements without a partner are deleted or inserted.
/// ``ListMatching/duplicates(in:)`` finds elements with the same identity.
///
/// Common prefixes and suffixes are compared without hashing. If there are few edits, most of the elements in between
/// are compared without hashing, too. A list can have at most 2³¹ − 2 elements.
public struct ListDifference<Element> {
    /// The list before the change.
    public let source: [Element]
    /// The list after the change.
    public let target: [Element]
    /// The source positions of deleted elements, in ascending order.
    public let deletes: [Int]
    /// The target positions of inserted elements, in ascending order.
    public let inserts: [Int]
    /// The moved elements, in ascending order of their target positions.
    ///
    /// The number of moves is as small as possible for the chosen pairs. It is never greater than it would be if
    /// duplicates were paired in order.
    public let moves: [ListMove<Int>]
    /// The elements whose content changed, in ascending order of their source positions.
    public let updates: [ListUpdate<Int>]

    /// Whether nothing changed.
    ///
    /// - Complexity: O(1).
    public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty }

    /// Creates the difference between two lists whose elements are compared with the given matching.
    ///
    /// - Complexity: For lists of *n* and *m* elements with few edits *e*, O(*n* + *m*) comparisons and O(*e*) hashes.
    ///   For many edits, O(*n* + *m* + *k* log *k*), with one hash for each of the *k* elements between the common
    ///   prefix and suffix. If the contents of elements can differ, each moved element is also compared with every
    ///   element that it passes, unless it is cheaper to hash all elements once.
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
    /// Creates the difference between two lists whose elements are identified by their values. There are no updates.
    ///
    /// - Complexity: See ``init(from:to:by:)``.
    @inlinable
    public init(from source: [Element], to target: [Element]) {
        self.init(source, target, ValueMatching())
    }
}

extension ListDifference where Element: Identifiable & Equatable {
    /// Creates the difference between two lists whose elements are matched by `id` and whose content is compared with
    /// `==`.
    ///
    /// - Complexity: See ``init(from:to:by:)``.
    @inlinable
    public init(from source: [Element], to target: [Element]) {
        self.init(source, target, IDMatching())
    }
}

extension ListDifference where Element: Identifiable & Hashable {
    /// Creates the difference between two lists whose elements are matched by `id` and whose content is compared with
    /// `==`.
    ///
    /// - Complexity: See ``init(from:to:by:)``.
    @inlinable
    public init(from source: [Element], to target: [Element]) {
        self.init(source, target, IDMatching())
    }
}
