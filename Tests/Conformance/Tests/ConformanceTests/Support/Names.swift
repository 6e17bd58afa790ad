import CellDirector

// On macOS, XCTest may import AppKit and Quartz, which have types with these names. A module's own declarations take
// precedence over imported declarations.
typealias CAAnimation = CellDirector.CAAnimation
typealias CAAnimationDelegate = CellDirector.CAAnimationDelegate
typealias CAAnimationGroup = CellDirector.CAAnimationGroup
typealias CABasicAnimation = CellDirector.CABasicAnimation
typealias CACornerMask = CellDirector.CACornerMask
typealias CADisplayLink = CellDirector.CADisplayLink
typealias CAFrameRateRange = CellDirector.CAFrameRateRange
typealias CAGradientLayer = CellDirector.CAGradientLayer
typealias CAGradientLayerType = CellDirector.CAGradientLayerType
typealias CAKeyframeAnimation = CellDirector.CAKeyframeAnimation
typealias CALayer = CellDirector.CALayer
typealias CALayerCornerCurve = CellDirector.CALayerCornerCurve
typealias CAMediaTiming = CellDirector.CAMediaTiming
typealias CAMediaTimingFillMode = CellDirector.CAMediaTimingFillMode
typealias CAMediaTimingFunction = CellDirector.CAMediaTimingFunction
typealias CAMediaTimingFunctionName = CellDirector.CAMediaTimingFunctionName
typealias CAPropertyAnimation = CellDirector.CAPropertyAnimation
typealias CAShapeLayer = CellDirector.CAShapeLayer
typealias CAShapeLayerFillRule = CellDirector.CAShapeLayerFillRule
typealias CAShapeLayerLineCap = CellDirector.CAShapeLayerLineCap
typealias CAShapeLayerLineJoin = CellDirector.CAShapeLayerLineJoin
typealias CASpringAnimation = CellDirector.CASpringAnimation
typealias CATransaction = CellDirector.CATransaction
typealias CATransition = CellDirector.CATransition
typealias CATransitionSubtype = CellDirector.CATransitionSubtype
typealias CATransitionType = CellDirector.CATransitionType
typealias NSCollectionLayoutAnchor = CellDirector.NSCollectionLayoutAnchor
typealias NSCollectionLayoutBoundarySupplementaryItem = CellDirector.NSCollectionLayoutBoundarySupplementaryItem
typealias NSCollectionLayoutContainer = CellDirector.NSCollectionLayoutContainer
typealias NSCollectionLayoutDecorationItem = CellDirector.NSCollectionLayoutDecorationItem
typealias NSCollectionLayoutDimension = CellDirector.NSCollectionLayoutDimension
typealias NSCollectionLayoutEdgeSpacing = CellDirector.NSCollectionLayoutEdgeSpacing
typealias NSCollectionLayoutEnvironment = CellDirector.NSCollectionLayoutEnvironment
typealias NSCollectionLayoutGroup = CellDirector.NSCollectionLayoutGroup
typealias NSCollectionLayoutGroupCustomItem = CellDirector.NSCollectionLayoutGroupCustomItem
typealias NSCollectionLayoutGroupCustomItemProvider = CellDirector.NSCollectionLayoutGroupCustomItemProvider
typealias NSCollectionLayoutItem = CellDirector.NSCollectionLayoutItem
typealias NSCollectionLayoutSection = CellDirector.NSCollectionLayoutSection
typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = CellDirector
    .NSCollectionLayoutSectionVisibleItemsInvalidationHandler
typealias NSCollectionLayoutSize = CellDirector.NSCollectionLayoutSize
typealias NSCollectionLayoutSpacing = CellDirector.NSCollectionLayoutSpacing
typealias NSCollectionLayoutSupplementaryItem = CellDirector.NSCollectionLayoutSupplementaryItem
typealias NSCollectionLayoutVisibleItem = CellDirector.NSCollectionLayoutVisibleItem
typealias NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> =
    CellDirector.NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
typealias NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> =
    CellDirector.NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
typealias NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> =
    CellDirector.NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
typealias NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> =
    CellDirector.NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
typealias NSDirectionalEdgeInsets = CellDirector.NSDirectionalEdgeInsets
typealias NSDirectionalRectEdge = CellDirector.NSDirectionalRectEdge
typealias NSLayoutAnchor<AnchorType: AnyObject> =
    CellDirector.NSLayoutAnchor<AnchorType>
typealias NSLayoutConstraint = CellDirector.NSLayoutConstraint
typealias NSLayoutDimension = CellDirector.NSLayoutDimension
typealias NSLayoutXAxisAnchor = CellDirector.NSLayoutXAxisAnchor
typealias NSLayoutYAxisAnchor = CellDirector.NSLayoutYAxisAnchor
typealias NSMutableParagraphStyle = CellDirector.NSMutableParagraphStyle
typealias NSParagraphStyle = CellDirector.NSParagraphStyle
typealias NSRectAlignment = CellDirector.NSRectAlignment
typealias NSStringDrawingContext = CellDirector.NSStringDrawingContext
typealias NSStringDrawingOptions = CellDirector.NSStringDrawingOptions
typealias NSTextContainer = CellDirector.NSTextContainer
typealias NSUnderlineStyle = CellDirector.NSUnderlineStyle
