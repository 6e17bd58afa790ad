import Foundation

#if !canImport(ObjectiveC)
extension NSPredicate {
    /// Creates a predicate from a format. Mirrors `NSPredicate.init(format:_:)`, Foundation, which Linux does not have.
    ///
    /// The plugin that prepares an app's own sources writes `NSPredicate._made(format:)` in place of `NSPredicate(format:)`.
    /// Comparisons, `AND`, `OR`, `NOT`, `ANY`, `ALL` and `NONE` are supported, and the options `[cd]`, but neither functions nor
    /// variables. A key path such as `owner.name` is looked up in dictionaries, among the stored properties of objects, and as
    /// the number of letters or elements (`length`, `count`, `@count`). Raises Foundation's exception for a format that
    /// can't be parsed.
    public static func _made(format: String, _ arguments: Any?...) -> NSPredicate {
        _made(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
    }

    /// Creates a predicate from a format, with its arguments in an array. Mirrors `NSPredicate.init(format:argumentArray:)`.
    public static func _made(format: String, argumentArray arguments: [Any]?) -> NSPredicate {
        var parser = PredicateParser(format, arguments ?? [])
        guard let condition = parser.parse() else {
            ListException.raiseAnywhere(
                ListException("Unable to parse the format string \"\(format)\"", name: "NSInvalidArgumentException"))
            return NSPredicate(value: false)
        }
        return NSPredicate { object, _ in condition.holds(for: object) }
    }
}
#endif
