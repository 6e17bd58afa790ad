/// A number whose cost is its distance from a target: a variable, or the expression of a constraint without its
/// constant.
///
/// A variable's target is its previous value. A constraint's target is the value at which its expression is zero.
struct Unknown {
    /// The serial number, in the order of creation.
    let serial: Int
    /// The importance: 0 is required, followed by the priorities in descending order, and then by the variables.
    var level: Int
    var target: Double
    var value: Double
    /// The costs per unit of distance below and above the target.
    var costBelow = 0.0
    var costAbove = 0.0
    /// The side of the target whose cost applies. At the target, any side is valid.
    var side = Side.on
    /// Whether the unknown is required and within its bounds, which it must not leave again.
    var isHeld = false
    /// Whether the value follows from the values of the non-basic unknowns, which are at their targets.
    var isBasic = true

    enum Side { case below, on, above }

    /// The base level of the variables, to which each adds its serial number.
    static let variables = 1 << 40
    /// The level of constraints that are set aside.
    static let free = Int.max

    var isVariable: Bool { level >= Self.variables && level < Self.free }

    /// The change in cost per unit of increase, on the side that applies.
    var slope: Double {
        switch side {
        case .below: -costBelow
        case .on: 0
        case .above: costAbove
        }
    }

    /// Whether the value differs from the target only by a rounding error.
    var isAtTarget: Bool { abs(value - target) <= Tolerance.rounding * max(1, abs(value), abs(target)) }

    /// Returns the next bend of the cost in a direction, if there is one: its distance, and the increase in the cost of
    /// a step per unit.
    func bend(upward: Bool) -> (distance: Double, cost: Double)? {
        let cost =
            switch (side, upward) {
            case (.on, true): costAbove
            case (.on, false): costBelow
            case (.below, true), (.above, false): costBelow + costAbove
            default: 0.0
            }
        if cost == 0 { return nil }
        let distance = upward ? target - value : value - target
        return (isAtTarget ? 0 : max(0, distance), cost)
    }

    /// Selects the side of the target whose cost applies, which is the side of the value.
    ///
    /// At the target, it keeps the side from the last search, which is usually still the best. A new unknown uses a
    /// side without cost, if it has one.
    mutating func takeSide() {
        if !isAtTarget {
            side = value < target ? .below : .above
        } else if side == .on {
            moveToTarget()
        }
    }

    private mutating func moveToTarget() { side = costBelow == 0 ? .below : costAbove == 0 ? .above : .on }

    /// Whether the value has a cost that is not just a rounding error.
    var isViolated: Bool { (value < target ? costBelow : costAbove) > 0 && !isAtTarget }

    /// Keeps a required unknown within its bounds from now on.
    mutating func hold() {
        isHeld = true
        moveToTarget()
    }
}
