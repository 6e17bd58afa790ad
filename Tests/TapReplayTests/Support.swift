// Each file of these tests sees what all tests share.
import HeadlessUIKit
@_exported import ReplayTestScreens
@_exported import TestSupport

// On macOS XCTest may bring AppKit, which has a type of this name. A module's own declarations win over imported ones, whatever a
// file imports.
typealias NSLayoutConstraint = HeadlessUIKit.NSLayoutConstraint
