/// What counts as equal, in one place.
///
/// A number's size is its magnitude, at least 1.
enum Tolerance {
    /// Of values, relative to the size of the numbers they come from.
    static let value = 1e-6

    /// Of rounding, relative to the size of a value: what differs less is the same number.
    static let rounding = 1e-9

    /// Of coefficients, the largest of each constraint being about 1.
    static let coefficient = 1e-9

    /// Of the rate at which an error changes, to which the rounding of many coefficients adds up.
    static let slope = 1e-8

    /// Numbers of a greater magnitude count as this one.
    static let greatest = 1e100

    static func limited(_ number: Double) -> Double { min(max(number, -greatest), greatest) }
}
