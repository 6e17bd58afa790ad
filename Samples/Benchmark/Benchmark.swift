import CellDirector
import Foundation

/// Compares the cost of the package's work with reference costs (yardsticks) that are measured in the same process.
///
///     swift run -c release benchmark [--json] [part …]     // parts: dispatch, handlers, differences and others
@main
@MainActor
struct Benchmark {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--turns", let work = arguments.dropFirst().first.flatMap(Work.init),
            let times = arguments.last.flatMap({ Int($0) })
        {
            return try await work.run(times)
        }
        if arguments.first == "--growth", let growth = arguments.dropFirst().first.flatMap(Growth.init),
            let count = arguments.dropFirst(2).first.flatMap({ Int($0) })
        {
            let work = growth.prepared(count)
            return arguments.last == "prepare" ? () : work()
        }
        let parts = [
            "dispatch", "handlers", "differences", "snapshots", "replay", "director", "table", "grids", "layout",
            "pictures", "growth",
        ]
        var wanted = Set(arguments)
        let isJSON = wanted.remove("--json") != nil
        guard wanted.isSubset(of: parts) else {
            FileHandle.standardError.write(
                Data("usage: benchmark [--json] [\(parts.joined(separator: " | "))] …\n".utf8))
            exit(2)
        }
        func measures(_ part: String) -> Bool { wanted.isEmpty || wanted.contains(part) }
        var report = Report()
        let y1 = nanoseconds(Yardstick.dictionary())
        let y2 = nanoseconds(Yardstick.notification, times: 100_000)
        report.yardsticks = ["Y1": y1, "Y2": y2]
        let instructions = Instructions()
        if measures("dispatch") { await measureDispatch(&report, y1, y2, instructions) }
        if measures("handlers") { measureHandlers(&report, y1) }
        if measures("differences") { measureDifference(&report) }
        if measures("snapshots") { measureSnapshots(&report, y1, instructions) }
        if measures("replay") {
            let steps = 1_000_000
            var (replay, traced, y2) = (Double.infinity, Double.infinity, Double.infinity)
            for _ in 0..<3 {
                replay = min(replay, try await Replay.taps(steps))
                traced = min(traced, try await Replay.taps(steps, traced: true))
                y2 = min(y2, nanoseconds(per: 100_000, repetitions: 1) { Yardstick.notification(100_000) })
            }
            let counted = instructions.count(.replay)
            report.rows.append(
                Row(
                    name: "replaying a step of a script of 1,000,000 taps", value: replay, unit: "ns",
                    ratio: replay / y2,
                    yardstick: "× Y2", must: 3, aim: 1.5, instructions: counted,
                    instructionRatio: ratio(counted, instructions.count(.notification))))
            let countedTrace = instructions.count(.trace)
            report.rows.append(
                Row(
                    name: "… and written as a trace", value: traced, unit: "ns", ratio: traced / replay,
                    yardstick: "× without", must: 3, aim: 2, instructions: countedTrace,
                    instructionRatio: ratio(countedTrace, counted)))
        }
        if measures("director") { measureDirector(&report) }
        if measures("table") { measureTable(&report) }
        if measures("grids") {
            measureGrids(&report, instructions)
            measureCustomLayouts(&report)
        }
        if measures("layout") { measureLayout(&report, y2) }
        if measures("pictures") {
            let time = nanoseconds(per: 20) { Picture.turns()(20) }
            report.rows.append(
                Row(
                    name: "drawing a picture of a screen of fifteen rows", value: time / 1000, unit: "µs",
                    ratio: time / y2,
                    yardstick: "× Y2", must: 1000, aim: 400))
            report.addInstructions(instructions.count(.picture), per: instructions.count(.notification))
        }
        if measures("growth") { measureGrowth(&report, instructions) }
        print(isJSON ? json(report) : report.table)
    }

    /// Measures the cost of each kind of work for k, 2k and 4k items. Reports the cost for k items, and the average
    /// factor by which the cost grows each time the number of items is doubled.
    private static func measureGrowth(_ report: inout Report, _ instructions: Instructions) {
        func growth(_ costs: [Double]) -> Double { (costs[2] / costs[0]).squareRoot() }
        for work in Growth.allCases {
            let counts = [work.smallest, work.smallest * 2, work.smallest * 4]
            var costs = [Double](repeating: .infinity, count: counts.count)
            for _ in 0..<5 {
                for (index, count) in counts.enumerated() {
                    let turn = work.prepared(count)
                    costs[index] = min(costs[index], nanoseconds(per: 1, repetitions: 1, turn))
                }
            }
            let counted = counts.compactMap { instructions.count(work, $0) }
            let isCounted = counted.count == counts.count
            report.rows.append(
                Row(
                    name: work.name, value: costs[0] / 1_000_000, unit: "ms", ratio: growth(costs),
                    yardstick: "× per doubling", must: 2.3, aim: 2.1, instructions: isCounted ? counted[0] : nil,
                    instructionRatio: isCounted ? growth(counted) : nil, costs: costs.map { $0 / 1_000_000 }))
        }
    }

    private static func measureLayout(_ report: inout Report, _ y2: Double) {
        func add(_ name: String, _ value: Double, _ must: Double, _ aim: Double) {
            report.rows.append(
                Row(name: name, value: value, unit: "ns", ratio: value / y2, yardstick: "× Y2", must: must, aim: aim))
        }
        add("first layout of a cell with 20 constraints", CellLayout.first(), 150, 50)
        add("… next layout, with different text", CellLayout.again(), 40, 10)
        let (xib, code) = NibCell.made()
        report.rows.append(
            Row(
                name: "creating a cell of fifteen views from a xib", value: xib, unit: "ns", ratio: xib / code,
                yardstick: "× in code", must: 1.5, aim: 1.1))
    }

    private static func ratio(_ instructions: Double?, _ yardstick: Double?) -> Double? {
        guard let instructions, let yardstick else { return nil }
        return instructions / yardstick
    }

    private static func measureDispatch(
        _ report: inout Report, _ y1: Double, _ y2: Double, _ instructions: Instructions
    ) async {
        let (countedY1, countedY2) = (instructions.count(.dictionary), instructions.count(.notification))
        func add(_ name: String, _ value: Double, per yardstick: Double, _ unit: String, _ must: Double, _ aim: Double)
        {
            report.rows.append(
                Row(
                    name: name, value: value, unit: "ns", ratio: value / yardstick, yardstick: unit, must: must,
                    aim: aim))
        }
        func add(_ name: String, _ work: Work, _ must: Double, _ aim: Double, perY2 isPerY2: Bool = false) {
            let yardstick: Measured =
                isPerY2 ? (Yardstick.notification, 100_000) : (Yardstick.dictionary(), 1_000_000)
            let time = nanoseconds((work.prepared(), 1_000_000), beside: yardstick)
            add(name, time.work, per: time.yardstick, isPerY2 ? "× Y2" : "× Y1", must, aim)
            report.addInstructions(instructions.count(work), per: isPerY2 ? countedY2 : countedY1)
        }
        add("custom action from a cell to one handler", .cell, 1.15, 0.9)
        let one = report.rows[report.rows.count - 1]
        report.rows.append(
            Row(
                name: "… the same, as in the 2017 article", value: y2, unit: "ns", ratio: y2 / one.value,
                yardstick: "× as long",
                must: 20, aim: 20, isMoreBetter: true, instructions: countedY2,
                instructionRatio: ratio(countedY2, one.instructions)))
        add("… with a payload", .payload, 1.15, 0.9)
        add("… from a button three views deep", .button, 1.9, 1.4)
        add("… from a button in a content view, in a table", .contentInTable, 1.9, 1.4)
        add("… the same in a collection view", .contentInCollection, 1.9, 1.4)
        add("… additional cost on iOS: an associated object, modeled", .associated, 1, 0.8)
        let eleven = nanoseconds(
            (Work.elevenHandlers.prepared(), 1_000_000), beside: (Work.cell.prepared(), 1_000_000))
        let further = instructions.count(.elevenHandlers).flatMap { all in one.instructions.map { (all - $0) / 10 } }
        report.rows.append(
            Row(
                name: "each additional handler", value: (eleven.work - eleven.yardstick) / 10, unit: "ns",
                ratio: (eleven.work - eleven.yardstick) / 10 / y1, yardstick: "× Y1", must: 0.25, aim: 0.15,
                instructions: further,
                instructionRatio: ratio(further, countedY1)))
        // If there is an observer, each dispatch creates an event, which requires six allocations. The dispatch must
        // still be faster than sending the action with a notification, as in the article that the package is based on.
        add("… with an observer after the handler", .observed, 1, 0.5, perY2: true)
        add("… with a gate that lets it pass", .gated, 1, 0.5, perY2: true)
        // The yardstick for an asynchronous handler is the time that it takes to start a task.
        let asynchronous = await Dispatch.asynchronous(.init())
        add("… to the first line of an async handler", asynchronous.handler, per: asynchronous.task, "× a task", 3, 2)
        let allocations = Dispatch.allocations(.init())
        report.rows.append(
            Row(
                name: "allocations for one post", value: allocations, unit: "", ratio: allocations, yardstick: "each",
                must: 0, aim: 0))
        func add(_ name: String, _ many: @escaping Turns, beside few: @escaping Turns, _ unit: String) {
            let time = nanoseconds((many, 1_000_000), beside: (few, 1_000_000))
            add(name, time.work, per: time.yardstick, unit, 1.2, 1)
        }
        add(
            "custom action among 10,000 directors instead of 1", Dispatch.amongDirectors(10_000),
            beside: Dispatch.amongDirectors(1), "× one")
        add(
            "custom action among 1,000,000 rows instead of 10", Dispatch.fromCell(.init(rows: 1_000_000)),
            beside: Dispatch.fromCell(.init(rows: 10)),
            "× ten")
        add(
            "custom action among 10,000 keys instead of 10", Dispatch.amongKeys(10_000), beside: Dispatch.amongKeys(10),
            "× ten")
    }

    /// Measures the time to compute differences. The yardstick for each row of the report is the time to hash all
    /// elements of the lists that are compared in that row, or, if the elements are configurators, their identities
    /// (Y3). The values of Y3 and Y4 in the report are for 5,000 UUIDs that are edited in blocks.
    private static func measureDifference(_ report: inout Report) {
        @discardableResult
        func add(_ name: String, _ work: @escaping Turns, per y3: @escaping Turns, _ must: Double, _ aim: Double)
            -> Double
        {
            let time = nanoseconds((work, 1), beside: (y3, 1))
            report.rows.append(
                Row(
                    name: name, value: time.work / 1000, unit: "µs", ratio: time.work / time.yardstick,
                    yardstick: "× Y3", must: must, aim: aim))
            return time.yardstick
        }
        let layouts: [(name: String, Difference.Layout)] = [("in blocks", .blocks), ("scattered", .scattered)]
        for (count, edits, shuffled) in [(5_000, 1_000, 200), (100_000, 10_000, 2_000)] {
            for (name, layout) in layouts {
                let uuids = Difference.uuids(count, layout, edits: edits, shuffled: shuffled)
                let y3 = add(
                    "difference of \(count) UUIDs, edits \(name)", Difference.turns(uuids),
                    per: Yardstick.hashing(uuids.source, uuids.target), 1.5, 1)
                guard count == 5_000, layout == .blocks else { continue }
                report.yardsticks["Y3"] = y3
                report.yardsticks["Y4"] = Yardstick.collectionDifference(uuids.source, uuids.target) * 1000
            }
        }
        for (count, edits, moves) in [(5_000, 20, 4), (100_000, 100, 20)] {
            let uuids = Difference.uuids(count, edits: edits, moves: moves)
            add(
                "difference of \(count) UUIDs, \(edits) edits, \(moves) of them moves", Difference.turns(uuids),
                per: Yardstick.hashing(uuids.source, uuids.target), 0.3, 0.1)
        }
        for edits in 1...5 {
            let strings = Difference.strings(11_000, edits: edits)
            let name = edits == 1 ? "difference of 11000 strings, 1 edit" : "… \(edits) edits"
            add(name, Difference.turns(strings), per: Yardstick.hashing(strings.source, strings.target), 0.3, 0.1)
        }
        #if !OUTSIDE
        for (name, layout) in layouts {
            let rows = Difference.configurators(100_000, layout, edits: 10_000, shuffled: 2_000)
            let y3 = Yardstick.hashing(rows.source.map(ConfiguratorKey.init), rows.target.map(ConfiguratorKey.init))
            add("difference of 100000 any configurators, edits \(name)", Difference.turns(rows), per: y3, 3, 2)
        }
        #endif
    }

    /// Measures the time to edit and apply snapshots. The yardstick for each row of the report is the time to do one of
    /// the following: hash all identifiers once (Y3), look up a key in a dictionary (Y1), append all sections at once,
    /// or compute only the difference.
    private static func measureSnapshots(_ report: inout Report, _ y1: Double, _ instructions: Instructions) {
        func add(
            _ name: String, _ value: Double, _ unit: String, per base: Double, _ to: String, _ must: Double,
            _ aim: Double
        ) {
            report.rows.append(
                Row(name: name, value: value, unit: unit, ratio: value / base, yardstick: to, must: must, aim: aim))
        }
        let edits = SnapshotEdits(100_000)
        let y3 = nanoseconds(Yardstick.hashing(edits.identifiers, []), times: 1) / 1000
        add("snapshot of 100000 UUIDs: appending all items at once", edits.append(), "µs", per: y3, "× Y3", 10, 4)
        add("… one insert", edits.insert(), "ns", per: y1, "× Y1", 200, 50)
        add("… one delete", edits.delete(), "ns", per: y1, "× Y1", 200, 50)
        add("… one move", edits.move(), "ns", per: y1, "× Y1", 200, 50)
        add("… a copy and one delete", edits.copyAndDelete(), "ns", per: y1, "× Y1", 2000, 200)
        let atOnce = SnapshotEdits.sections(8_000, atOnce: true)
        add(
            "… 8000 sections appended one by one", SnapshotEdits.sections(8_000, atOnce: false), "µs", per: atOnce,
            "× at once", 5, 2)
        let countedDifference = instructions.count(.difference)
        for (name, work) in [
            ("snapshot of 100000 UUIDs with 100 edits applied to a table", Work.appliedToTable),
            ("… applied to a collection view", .appliedToCollection),
        ] {
            // Each repetition applies the change and reverts it.
            let time = nanoseconds(
                (work.prepared(), 2), beside: (Work.difference.prepared(), 2), repetitions: 50)
            add(name, time.work / 1000, "µs", per: time.yardstick / 1000, "× diff.", 1.5, 1.2)
            report.addInstructions(instructions.count(work), per: countedDifference)
        }
        add(
            "… the first calls to indexPath(for:) after that", SnapshotUpdate.lookupTime(SnapshotUpdate.edited), "ns",
            per: y1, "× Y1", 200, 50)
    }

    private static func measureDirector(_ report: inout Report) {
        #if !OUTSIDE
        for (name, edits) in [("100 edits", 100), ("no edits", 0)] {
            let pair = DirectorUpdate.Pair(rows: 100_000, edits: edits)
            let time = nanoseconds(
                (DirectorUpdate.turns(pair), 1), beside: (DirectorUpdate.difference(pair), 1), repetitions: 20)
            report.rows.append(
                Row(
                    name: "100000 rows of a director updated, \(name)", value: time.work / 1_000_000, unit: "ms",
                    ratio: time.work / time.yardstick, yardstick: "× diff.", must: 2, aim: 1.2))
        }
        #endif
    }

    private static func measureHandlers(_ report: inout Report, _ y1: Double) {
        func add(_ name: String, _ value: Double) {
            report.rows.append(
                Row(name: name, value: value, unit: "ns", ratio: value / y1, yardstick: "× Y1", must: 300, aim: 10))
        }
        add(
            "16000 handlers of one key registered, then removed in order, each",
            Handlers.registerAndRemove(16_000, .oldestFirst))
        add("… removed newest first", Handlers.registerAndRemove(16_000, .newestFirst))
        add("… removed in random order", Handlers.registerAndRemove(16_000, .random))
        let dead = Handlers.deadOwners(100_000)
        add("100000 handlers whose owners are deallocated at once, each", dead.handler)
        add("… the first post after that, per handler", dead.post)
        add("… the first post if all owners are deallocated together, per handler", Handlers.firstPost(past: 100_000))
    }

    private static func measureTable(_ report: inout Report) {
        func add(_ name: String, _ many: @escaping Turns, beside few: @escaping Turns, times: Int, _ must: Double) {
            let time = nanoseconds((many, times), beside: (few, times))
            report.rows.append(
                Row(
                    name: name, value: time.work / 1000, unit: "µs", ratio: time.work / time.yardstick,
                    yardstick: "× 100", must: must, aim: 1))
        }
        for (name, heights) in [("one height", LongTable.Heights.uniform), ("differing heights", .differing)] {
            add(
                "1000000 rows of \(name): loading and showing", LongTable.load(1_000_000, heights),
                beside: LongTable.load(100, heights), times: 100, 3)
            add(
                "… jumping to a row and tapping it", LongTable.jump(1_000_000, heights),
                beside: LongTable.jump(100, heights),
                times: 1_000, 2)
        }
        guard let memory = LongTable.memory(1_000_000) else { return }
        report.rows.append(
            Row(
                name: "… memory in addition to the items", value: memory, unit: "", ratio: memory, yardstick: "× items",
                must: 5,
                aim: 4))
    }

    private static func measureGrids(_ report: inout Report, _ instructions: Instructions) {
        let time = nanoseconds((Work.grids.prepared(), 1), beside: (Work.loneItems.prepared(), 1))
        report.rows.append(
            Row(
                name: "100000 items in 1000 sections, ten sideways: loading and showing", value: time.work / 1_000_000,
                unit: "ms", ratio: time.work / time.yardstick, yardstick: "× one section", must: 3, aim: 1.5))
        report.addInstructions(instructions.count(.grids), per: instructions.count(.loneItems))
    }

    private static func json(_ report: Report) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return (try? encoder.encode(report)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
