/// A number whose cost is proportional to its distance from a target. It is either a variable or the expression of a
/// constraint, without its constant.
///
/// A variable's target is its previous value. A constraint's target is the value at which its expression is zero.
struct Unknown {
    /// The serial number. Unknowns are numbered in the order in which they are created.
    let serial: Int
    /// The importance, where lower levels are more important: first 0 for required constraints, then the priorities in
    /// descending order, and finally the variables.
    var level: Int
    var target: Double
    var value: Double
    /// The cost per unit of distance below the target.
    var costBelow = 0.0
    /// The cost per unit of distance above the target.
    var costAbove = 0.0
    /// The side of the target whose cost applies. At the target, any side is valid.
    var side = Side.on
    /// Whether the unknown is required and must stay within its bounds.
    var isHeld = false
    /// Whether the value follows from the values of the non-basic unknowns, which are at their targets.
    var isBasic = true

    enum Side { case below, on, above }

    /// The base level of the variables. The level of a variable of rank 0 is the base level plus its serial number, and
    /// each further rank adds the base level again.
    static let variables = 1 << 40
    /// The level of unknowns without a cost: constraints that are set aside, new forms and free slots.
    static let free = Int.max

    var isVariable: Bool { level >= Self.variables && level < Self.free }

    /// The change in cost for each unit by which the value increases, on the current side of the target.
    var slope: Double {
        switch side {
        case .below: -costBelow
        case .on: 0
        case .above: costAbove
        }
    }

    /// Whether the value equals the target, apart from rounding errors.
    var isAtTarget: Bool { abs(value - target) <= Tolerance.rounding * max(1, abs(value), abs(target)) }

    /// Returns the distance to the next bend of the cost function in the given direction, and the amount by which the
    /// cost per unit of distance increases at the bend. Returns `nil` if there is no such bend.
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

    /// Selects the side of the target whose cost applies. If the value is not at the target, this is the side that the
    /// value is on.
    ///
    /// If the value is at the target, the unknown keeps the side from the last search, which is usually still the best
    /// side. A new unknown uses a side without a cost, if there is one.
    mutating func takeSide() {
        if !isAtTarget {
            side = value < target ? .below : .above
        } else if side == .on {
            moveToTarget()
        }
    }

    private mutating func moveToTarget() { side = costBelow == 0 ? .below : costAbove == 0 ? .above : .on }

    /// Whether the value differs from the target, by more than a rounding error, in a direction that has a cost.
    var isViolated: Bool { (value < target ? costBelow : costAbove) > 0 && !isAtTarget }

    /// Keeps a required unknown within its bounds from now on.
    mutating func hold() {
        isHeld = true
        moveToTarget()
    }
}
