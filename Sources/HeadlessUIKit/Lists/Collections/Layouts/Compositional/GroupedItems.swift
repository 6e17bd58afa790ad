import Foundation

/// The items of a section that repeats a group.
///
/// The positions of groups that have the same size are computed rather than stored. Groups with measured items are laid
/// out individually, on demand.
///
/// - Complexity: O(*k* + log *g*) to determine a position, where *k* is the number of items in a group, and *g* the
///   number of groups. If the number of items in a group depends on their sizes, groups are rebuilt from the group
///   before the first group that changed to the first group after the changes that begins with the same item as before.
final class GroupedItems: ItemPlaces {
    private let node: GroupNode
    private let container: CGSize
    /// The position, perpendicular to the list's axis, at which groups begin.
    private let near: Double
    /// The space after the last group of a section that scrolls orthogonally.
    private let far: Double
    private let spacing: Double
    private let isVertical: Bool
    private let scroll: SidewaysScroll?
    private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The layout of a full group in which no item has been measured.
    private let pattern: SolvedGroup
    private let perGroup: Int
    /// For each item of a large group: the smallest start among this item and all items after it, and the largest end
    /// among this item and all items before it.
    private var reach: [(start: Double, end: Double)] = []
    private let isVariable: Bool
    private let isMeasured: Bool

    /// The measured sizes of items.
    private var measured: [Int: CGSize] = [:]
    private var lastMeasured = 0
    /// The sizes that have been measured since the groups were built. ``breakLines()`` applies them.
    private var newSizes: [Int: CGSize] = [:]
    /// The index of each group's first item, up to the group of the last measured item. Empty if all groups contain the
    /// same number of items.
    private var firsts: [Int] = []
    /// For each repetition of the section's group in `firsts`, the number of preceding groups that have supplementary
    /// items. The numbers are added when they are first requested.
    private var attachingBefore = [0]
    /// The index after the last item whose group is in `firsts`.
    private var lined = 0
    /// The length of each group, including the space between it and the next group.
    private var lengths: RowHeights
    /// In a section that scrolls orthogonally: the breadths of groups with measured items, keyed by each group's first
    /// item, and the largest of these breadths, which is `nil` if it is not known.
    private var breadths: [Int: Double] = [:]
    private var breadth: Double?
    /// The number of the last group, if the group has fewer items than a full group and its actual length is stored in
    /// `lengths`.
    private var shortGroup: Int?
    /// The layouts of groups with measured items, keyed by each group's first item.
    private var solvedGroups: [Int: SolvedGroup] = [:]

    /// Creates the items of a section.
    ///
    /// - Parameters:
    ///   - container: The size available to a group.
    ///   - near: The position, perpendicular to the list's axis, at which groups begin. In a section that scrolls
    ///     orthogonally, it is a position in the section's content.
    init(
        count: Int, node: GroupNode, container: CGSize, near: Double, far: Double, spacing: Double, isVertical: Bool,
        scroll: SidewaysScroll? = nil, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    ) {
        self.node = node
        self.container = container
        self.spacing = spacing
        self.isVertical = isVertical
        self.scroll = scroll
        self.behavior = behavior
        isMeasured = node.isMeasured
        isVariable = node.isVariable
        pattern = GroupSolver(limit: max(1, count), measured: { _ in nil }).solve(node, in: container)
        perGroup = max(1, pattern.items.count)
        let isAlongWidth = isVertical == (scroll != nil)
        let length = pattern.size.along(isAlongWidth)
        // If the number of items in a group varies, there may be as many groups as items.
        lengths = RowHeights(count: isVariable ? count : (count + perGroup - 1) / perGroup, estimate: length + spacing)
        // This margin allows the first and last groups to be scrolled to the center.
        let margin = behavior == .groupPagingCentered ? max(0, ((scroll?.window ?? 0) - length) / 2) : 0
        self.near = max(near, margin)
        self.far = max(far, margin)
        super.init(count: count)
        keepShortGroup()
        if !isMeasured, perGroup > 64 { measureReach() }
        if let scroll {
            fitContent()
            scroll.rest = { [weak self] in self?.rest($0, $1, behavior) ?? $1 }
        }
    }

    override func resized(to count: Int) -> ItemPlaces {
        var new: SidewaysScroll?
        if let scroll {
            new = SidewaysScroll(window: scroll.window)
            new?.bounces = scroll.bounces
        }
        let items = GroupedItems(
            count: count, node: node, container: container, near: near, far: far, spacing: spacing,
            isVertical: isVertical, scroll: new, behavior: behavior)
        if let new, let scroll { new.offset = new.clamped(scroll.offset) }
        return items
    }

    private var isAlongWidth: Bool { isVertical == (scroll != nil) }

    // MARK: Groups

    private func group(of item: Int) -> Int {
        guard !firsts.isEmpty else { return item / perGroup }
        guard item < lined else { return firsts.count + (item - lined) / perGroup }
        var (low, high) = (0, firsts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if firsts[middle] <= item { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private var groupCount: Int { firsts.count + (count - lined + perGroup - 1) / perGroup }

    /// The total length of the groups, including the spaces between them.
    private var groupsLength: Double { max(0, lengths.top(of: groupCount) - spacing) }

    private func group(at offset: Double) -> Int { min(lengths.row(at: offset), groupCount - 1) }

    private func items(of group: Int) -> Range<Int> {
        if group < firsts.count { return firsts[group]..<(group + 1 < firsts.count ? firsts[group + 1] : lined) }
        let first = lined + (group - firsts.count) * perGroup
        return min(first, count)..<min(first + perGroup, count)
    }

    private func solved(_ group: Int) -> SolvedGroup {
        let items = items(of: group)
        guard isMeasured, items.count != perGroup || items.contains(where: { measured[$0] != nil }) else {
            return pattern
        }
        if let known = solvedGroups[items.lowerBound] { return known }
        let solved = solve(from: items.lowerBound, limit: items.count)
        solvedGroups[items.lowerBound] = solved
        return solved
    }

    private func solve(from first: Int, limit: Int) -> SolvedGroup {
        GroupSolver(limit: limit, measured: { [measured] in measured[first + $0] }).solve(node, in: container)
    }

    /// Returns an item's frame in its group.
    private func frame(_ item: Int, _ group: Int) -> CGRect {
        let (items, number) = (solved(group).items, item - items(of: group).lowerBound)
        return items.indices.contains(number) ? items[number].frame : .zero
    }

    func node(of item: Int) -> GroupNode? {
        let group = group(of: item)
        let (items, number) = (solved(group).items, item - items(of: group).lowerBound)
        return items.indices.contains(number) ? items[number].node : nil
    }

    /// Whether supplementary items are attached to the items or groups.
    var hasSupplementaries: Bool { node.hasSupplementaries }

    /// Returns the groups with supplementary items that belong to the same repetition of the section's group as the
    /// given item. Each group is returned with its number in the section, its position along the list's axis, and its
    /// position perpendicular to that axis.
    func attachingGroups(of item: Int) -> [(
        node: GroupNode, number: Int, along: (Double, Double), across: (Double, Double)
    )] {
        let group = group(of: item)
        let groups = solved(group).groups
        guard !groups.isEmpty else { return [] }
        let before = attachingBefore(group)
        return groups.enumerated().map { number, other in
            var (along, across) = (along(other.frame), acrossAxis(other.frame))
            if let scroll {
                across.start += near + lengths.top(of: group) - scroll.offset
            } else {
                along.start += lengths.top(of: group)
                across.start += near
            }
            return (other.node, before + number, along, across)
        }
    }

    /// Returns the number of groups with supplementary items before a repetition of the section's group.
    ///
    /// Repetitions with different numbers of items may also contain different numbers of groups.
    ///
    /// - Complexity: O(1) if the number is known. Otherwise, O(*k*), where *k* is the number of repetitions after the
    ///   last repetition whose number is known. When groups are rebuilt, the numbers after the first rebuilt group are
    ///   discarded.
    private func attachingBefore(_ group: Int) -> Int {
        let counted = min(group, firsts.count)
        while let before = attachingBefore.last, attachingBefore.count <= counted {
            attachingBefore.append(before + solved(attachingBefore.count - 1).groups.count)
        }
        return attachingBefore[counted] + (group - counted) * pattern.groups.count
    }

    private func along(_ frame: CGRect) -> (start: Double, length: Double) {
        isVertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
    }

    private func acrossAxis(_ frame: CGRect) -> (start: Double, breadth: Double) {
        isVertical ? (frame.minX, frame.width) : (frame.minY, frame.height)
    }

    // MARK: Positions

    override var sideways: SidewaysScroll? { scroll }

    override var total: Double {
        guard count > 0 else { return 0 }
        return scroll == nil ? groupsLength : breadth ?? pattern.size.along(!isAlongWidth)
    }

    override func start(of item: Int) -> Double {
        let group = group(of: item)
        let start = along(frame(item, group)).start
        return scroll == nil ? lengths.top(of: group) + start : start
    }

    override func length(of item: Int) -> Double { along(frame(item, group(of: item))).length }

    override func across(_ item: Int) -> (start: Double, breadth: Double) {
        let group = group(of: item)
        let place = acrossAxis(frame(item, group))
        guard let scroll else { return (near + place.start, place.breadth) }
        return (near + lengths.top(of: group) + place.start - scroll.offset, place.breadth)
    }

    override func firstItem(at offset: Double) -> Int {
        if scroll != nil { return items(from: 0, to: total).first { isSeen($0) } ?? 0 }
        return count == 0 ? 0 : items(of: group(at: offset)).lowerBound
    }

    override func items(from start: Double, to end: Double) -> Range<Int> {
        guard count > 0, start < total, end > 0 else { return 0..<0 }
        guard let scroll else {
            return items(fromGroupsAt: start, to: end)
        }
        return items(fromGroupsAt: scroll.offset - near, to: scroll.offset - near + scroll.window)
    }

    private func items(fromGroupsAt start: Double, to end: Double) -> Range<Int> {
        let (first, last) = (group(at: start), group(at: end))
        var (lower, upper) = (items(of: first).lowerBound, items(of: last).upperBound)
        if !reach.isEmpty {
            lower += number { reach[$0].end <= start - lengths.top(of: first) }
            let before = number { reach[$0].start < end - lengths.top(of: last) }
            upper = min(upper, items(of: last).lowerBound + before)
        }
        return lower..<max(lower, upper)
    }

    private func measureReach() {
        reach = pattern.items.map { item in
            let (start, length) =
                isAlongWidth ? (item.frame.minX, item.frame.width) : (item.frame.minY, item.frame.height)
            return (start, start + length)
        }
        for item in reach.indices.dropFirst() { reach[item].end = max(reach[item].end, reach[item - 1].end) }
        for item in reach.indices.dropLast().reversed() {
            reach[item].start = min(reach[item].start, reach[item + 1].start)
        }
    }

    /// Returns how many items at the beginning of a large group satisfy a predicate.
    private func number(_ isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (0, reach.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    override func isSeen(_ item: Int) -> Bool {
        guard let scroll else { return true }
        let place = across(item)
        return place.start < scroll.window && place.start + place.breadth > 0
    }

    // MARK: Measuring

    override func determinesSize(_ item: Int) -> (width: Bool, height: Bool) {
        guard isMeasured, let node = node(of: item) else { return (false, false) }
        return (node.width.isEstimated, node.height.isEstimated)
    }

    override func setSize(_ size: Size, of item: Int) -> Bool {
        let new =
            isVertical
            ? CGSize(width: size.breadth, height: size.length) : CGSize(width: size.length, height: size.breadth)
        let old = newSizes[item] ?? measured[item]
        guard old != new else { return false }
        newSizes[item] = new
        // If an item's measured size equals its estimated size, the layout does not change, but the size is still
        // stored.
        return old != nil || frame(item, group(of: item)).size != new
    }

    override func keep(_ range: Range<Int>, of old: ItemPlaces, from start: Int) {
        guard isMeasured, let old = old as? GroupedItems, !old.measured.isEmpty, measures(like: old) else { return }
        func keep(_ item: Int) {
            if let size = old.measured[item] { newSizes[start + item - range.lowerBound] = size }
        }
        if range.count < old.measured.count {
            for item in range { keep(item) }
        } else {
            for item in old.measured.keys where range.contains(item) { keep(item) }
        }
    }

    /// Whether the groups measure their items in the same way as other groups, so that the measured sizes of the items
    /// are the same: the same dimensions are estimated, and the others are equal.
    private func measures(like other: GroupedItems) -> Bool {
        func hasSame(_ isEstimated: Bool?, _ wasEstimated: Bool?, _ length: Double, _ before: Double) -> Bool {
            isEstimated == wasEstimated && (isEstimated == true || length == before)
        }
        return zip(pattern.items, other.pattern.items).allSatisfy { new, old in
            hasSame(new.node?.width.isEstimated, old.node?.width.isEstimated, new.frame.width, old.frame.width)
                && hasSame(
                    new.node?.height.isEstimated, old.node?.height.isEstimated, new.frame.height, old.frame.height)
        }
    }

    @discardableResult
    override func breakLines() -> Double {
        guard let last = newSizes.keys.max() else { return 0 }
        let before = total
        lastMeasured = max(lastMeasured, last)
        measured.merge(newSizes) { $1 }
        if isVariable {
            makeGroups(from: newSizes.keys.min() ?? 0, through: last)
        } else {
            for group in Set(newSizes.keys.map(group)) {
                forget(items(of: group).lowerBound)
                keep(group)
            }
        }
        newSizes = [:]
        if breadth == nil { breadth = breadths.values.max() }
        fitContent()
        return total - before
    }

    /// Discards the layout of the group that begins with the given item.
    private func forget(_ first: Int) {
        solvedGroups[first] = nil
        if let old = breadths.removeValue(forKey: first), old == breadth { breadth = nil }
    }

    /// Stores the size of a group.
    private func keep(_ group: Int) {
        let size = solved(group).size
        _ = lengths.setHeight(size.along(isAlongWidth) + spacing, of: group)
        guard scroll != nil else { return }
        let own = size.along(!isAlongWidth)
        if let known = breadth { breadth = max(known, own) }
        breadths[items(of: group).lowerBound] = own
    }

    private func keepShortGroup() {
        guard isMeasured, (count - lined) % perGroup != 0 else { return }
        let last = groupCount - 1
        _ = lengths.setHeight(solved(last).size.along(isAlongWidth) + spacing, of: last)
        shortGroup = last
    }

    /// Rebuilds the groups, beginning with the group before the group that contains the first changed item. Ends after
    /// the last measured item, or at the first group beyond the changed items that begins with the same item as before.
    private func makeGroups(from firstChanged: Int, through lastChanged: Int) {
        // The previous group may have room for the first changed item now.
        let kept = max(0, min(firsts.count, group(of: firstChanged)) - 1)
        var first = kept < firsts.count ? firsts[kept] : 0
        var same = kept
        var made: [Int] = []
        while first <= lastMeasured {
            while same < firsts.count, firsts[same] < first { same += 1 }
            if first > lastChanged, same < firsts.count, firsts[same] == first { break }
            let solved = solve(from: first, limit: count - first)
            forget(first)
            solvedGroups[first] = solved
            made.append(first)
            first += max(1, solved.items.count)
        }
        if first > lastMeasured { (same, lined) = (firsts.count, first) }
        let stay = Set(made)
        for gone in firsts[kept..<same] where !stay.contains(gone) { forget(gone) }
        let (old, isShifted) = (firsts.count, made.count != same - kept)
        firsts.replaceSubrange(kept..<same, with: made)
        attachingBefore.removeSubrange(min(kept + 1, attachingBefore.count)...)
        if let short = shortGroup { _ = lengths.setHeight(lengths.estimate, of: short) }
        shortGroup = nil
        // The sizes of groups whose numbers have changed must be stored again.
        for group in kept..<(isShifted ? firsts.count : kept + made.count) { keep(group) }
        for group in firsts.count..<max(old, firsts.count) { _ = lengths.setHeight(lengths.estimate, of: group) }
        keepShortGroup()
    }

    // MARK: Orthogonal scrolling

    private func fitContent() {
        guard let scroll else { return }
        scroll.content = count == 0 ? 0 : near + groupsLength + far
        scroll.offset = scroll.clamped(scroll.offset)
    }

    /// Returns the offset at which an orthogonal scroll ends. Unverified: if the finger is lifted without a flick, a
    /// behavior that stops at pages or groups ends the scroll at the nearest one. With a paging behavior, a scroll
    /// covers at most one page or group.
    private func rest(
        _ start: Double, _ lifted: Double, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> Double {
        guard let scroll else { return lifted }
        switch behavior {
        case .none, .continuous: return lifted
        case .paging:
            let page = (start / scroll.window).rounded()
            return scroll.clamped(min(max((lifted / scroll.window).rounded(), page - 1), page + 1) * scroll.window)
        case .continuousGroupLeadingBoundary: return scroll.clamped(rest(group(nearest: lifted), isCentered: false))
        case .groupPaging, .groupPagingCentered:
            let from = group(nearest: start)
            let to = min(max(group(nearest: lifted), from - 1), from + 1)
            return scroll.clamped(rest(to, isCentered: behavior == .groupPagingCentered))
        }
    }

    /// Returns the offset at which a group is at the beginning or in the center of the visible area.
    private func rest(_ group: Int, isCentered: Bool) -> Double {
        let top = lengths.top(of: group)
        guard isCentered, let scroll else { return top }
        return near + top + (lengths.height(of: group) - spacing) / 2 - scroll.window / 2
    }

    private func group(nearest offset: Double) -> Int {
        let group = group(at: offset)
        let isNext = group + 1 < groupCount && lengths.top(of: group + 1) - offset <= offset - lengths.top(of: group)
        return isNext ? group + 1 : group
    }
}
