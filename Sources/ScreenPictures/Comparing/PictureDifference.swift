/// The differences between two pictures of a screen, described view by view.
///
/// Two pictures are equal if they look the same. The comparison ignores class names, the names and order of
/// definitions, the order of attributes, identifiers, labels and clipped parts, but includes parts that are hidden
/// behind other views. An empty picture, whose width or height is 0, is not equal to any picture.
package struct PictureDifference: Hashable, Codable, Sendable {
    /// The differences, most important first.
    package let changes: [PictureChange]

    /// Whether both pictures look the same.
    package var isEmpty: Bool { changes.isEmpty }

    /// An error that describes why a picture can't be read.
    package struct Damage: Error, CustomStringConvertible {
        package let description: String
    }

    /// Compares two pictures in SVG format.
    ///
    /// - Throws: ``Damage`` if either picture cannot be read.
    /// - Complexity: O(*n*) if nothing differs, where *n* is the length of the pictures; O(*m*²) if many parts differ,
    ///   where *m* is the number of marks.
    package init(from old: String, to new: String) throws(Damage) {
        if Self.isEmptyPicture(new) {
            changes = [
                PictureChange(
                    sentence: "the picture is empty: the view has no size; set its frame, or lay it out first",
                    before: nil,
                    after: nil)
            ]
            return
        }
        if old == new {
            changes = []
            return
        }
        let (before, after): (PictureReading, PictureReading)
        do throws(SVGElement.Damage) { (before, after) = (try PictureReading(old), try PictureReading(new)) } catch {
            throw Damage(description: error.description)
        }
        guard !Self.areAlike(before, after) else {
            changes = []
            return
        }
        var comparison = PictureComparison()
        comparison.compare(before.root, after.root)
        var changes = comparison.reported
        if changes.isEmpty { changes = [Self.anything(before, after)] }
        self.changes = changes
    }

    /// The maximum number of differences in ``lines``.
    package static let lineLimit = 10

    /// One sentence for each of the most important differences. If there are more differences, a final line states
    /// their number.
    package var lines: [String] {
        let sentences = changes.prefix(Self.lineLimit).map(\.sentence)
        return changes.count > sentences.count ? sentences + ["and \(changes.count - sentences.count) more"] : sentences
    }

    /// Whether the width or the height of a picture is 0.
    package static func isEmptyPicture(_ svg: String) -> Bool {
        let head = svg.prefix { $0 != ">" }
        return head.contains(" width=\"0\"") || head.contains(" height=\"0\"") || head.hasSuffix("/")
    }

    // MARK: Equality

    private static func areAlike(_ one: PictureReading, _ other: PictureReading) -> Bool {
        guard one.root.size == other.root.size, one.marks.count == other.marks.count else { return false }
        func isLike(_ mark: DrawnMark, _ other: DrawnMark) -> Bool { mark.isLike(other, movedBy: (0, 0)) }
        if zip(one.marks, other.marks).allSatisfy(isLike) { return true }
        // The pictures also look the same if they differ only in the order of marks that don't overlap.
        var places: [Int] = []
        var taken = [Bool](repeating: false, count: other.marks.count)
        for mark in one.marks {
            guard let place = other.marks.indices.first(where: { !taken[$0] && isLike(mark, other.marks[$0]) }) else {
                return false
            }
            taken[place] = true
            places.append(place)
        }
        for first in places.indices {
            for second in places.indices[(first + 1)...] where places[first] > places[second] {
                guard let area = one.marks[first].bounds, let above = one.marks[second].bounds,
                    one.marks[first].surroundings.isEmpty, one.marks[second].surroundings.isEmpty
                else { return false }
                if area.common(above) != nil { return false }
            }
        }
        return true
    }

    /// Returns a generic change for a difference that can't be attributed to a view.
    private static func anything(_ before: PictureReading, _ after: PictureReading) -> PictureChange {
        let index =
            zip(before.marks, after.marks).enumerated()
            .first { !$0.element.0.isLike($0.element.1, movedBy: (0, 0)) }?.offset
            ?? min(before.marks.count, after.marks.count)
        func area(_ reading: PictureReading) -> Area? {
            reading.marks.indices.contains(index) ? reading.marks[index].bounds : nil
        }
        let text = [before, after].lazy.compactMap { $0.marks.indices.contains(index) ? $0.marks[index].text : nil }
        let what = text.first.map { "the text \(ViewName.quoted($0))" } ?? "something"
        return PictureChange(
            sentence: "\(what) is now in front of or behind another view", before: area(before),
            after: area(after))
    }
}
