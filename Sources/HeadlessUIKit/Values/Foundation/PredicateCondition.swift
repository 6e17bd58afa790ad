import Foundation

#if !canImport(ObjectiveC)
/// The condition of a predicate that was created from a format.
indirect enum PredicateCondition {
    enum Quantifier {
        case any, all, none
    }

    enum Relation: String {
        case equal, notEqual, less, atMost, greater, atLeast
        case contains = "CONTAINS"
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"
        case isIn = "IN"
        case between = "BETWEEN"
    }

    case always(Bool)
    case not(PredicateCondition)
    case and(PredicateCondition, PredicateCondition)
    case or(PredicateCondition, PredicateCondition)
    case comparison(Quantifier?, PredicateOperand, Relation, String.CompareOptions, PredicateOperand)

    func holds(for object: Any?) -> Bool {
        switch self {
        case .always(let value): value
        case .not(let condition): !condition.holds(for: object)
        case .and(let one, let other): one.holds(for: object) && other.holds(for: object)
        case .or(let one, let other): one.holds(for: object) || other.holds(for: object)
        case .comparison(let quantifier, let left, let relation, let options, let right):
            Self.holds(quantifier, left.value(in: object), relation, options, right.value(in: object))
        }
    }

    private static func holds(
        _ quantifier: Quantifier?, _ left: Any?, _ relation: Relation, _ options: String.CompareOptions, _ right: Any?
    ) -> Bool {
        guard let quantifier else { return relation.holds(left, right, options) }
        let elements = PredicateOperand.elements(of: left) ?? []
        switch quantifier {
        case .any: return elements.contains { relation.holds($0, right, options) }
        case .all: return elements.allSatisfy { relation.holds($0, right, options) }
        case .none: return !elements.contains { relation.holds($0, right, options) }
        }
    }
}

extension PredicateCondition.Relation {
    fileprivate func holds(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        switch self {
        case .equal: return Self.areEqual(left, right, options)
        case .notEqual: return !Self.areEqual(left, right, options)
        case .less: return Self.order(left, right, options) == .orderedAscending
        case .greater: return Self.order(left, right, options) == .orderedDescending
        case .atMost: return Self.order(left, right, options).map { $0 != .orderedDescending } ?? false
        case .atLeast: return Self.order(left, right, options).map { $0 != .orderedAscending } ?? false
        case .isIn: return Self.contains(right, left, options)
        case .contains: return Self.contains(left, right, options)
        case .between:
            guard let limits = PredicateOperand.elements(of: right), limits.count == 2 else { return false }
            return Self.atLeast.holds(left, limits[0], options) && Self.atMost.holds(left, limits[1], options)
        case .beginsWith, .endsWith, .like, .matches:
            guard let text = left as? String, let other = right as? String else { return false }
            return holds(text, other, options)
        }
    }

    private func holds(_ text: String, _ other: String, _ options: String.CompareOptions) -> Bool {
        switch self {
        case .beginsWith:
            return other.isEmpty || text.range(of: other, options: options.union(.anchored)) != nil
        case .endsWith:
            return other.isEmpty || text.range(of: other, options: options.union([.anchored, .backwards])) != nil
        case .matches: return Self.matches(text, other, options)
        default:
            let pattern = other.map { letter in
                letter == "*" ? ".*" : letter == "?" ? "." : NSRegularExpression.escapedPattern(for: String(letter))
            }
            return Self.matches(text, pattern.joined(), options)
        }
    }

    /// Returns whether a regular expression matches the whole text.
    private static func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
        let isFolded = options.contains(.diacriticInsensitive)
        let text = isFolded ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        guard
            let expression = try? NSRegularExpression(
                pattern: "^(?:\(pattern))$",
                options: options.contains(.caseInsensitive)
                    ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators)
        else {
            ListException.raiseAnywhere(
                ListException(
                    "Can't do regex matching, reason: Can't open pattern (string \(text), pattern \(pattern))",
                    name: "NSInvalidArgumentException"))
            return false
        }
        let range = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: range)?.range == range
    }

    private static func contains(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
        if let text = whole as? String, let part = part as? String {
            return text.range(of: part, options: options) != nil
        }
        return PredicateOperand.elements(of: whole)?.contains { areEqual($0, part, options) } ?? false
    }

    private static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let order = order(left, right, options) { return order == .orderedSame }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return (left as AnyObject) === (right as AnyObject)
    }

    /// Returns the order of two texts, numbers or dates; `nil` if the values have no order.
    private static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
        if let left = left as? String, let right = right as? String { return left.compare(right, options: options) }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        guard let left = number(left), let right = number(right) else { return nil }
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

/// A value that a predicate compares.
indirect enum PredicateOperand {
    case constant(Any)
    /// The names of properties, beginning with one of the object; the object itself if there are none.
    case keyPath([String])
    case list([PredicateOperand])

    func value(in object: Any?) -> Any? {
        switch self {
        case .constant(let value): Self.unwrapped(value)
        case .list(let elements): elements.map { $0.value(in: object) ?? NSNull() }
        case .keyPath(let keys): keys.reduce(Self.unwrapped(object)) { Self.value($1, of: $0) }
        }
    }

    /// Returns the elements of an array, a set or a dictionary; `nil` for any other value.
    static func elements(of value: Any?) -> [Any?]? {
        switch value {
        case let array as [Any]: array.map(unwrapped)
        case let array as NSArray: array.map(unwrapped)
        case let set as Set<AnyHashable>: set.map(\.base)
        case let set as NSSet: set.map(unwrapped)
        case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
        default: nil
        }
    }

    private static func value(_ key: String, of object: Any?) -> Any? {
        guard let object else { return nil }
        if let dictionary = object as? [String: Any], let value = dictionary[key] { return unwrapped(value) }
        if let text = object as? String, key == "length" { return text.utf16.count }
        if let elements = elements(of: object) {
            if key == "count" || key == "@count" { return elements.count }
            return object is [AnyHashable: Any] ? nil : elements.map { value(key, of: $0) ?? NSNull() }
        }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key || $0.label == "_\(key)" }) {
                return unwrapped(child.value)
            }
            mirror = current.superclassMirror
        }
        if key == "description" || key == "self" { return key == "self" ? object : "\(object)" }
        ListException.raiseAnywhere(
            ListException(
                "[<\(type(of: object)) 0x0> valueForUndefinedKey:]: this class is not key value coding-compliant for the key "
                    + "\(key).", name: "NSUnknownKeyException"))
        return nil
    }

    /// Returns a value that is not optional; `nil` for no value, and for `NSNull`.
    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return (value as? NSString).map { $0 as String } ?? value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}
#endif
