/// The blocks of a script that are open where it is being read.
struct ScriptBlocks {
    /// How deep blocks may lie in each other.
    static let depthLimit = 8

    private struct Block {
        let repetition: Repetition
        /// Where its first step begins.
        let start: ScriptLines.Mark
        /// The round that is being read, counted from 0.
        var round = 0
        var opensScreen = false
    }

    private var open: [Block] = []
    /// How many blocks lie deeper than they may; they are read once, so that each `end` meets its own.
    private var excessDepth = 0
    private let readsEachRound: Bool
    /// Whether what is read now is left out up to the next screen: a block that opens none is not read again then.
    var isLeftOut = false

    /// - Parameter readsEachRound: Whether a block is read as often as it is played. Otherwise it is read once, and once more
    ///   if a screen is opened in it, since its first steps then meet another screen.
    init(readsEachRound: Bool) { self.readsEachRound = readsEachRound }

    var isEmpty: Bool { open.isEmpty }
    var isFull: Bool { open.count >= Self.depthLimit }

    /// How often a step that is read now is played: 0 if it was read before.
    var playCount: Int {
        open.reduce(1) { count, block in
            guard block.round == 0 else { return 0 }
            let (product, isOver) = count.multipliedReportingOverflow(by: block.repetition.count)
            return isOver ? .max : product
        }
    }

    /// `round 3 of 10`, from the outermost block inwards; `nil` outside of any.
    var round: String? {
        guard !open.isEmpty else { return nil }
        return open.map { "round \($0.round + 1) of \($0.repetition.count)" }.joined(separator: ", ")
    }

    /// A block begins. One that lies too deep is read once.
    mutating func begin(_ repetition: Repetition, at start: ScriptLines.Mark) {
        guard !isFull else { return excessDepth += 1 }
        open.append(Block(repetition: repetition, start: start))
    }

    mutating func screenOpens() {
        for index in open.indices { open[index].opensScreen = true }
    }

    /// What comes after an `end`.
    enum End {
        /// The block once more, from its start.
        case again(ScriptLines.Mark, Repetition, round: Int)
        /// What follows the block, which has this counter.
        case over(Repetition.Counter?)
    }

    /// The block that began last ends; `nil` if there is none.
    mutating func end() -> End? {
        guard excessDepth == 0 else {
            excessDepth -= 1
            return .over(nil)
        }
        guard var block = open.popLast() else { return nil }
        let reads = readsEachRound ? block.repetition.count : min(block.repetition.count, 2)
        let rounds = block.opensScreen || (readsEachRound && !isLeftOut) ? reads : 1
        guard block.round + 1 < rounds else { return .over(block.repetition.counter) }
        block.round += 1
        open.append(block)
        return .again(block.start, block.repetition, round: block.round)
    }

    /// The block that began last ends at a line with a mistake, without another round.
    mutating func endForGood() -> Repetition.Counter? {
        guard excessDepth == 0 else {
            excessDepth -= 1
            return nil
        }
        return open.popLast()?.repetition.counter
    }

    /// Closes all blocks and returns the first line of the innermost.
    mutating func removeAll() -> Repetition? {
        defer { (open, excessDepth) = ([], 0) }
        return open.last?.repetition
    }
}
