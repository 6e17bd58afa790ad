// Each file of these tests sees what all tests share.
import HeadlessUIKit
@_exported import TestSupport

// On macOS XCTest may bring AppKit, which has types of these names, and Quartz. A module's own declarations win over imported
// ones, whatever a file imports.
typealias CACornerMask = HeadlessUIKit.CACornerMask
typealias CAGradientLayer = HeadlessUIKit.CAGradientLayer
typealias CALayer = HeadlessUIKit.CALayer
typealias CAShapeLayer = HeadlessUIKit.CAShapeLayer
typealias NSDiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> =
    HeadlessUIKit.NSDiffableDataSourceSnapshot<Section, Item>
typealias NSDirectionalEdgeInsets = HeadlessUIKit.NSDirectionalEdgeInsets
typealias NSDirectionalRectEdge = HeadlessUIKit.NSDirectionalRectEdge
typealias NSLayoutConstraint = HeadlessUIKit.NSLayoutConstraint
typealias NSLayoutDimension = HeadlessUIKit.NSLayoutDimension
typealias NSLayoutXAxisAnchor = HeadlessUIKit.NSLayoutXAxisAnchor
typealias NSLayoutYAxisAnchor = HeadlessUIKit.NSLayoutYAxisAnchor
typealias NSMutableParagraphStyle = HeadlessUIKit.NSMutableParagraphStyle
