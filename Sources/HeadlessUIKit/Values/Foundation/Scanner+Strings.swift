import Foundation

#if !canImport(ObjectiveC)
// The scanner's methods from before iOS 13, which on Linux take strings of Swift.
extension Scanner {
    /// Mirrors `Scanner.scanString(_:into:)`, Foundation.
    @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.store(scanString(string), in: result)
    }

    /// Mirrors `Scanner.scanUpTo(_:into:)`, Foundation.
    @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.store(scanUpToString(string), in: result)
    }

    /// Mirrors `Scanner.scanCharacters(from:into:)`, Foundation.
    @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.store(scanCharacters(from: set), in: result)
    }

    /// Mirrors `Scanner.scanUpToCharacters(from:into:)`, Foundation.
    @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        Self.store(scanUpToCharacters(from: set), in: result)
    }

    private static func store(_ string: String?, in result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let string else { return false }
        result?.pointee = NSString(string: string)
        return true
    }
}
#endif
