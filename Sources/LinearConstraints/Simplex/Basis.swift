/// The equations that say what each form is, solved for the *basic* unknowns.
///
/// Every unknown is a variable or a form, a sum of multiples of variables. As many are basic as there are forms; they
/// follow from the others. The end of a chain of views follows from all that comes before, so coefficients are not kept,
/// row by row, but computed when they are asked for, in time for the terms of all forms.
struct Basis: Sendable {
    /// The terms of the forms, and the forms that name each variable.
    private var (terms, uses) = (SparseRows(), SparseRows())
    private var isVariable: [Bool] = []
    /// The forms that are not basic, and what they say variables are, each from variables of earlier ones.
    private var order: [Solved] = []
    /// What was basic when the order was found.
    private var wasBasic: [Bool] = []
    /// The exchanges since then, and how many numbers they hold.
    private var exchanges: [Exchange] = []
    private var length = 0

    private struct Solved {
        let form: Int
        let variable: Int
        let coefficient: Double
    }

    /// An unknown that has become basic in place of another, and how the basic ones moved with it.
    private struct Exchange {
        let leaving: Int
        let entering: Int
        let coefficient: Double
        let others: [Entry]
    }

    init() {}

    /// Solves the equations for what is said to be basic.
    ///
    /// A form that contradicts others, or that they imply, becomes basic; a variable that does not follow no longer is.
    init(_ forms: [[Entry]], _ unknowns: inout [Unknown]) {
        terms = SparseRows(forms)
        uses = terms.transposed()
        isVariable = unknowns.map(\.isVariable)
        let (order, spikes, rest) = ordered(unknowns)
        var open = Set(rest)
        for slot in rest { unknowns[slot].isBasic = true }
        for slot in spikes { unknowns[slot].isBasic = false }
        self.order = order
        wasBasic = unknowns.map(\.isBasic)
        for spike in spikes where !open.isEmpty {
            let column = column(of: spike)
            let best = column.filter { open.contains($0.slot) }.max { abs($0.coefficient) < abs($1.coefficient) }
            guard let best, abs(best.coefficient) > Tolerance.coefficient else { continue }
            open.remove(best.slot)
            (unknowns[best.slot].isBasic, unknowns[spike].isBasic) = (false, true)
            exchange(best.slot, with: spike, column)
        }
    }

    /// Makes an unknown basic in place of another.
    ///
    /// - Parameter column: The entering unknown's.
    mutating func exchange(_ leaving: Int, with entering: Int, _ column: [Entry]) {
        guard let own = column.first(where: { $0.slot == leaving }) else { return }
        exchanges.append(
            Exchange(
                leaving: leaving, entering: entering, coefficient: own.coefficient,
                others: column.filter { $0.slot != leaving }))
        length += column.count
    }

    /// How many numbers it holds: coefficients, and what is kept for each unknown.
    var size: Int { terms.entries.count + uses.entries.count + wasBasic.count + length }

    /// Whether the exchanges have become longer than what it takes to solve the equations again.
    var isLong: Bool { length > 2 * (terms.entries.count + wasBasic.count) }

    // MARK: The order

    /// An order in which each equation has one unknown left: first those that have one, and last those of a variable that
    /// no other equation names. Where there is neither, a variable is put off: a spike.
    ///
    /// - Returns: The order, the spikes, and the forms whose equations are left for them.
    private func ordered(_ unknowns: [Unknown]) -> (order: [Solved], spikes: [Int], rest: [Int]) {
        // Open are the forms that are not basic, and the variables that are.
        var isOpen = unknowns.map { $0.isVariable == $0.isBasic }
        var counts = Array(repeating: 0, count: unknowns.count)
        for slot in isOpen.indices where isOpen[slot] {
            for index in terms[slot] where isOpen[terms.entries[index].slot] {
                counts[slot] += 1
                counts[terms.entries[index].slot] += 1
            }
        }
        var (first, last, spikes) = ([Solved](), [Solved](), [Int]())
        var single = Array(counts.indices)
        func close(_ slot: Int) {
            isOpen[slot] = false
            let others = isVariable[slot] ? uses : terms
            for index in others[slot] where isOpen[others.entries[index].slot] {
                let other = others.entries[index].slot
                counts[other] -= 1
                if counts[other] == 1 { single.append(other) }
            }
        }
        while true {
            while let slot = single.popLast() {
                guard isOpen[slot], counts[slot] == 1 else { continue }
                let others = isVariable[slot] ? uses : terms
                guard let index = others[slot].first(where: { isOpen[others.entries[$0].slot] }) else { continue }
                let other = others.entries[index]
                guard abs(other.coefficient) > Tolerance.coefficient else { continue }
                if isVariable[slot] {
                    last.append(Solved(form: other.slot, variable: slot, coefficient: other.coefficient))
                } else {
                    first.append(Solved(form: slot, variable: other.slot, coefficient: other.coefficient))
                }
                close(slot)
                close(other.slot)
            }
            guard let spike = isOpen.indices.first(where: { isOpen[$0] && isVariable[$0] }) else { break }
            spikes.append(spike)
            close(spike)
        }
        return (first + last.reversed(), spikes, isOpen.indices.filter { isOpen[$0] })
    }

    // MARK: Coefficients

    /// How the basic unknowns move with one that is not.
    func column(of slot: Int) -> [Entry] {
        var distances = Array(repeating: 0.0, count: wasBasic.count)
        distances[slot] = 1
        let moved = moved(by: distances)
        var column: [Entry] = []
        for slot in moved.indices where moved[slot] != 0 {
            column.append(Entry(slot: slot, coefficient: moved[slot]))
        }
        return column
    }

    /// How far the basic unknowns move with those that are not.
    func moved(by distances: [Double]) -> [Double] {
        // By how much each form is not its terms.
        var rests = Array(repeating: 0.0, count: distances.count)
        for slot in distances.indices where distances[slot] != 0 {
            if isVariable[slot] {
                for index in uses[slot] {
                    rests[uses.entries[index].slot] += uses.entries[index].coefficient * distances[slot]
                }
            } else {
                rests[slot] -= distances[slot]
            }
        }
        return values(restoring: rests)
    }

    /// The coefficient of an unknown that is not basic in a sum of multiples of basic ones.
    ///
    /// - Parameter multipliers: ``multipliers(_:)`` of the sum.
    func coefficient(of slot: Int, _ multipliers: [Double]) -> Double {
        guard isVariable[slot] else { return -multipliers[slot] }
        var sum = 0.0
        for index in uses[slot] { sum += uses.entries[index].coefficient * multipliers[uses.entries[index].slot] }
        return sum
    }

    /// What the basic unknowns are so that each form is its terms and a rest, in time for the terms of all forms.
    private func values(restoring rests: [Double]) -> [Double] {
        var numbers = rests
        for solved in order {
            var sum = -numbers[solved.form]
            numbers[solved.form] = 0
            for index in terms[solved.form] where terms.entries[index].slot != solved.variable {
                sum -= terms.entries[index].coefficient * numbers[terms.entries[index].slot]
            }
            if sum != 0 { numbers[solved.variable] = sum / solved.coefficient }
        }
        for solved in order where numbers[solved.variable] != 0 {
            for index in uses[solved.variable] where wasBasic[uses.entries[index].slot] {
                numbers[uses.entries[index].slot] += uses.entries[index].coefficient * numbers[solved.variable]
            }
        }
        for exchange in exchanges where numbers[exchange.leaving] != 0 {
            let moved = -numbers[exchange.leaving] / exchange.coefficient
            numbers[exchange.leaving] = 0
            numbers[exchange.entering] = moved
            for other in exchange.others { numbers[other.slot] += other.coefficient * moved }
        }
        return numbers
    }

    /// Turns the factors of basic unknowns in a sum into those of the equations of which it is the sum.
    func multipliers(_ factors: [Double]) -> [Double] {
        var numbers = factors
        for exchange in exchanges.reversed() {
            var sum = numbers[exchange.entering]
            numbers[exchange.entering] = 0
            for other in exchange.others { sum += other.coefficient * numbers[other.slot] }
            numbers[exchange.leaving] = -sum / exchange.coefficient
        }
        for solved in order { numbers[solved.variable] = -numbers[solved.variable] }
        for slot in numbers.indices where numbers[slot] != 0 {
            for index in terms[slot] {
                numbers[terms.entries[index].slot] -= terms.entries[index].coefficient * numbers[slot]
            }
        }
        for solved in order.reversed() where numbers[solved.variable] != 0 {
            numbers[solved.form] = numbers[solved.variable] / solved.coefficient
            for index in terms[solved.form] where terms.entries[index].slot != solved.variable {
                numbers[terms.entries[index].slot] -= terms.entries[index].coefficient * numbers[solved.form]
            }
        }
        return numbers
    }

    // MARK: What moves with what

    /// The least order of what moves with each equation, where each basic unknown has an order.
    func firstMoved(_ order: [Int]) -> [Int] {
        var first = order
        for exchange in exchanges.reversed() {
            let moved = exchange.others.reduce(first[exchange.entering]) { min($0, first[$1.slot]) }
            first[exchange.entering] = Int.max
            first[exchange.leaving] = moved
        }
        for solved in self.order.reversed() {
            var moved = first[solved.variable]
            for index in uses[solved.variable] where uses.entries[index].slot != solved.form {
                moved = min(moved, first[uses.entries[index].slot])
            }
            first[solved.form] = moved
        }
        return first
    }

    /// The least order of what moves with an unknown that is not basic.
    ///
    /// - Parameter first: ``firstMoved(_:)``.
    func first(_ slot: Int, _ first: [Int]) -> Int {
        guard isVariable[slot] else { return first[slot] }
        return uses[slot].reduce(Int.max) { min($0, first[uses.entries[$1].slot]) }
    }
}
