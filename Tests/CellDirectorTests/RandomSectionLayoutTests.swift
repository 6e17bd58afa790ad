import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests random updates of sections whose layouts are closures, stored objects or objects that are made for each update,
/// and compares the positions of all items with a naive model.
///
/// `CELLDIRECTOR_LAYOUT_STEPS` sets the number of steps. If `CELLDIRECTOR_SOAK_MINUTES` is set, the test performs a
/// million steps.
final class RandomSectionLayoutTests: XCTestCase {
    private static let stepsPerWalk = 200

    @MainActor func testItemsAreWhereTheLayoutsOfTheirSectionsPutThem() async {
        let steps = timesToRun("CELLDIRECTOR_LAYOUT_STEPS", else: isSoaking ? 1_000_000 : 1_000)
        forEachSeed(0..<UInt64(max(1, steps / Self.stepsPerWalk))) { seed in
            let walk = LayoutWalk(seed)
            let raised = exceptions {
                for step in 0..<Self.stepsPerWalk where walk.wrong.isEmpty {
                    walk.step()
                    XCTAssertEqual(walk.wrong, [], "step \(step), seed \(seed), \(walk.did)")
                }
            }
            XCTAssertEqual(raised, [], "seed \(seed)")
        }
    }
}

@MainActor
private final class LayoutWalk {
    /// How a section's layout is specified.
    private enum Form: CaseIterable { case closure, storedClosure, object, freshObject }

    private struct Section {
        let id: Int
        var columns: Int
        var form = Form.closure
        var hasHeader = false
        var hasFooter = false
        var items: [Int] = []
    }

    private let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 600, height: 700), collectionViewLayout: UICollectionViewFlowLayout())
    /// A second collection view, whose section uses one of the stored layouts without a header.
    private let other = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 600, height: 700), collectionViewLayout: UICollectionViewFlowLayout())
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 700))
    private let director: CollectionDirector
    private let second: CollectionDirector
    private let stored: [NSCollectionLayoutSection]
    private var random: SplitMix64
    private var model: [Section] = []
    private var nextID = 0
    /// How many more times a layout or a configuration may request an update in this step.
    private var left = 0
    private(set) var did = ""
    private(set) var wrong: [String] = []

    init(_ seed: UInt64) {
        random = SplitMix64(state: seed)
        stored = (1...3).map(Self.layout)
        let bus = CellActionBus()
        director = CollectionDirector(collectionView: list, bus: bus)
        second = CollectionDirector(
            collectionView: other,
            sections: [
                CollectionSection(
                    id: 1, layout: stored[1], items: (0..<3).map { TileConfig(item: Word(id: $0, text: "")) })
            ], bus: bus)
        bus.onProblem = { [unowned self] problem in
            // The change to an item waits for updates that were requested earlier, which may remove the item.
            if problem.kind != .rowIsGone { wrong.append("\(problem)") }
        }
        if seed % 2 == 0 { window.addSubview(list) }
        director.actionsProxy.on(.willDisplay) { [unowned self] (c: TileConfig, _) in change(c) }
    }

    private static func layout(_ columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        return NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
                subitems: [item]))
    }

    private func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    private func flip() -> Bool { pick(2) == 0 }

    // MARK: Steps

    func step() {
        left = pick(3)
        for _ in 0...pick(3) { edit() }
        switch pick(6) {
        case 0:
            did = "a reload"
            director.reloadThreshold = 0
            director.update(sections: sections())
            director.reloadThreshold = nil
        case 1:
            did = "a change in place"
            let sections = sections()
            director.update(animated: flip()) { $0 = sections }
        case 2:
            did = "an observation"
            let sections = sections()
            director.observe { sections }.cancel()
            // Showing the sections may have changed them.
            director.update(sections: self.sections(), animated: flip())
        default:
            did = "an update"
            director.update(sections: sections(), animated: flip())
        }
        if pick(3) == 0 { list.contentOffset.y = CGFloat(pick(300)) }
        list.layoutIfNeeded()
        left = 0
        for _ in 0..<2 { list.layoutIfNeeded() }
        check()
    }

    private func edit() {
        let number = model.isEmpty ? 0 : pick(model.count)
        switch pick(8) {
        case 0 where model.count < 4: insertSection()
        case 1 where model.count > 1: model.remove(at: number)
        case _ where model.isEmpty: insertSection()
        case 2: model[number].columns = 1 + pick(3)
        case 3: model[number].form = Form.allCases[pick(Form.allCases.count)]
        case 4: model[number].hasHeader.toggle()
        case 5: model[number].hasFooter.toggle()
        case 6: model[number].items.shuffle(using: &random)
        default: changeItems(number)
        }
    }

    private func insertSection() {
        nextID += 1
        var section = Section(id: nextID, columns: 1 + pick(3))
        section.items = (0..<pick(7)).map { _ in item() }
        model.insert(section, at: pick(model.count + 1))
    }

    private func item() -> Int {
        nextID += 1
        return nextID
    }

    private func changeItems(_ number: Int) {
        if flip(), !model[number].items.isEmpty {
            model[number].items.remove(at: pick(model[number].items.count))
        } else {
            model[number].items.insert(item(), at: pick(model[number].items.count + 1))
        }
    }

    private func sections() -> [CollectionSection] {
        model.map { section in
            let items = section.items.map { TileConfig(item: Word(id: $0, text: "")) }
            let header = section.hasHeader ? album(section.id, "header") : nil
            let footer = section.hasFooter ? album(-section.id, "footer") : nil
            let (columns, stored) = (section.columns, stored[section.columns - 1])
            switch section.form {
            case .object:
                return CollectionSection(id: section.id, layout: stored, header: header, items: items, footer: footer)
            case .freshObject:
                return CollectionSection(
                    id: section.id, layout: Self.layout(columns), header: header, items: items, footer: footer)
            case .storedClosure:
                var made = CollectionSection(id: section.id, header: header, items: items, footer: footer)
                made.layout = { _ in stored }
                return made
            case .closure:
                return CollectionSection(
                    id: section.id,
                    layout: { [weak self] _ in
                        self?.changeWhileLaidOut()
                        return Self.layout(columns)
                    }, header: header, items: items, footer: footer)
            }
        }
    }

    /// Requests an update while the list is being laid out.
    private func changeWhileLaidOut() {
        guard left > 0, pick(6) == 0 else { return }
        left -= 1
        edit()
        director.update(sections: sections(), animated: flip())
    }

    /// Changes an item while it is being displayed.
    private func change(_ row: TileConfig) {
        guard left > 0, pick(6) == 0 else { return }
        left -= 1
        director.update(row) { $0.text += "x" }
    }

    // MARK: The model

    private func check() {
        if list.numberOfSections != model.count { return wrong.append("there are \(list.numberOfSections) sections") }
        var y: CGFloat = 0
        for (number, section) in model.enumerated() {
            if list.numberOfItems(inSection: number) != section.items.count {
                return wrong.append("section \(number) has \(list.numberOfItems(inSection: number)) items")
            }
            if section.hasHeader { y += 44 }
            let width = 600 / CGFloat(section.columns)
            for item in section.items.indices {
                let frame = CGRect(
                    x: CGFloat(item % section.columns) * width, y: y + CGFloat(item / section.columns) * 50,
                    width: width, height: 50)
                let now = list.layoutAttributesForItem(at: path(item, number))?.frame
                if now != frame { wrong.append("item \(item) of section \(number) is at \(String(describing: now))") }
            }
            y += CGFloat((section.items.count + section.columns - 1) / section.columns) * 50
            if section.hasFooter { y += 44 }
        }
        for path in list.indexPathsForVisibleItems {
            guard let cell = list.cellForItem(at: path) as? TileCell else { continue }
            let row = director.configurator(at: path) as? TileConfig
            if cell.shown != row?.item { wrong.append("\(path) does not show its item") }
            if row?.item.id != model[path.section].items[path.item] { wrong.append("\(path) has another item") }
        }
        if stored.contains(where: { !$0.boundarySupplementaryItems.isEmpty }) { wrong.append("a layout has changed") }
        if other.layoutAttributesForItem(at: path(2))?.frame != CGRect(x: 0, y: 50, width: 300, height: 50) {
            wrong.append("the other list has changed")
        }
    }
}
