import CellDirector
import XCTest

/// Compares random groups of self-sizing items with a model that calculates the position of every item from scratch.
final class RandomEstimateTests: ConformanceTestCase {
    /// An item, a row or a column with an estimated height.
    private indirect enum Piece {
        case item(width: Double, height: Double)
        /// The given pieces, repeated side by side until the row is full.
        case row(width: Double, height: Double, spacing: Double, [Piece])
        /// The given number of copies of a piece, stacked vertically.
        case column(width: Double, height: Double, spacing: Double, count: Int, Piece)

        var width: Double {
            switch self {
            case .item(let width, _), .row(let width, _, _, _), .column(let width, _, _, _, _): width
            }
        }

        @MainActor var item: NSCollectionLayoutItem {
            switch self {
            case .item(let width, let height):
                NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(width), .estimated(height)))
            case .row, .column: group(.fractionalWidth(width))
            }
        }

        @MainActor
        func group(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
            switch self {
            case .item(_, let height): return .horizontal(layoutSize: size(width, .estimated(height)), subitems: [item])
            case .row(_, let height, let spacing, let pieces):
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size(width, .estimated(height)), subitems: pieces.map(\.item))
                group.interItemSpacing = .fixed(spacing)
                return group
            case .column(_, let height, let spacing, let count, let piece):
                let group = NSCollectionLayoutGroup.vertical(
                    layoutSize: size(width, .estimated(height)), repeatingSubitem: piece.item, count: count)
                group.interItemSpacing = .fixed(spacing)
                return group
            }
        }

        /// Appends the frames of this piece's items, using known item heights where available, and returns the piece's
        /// height.
        func place(_ x: Double, _ y: Double, _ room: Double, _ heights: [Double?], _ frames: inout [CGRect]) -> Double {
            switch self {
            case .item(_, let estimate):
                let height = heights[frames.count] ?? estimate
                frames.append(CGRect(x: x, y: y, width: room, height: height))
                return height
            case .row(_, _, let spacing, let pieces):
                var (right, highest): (Double, Double) = (x, 0)
                var number = 0
                while frames.count < heights.count {
                    let piece = pieces[number % pieces.count]
                    let start = number == 0 ? x : right + spacing
                    if number > 0, start + piece.width * room > x + room + 0.01 { break }
                    highest = max(highest, piece.place(start, y, piece.width * room, heights, &frames))
                    right = start + piece.width * room
                    number += 1
                }
                return highest
            case .column(_, _, let spacing, let count, let piece):
                var bottom = y
                for number in 0..<count where frames.count < heights.count {
                    if number > 0 { bottom += spacing }
                    bottom += piece.place(x, bottom, piece.width * room, heights, &frames)
                }
                return bottom - y
            }
        }
    }

    private func piece(_ random: inout SplitMix64, depth: Int) -> Piece {
        let width: Double = [1.0, 0.5, 1.0 / 3, 0.25, 0.7].randomElement(using: &random) ?? 1
        let height: Double = Double.random(in: 20...120, using: &random).rounded()
        let spacing: Double = [0, 0, 3].randomElement(using: &random) ?? 0
        guard depth > 0 else { return .item(width: width, height: height) }
        if Bool.random(using: &random) {
            let count = Int.random(in: 1...3, using: &random)
            return .column(
                width: width, height: height, spacing: spacing, count: count,
                piece(&random, depth: Int.random(in: 0..<depth, using: &random)))
        }
        let pieces = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            piece(&random, depth: Int.random(in: 0..<depth, using: &random))
        }
        return .row(width: width, height: height, spacing: spacing, pieces)
    }

    /// A collection view whose items have numbers as names. An item's name determines its size.
    @MainActor
    private final class Scene {
        private var names: [Int]
        private var next: Int
        /// The items that have been on screen and therefore have been measured.
        var known: Set<Int> = []
        let source: LayoutSource
        private(set) var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

        init(_ count: Int, _ section: NSCollectionLayoutSection) {
            names = Array(0..<count)
            next = count
            source = LayoutSource([count])
            source.wanted = { [unowned self] path in
                known.insert(names[path.item])
                return Self.size(names[path.item])
            }
            list = source.list(section)
        }

        static func size(_ name: Int) -> CGSize { CGSize(width: 20 + name * 53 % 150, height: 10 + name * 37 % 140) }

        var heights: [Double?] { names.map { known.contains($0) ? Double(Self.size($0).height) : nil } }
        var widths: [Double?] { names.map { known.contains($0) ? Double(Self.size($0).width) : nil } }

        /// Scrolls to a random position, or inserts and deletes some items.
        func act(_ random: inout SplitMix64) {
            let sideways = list.subviews.compactMap { $0 as? UIScrollView }.first
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let deleted = Set((0..<3).map { _ in Int.random(in: 0..<names.count, using: &random) })
                let kept = names.indices.filter { !deleted.contains($0) }.map { names[$0] }
                let new = next
                next += 4
                let at = Int.random(in: 0...kept.count, using: &random)
                names = Array(kept[..<at]) + [new, new + 1, new + 2, new + 3] + Array(kept[at...])
                source.counts = [names.count]
                list.performBatchUpdates { [list] in
                    list.deleteItems(at: deleted.map { [0, $0] })
                    list.insertItems(at: (at..<at + 4).map { [0, $0] })
                }
            default:
                let part = CGFloat.random(in: 0...1, using: &random)
                if let sideways {
                    sideways.contentOffset.x = part * max(0, sideways.contentSize.width - 400)
                } else {
                    list.contentOffset.y = part * max(0, list.contentSize.height - 800)
                }
            }
            list.layoutIfNeeded()
        }

        func check(_ model: [CGRect], _ seed: UInt64, line: UInt = #line) {
            for (item, wanted) in model.enumerated() {
                let frame = list.layoutAttributesForItem(at: [0, item])?.frame ?? .zero
                let isThere =
                    abs(frame.minX - wanted.minX) < 0.001 && abs(frame.minY - wanted.minY) < 0.001
                    && abs(frame.width - wanted.width) < 0.001 && abs(frame.height - wanted.height) < 0.001
                guard !isThere else { continue }
                return XCTFail("seed \(seed), item \(item) of \(model.count): \(frame), not \(wanted)", line: line)
            }
        }
    }

    @MainActor
    func testItemsArePositionedAsInAModel() async {
        forEachSeed(1...25) { seed in
            var random = SplitMix64(state: seed)
            let piece = piece(&random, depth: 3)
            let isSideways = seed % 3 == 0
            let section = NSCollectionLayoutSection(group: piece.group(.absolute(380)))
            section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 10, bottom: 0, trailing: 10)
            section.interGroupSpacing = 4
            section.orthogonalScrollingBehavior = isSideways ? .continuous : .none
            let scene = Scene(Int.random(in: 10...80, using: &random), section)
            for _ in 0..<12 {
                scene.act(&random)
                var model: [CGRect] = []
                let heights = scene.heights
                var (x, y) = (10.0, 7.0)
                if isSideways {
                    x -=
                        scene.list.subviews.compactMap { $0 as? UIScrollView }.first.map { Double($0.contentOffset.x) }
                        ?? 0
                }
                while model.count < heights.count {
                    var group: [CGRect] = []
                    let rest = Array(heights[model.count...])
                    let height: Double
                    if case .item = piece {
                        height = Piece.row(width: 1, height: 0, spacing: 0, [piece]).place(x, y, 380, rest, &group)
                    } else {
                        height = piece.place(x, y, 380, rest, &group)
                    }
                    model += group
                    if isSideways { x += 384 } else { y += height + 4 }
                }
                scene.check(model, seed)
            }
        }
    }

    @MainActor
    func testTagsBreakIntoTheLinesOfAModel() async {
        forEachSeed(1...25) { seed in
            var random = SplitMix64(state: seed)
            let estimate = Double.random(in: 30...150, using: &random).rounded()
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(30)),
                subitems: [item(.estimated(estimate), .estimated(30))])
            group.interItemSpacing = .fixed(6)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 5
            let scene = Scene(Int.random(in: 10...400, using: &random), section)
            for _ in 0..<12 {
                scene.act(&random)
                var model: [CGRect] = []
                var (x, y, highest) = (0.0, 0.0, 0.0)
                for (width, height) in zip(scene.widths, scene.heights) {
                    let (width, height) = (width ?? estimate, height ?? 30)
                    if x > 0, x + 6 + width > 400.01 { (x, y, highest) = (0, y + highest + 5, 0) }
                    if x > 0 { x += 6 }
                    model.append(CGRect(x: x, y: y, width: width, height: height))
                    (x, highest) = (x + width, max(highest, height))
                }
                scene.check(model, seed)
            }
        }
    }
}
