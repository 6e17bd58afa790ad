import CellDirector
import XCTest

/// Compares section snapshots with a tree model by performing random operations on both.
final class RandomOutlineTests: ConformanceTestCase {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

    @MainActor
    func testEveryOperationBehavesAsOnATree() async {
        forEachSeed(1...15) { seed in
            var random = SplitMix64(state: seed)
            var outline = Outline()
            var model = OutlineModel()
            var next = 0
            for step in 0..<60 {
                let (before, copy) = (model, outline)
                let name = change(&outline, &model, &next, &random)
                if let problem = problem(outline, model) {
                    return XCTFail("seed \(seed), step \(step), \(name): \(problem)")
                }
                if let problem = problem(copy, before) {
                    return XCTFail("seed \(seed), step \(step), \(name) changed a copy: \(problem)")
                }
            }
        }
    }

    private func change(
        _ outline: inout Outline, _ model: inout OutlineModel, _ next: inout Int, _ random: inout SplitMix64
    ) -> String {
        let some = model.all.randomElement(using: &random)
        var new = OutlineModel()
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            new.items.append(.init(id: next))
            next += 1
        }
        let ids = new.items.map(\.id)
        guard let some else {
            outline.append(ids)
            model.items += new.items
            return "append"
        }
        switch Int.random(in: 0..<11, using: &random) {
        case 0, 1, 2:
            outline.append(ids, to: some)
            model.change(around: some) { $0[$1].children += new.items }
            return "append \(ids) to \(some)"
        case 3:
            outline.insert(ids, before: some)
            model.change(around: some) { $0.insert(contentsOf: new.items, at: $1) }
            return "insert \(ids) before \(some)"
        case 4:
            outline.insert(ids, after: some)
            model.change(around: some) { $0.insert(contentsOf: new.items, at: $1 + 1) }
            return "insert \(ids) after \(some)"
        case 5:
            outline.delete([some])
            model.change(around: some) { $0.remove(at: $1) }
            return "delete \(some)"
        case 6, 7:
            let isExpanded = Bool.random(using: &random)
            if isExpanded { outline.expand([some]) } else { outline.collapse([some]) }
            model.change(around: some) { $0[$1].isExpanded = isExpanded }
            return "expand or collapse \(some)"
        case 8:
            let branch = branch(ids, &new, &next, &random)
            outline.replace(childrenOf: some, using: branch)
            model.change(around: some) { $0[$1].children = new.items }
            return "replace children of \(some) using \(branch.items)"
        case 9:
            let branch = branch(ids, &new, &next, &random)
            let isBefore = Bool.random(using: &random)
            if isBefore { outline.insert(branch, before: some) } else { outline.insert(branch, after: some) }
            model.change(around: some) { $0.insert(contentsOf: new.items, at: $1 + (isBefore ? 0 : 1)) }
            return "insert branch \(branch.items) beside \(some)"
        default:
            let includesParent = Bool.random(using: &random)
            outline = outline.snapshot(of: some, includingParent: includesParent)
            let item = model.path(to: some).last
            model.items = includesParent ? item.map { [$0] } ?? [] : item?.children ?? []
            return "snapshot of \(some)"
        }
    }

    /// Returns a section snapshot of the given items. In both the snapshot and the model, the items have random
    /// children, and some of the items are expanded.
    private func branch(
        _ ids: [Int], _ new: inout OutlineModel, _ next: inout Int, _ random: inout SplitMix64
    ) -> Outline {
        var branch = Outline()
        branch.append(ids)
        for index in ids.indices {
            let children = (0..<Int.random(in: 0...2, using: &random)).map { next + $0 }
            next += children.count
            branch.append(children, to: ids[index])
            new.items[index].children = children.map { .init(id: $0) }
            guard Bool.random(using: &random) else { continue }
            branch.expand([ids[index]])
            new.items[index].isExpanded = true
        }
        return branch
    }
}
