/// The tolerances within which numbers count as equal.
///
/// The size of a number is its magnitude, but at least 1.
enum Tolerance {
    /// The tolerance of values, relative to the size of the numbers that they are computed from.
    static let value = 1e-6

    /// The tolerance of rounding, relative to the size of a value: numbers that differ by less count as the same.
    static let rounding = 1e-9

    /// The tolerance of coefficients. The largest coefficient of each constraint is about 1.
    static let coefficient = 1e-9

    /// The tolerance of slopes, in which the rounding errors of many coefficients add up.
    static let slope = 1e-8

    /// The greatest magnitude. Greater numbers are limited to it.
    static let greatest = 1e100

    static func limited(_ number: Double) -> Double { min(max(number, -greatest), greatest) }
}
