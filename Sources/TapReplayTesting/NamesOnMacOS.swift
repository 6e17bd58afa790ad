// On macOS, AppKit and Quartz declare types with the same names as the aliases below, and XCTest may re-export both
// frameworks. A module's own declarations take precedence over re-exported declarations, so the aliases select the
// headless types in tests that import this module.

@_exported import CellDirector
import HeadlessUIKit
@_exported import XCTest

#if canImport(AppKit)
public typealias CAAnimation = HeadlessUIKit.CAAnimation
public typealias CAAnimationDelegate = HeadlessUIKit.CAAnimationDelegate
public typealias CAAnimationGroup = HeadlessUIKit.CAAnimationGroup
public typealias CABasicAnimation = HeadlessUIKit.CABasicAnimation
public typealias CACornerMask = HeadlessUIKit.CACornerMask
public typealias CADisplayLink = HeadlessUIKit.CADisplayLink
public typealias CAFrameRateRange = HeadlessUIKit.CAFrameRateRange
public typealias CAGradientLayer = HeadlessUIKit.CAGradientLayer
public typealias CAGradientLayerType = HeadlessUIKit.CAGradientLayerType
public typealias CAKeyframeAnimation = HeadlessUIKit.CAKeyframeAnimation
public typealias CALayer = HeadlessUIKit.CALayer
public typealias CALayerCornerCurve = HeadlessUIKit.CALayerCornerCurve
public typealias CAMediaTiming = HeadlessUIKit.CAMediaTiming
public typealias CAMediaTimingFillMode = HeadlessUIKit.CAMediaTimingFillMode
public typealias CAMediaTimingFunction = HeadlessUIKit.CAMediaTimingFunction
public typealias CAMediaTimingFunctionName = HeadlessUIKit.CAMediaTimingFunctionName
public typealias CAPropertyAnimation = HeadlessUIKit.CAPropertyAnimation
public typealias CAShapeLayer = HeadlessUIKit.CAShapeLayer
public typealias CAShapeLayerFillRule = HeadlessUIKit.CAShapeLayerFillRule
public typealias CAShapeLayerLineCap = HeadlessUIKit.CAShapeLayerLineCap
public typealias CAShapeLayerLineJoin = HeadlessUIKit.CAShapeLayerLineJoin
public typealias CASpringAnimation = HeadlessUIKit.CASpringAnimation
public typealias CATransaction = HeadlessUIKit.CATransaction
public typealias CATransition = HeadlessUIKit.CATransition
public typealias CATransitionSubtype = HeadlessUIKit.CATransitionSubtype
public typealias CATransitionType = HeadlessUIKit.CATransitionType
public typealias NSCollectionLayoutAnchor = HeadlessUIKit.NSCollectionLayoutAnchor
public typealias NSCollectionLayoutBoundarySupplementaryItem = HeadlessUIKit.NSCollectionLayoutBoundarySupplementaryItem
public typealias NSCollectionLayoutContainer = HeadlessUIKit.NSCollectionLayoutContainer
public typealias NSCollectionLayoutDecorationItem = HeadlessUIKit.NSCollectionLayoutDecorationItem
public typealias NSCollectionLayoutDimension = HeadlessUIKit.NSCollectionLayoutDimension
public typealias NSCollectionLayoutEdgeSpacing = HeadlessUIKit.NSCollectionLayoutEdgeSpacing
public typealias NSCollectionLayoutEnvironment = HeadlessUIKit.NSCollectionLayoutEnvironment
public typealias NSCollectionLayoutGroup = HeadlessUIKit.NSCollectionLayoutGroup
public typealias NSCollectionLayoutGroupCustomItem = HeadlessUIKit.NSCollectionLayoutGroupCustomItem
public typealias NSCollectionLayoutGroupCustomItemProvider = HeadlessUIKit.NSCollectionLayoutGroupCustomItemProvider
public typealias NSCollectionLayoutItem = HeadlessUIKit.NSCollectionLayoutItem
public typealias NSCollectionLayoutSection = HeadlessUIKit.NSCollectionLayoutSection
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = HeadlessUIKit
    .NSCollectionLayoutSectionVisibleItemsInvalidationHandler
public typealias NSCollectionLayoutSize = HeadlessUIKit.NSCollectionLayoutSize
public typealias NSCollectionLayoutSpacing = HeadlessUIKit.NSCollectionLayoutSpacing
public typealias NSCollectionLayoutSupplementaryItem = HeadlessUIKit.NSCollectionLayoutSupplementaryItem
public typealias NSCollectionLayoutVisibleItem = HeadlessUIKit.NSCollectionLayoutVisibleItem
public typealias NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> =
    HeadlessUIKit.NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
public typealias NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> =
    HeadlessUIKit.NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
public typealias NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> =
    HeadlessUIKit.NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
public typealias NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> =
    HeadlessUIKit.NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
public typealias NSDirectionalEdgeInsets = HeadlessUIKit.NSDirectionalEdgeInsets
public typealias NSDirectionalRectEdge = HeadlessUIKit.NSDirectionalRectEdge
public typealias NSLayoutAnchor<AnchorType: AnyObject> =
    HeadlessUIKit.NSLayoutAnchor<AnchorType>
public typealias NSLayoutConstraint = HeadlessUIKit.NSLayoutConstraint
public typealias NSLayoutDimension = HeadlessUIKit.NSLayoutDimension
public typealias NSLayoutXAxisAnchor = HeadlessUIKit.NSLayoutXAxisAnchor
public typealias NSLayoutYAxisAnchor = HeadlessUIKit.NSLayoutYAxisAnchor
public typealias NSMutableParagraphStyle = HeadlessUIKit.NSMutableParagraphStyle
public typealias NSParagraphStyle = HeadlessUIKit.NSParagraphStyle
public typealias NSRectAlignment = HeadlessUIKit.NSRectAlignment
public typealias NSStringDrawingContext = HeadlessUIKit.NSStringDrawingContext
public typealias NSStringDrawingOptions = HeadlessUIKit.NSStringDrawingOptions
public typealias NSTextContainer = HeadlessUIKit.NSTextContainer
public typealias NSUnderlineStyle = HeadlessUIKit.NSUnderlineStyle
#endif
