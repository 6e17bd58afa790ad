// Makes the shared test support available in every file of this test target.
import HeadlessUIKit
@_exported import ReplayTestScreens
@_exported import TestSupport

// On macOS, XCTest may import AppKit, which also declares `NSLayoutConstraint`. This declaration takes precedence over
// imported declarations in every file of the module.
typealias NSLayoutConstraint = HeadlessUIKit.NSLayoutConstraint
