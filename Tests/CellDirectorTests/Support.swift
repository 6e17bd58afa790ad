// Makes the shared test support visible in each file of these tests.
import HeadlessUIKit
@_exported import TestSupport

// On macOS XCTest may import AppKit, which has types with these names. A module's own declarations take precedence over imported
// ones, whatever a file imports.
typealias NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> =
    HeadlessUIKit.NSDiffableDataSourceSnapshot<Section, Item>
typealias NSLayoutConstraint = HeadlessUIKit.NSLayoutConstraint
