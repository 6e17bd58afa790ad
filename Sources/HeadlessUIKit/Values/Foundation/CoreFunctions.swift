import Foundation

#if !canImport(CoreGraphics)
// Functions of Core Graphics, Core Foundation and Core Animation, which Linux does not have.

/// A time in seconds. Mirrors `CFTimeInterval`, Core Foundation.
public typealias CFTimeInterval = Double

/// A time in seconds since January 1, 2001. Mirrors `CFAbsoluteTime`, Core Foundation.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the seconds since the device was started. Mirrors `CACurrentMediaTime()`, Core Animation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Returns the seconds since January 1, 2001. Mirrors `CFAbsoluteTimeGetCurrent()`, Core Foundation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Returns a point. Mirrors `CGPointMake(_:_:)`, Core Graphics.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size. Mirrors `CGSizeMake(_:_:)`, Core Graphics.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Returns a rectangle. Mirrors `CGRectMake(_:_:_:_:)`, Core Graphics.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// A string. Mirrors `CFString`, Core Foundation.
public typealias CFString = NSString

/// The key of a bundle's version in `Info.plist`. Mirrors `kCFBundleVersionKey`, Core Foundation, which is a `CFString`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCFBundleVersionKey = "CFBundleVersion"

/// A run loop. Mirrors `CFRunLoop`, Core Foundation.
public typealias CFRunLoop = RunLoop

/// Returns the run loop of the current thread. Mirrors `CFRunLoopGetCurrent()`, Core Foundation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Returns the run loop of the main thread. Mirrors `CFRunLoopGetMain()`, Core Foundation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Wakes a waiting run loop. Mirrors `CFRunLoopWakeUp(_:)`, Core Foundation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.perform {} }

private let atomicLock = NSLock()

/// Adds 1 to a number that several threads use, and returns the result. Mirrors `OSAtomicIncrement32(_:)`, Darwin.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func OSAtomicIncrement32(_ theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    atomicLock.withLock {
        theValue.pointee &+= 1
        return theValue.pointee
    }
}

/// Subtracts 1 from a number that several threads use, and returns the result. Mirrors `OSAtomicDecrement32(_:)`, Darwin.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func OSAtomicDecrement32(_ theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    atomicLock.withLock {
        theValue.pointee &-= 1
        return theValue.pointee
    }
}

extension NSObject {
    /// Returns the name of the class. Mirrors `NSObject.description()`, Objective-C.
    public class func description() -> String { _NSStringFromClass(self) }
}

/// The units of time per second, and their nanoseconds. They mirror Dispatch's constants of the same names.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000

// Points, sizes and rectangles are printed as on Apple's platforms.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGPoint {
    /// Returns whether the points are equal. Mirrors `CGPoint.equalTo(_:)`, Core Graphics.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns whether the sizes are equal. Mirrors `CGSize.equalTo(_:)`, Core Graphics.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns whether the rectangles are equal. Mirrors `CGRect.equalTo(_:)`, Core Graphics.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
#endif
