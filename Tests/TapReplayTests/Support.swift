// Makes the shared test support visible in each file of these tests.
import HeadlessUIKit
@_exported import ReplayTestScreens
@_exported import TestSupport

// On macOS XCTest may import AppKit, which has a type with this name. A module's own declarations take precedence over imported
// ones, whatever a file imports.
typealias NSLayoutConstraint = HeadlessUIKit.NSLayoutConstraint
