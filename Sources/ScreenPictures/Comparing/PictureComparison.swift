/// Compares the views of two pictures, from the outermost view inward.
struct PictureComparison {
    private struct Found {
        let change: PictureChange
        let rank: PictureChange.Rank
        /// The view's movement, or `nil` if the view didn't move or if anything else about it changed.
        var shift: Shift?
    }

    private struct Shift: Hashable {
        let (x, y): (Double, Double)
        let parent: ObjectIdentifier

        /// Creates a movement. The distances are rounded to tenths of a point, because smaller differences are rounding
        /// errors.
        init(_ x: Double, _ y: Double, in parent: ReadView) {
            (self.x, self.y) = ((x * 10).rounded(), (y * 10).rounded())
            self.parent = ObjectIdentifier(parent)
        }
    }

    private var found: [Found] = []

    /// The changes, most important first. If at least three views in the same parent moved by the same distance without
    /// any other change, their changes are combined into one.
    var reported: [PictureChange] {
        var groups: [Shift: [Found]] = [:]
        for each in found { if let shift = each.shift { groups[shift, default: []].append(each) } }
        var changes: [(rank: PictureChange.Rank, change: PictureChange)] = []
        for each in found {
            guard let shift = each.shift, let group = groups[shift], group.count > 2 else {
                changes.append((each.rank, each.change))
                continue
            }
            guard group.first?.change == each.change else { continue }
            changes.append((each.rank, Self.together(group.map(\.change))))
        }
        return changes.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.change)
    }

    private static func together(_ changes: [PictureChange]) -> PictureChange {
        let first = changes[0]
        let parts = first.sentence.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.count > 1 ? parts.dropLast().joined() : ""
        func joined(_ area: (PictureChange) -> Area?) -> Area? {
            let areas = changes.compactMap(area)
            return areas.first.map { areas.dropFirst().reduce($0) { $0.joined($1) } }
        }
        return PictureChange(
            sentence: "\(name) and \(changes.count - 1) more: \(parts.last ?? "")", before: joined(\.before),
            after: joined(\.after))
    }

    // MARK: Views

    mutating func compare(_ old: ReadView, _ new: ReadView) {
        if old.size != new.size {
            let size = "\(points(old.size.width)) × \(points(old.size.height))"
            found.append(
                Found(
                    change: .init(
                        sentence:
                            "the picture is \(points(new.size.width)) × \(points(new.size.height)) points, was \(size)",
                        before: old.area, after: new.area), rank: .size))
        }
        compare(ViewPair(old, new, row: nil), in: old, explained: (0, 0), isOutermost: true)
    }

    /// - Parameter explained: The part of the view's movement that has already been reported as the movement of its
    ///   enclosing views.
    private mutating func compare(
        _ pair: ViewPair, in parent: ReadView, explained: (x: Double, y: Double), isOutermost: Bool = false
    ) {
        let (old, new) = (pair.old, pair.new)
        var explained = explained
        let shift = pair.shift
        let isMoved = abs(shift.x - explained.x) > tolerance || abs(shift.y - explained.y) > tolerance
        var moved: (x: Double, y: Double)?
        if isMoved, !isOutermost, !old.marks.isEmpty || pair.hasMovedWhole {
            moved = (shift.x - explained.x, shift.y - explained.y)
            explained = shift
        }
        let own = pair.ownChanges
        let resized = isOutermost ? nil : pair.resizing(isSeen: !own.isEmpty || pair.isOwnDrawingOther)
        var words = own.map(\.words)
        if let resized { words.append(resized) }
        if let moved { words.append(Self.words(moved)) }
        if words.isEmpty, pair.isOwnDrawingOther {
            words = [isOutermost ? "drawn differently around its views" : "drawn differently"]
        }
        if !words.isEmpty {
            let rank =
                own.map(\.rank).min() ?? (resized != nil ? .size : moved != nil ? .place : .other)
            let isMoveAlone = own.isEmpty && resized == nil
            found.append(
                Found(
                    change: .init(
                        sentence: "\(pair.name): \(words.joined(separator: ", "))", before: old.area, after: new.area),
                    rank: rank, shift: isMoveAlone ? moved.map { Shift($0.x, $0.y, in: parent) } : nil))
        }
        let row = old.row == nil ? pair.row : old
        let (pairs, gone, came) = ViewMatching.pairs(old.shown, new.shown)
        for view in gone { note(view, "is gone", row, before: view.area) }
        for view in came { note(view, "is new", new.row == nil ? pair.newRow : new, after: view.area) }
        for (one, other) in pairs {
            compare(
                ViewPair(one, other, row: row, newRow: new.row == nil ? pair.newRow : new), in: old,
                explained: explained)
        }
    }

    private mutating func note(
        _ view: ReadView, _ words: String, _ row: ReadView?, before: Area? = nil, after: Area? = nil
    ) {
        var name = ViewName(view: view, row: row).words
        if view.row != nil, !view.text.isEmpty { name += " (\(ViewName.quoted(view.text)))" }
        found.append(
            Found(change: .init(sentence: "\(name) \(words)", before: before, after: after), rank: .presence))
    }

    /// Returns a description of a movement, for example `8 points to the right, 4 points down`.
    private static func words(_ shift: (x: Double, y: Double)) -> String {
        var words: [String] = []
        if abs(shift.x) > tolerance { words.append("\(count(abs(shift.x))) to the \(shift.x > 0 ? "right" : "left")") }
        if abs(shift.y) > tolerance { words.append("\(count(abs(shift.y))) \(shift.y > 0 ? "down" : "up")") }
        return words.joined(separator: ", ")
    }
}

/// Formats a number of points. The number is rounded to one decimal place, or to two decimal places if it is less than
/// 0.1. A whole number is formatted without decimal places.
func points(_ number: Double) -> String {
    let precision = number < 0.1 ? 100.0 : 10.0
    let rounded = (number * precision).rounded() / precision
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
}

func count(_ number: Double) -> String { points(number) == "1" ? "1 point" : "\(points(number)) points" }
