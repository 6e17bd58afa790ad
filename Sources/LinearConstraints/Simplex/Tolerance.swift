/// The tolerances within which numbers count as equal.
///
/// The size of a number is its absolute value, or 1 if that is larger.
enum Tolerance {
    /// The tolerance for values, relative to the size of the numbers from which they are computed.
    static let value = 1e-6

    /// The tolerance for rounding errors, relative to the size of a value. Numbers that differ by less are considered
    /// equal.
    static let rounding = 1e-9

    /// The tolerance for coefficients. The largest coefficient of each constraint is about 1.
    static let coefficient = 1e-9

    /// The tolerance for slopes. It is larger because the rounding errors of many coefficients add up in a slope.
    static let slope = 1e-8

    /// The maximum absolute value of a number. Numbers beyond this limit are clamped.
    static let greatest = 1e100

    static func limited(_ number: Double) -> Double { min(max(number, -greatest), greatest) }
}
