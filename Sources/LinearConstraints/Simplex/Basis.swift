/// The equations that define the forms, solved for the *basic* unknowns.
///
/// Every unknown is a variable or a form, which is a linear combination of variables. There are as many basic unknowns
/// as forms, and the values of the basic unknowns follow from those of the non-basic unknowns. In a chain of views, the
/// position of the last view depends on every view before it. The solved equations would therefore have too many
/// coefficients to store. The coefficients are computed on demand instead, in time proportional to the number of terms
/// in all forms.
struct Basis: Sendable {
    /// The terms of each form, and the forms that contain each variable.
    private var (terms, uses) = (SparseRows(), SparseRows())
    private var isVariable: [Bool] = []
    /// The non-basic forms, in the order in which they are solved. Each form determines one variable from the variables
    /// that earlier forms determine.
    private var order: [Solved] = []
    /// The place of each form in the order; `nil` for a form that was basic when the order was computed.
    private var places: [Int?] = []
    /// Whether each unknown was basic when the order was computed.
    private var wasBasic: [Bool] = []
    /// The exchanges since the order was computed.
    private var exchanges: [Exchange] = []
    /// The total number of coefficients in the exchanges.
    private var length = 0
    /// A zero for each unknown, or for fewer. Columns are computed in this array.
    private var zeros: [Double] = []
    /// The exchanges that move each variable, among the first `indexed` exchanges.
    private var moving: [Int: [Int]] = [:]
    private var indexed = 0

    private struct Solved {
        let form: Int
        let variable: Int
        let coefficient: Double
    }

    /// The replacement of one basic unknown with another unknown. Contains the coefficients by which the remaining
    /// basic unknowns move.
    private struct Exchange {
        let leaving: Int
        let entering: Int
        let coefficient: Double
        var others: [Entry]
    }

    init() {}

    /// Solves the equations for the unknowns that are marked as basic.
    ///
    /// A form that contradicts other forms, or that follows from them, becomes basic. A variable whose value does not
    /// follow from the equations becomes non-basic.
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
        places = Array(repeating: nil, count: unknowns.count)
        for (place, solved) in order.enumerated() { places[solved.form] = place }
        for spike in spikes where !open.isEmpty {
            let column = column(of: spike)
            let best = column.filter { open.contains($0.slot) }.max { abs($0.coefficient) < abs($1.coefficient) }
            guard let best, abs(best.coefficient) > Tolerance.coefficient else { continue }
            open.remove(best.slot)
            (unknowns[best.slot].isBasic, unknowns[spike].isBasic) = (false, true)
            exchange(best.slot, with: spike, column)
        }
    }

    /// Adds a basic form, or a non-basic variable, without solving the equations again.
    ///
    /// - Parameters:
    ///   - slot: The slot of the unknown: the next one, or one that was free when the order was computed.
    ///   - form: The terms of the form, which is empty for a variable.
    mutating func add(_ slot: Int, _ form: [Entry], isVariable: Bool) {
        if slot == wasBasic.count {
            terms.appendRow(form)
            uses.appendRow()
            self.isVariable.append(isVariable)
            wasBasic.append(!isVariable)
            places.append(nil)
        } else {
            for entry in form { terms.append(entry, to: slot) }
            (self.isVariable[slot], wasBasic[slot]) = (isVariable, !isVariable)
        }
        for entry in form { uses.append(Entry(slot: slot, coefficient: entry.coefficient), to: entry.slot) }
        if !form.isEmpty { followExchanges(slot, form) }
    }

    /// Adds a new form to the exchanges that move its variables.
    private mutating func followExchanges(_ slot: Int, _ form: [Entry]) {
        while indexed < exchanges.count {
            let exchange = exchanges[indexed]
            let moved = [exchange.entering, exchange.leaving] + exchange.others.map(\.slot)
            for slot in moved where isVariable[slot] { moving[slot, default: []].append(indexed) }
            indexed += 1
        }
        var coefficients: [Int: Double] = [:]
        for entry in form {
            for index in moving[entry.slot] ?? [] {
                let exchange = exchanges[index]
                let moved =
                    entry.slot == exchange.entering
                    ? 1
                    : entry.slot == exchange.leaving
                        ? exchange.coefficient
                        : exchange.others.first { $0.slot == entry.slot }?.coefficient ?? 0
                coefficients[index, default: 0] += entry.coefficient * moved
            }
        }
        for (index, coefficient) in coefficients where coefficient != 0 {
            exchanges[index].others.append(Entry(slot: slot, coefficient: coefficient))
            length += 1
        }
    }

    /// Makes one unknown basic and another non-basic.
    ///
    /// - Parameter column: The result of ``column(of:)`` for the entering unknown.
    mutating func exchange(_ leaving: Int, with entering: Int, _ column: [Entry]) {
        guard let own = column.first(where: { $0.slot == leaving }) else { return }
        exchanges.append(
            Exchange(
                leaving: leaving, entering: entering, coefficient: own.coefficient,
                others: column.filter { $0.slot != leaving }))
        length += column.count
    }

    /// The number of values stored: all coefficients, and one value for each unknown.
    var size: Int { terms.entries.count + uses.entries.count + wasBasic.count + length }

    /// Whether the exchanges contain so many coefficients that solving the equations again is cheaper.
    var isLong: Bool { length > 2 * (terms.entries.count + wasBasic.count) }

    /// Whether there are so many exchanges that following all of them for each column takes longer than solving the
    /// equations again once in a while.
    var hasManyExchanges: Bool { exchanges.count > 64 + wasBasic.count / 4 }

    /// Returns the forms that contain a variable, including those that were removed since the order was computed.
    func forms(with variable: Int) -> [Int] { uses[variable].map { uses.entries[$0].slot } }

    // MARK: Elimination order

    /// Computes an order in which each equation has one unknown left to solve for.
    ///
    /// Equations and variables are *open* until they are placed in the order or deferred. Equations with only one open
    /// variable are placed first in the order, and variables that occur in only one open equation are placed last. If
    /// there are none of either kind, the method defers one variable, which is called a *spike*.
    ///
    /// - Returns: The order, the spikes, and the forms whose equations are left to determine the spikes.
    private func ordered(_ unknowns: [Unknown]) -> (order: [Solved], spikes: [Int], rest: [Int]) {
        // The open unknowns are the non-basic forms and the basic variables.
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

    /// Returns the coefficients by which the basic unknowns move when a non-basic unknown moves.
    ///
    /// Follows the equations from the unknown to the forms and variables that move, and looks at each exchange.
    mutating func column(of slot: Int) -> [Entry] {
        var numbers = zeros
        zeros = []
        while numbers.count < wasBasic.count { numbers.append(0) }
        var touched: [Int] = []
        if isVariable[slot] {
            for index in uses[slot] {
                numbers[uses.entries[index].slot] += uses.entries[index].coefficient
                touched.append(uses.entries[index].slot)
            }
        } else {
            numbers[slot] = -1
            touched.append(slot)
        }
        let places = reached(from: touched)
        for place in places { touched.append(order[place].variable) }
        determine(places, &numbers)
        for place in places where numbers[order[place].variable] != 0 {
            let variable = order[place].variable
            for index in uses[variable] where wasBasic[uses.entries[index].slot] {
                numbers[uses.entries[index].slot] += uses.entries[index].coefficient * numbers[variable]
                touched.append(uses.entries[index].slot)
            }
        }
        for index in exchanges.indices where numbers[exchanges[index].leaving] != 0 {
            follow(exchanges[index], &numbers)
            touched.append(exchanges[index].entering)
            for other in exchanges[index].others { touched.append(other.slot) }
        }
        var column: [Entry] = []
        for slot in touched where numbers[slot] != 0 {
            column.append(Entry(slot: slot, coefficient: numbers[slot]))
            numbers[slot] = 0
        }
        zeros = numbers
        return column
    }

    /// Returns the places in the order, ascending, of the given forms and of all forms that depend on the variables that
    /// they determine.
    private func reached(from forms: [Int]) -> [Int] {
        guard forms.contains(where: { places[$0] != nil }) else { return [] }
        var (open, found) = (forms, [Int]())
        var isFound = Array(repeating: false, count: order.count)
        while let form = open.popLast() {
            guard let place = places[form], !isFound[place] else { continue }
            isFound[place] = true
            found.append(place)
            for index in uses[order[place].variable] { open.append(uses.entries[index].slot) }
        }
        found.sort()
        return found
    }

    /// Returns how far each basic unknown moves if the non-basic unknowns move by the given distances.
    func moved(by distances: [Double]) -> [Double] {
        // The difference between each form and the sum of its terms.
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

    /// Returns the coefficient by which a linear combination of basic unknowns moves when a non-basic unknown moves.
    ///
    /// - Parameter multipliers: The result of ``findMultipliers(_:)`` for the linear combination.
    func coefficient(of slot: Int, _ multipliers: [Double]) -> Double {
        guard isVariable[slot] else { return -multipliers[slot] }
        var sum = 0.0
        for index in uses[slot] { sum += uses.entries[index].coefficient * multipliers[uses.entries[index].slot] }
        return sum
    }

    /// Returns the values that the basic unknowns must have so that each form equals the sum of its terms plus the
    /// given remainder. Takes time proportional to the number of terms in all forms.
    private func values(restoring rests: [Double]) -> [Double] {
        var numbers = rests
        determine(order.indices, &numbers)
        for solved in order where numbers[solved.variable] != 0 {
            for index in uses[solved.variable] where wasBasic[uses.entries[index].slot] {
                numbers[uses.entries[index].slot] += uses.entries[index].coefficient * numbers[solved.variable]
            }
        }
        for index in exchanges.indices where numbers[exchanges[index].leaving] != 0 {
            follow(exchanges[index], &numbers)
        }
        return numbers
    }

    /// Replaces the remainders of the forms at the given places in the order with the values of the variables that they
    /// determine.
    private func determine(_ places: some Sequence<Int>, _ numbers: inout [Double]) {
        for place in places {
            let solved = order[place]
            var sum = -numbers[solved.form]
            numbers[solved.form] = 0
            for index in terms[solved.form] where terms.entries[index].slot != solved.variable {
                sum -= terms.entries[index].coefficient * numbers[terms.entries[index].slot]
            }
            if sum != 0 { numbers[solved.variable] = sum / solved.coefficient }
        }
    }

    /// Replaces the value of an exchange's leaving unknown with that of the entering unknown.
    private func follow(_ exchange: Exchange, _ numbers: inout [Double]) {
        let moved = -numbers[exchange.leaving] / exchange.coefficient
        numbers[exchange.leaving] = 0
        numbers[exchange.entering] = moved
        for other in exchange.others { numbers[other.slot] += other.coefficient * moved }
    }

    /// Replaces weights of the basic unknowns with a multiplier for each equation. Multiplying the equations by these
    /// numbers and adding up the results gives the weighted sum of the basic unknowns.
    func findMultipliers(_ numbers: inout [Double]) {
        for index in exchanges.indices.reversed() {
            var sum = numbers[exchanges[index].entering]
            numbers[exchanges[index].entering] = 0
            for other in exchanges[index].others { sum += other.coefficient * numbers[other.slot] }
            numbers[exchanges[index].leaving] = -sum / exchanges[index].coefficient
        }
        // Buffers spare a check of each index.
        terms.entries.withUnsafeBufferPointer { entries in
            numbers.withUnsafeMutableBufferPointer { numbers in
                for solved in order { numbers[solved.variable] = -numbers[solved.variable] }
                for slot in numbers.indices where numbers[slot] != 0 {
                    for entry in entries[terms[slot]] { numbers[entry.slot] -= entry.coefficient * numbers[slot] }
                }
                for solved in order.reversed() where numbers[solved.variable] != 0 {
                    let number = numbers[solved.variable] / solved.coefficient
                    numbers[solved.form] = number
                    for entry in entries[terms[solved.form]] where entry.slot != solved.variable {
                        numbers[entry.slot] -= entry.coefficient * number
                    }
                }
            }
        }
    }

    // MARK: Dependencies

    /// Returns, for each equation, the lowest `order` of the basic unknowns that move when the remainder of the
    /// equation changes.
    ///
    /// - Parameter order: A number for each basic unknown, such as its level; `Int.max` for an unknown to ignore.
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

    /// Returns the lowest `order`, as passed to ``firstMoved(_:)``, of the basic unknowns that move when a non-basic
    /// unknown moves.
    ///
    /// - Parameter first: The result of ``firstMoved(_:)``.
    func first(_ slot: Int, _ first: [Int]) -> Int {
        guard isVariable[slot] else { return first[slot] }
        return uses[slot].reduce(Int.max) { min($0, first[uses.entries[$1].slot]) }
    }
}
