// Makes the shared test support available in all files of this target.
import HeadlessUIKit
@_exported import TestSupport

// On macOS, XCTest may import AppKit, which has types with these names. A module's own declarations take precedence
// over imported declarations.
typealias NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> =
    HeadlessUIKit.NSDiffableDataSourceSnapshot<Section, Item>
typealias NSLayoutConstraint = HeadlessUIKit.NSLayoutConstraint
