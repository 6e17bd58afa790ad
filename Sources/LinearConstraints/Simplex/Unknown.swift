/// A number that costs what it differs from a target: a variable, or a constraint's expression without its constant.
///
/// A variable's target is the value it had. A constraint's is the value at which its expression is zero.
struct Unknown {
    /// The order of creation.
    let serial: Int
    /// How much it matters: 0 is required, the priorities follow, greatest first, and then the variables.
    var level: Int
    var target: Double
    var value: Double
    /// What it costs to be one less, and one more, than the target.
    var costBelow = 0.0
    var costAbove = 0.0
    /// On which side of the target it counts. At the target, any will do.
    var side = Side.on
    /// Whether it is required and within its bounds, which it may not leave again.
    var isHeld = false
    /// Whether it follows from those that are not basic. They are at their targets.
    var isBasic = true

    enum Side { case below, on, above }

    /// The level of the variables, to which each adds its serial number.
    static let variables = 1 << 40
    /// The level of what is set aside.
    static let free = Int.max

    var isVariable: Bool { level >= Self.variables && level < Self.free }

    /// What one more of it costs, on the side where it counts.
    var slope: Double {
        switch side {
        case .below: -costBelow
        case .on: 0
        case .above: costAbove
        }
    }

    /// Whether only rounding is between the value and the target.
    var isAtTarget: Bool { abs(value - target) <= Tolerance.rounding * max(1, abs(value), abs(target)) }

    /// The bend ahead in a direction, if there is one: how far it is, and how much dearer a step is after it.
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

    /// Counts on the side where the value is. At the target it stays on the side where it was: that of the last search is
    /// mostly best again, and a new one's costs nothing if there is such a side.
    mutating func takeSide() {
        if !isAtTarget {
            side = value < target ? .below : .above
        } else if side == .on {
            standAtTarget()
        }
    }

    private mutating func standAtTarget() { side = costBelow == 0 ? .below : costAbove == 0 ? .above : .on }

    /// Whether the value costs more than rounding explains.
    var isViolated: Bool { (value < target ? costBelow : costAbove) > 0 && !isAtTarget }

    /// Keeps a required unknown within its bounds from here on.
    mutating func hold() {
        isHeld = true
        standAtTarget()
    }
}
