import Foundation

/// The width or height of an item or group, in the form used to compute layouts.
enum GroupLength: Equatable {
    case fractionOfWidth(Double), fractionOfHeight(Double), absolute(Double)
    /// An estimate. If `isUniform` is `true`, the item and all of its uniform siblings get the length of the longest of
    /// them, but only perpendicular to the line in which their group arranges them.
    case estimated(Double, isUniform: Bool)

    var isEstimated: Bool { if case .estimated = self { true } else { false } }
    var isUniform: Bool { if case .estimated(_, true) = self { true } else { false } }

    func value(in container: CGSize) -> Double {
        switch self {
        case .fractionOfWidth(let fraction): fraction * Double(container.width)
        case .fractionOfHeight(let fraction): fraction * Double(container.height)
        case .absolute(let value), .estimated(let value, _): value
        }
    }
}

/// The space between or around items: fixed, or flexible with a minimum length.
struct GroupSpace {
    let length: Double
    var isFlexible = false
}

/// An item or group, as used to compute layouts. This is a class, so that it is not copied.
final class GroupNode {
    enum Content {
        case item
        case line(Line)
        /// Returns the frames of the items in a custom group, relative to the area inside the group's content insets.
        case custom(@MainActor (LayoutContainer) -> [CGRect])
    }

    struct Line {
        let isHorizontal: Bool
        let nodes: [GroupNode]
        let repeats: Repeats
        var spacing: GroupSpace?
    }

    enum Repeats {
        case untilFull
        case times(Int)
        /// Repeats the subitems the given number of times, with equal lengths that fill the line.
        case sharing(Int)
    }

    let width: GroupLength
    let height: GroupLength
    var insets = NSDirectionalEdgeInsets.zero
    var leading: GroupSpace?
    var top: GroupSpace?
    var trailing: GroupSpace?
    var bottom: GroupSpace?
    let content: Content
    /// The supplementary items that are attached to the item or group.
    var supplementaries: [NSCollectionLayoutSupplementaryItem] = []

    init(width: GroupLength, height: GroupLength, content: Content) {
        self.width = width
        self.height = height
        self.content = content
    }

    func length(_ isWidth: Bool) -> GroupLength { isWidth ? width : height }

    func near(_ isWidth: Bool) -> GroupSpace? { isWidth ? leading : top }

    func far(_ isWidth: Bool) -> GroupSpace? { isWidth ? trailing : bottom }

    /// The insets that are applied. Along an estimated dimension, they are zero.
    var appliedInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: height.isEstimated ? 0 : insets.top, leading: width.isEstimated ? 0 : insets.leading,
            bottom: height.isEstimated ? 0 : insets.bottom, trailing: width.isEstimated ? 0 : insets.trailing)
    }

    /// Whether the item, or an item in the group, determines its own size.
    var isMeasured: Bool {
        switch content {
        case .item: width.isEstimated || height.isEstimated
        case .custom: false
        case .line(let line): line.nodes.contains { $0.isMeasured }
        }
    }

    /// Whether supplementary items are attached to the item or group, or to its subitems.
    var hasSupplementaries: Bool {
        if !supplementaries.isEmpty { return true }
        guard case .line(let line) = content else { return false }
        return line.nodes.contains { $0.hasSupplementaries }
    }

    /// Whether the number of items in the group depends on their measured sizes.
    var isVariable: Bool {
        guard case .line(let line) = content else { return false }
        if line.nodes.contains(where: \.isVariable) { return true }
        guard case .untilFull = line.repeats, !length(line.isHorizontal).isEstimated else { return false }
        return line.nodes.contains { $0.length(line.isHorizontal).isEstimated && $0.isMeasured }
    }
}

/// The layout of a single item, or of a group and its items. Frames are relative to the top-leading corner of the item
/// or group.
struct SolvedGroup {
    var size: CGSize
    var items: [(node: GroupNode?, frame: CGRect)]
    /// The groups that have supplementary items: nested groups, or the group itself.
    var groups: [(node: GroupNode, frame: CGRect)] = []

    mutating func move(_ dx: Double, _ dy: Double) {
        for item in items.indices { items[item].frame = items[item].frame.offsetBy(dx: dx, dy: dy) }
        for group in groups.indices { groups[group].frame = groups[group].frame.offsetBy(dx: dx, dy: dy) }
    }

    /// Adds the group itself to ``groups``, if it has supplementary items.
    mutating func addOwn(_ node: GroupNode) {
        guard !node.supplementaries.isEmpty else { return }
        groups.append((node, CGRect(origin: .zero, size: size).inset(node.appliedInsets)))
    }
}

/// Computes the positions of the items in groups.
struct GroupSolver {
    /// The number of items that are available for the group.
    let limit: Int
    /// Returns the measured size of an item of the group; `nil` if the item has not been measured, in which case its
    /// estimate is used.
    let measured: (Int) -> CGSize?

    /// Lays out the group of a section, including the spacing around the group.
    func solve(_ node: GroupNode, in container: CGSize) -> SolvedGroup {
        var group = place(node, container, 0, shared: nil, isNominal: false)
        let (x, y) = (node.leading?.length ?? 0, node.top?.length ?? 0)
        group.move(x, y)
        group.size.width += x + (node.trailing?.length ?? 0)
        group.size.height += y + (node.bottom?.length ?? 0)
        return group
    }

    /// Lays out an item or group.
    ///
    /// - Parameters:
    ///   - first: The index of the item, or of the group's first item.
    ///   - shared: The length of the item or group along the line, if the enclosing group divides the line equally.
    ///   - isNominal: Whether estimates are used even for measured items.
    private func place(
        _ node: GroupNode, _ container: CGSize, _ first: Int, shared: (isWidth: Bool, length: Double)?, isNominal: Bool
    ) -> SolvedGroup {
        var size = CGSize(width: node.width.value(in: container), height: node.height.value(in: container))
        if let shared { if shared.isWidth { size.width = shared.length } else { size.height = shared.length } }
        switch node.content {
        case .item:
            if !isNominal, let known = measured(first) {
                if node.width.isEstimated, shared?.isWidth != true { size.width = known.width }
                if node.height.isEstimated, shared?.isWidth != false { size.height = known.height }
            }
            return SolvedGroup(size: size, items: [(node, CGRect(origin: .zero, size: size).inset(node.appliedInsets))])
        case .custom(let frames):
            let insets = node.appliedInsets
            let inner = CGRect(origin: .zero, size: size).inset(insets)
            // This is safe, because groups are laid out only on the main actor.
            let given = MainActor.assumeIsolated { frames(LayoutContainer(contentSize: size, contentInsets: insets)) }
            let items = given.prefix(max(1, limit - first))
            var solved = SolvedGroup(
                size: size, items: items.map { (nil, $0.offsetBy(dx: inner.minX, dy: inner.minY)) })
            solved.addOwn(node)
            return solved
        case .line(let line):
            return place(line, of: node, size, first, shared, isNominal)
        }
    }

    private func place(
        _ line: GroupNode.Line, of node: GroupNode, _ size: CGSize, _ first: Int,
        _ shared: (isWidth: Bool, length: Double)?, _ isNominal: Bool
    ) -> SolvedGroup {
        let isWidth = line.isHorizontal
        let growsAlong = node.length(isWidth).isEstimated && shared?.isWidth != isWidth
        let growsAcross = node.length(!isWidth).isEstimated && shared?.isWidth != !isWidth
        var inner = CGRect(origin: .zero, size: size).inset(node.appliedInsets)
        var children = children(line, inner.size, first, growsAlong, isNominal)
        if growsAcross {
            let across = children.map { $0.extent(!isWidth) }
            let own = zip(children, across).filter { !$0.0.node.length(!isWidth).isFraction(ofWidth: !isWidth) }.map(
                \.1)
            let length = own.max() ?? inner.size.along(!isWidth)
            if length != inner.size.along(!isWidth) {
                inner.size.set(length, !isWidth)
                children = self.children(line, inner.size, first, growsAlong, isNominal)
            }
        }
        // The remaining space is divided equally among the flexible spaces.
        var used = max(0, Double(children.count - 1)) * (line.spacing?.length ?? 0)
        for child in children { used += child.extent(isWidth) }
        if growsAlong { inner.size.set(used, isWidth) }
        let gaps = line.spacing?.isFlexible == true ? max(0, children.count - 1) : 0
        let flexible = children.reduce(gaps) { $0 + $1.flexibleCount(isWidth) }
        let share = flexible > 0 ? max(0, inner.size.along(isWidth) - used) / Double(flexible) : 0
        let longest = children.filter { $0.node.length(!isWidth).isUniform }.map { $0.solved.size.along(!isWidth) }
            .max()
        var items: [(node: GroupNode?, frame: CGRect)] = []
        var groups: [(node: GroupNode, frame: CGRect)] = []
        var position = 0.0
        for index in children.indices {
            let child = children[index]
            if index > 0 { position += (line.spacing?.length ?? 0) + (line.spacing?.isFlexible == true ? share : 0) }
            position += child.near(isWidth, share)
            let rest = inner.size.along(!isWidth) - child.extent(!isWidth)
            let count = child.flexibleCount(!isWidth)
            let across = child.near(!isWidth, count > 0 ? max(0, rest) / Double(count) : 0)
            var origin = inner.origin
            origin.x += isWidth ? position : across
            origin.y += isWidth ? across : position
            for var item in child.solved.items {
                if let longest, child.node.length(!isWidth).isUniform { item.frame.size.set(longest, !isWidth) }
                item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
                items.append(item)
            }
            for group in child.solved.groups {
                groups.append((group.node, group.frame.offsetBy(dx: origin.x, dy: origin.y)))
            }
            position += child.solved.size.along(isWidth) + child.far(isWidth, share)
        }
        var total = size
        let insets = node.appliedInsets
        if growsAlong || growsAcross {
            total = CGSize(
                width: inner.width + insets.leading + insets.trailing,
                height: inner.height + insets.top + insets.bottom)
        }
        var solved = SolvedGroup(size: total, items: items, groups: groups)
        solved.addOwn(node)
        return solved
    }

    /// Lays out the items and groups of a line: as many as fit, or the number that the line specifies.
    private func children(
        _ line: GroupNode.Line, _ room: CGSize, _ first: Int, _ growsAlong: Bool, _ isNominal: Bool
    ) -> [Child] {
        let isWidth = line.isHorizontal
        let spacing = line.spacing?.length ?? 0
        let (nodes, end) = (line.nodes, room.along(isWidth) + 0.01)
        var (most, shared) = (Int.max, nil as (isWidth: Bool, length: Double)?)
        switch line.repeats {
        case .untilFull: break
        case .times(let count): most = count * nodes.count
        case .sharing(let count):
            most = count * nodes.count
            let edges = nodes.reduce(0) { $0 + ($1.near(isWidth)?.length ?? 0) + ($1.far(isWidth)?.length ?? 0) }
            let free = room.along(isWidth) - Double(most - 1) * spacing - Double(count) * edges
            shared = (isWidth, max(0, free / Double(most)))
        }
        var children: [Child] = []
        var item = first
        var (position, roundStart) = (0.0, 0.0)
        while children.count < most, item < limit {
            let node = nodes[children.count % nodes.count]
            let solved = place(node, room, item, shared: shared, isNominal: isNominal)
            // A group with an estimated length contains as many items as fit according to their estimates.
            let isEstimate = growsAlong && !isNominal
            let counted = isEstimate ? place(node, room, item, shared: shared, isNominal: true) : solved
            position += (children.isEmpty ? 0 : spacing) + Child(node: node, solved: counted).extent(isWidth)
            if most == .max {
                if !children.isEmpty, position > end { break }
                // Ends the line if one round of subitems takes no space. Without this check, the line would contain all
                // remaining items.
                if children.count % nodes.count == nodes.count - 1 {
                    if position <= roundStart { most = children.count }
                    roundStart = position
                }
            }
            children.append(Child(node: node, solved: solved))
            item += max(1, solved.items.count)
        }
        return children
    }

    private struct Child {
        let node: GroupNode
        let solved: SolvedGroup

        /// Returns the item's width or height, including the spacing around the item.
        func extent(_ isWidth: Bool) -> Double {
            (node.near(isWidth)?.length ?? 0) + solved.size.along(isWidth) + (node.far(isWidth)?.length ?? 0)
        }

        func flexibleCount(_ isWidth: Bool) -> Int {
            (node.near(isWidth)?.isFlexible == true ? 1 : 0) + (node.far(isWidth)?.isFlexible == true ? 1 : 0)
        }

        func near(_ isWidth: Bool, _ share: Double) -> Double {
            node.near(isWidth).map { $0.length + ($0.isFlexible ? share : 0) } ?? 0
        }

        func far(_ isWidth: Bool, _ share: Double) -> Double {
            node.far(isWidth).map { $0.length + ($0.isFlexible ? share : 0) } ?? 0
        }
    }
}

extension GroupLength {
    fileprivate func isFraction(ofWidth isWidth: Bool) -> Bool {
        switch self {
        case .fractionOfWidth: isWidth
        case .fractionOfHeight: !isWidth
        case .absolute, .estimated: false
        }
    }
}

extension CGSize {
    func along(_ isWidth: Bool) -> Double { Double(isWidth ? width : height) }

    mutating func set(_ length: Double, _ isWidth: Bool) {
        if isWidth { width = CGFloat(length) } else { height = CGFloat(length) }
    }
}

extension CGRect {
    /// Returns the rectangle inside the insets, in a left-to-right layout.
    func inset(_ insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
