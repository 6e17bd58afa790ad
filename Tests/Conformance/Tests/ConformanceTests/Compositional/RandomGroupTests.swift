import CellDirector
import XCTest

/// Compares random nested groups and large custom groups with models that calculate the frame of every item.
final class RandomGroupTests: ConformanceTestCase {
    /// An item, or a group if it has children.
    private struct Piece {
        var width: Double
        var height: Double
        var isHorizontal = true
        var spacing = 0.0
        var children: [Piece] = []

        @MainActor var item: NSCollectionLayoutItem {
            let size = size(.fractionalWidth(width), .fractionalHeight(height))
            guard !children.isEmpty else { return NSCollectionLayoutItem(layoutSize: size) }
            return group(size)
        }

        @MainActor
        func group(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
            let items = children.map(\.item)
            let group: NSCollectionLayoutGroup =
                isHorizontal
                ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
            group.interItemSpacing = .fixed(spacing)
            return group
        }

        /// Returns the frames of all items of this piece when the piece fills the given frame.
        func frames(_ room: CGRect) -> [CGRect] {
            guard !children.isEmpty else { return [room] }
            var frames: [CGRect] = []
            var (position, number) = (0.0, 0)
            while true {
                let child = children[number % children.count]
                let size = CGSize(width: room.width * child.width, height: room.height * child.height)
                let length = isHorizontal ? size.width : size.height
                let start = number == 0 ? 0 : position + spacing
                if number > 0, start + length > (isHorizontal ? room.width : room.height) + 0.01 { return frames }
                let origin = CGPoint(
                    x: room.minX + (isHorizontal ? start : 0), y: room.minY + (isHorizontal ? 0 : start))
                frames += child.frames(CGRect(origin: origin, size: size))
                position = start + length
                number += 1
            }
        }
    }

    private func piece(_ random: inout SplitMix64, depth: Int) -> Piece {
        let parts = [1.0, 0.5, 1.0 / 3, 0.25, 0.7, 0.3]
        var piece = Piece(
            width: parts.randomElement(using: &random) ?? 1, height: parts.randomElement(using: &random) ?? 1)
        guard depth > 0, Bool.random(using: &random) || depth == 3 else { return piece }
        piece.isHorizontal = Bool.random(using: &random)
        piece.spacing = [0, 0, 3].randomElement(using: &random) ?? 0
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            piece.children.append(self.piece(&random, depth: depth - 1))
        }
        return piece
    }

    @MainActor
    func testItemsArePositionedAndVisibleAsInAModel() async {
        forEachSeed(1...25) { seed in
            var random = SplitMix64(state: seed)
            let piece = piece(&random, depth: 3)
            let height = Double.random(in: 40...500, using: &random).rounded()
            let isSideways = seed % 3 == 0
            let room = CGRect(x: 0, y: 0, width: 380, height: height)
            let group = piece.group(size(.fractionalWidth(1), .absolute(height)))
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 10, bottom: 0, trailing: 10)
            section.interGroupSpacing = 4
            section.orthogonalScrollingBehavior = isSideways ? .continuous : .none
            let count = Int.random(in: 1...60, using: &random)
            var model: [CGRect] = []
            var groups = 0.0
            while model.count < count {
                model += piece.frames(room).map { frame in
                    frame.offsetBy(
                        dx: 10 + (isSideways ? groups * 384 : 0), dy: 7 + (isSideways ? 0 : groups * (height + 4)))
                }
                groups += 1
            }
            model = Array(model.prefix(count))
            let list = LayoutSource([count]).list(section)
            for _ in 0..<8 {
                var offset = CGPoint.zero
                if isSideways {
                    let scroller = list.subviews.compactMap { $0 as? UIScrollView }.first
                    let end = max(0, (scroller?.contentSize.width ?? 0) - 400)
                    offset.x = Double.random(in: 0...1, using: &random) * end
                    scroller?.contentOffset = offset
                } else {
                    offset.y = Double.random(in: 0...1, using: &random) * max(0, list.contentSize.height - 800)
                    list.contentOffset = offset
                }
                list.layoutIfNeeded()
                let window = CGRect(origin: offset, size: CGSize(width: 400, height: 800))
                let seen = model.indices.filter { model[$0].overlaps(window) }
                let shown = list.indexPathsForVisibleItems.map(\.item)
                // Items that only touch the edge of the visible area may or may not count as visible, depending on
                // rounding.
                let inner = window.insetBy(dx: 0.01, dy: 0.01)
                XCTAssertTrue(Set(shown).isSubset(of: seen), "seed \(seed): \(shown) \(seen)")
                XCTAssertTrue(
                    Set(model.indices.filter { model[$0].overlaps(inner) }).isSubset(of: shown),
                    "seed \(seed): \(shown)")
                for item in shown {
                    let frame = list.layoutAttributesForItem(at: [0, item])?.frame ?? .zero
                    let wanted = model[item].offsetBy(dx: isSideways ? -offset.x : 0, dy: 0)
                    XCTAssertEqual(frame.minX, wanted.minX, accuracy: 0.001, "seed \(seed), item \(item)")
                    XCTAssertEqual(frame.minY, wanted.minY, accuracy: 0.001, "seed \(seed), item \(item)")
                    XCTAssertEqual(frame.maxX, wanted.maxX, accuracy: 0.001, "seed \(seed), item \(item)")
                    XCTAssertEqual(frame.maxY, wanted.maxY, accuracy: 0.001, "seed \(seed), item \(item)")
                }
            }
        }
    }

    @MainActor
    func testItemsOfLargeCustomGroupsAreVisibleAtTheirPositions() async {
        forEachSeed(1...10) { seed in
            var random = SplitMix64(state: seed)
            // Places each item in the shorter of two columns, as in a photo grid, except for some items at random
            // positions.
            var bottoms = [0.0, 0.0]
            let frames = (0..<150).map { number -> CGRect in
                let height = Double.random(in: 20...200, using: &random).rounded()
                if number % 40 == 39 {
                    return CGRect(x: 50, y: Double.random(in: 0...9000, using: &random).rounded(), width: 9, height: 9)
                }
                let column = bottoms[0] <= bottoms[1] ? 0 : 1
                defer { bottoms[column] += height }
                return CGRect(x: Double(column) * 200, y: bottoms[column], width: 200, height: height)
            }
            let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(9200))) { _ in
                frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
            }
            let count = Int.random(in: 1...400, using: &random)
            let list = LayoutSource([count]).list(NSCollectionLayoutSection(group: group))
            for _ in 0..<8 {
                list.contentOffset.y = CGFloat.random(in: 0...max(0, list.contentSize.height - 800), using: &random)
                list.layoutIfNeeded()
                let window = CGRect(x: 0, y: list.contentOffset.y, width: 400, height: 800)
                let seen = (0..<count).filter { item in
                    frames[item % 150].offsetBy(dx: 0, dy: Double(item / 150) * 9200).overlaps(window)
                }
                XCTAssertEqual(list.indexPathsForVisibleItems.map(\.item), seen, "seed \(seed)")
            }
        }
    }
}
