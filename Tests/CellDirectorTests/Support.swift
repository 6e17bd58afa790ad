// Each file of these tests sees what all tests share.
import HeadlessUIKit
@_exported import TestSupport

// On macOS XCTest may bring AppKit, which has types of these names. A module's own declarations win over imported ones, whatever
// a file imports.
typealias NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> =
    HeadlessUIKit.NSDiffableDataSourceSnapshot<Section, Item>
typealias NSLayoutConstraint = HeadlessUIKit.NSLayoutConstraint
