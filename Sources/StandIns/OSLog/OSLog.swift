import Foundation
import Synchronization

/// A log with a subsystem and a category. Mirrors `OSLog`, os.
public final class OSLog: NSObject, @unchecked Sendable {
    /// Mirrors `OSLog.Category`.
    public struct Category: Sendable {
        let name: String
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        public static let dynamicTracing = Category(name: "DynamicTracing")
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    let subsystem: String
    let category: String

    public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    public func isEnabled(type: OSLogType) -> Bool { self !== Self.disabled }

    /// Receives each message, with its level, subsystem and category. A test can replace it. By default, messages are
    /// printed to standard error. It may be called on any thread.
    public static var handler: @Sendable (_ message: String, OSLogType, _ subsystem: String, _ category: String) -> Void
    {
        get { storedHandler.withLock { $0 } }
        set { storedHandler.withLock { $0 = newValue } }
    }

    private typealias Handler = @Sendable (String, OSLogType, String, String) -> Void
    private static let storedHandler = Mutex<Handler> { message, _, subsystem, category in
        let place = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
        FileHandle.standardError.write(Data("\(place)\(message)\n".utf8))
    }

    func write(_ message: String, _ type: OSLogType) {
        if isEnabled(type: type) { Self.handler(message, type, subsystem, category) }
    }
}

/// Writes a formatted message to a log. Mirrors `os_log(_:dso:log:type:_:)`, os. `%{public}@` and its kind are formatted like
/// `%@`, and arguments are not redacted.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(formatted("\(message)", args), type)
}

/// Writes a formatted message to a log. Mirrors `os_log(_:_:dso:log:_:)`, os.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(formatted("\(message)", args), type)
}

private func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
    var format = format.replacing(#/%\{[^}]*\}/#, with: "%")
    // `String(format:)` on Linux takes an object for %@, and would end the process for a number.
    var values = arguments.makeIterator()
    var text = ""
    while let percent = format.firstIndex(of: "%") {
        text += format[..<percent]
        var end = format.index(after: percent)
        if end < format.endIndex, format[end] == "%" {
            text += "%"
            format = String(format[format.index(after: end)...])
            continue
        }
        while end < format.endIndex, !format[end].isLetter && format[end] != "@" || "lhqzjt".contains(format[end]) {
            end = format.index(after: end)
            if end == format.endIndex { return text + format[percent...] }
        }
        guard end < format.endIndex, let value = values.next() else { return text + format[percent...] }
        let letter = format[end]
        let specifier = String(format[percent...end])
        switch (letter, value) {
        case ("f", let number as Double): text += String(format: specifier, number)
        case ("f", let number as Float): text += String(format: specifier, Double(number))
        case ("x", let number as any BinaryInteger): text += String(Int64(truncatingIfNeeded: number), radix: 16)
        default: text += "\(value)"
        }
        format = String(format[format.index(after: end)...])
    }
    return text + format
}
