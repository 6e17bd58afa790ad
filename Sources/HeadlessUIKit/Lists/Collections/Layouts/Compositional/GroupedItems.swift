import Foundation

/// The items of a section that repeats a group.
///
/// Groups of one size are reckoned; those in which items said how large they are, are solved one by one when they are asked for.
///
/// - Complexity: O(items of a group + log groups) for a place. Where what items say decides how many of them a group takes, the
///   groups up to the last item that said so are made again from the first that changed.
final class GroupedItems: ItemPlaces {
    private let node: GroupNode
    private let container: CGSize
    /// Where groups begin across the axis.
    private let near: Double
    /// What follows the last group of a section that scrolls sideways.
    private let far: Double
    private let spacing: Double
    private let isVertical: Bool
    private let scroll: SidewaysScroll?
    /// A group of which nothing is known, with as many items as there are at most.
    private let pattern: SolvedGroup
    private let perGroup: Int
    private let isVariable: Bool
    private let isMeasured: Bool

    /// The sizes that items said, as far as they did.
    private var said: [Int: CGSize] = [:]
    private var changed: Set<Int> = []
    /// The first items of groups, where they do not all take as many: up to the last item that said its size.
    private var firsts: [Int] = []
    /// How long groups are, with the space to the next.
    private var lengths: RowHeights
    /// Of a section that scrolls sideways: how high its groups proved to be.
    private var breadths: [Int: Double] = [:]
    private var solvedGroups: [Int: SolvedGroup] = [:]
    /// How many groups were solved so far, of which tests say how many there may be.
    private(set) var steps = 0

    /// - Parameters:
    ///   - container: How much room a group has.
    ///   - near: Where groups begin across the axis; of a section that scrolls sideways, in its content.
    init(
        count: Int, node: GroupNode, container: CGSize, near: Double, far: Double, spacing: Double, isVertical: Bool,
        scroll: SidewaysScroll? = nil, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    ) {
        self.node = node
        self.container = container
        self.spacing = spacing
        self.isVertical = isVertical
        self.scroll = scroll
        isMeasured = node.isMeasured
        isVariable = node.isVariable
        pattern = GroupSolver(limit: max(1, count), measured: { _ in nil }).solve(node, in: container)
        perGroup = max(1, pattern.items.count)
        let isAlongWidth = isVertical == (scroll != nil)
        let length = pattern.size.along(isAlongWidth)
        lengths = RowHeights(count: (count + perGroup - 1) / perGroup, estimate: length + spacing)
        // The first and the last group can be in the middle.
        let margin = behavior == .groupPagingCentered ? max(0, ((scroll?.window ?? 0) - length) / 2) : 0
        self.near = max(near, margin)
        self.far = max(far, margin)
        super.init(count: count)
        // The last group may hold fewer items.
        if isMeasured, count % perGroup != 0 {
            let last = lengths.count - 1
            _ = lengths.setHeight(solved(last).size.along(isAlongWidth) + spacing, of: last)
        }
        if let scroll {
            fitContent()
            scroll.rest = { [weak self] in self?.rest($0, $1, behavior) ?? $1 }
        }
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

    /// Where the groups end that are kept one by one.
    private var lined = 0

    private func items(of group: Int) -> Range<Int> {
        if group < firsts.count { return firsts[group]..<(group + 1 < firsts.count ? firsts[group + 1] : lined) }
        let first = lined + (group - firsts.count) * perGroup
        return min(first, count)..<min(first + perGroup, count)
    }

    private func solved(_ group: Int) -> SolvedGroup {
        let items = items(of: group)
        guard isMeasured, items.count != perGroup || items.contains(where: { said[$0] != nil }) else { return pattern }
        if let known = solvedGroups[group] { return known }
        let solved = solve(from: items.lowerBound, limit: items.count)
        solvedGroups[group] = solved
        return solved
    }

    private func solve(from first: Int, limit: Int) -> SolvedGroup {
        steps += 1
        return GroupSolver(limit: limit, measured: { [said] in said[first + $0] }).solve(node, in: container)
    }

    /// An item's frame in its group.
    private func frame(_ item: Int, _ group: Int) -> CGRect {
        let (items, number) = (solved(group).items, item - items(of: group).lowerBound)
        return items.indices.contains(number) ? items[number].frame : .zero
    }

    func node(of item: Int) -> GroupNode? {
        let group = group(of: item)
        let (items, number) = (solved(group).items, item - items(of: group).lowerBound)
        return items.indices.contains(number) ? items[number].node : nil
    }

    private func along(_ frame: CGRect) -> (start: Double, length: Double) {
        isVertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
    }

    private func acrossAxis(_ frame: CGRect) -> (start: Double, breadth: Double) {
        isVertical ? (frame.minX, frame.width) : (frame.minY, frame.height)
    }

    // MARK: Places

    override var sideways: SidewaysScroll? { scroll }

    override var total: Double {
        guard count > 0 else { return 0 }
        guard scroll != nil else { return max(0, lengths.total - spacing) }
        return breadths.values.max() ?? pattern.size.along(!isAlongWidth)
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
        if scroll != nil { return items(from: 0, to: total).first ?? 0 }
        return count == 0 ? 0 : items(of: lengths.row(at: offset)).lowerBound
    }

    override func items(from start: Double, to end: Double) -> Range<Int> {
        guard count > 0, start < total, end > 0 else { return 0..<0 }
        guard let scroll else {
            return items(of: lengths.row(at: start)).lowerBound..<items(of: lengths.row(at: end)).upperBound
        }
        let (first, last) = (
            lengths.row(at: scroll.offset - near), lengths.row(at: scroll.offset - near + scroll.window)
        )
        return items(of: first).lowerBound..<items(of: last).upperBound
    }

    override func isSeen(_ item: Int) -> Bool {
        guard let scroll else { return true }
        let place = across(item)
        return place.start < scroll.window && place.start + place.breadth > 0
    }

    // MARK: Measuring

    override func saysSize(_ item: Int) -> (width: Bool, height: Bool) {
        guard isMeasured, let node = node(of: item) else { return (false, false) }
        return (node.width.isEstimated, node.height.isEstimated)
    }

    override func setSize(_ size: Size, of item: Int) -> Bool {
        guard isMeasured else { return false }
        let new =
            isVertical
            ? CGSize(width: size.breadth, height: size.length) : CGSize(width: size.length, height: size.breadth)
        guard said[item] != new else { return false }
        // What is as estimated changes nothing, but it is known.
        let isNews = said[item] != nil || frame(item, group(of: item)).size != new
        said[item] = new
        changed.insert(isVariable ? item : group(of: item))
        return isNews
    }

    override func keep(_ range: Range<Int>, of old: ItemPlaces, from start: Int) {
        guard isMeasured, let old = old as? GroupedItems, !old.said.isEmpty else { return }
        func keep(_ item: Int) {
            guard let size = old.said[item] else { return }
            let new = start + item - range.lowerBound
            said[new] = size
            changed.insert(isVariable ? new : group(of: new))
        }
        if range.count < old.said.count {
            for item in range { keep(item) }
        } else {
            for item in old.said.keys where range.contains(item) { keep(item) }
        }
    }

    @discardableResult
    override func breakLines() -> Double {
        guard !changed.isEmpty else { return 0 }
        let before = total
        if isVariable {
            makeGroups(from: changed.min() ?? 0)
        } else {
            for group in changed {
                solvedGroups[group] = nil
                keep(solved(group), group)
            }
        }
        changed = []
        fitContent()
        return total - before
    }

    private func keep(_ solved: SolvedGroup, _ group: Int) {
        _ = lengths.setHeight(solved.size.along(isAlongWidth) + spacing, of: group)
        if scroll != nil { breadths[group] = solved.size.along(!isAlongWidth) }
    }

    /// Makes the groups again from the one of an item, up to the last item that said its size.
    private func makeGroups(from item: Int) {
        let last = said.keys.max() ?? 0
        let kept = firsts.isEmpty || item >= lined ? firsts.count : group(of: item)
        // The group before may have room for the item now.
        let start = max(0, kept - 1)
        var first = start < firsts.count ? firsts[start] : 0
        firsts = Array(firsts.prefix(start))
        solvedGroups = solvedGroups.filter { $0.key < start }
        breadths = breadths.filter { $0.key < start }
        while first <= last, first < count {
            let solved = solve(from: first, limit: count - first)
            solvedGroups[firsts.count] = solved
            firsts.append(first)
            first += max(1, solved.items.count)
        }
        lined = min(first, count)
        let rest = (count - lined + perGroup - 1) / perGroup
        lengths = RowHeights(count: firsts.count + rest, estimate: lengths.estimate)
        for group in firsts.indices { keep(self.solved(group), group) }
    }

    // MARK: Scrolling sideways

    private func fitContent() {
        guard let scroll else { return }
        scroll.content = count == 0 ? 0 : near + lengths.total - spacing + far
        scroll.offset = scroll.clamped(scroll.offset)
    }

    /// Where a scroll sideways comes to rest. Unverified: a finger that does not flick moves to the next page or group once it
    /// has passed half of the way.
    private func rest(
        _ start: Double, _ lifted: Double, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> Double {
        guard let scroll, count > 0 else { return lifted }
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

    /// The offset at which a group is at the beginning, or in the middle.
    private func rest(_ group: Int, isCentered: Bool) -> Double {
        let top = lengths.top(of: group)
        guard isCentered, let scroll else { return top }
        return near + top + (lengths.height(of: group) - spacing) / 2 - scroll.window / 2
    }

    private func group(nearest offset: Double) -> Int {
        let group = lengths.row(at: offset)
        let isNext = group + 1 < lengths.count && lengths.top(of: group + 1) - offset <= offset - lengths.top(of: group)
        return isNext ? group + 1 : group
    }
}
