/// A number of a tableau that costs what it differs from a target: a variable, or a constraint's expression without
/// its constant.
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
    /// On which side of the target it counts. At the target, either is as good; none is for what costs on both.
    var side = Side.on
    /// Whether it is required and within its bounds, which it may not leave again.
    var isHeld = false
    /// A row of the tableau if it is basic; else a column, and the value is the target.
    var position = 0
    var isBasic = true

    enum Side { case below, on, above }

    /// The level of the variables, to which each adds its serial number.
    static let variables = 1 << 40
    /// The level of what is set aside.
    static let free = Int.max

    var isVariable: Bool { level >= Self.variables && level < Self.free }

    /// The size of the numbers that it is compared with.
    var size: Double { max(1, abs(value), abs(target)) }

    /// What one more of it costs, on the side where it counts.
    var slope: Double {
        switch side {
        case .below: -costBelow
        case .on: 0
        case .above: costAbove
        }
    }

    /// The bend ahead in a direction, if there is one: how far it is, and how much dearer a step is after it.
    func bend(upward: Bool) -> (distance: Double, cost: Double)? {
        switch (side, upward) {
        case (.on, true): (0, costAbove)
        case (.on, false): (0, costBelow)
        case (.below, true): (max(0, target - value), costBelow + costAbove)
        case (.above, false): (max(0, value - target), costBelow + costAbove)
        default: nil
        }
    }

    /// Counts on the side where the value is; at the target on the one that costs nothing, if there is one.
    mutating func takeSide() {
        let difference = value - target
        if abs(difference) <= Tolerance.rounding * size {
            standAtTarget()
        } else {
            side = difference < 0 ? .below : .above
        }
    }

    private mutating func standAtTarget() { side = costBelow == 0 ? .below : costAbove == 0 ? .above : .on }

    /// Whether the value costs more than rounding explains.
    var isViolated: Bool {
        let difference = value - target
        return (difference < 0 ? costBelow : costAbove) > 0 && abs(difference) > Tolerance.rounding * size
    }

    /// Keeps a required unknown within its bounds from here on.
    mutating func hold() {
        isHeld = true
        takeSide()
        if slope != 0 { standAtTarget() }
    }
}
