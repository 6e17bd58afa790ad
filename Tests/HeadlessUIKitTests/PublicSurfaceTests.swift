import Foundation
import XCTest

/// Tests the public API as declared in the sources: it consists of UIKit's API and a short list of additions.
final class PublicSurfaceTests: XCTestCase {
    /// Public types that UIKit does not have.
    private static let ownTypes: Set = [
        "Finger", "Finger.StepDirection", "Finger.SwipeDirection", "ListException", "ListWarning",
        "OptionalMethods", "TouchRefusal",
    ]

    /// Public types that also exist in UIKit or in a module that UIKit re-exports.
    private static let typesOfUIKit = """
        CALayer CALayerCornerCurve CGColor NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
        NSCollectionLayoutContainer NSCollectionLayoutDecorationItem NSCollectionLayoutDimension
        NSCollectionLayoutEdgeSpacing NSCollectionLayoutEnvironment NSCollectionLayoutGroup
        NSCollectionLayoutGroupCustomItem NSCollectionLayoutGroupCustomItemProvider NSCollectionLayoutItem
        NSCollectionLayoutSection NSCollectionLayoutSectionVisibleItemsInvalidationHandler NSCollectionLayoutSize
        NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem NSCollectionLayoutVisibleItem NSRectAlignment
        UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
        UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
        UICollectionLayoutSectionOrthogonalScrollingBehavior UICollectionViewCompositionalLayoutConfiguration
        UICollectionViewCompositionalLayoutSectionProvider UIContentInsetsReference
        NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceSectionTransaction NSDiffableDataSourceSnapshot
        NSDiffableDataSourceTransaction UICollectionViewDiffableDataSource.SectionSnapshotHandlers
        NSDirectionalEdgeInsets NSDirectionalRectEdge NSLayoutAnchor NSLayoutConstraint NSLayoutConstraint.Attribute
        NSLayoutConstraint.Axis NSLayoutConstraint.Relation NSLayoutDimension NSLayoutXAxisAnchor
        NSLayoutYAxisAnchor NSLineBreakMode NSMutableParagraphStyle NSParagraphStyle NSStringDrawingContext
        NSStringDrawingOptions NSTextAlignment UIAccessibilityCustomAction
        UIAccessibilityCustomAction.Handler UIAccessibilityTraits UIAction UIAction.Identifier UIActionHandler
        UIAlertAction UIAlertAction.Style UIAlertController UIAlertController.Style UIAxis UIBackgroundConfiguration
        UIBarButtonItem UIButton UIButton.ButtonType UIButton.Configuration UIButton.Configuration.CornerStyle
        UIButton.Configuration.Size UIButton.Configuration.TitleAlignment UIButton.ConfigurationUpdateHandler
        UICellAccessory UICellAccessory.AccessoryType UICellAccessory.ActionHandler UICellAccessory.CheckmarkOptions
        UICellAccessory.CustomViewConfiguration UICellAccessory.DeleteOptions UICellAccessory.DetailOptions
        UICellAccessory.DisclosureIndicatorOptions UICellAccessory.DisplayedState UICellAccessory.InsertOptions
        UICellAccessory.LabelOptions UICellAccessory.LayoutDimension UICellAccessory.MultiselectOptions
        UICellAccessory.OutlineDisclosureOptions UICellAccessory.OutlineDisclosureOptions.Style
        UICellAccessory.Placement UICellAccessory.Placement.Position UICellAccessory.ReorderOptions
        UICellConfigurationState UICellConfigurationState.DragState UICellConfigurationState.DropState
        UICollectionLayoutListConfiguration UICollectionLayoutListConfiguration.Appearance
        UICollectionLayoutListConfiguration.FooterMode UICollectionLayoutListConfiguration.HeaderMode
        UICollectionLayoutListConfiguration.ItemSeparatorHandler
        UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider UICollectionReusableView
        UICollectionView UICollectionView.CellRegistration UICollectionView.CellRegistration.Handler
        UICollectionView.ElementCategory UICollectionView.ScrollDirection UICollectionView.ScrollPosition
        UICollectionView.SelfSizingInvalidation
        UICollectionView.SupplementaryRegistration UICollectionView.SupplementaryRegistration.Handler
        UICollectionViewCell UICollectionViewCell.ConfigurationUpdateHandler UICollectionViewCompositionalLayout
        UICollectionViewController UICollectionViewDataSource UICollectionViewDataSourcePrefetching
        UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource
        UICollectionViewDiffableDataSource.CellProvider UICollectionViewDiffableDataSource.ReorderingHandlers
        UICollectionViewDiffableDataSource.SupplementaryViewProvider UICollectionViewFlowLayout
        UICollectionViewFlowLayout.SectionInsetReference
        UICollectionViewLayout UICollectionViewLayoutAttributes UICollectionViewListCell UIColor
        UIConfigurationColorTransformer UIConfigurationState UIConfigurationStateCustomKey UIContentConfiguration
        UIContentView UIContextMenuActionProvider UIContextMenuConfiguration UIContextMenuConfiguration.ElementOrder
        UIContextMenuContentPreviewProvider UIContextMenuInteractionAnimating
        UIContextMenuInteractionCommitAnimating UIContextMenuInteractionCommitStyle UIContextualAction
        UIContextualAction.Handler UIContextualAction.Style UIControl UIControl.ContentHorizontalAlignment
        UIControl.ContentVerticalAlignment UIControl.Event UIControl.State UIEdgeInsets UIEvent UIEvent.EventSubtype UIEvent.EventType
        UIFont UIFont.TextStyle
        UIFont.Weight UIImage UIImage.RenderingMode UIImage.SymbolConfiguration UIImage.SymbolScale
        UIImage.SymbolWeight UIImageView UIKeyboardAppearance UIKeyboardLayoutGuide UIKeyboardType UILabel UILayoutGuide UILayoutPriority
        UIListContentConfiguration UIListContentConfiguration.ImageProperties
        UIListContentConfiguration.TextProperties UIListContentConfiguration.TextProperties.TextAlignment
        UIListContentConfiguration.TextProperties.TextTransform UIListContentView UIListEnvironment
        UIListSeparatorConfiguration UIListSeparatorConfiguration.Visibility UIMenu UIMenu.ElementSize
        UIMenu.Identifier UIMenu.Options UIMenuElement UIMenuElement.Attributes UIMenuElement.State UIMutableTraits
        UINavigationBar UINavigationController UINavigationItem UINavigationItem.LargeTitleDisplayMode
        UIPreviewParameters UIRefreshControl UIResponder UIReturnKeyType UIScrollView
        UIScrollView.ContentInsetAdjustmentBehavior UIScrollView.DecelerationRate UIScrollView.IndicatorStyle
        UIScrollView.KeyboardDismissMode UIScrollViewDelegate
        UISegmentedControl UISlider UIStackView UIStackView.Alignment UIStackView.Distribution UIStepper
        UISwipeActionsConfiguration UISwitch UISwitch.Style UITableView UITableView.RowAnimation
        UITableView.SelfSizingInvalidation
        UITableView.ScrollPosition UITableView.Style UITableViewCell UITableViewCell.AccessoryType
        UITableViewCell.CellStyle UITableViewCell.ConfigurationUpdateHandler UITableViewCell.EditingStyle
        UITableViewCell.SelectionStyle UITableViewCell.SeparatorStyle UITableViewCell.StateMask
        UITableViewController UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDelegate
        UITableViewDiffableDataSource UITableViewDiffableDataSource.CellProvider UITableViewHeaderFooterView
        UITableViewHeaderFooterView.ConfigurationUpdateHandler UITargetedPreview UITextAutocapitalizationType
        UITextAutocorrectionType UITextContentType UITextField UITextField.BorderStyle
        UITextField.DidEndEditingReason UITextField.ViewMode UITextFieldDelegate UITextInputTraits
        UITextSpellCheckingType UITraitCollection UITraitEnvironmentLayoutDirection UIUserInterfaceSizeClass
        UIUserInterfaceStyle UIView UIView.AnimationOptions UIView.AutoresizingMask UIView.ContentMode
        UIViewConfigurationState UIViewController
        CACornerMask CAGradientLayer CAGradientLayerType CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap
        CAShapeLayerLineJoin CGAffineTransform CGPath NSTextContainer UIAccessibilityElement UIActivityIndicatorView
        UIActivityIndicatorView.Style UIApplication UIApplication.OpenExternalURLOptionsKey UIApplication.State
        UIBarAppearance UIBarButtonItem.Style UIBarButtonItem.SystemItem UIBarButtonItemAppearance
        UIBarButtonItemStateAppearance UIBarItem UIBarMetrics UIBarStyle UIBezierPath UIBlurEffect UIBlurEffect.Style
        UIDeferredMenuElement UIDevice UIDeviceOrientation UIFontMetrics UIGestureRecognizer UIGestureRecognizer.State
        UIGestureRecognizerDelegate UILongPressGestureRecognizer UIModalPresentationStyle UIModalTransitionStyle
        UINavigationBarAppearance UINavigationControllerDelegate UINavigationItem.BackButtonDisplayMode UIOffset
        UIPageControl UIPanGestureRecognizer UIProgressView UIProgressView.Style UIRectCorner UIScreen UISearchBar
        UISearchBar.Icon UISearchBar.Style UISearchBarDelegate UISearchController UISearchControllerDelegate
        UISearchResultsUpdating UISearchTextField UISwipeGestureRecognizer UISwipeGestureRecognizer.Direction UITabBar
        UITabBarAppearance UITabBarController UITabBarControllerDelegate UITabBarDelegate UITabBarItem
        UITabBarItem.SystemItem UITabBarItemAppearance UITabBarItemStateAppearance UITapGestureRecognizer UITextView
        UITextViewDelegate UIToolbar UIToolbarAppearance UITouch UIUserInterfaceIdiom UIVibrancyEffect UIVisualEffect
        CFAbsoluteTime CFTimeInterval UIAccessibility UIAccessibility.Notification UIFontDescriptor UIFontDescriptor.AttributeName
        UIFontDescriptor.SymbolicTraits UIFontDescriptor.SystemDesign UIFontDescriptor.TraitKey UIPasteboard UITouch.Phase UITouch.TouchType UIVisualEffectView UIWindow UIWindow.Level
        NSUnderlineStyle Selector UIAppearance UIAppearanceContainer UIFeedbackGenerator UIImpactFeedbackGenerator
        UIImpactFeedbackGenerator.FeedbackStyle UINotificationFeedbackGenerator
        UINotificationFeedbackGenerator.FeedbackType UISelectionFeedbackGenerator UIVibrancyEffectStyle UIImagePickerController
        UIImagePickerController.SourceType UIImagePickerController.InfoKey UIImagePickerControllerDelegate
        ImageResource ColorResource SFSafariViewController
        SFSafariViewController.Configuration SFSafariViewController.DismissButtonStyle SFSafariViewControllerDelegate
        UIImage.Configuration UITrait UITraitChangeObservable
        UITraitChangeRegistration UITraitDefinition UITraitEnvironment UITraitHorizontalSizeClass
        UITraitLayoutDirection UITraitListEnvironment UITraitOverrides UITraitUserInterfaceIdiom
        UIContentSizeCategory UITraitPreferredContentSizeCategory UISemanticContentAttribute
        UIUserInterfaceLayoutDirection
        UITraitUserInterfaceLevel UITraitUserInterfaceStyle UITraitVerticalSizeClass UIUserInterfaceLevel
        UIContentContainer UIInterfaceOrientationMask UITraitDisplayScale UIViewControllerTransitionCoordinator
        UIViewControllerTransitionCoordinatorContext
        UIAdaptivePresentationControllerDelegate UIPresentationController UISheetPresentationController
        UISheetPresentationControllerDetentResolutionContext
        UISheetPresentationController.Detent UISheetPresentationController.Detent.Identifier
        CADisplayLink CAFrameRateRange CGContext CGVector NSLayoutConstraint.FormatOptions UICubicTimingParameters
        UIDatePicker UIDatePicker.Mode UIDatePickerStyle UIGraphicsImageRenderer UIGraphicsImageRendererContext
        UIGraphicsImageRendererFormat UIGraphicsImageRendererFormat.Range UIGraphicsRenderer UIGraphicsRendererContext
        UIGraphicsRendererFormat UINavigationItem.ItemStyle UIPickerView UIPickerViewDataSource UIPickerViewDelegate
        UISpringTimingParameters UITimingCurveProvider UITimingCurveType UIView.AnimationCurve
        UIView.KeyframeAnimationOptions UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState
        UIViewPropertyAnimator
        CAAnimation CAAnimationDelegate CAAnimationGroup CABasicAnimation CAKeyframeAnimation CAMediaTiming
        CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName CAPropertyAnimation CASpringAnimation
        CATransaction CATransition CATransitionSubtype CATransitionType UIActivity UIActivity.ActivityType
        UIActivityViewController UIActivityViewController.CompletionWithItemsHandler UIApplication.LaunchOptionsKey
        UIApplicationDelegate UIContentUnavailableConfiguration UIContentUnavailableConfiguration.Alignment
        UIContentUnavailableConfiguration.ButtonProperties UIContentUnavailableConfiguration.ImageProperties
        UIContentUnavailableConfiguration.TextProperties UIContentUnavailableConfigurationState
        UIContentUnavailableView UIOpenURLContext UIPopoverArrowDirection UIPopoverPresentationController
        UIPopoverPresentationControllerDelegate UIRectEdge UIScene UIScene.ActivationState UIScene.ConnectionOptions
        UISceneConfiguration UISceneDelegate UISceneSession UISceneSession.Role UIStatusBarAnimation UIStatusBarManager
        String.LocalizationValue UICoordinateSpace UINavigationController.Operation UIPageControl.BackgroundStyle UIPageControl.Direction
        UISearchTextFieldDelegate UITransitionContextViewControllerKey UITransitionContextViewKey
        UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
        UIViewControllerInteractiveTransitioning UIViewControllerTransitioningDelegate
        UIStatusBarStyle UIStoryboardSegue UIWindowScene UIWindowSceneDelegate
        UIContextMenuInteraction UIContextMenuInteractionDelegate UIInteraction
        UIPageViewController UIPageViewController.NavigationDirection UIPageViewController.NavigationOrientation
        UIPageViewController.OptionsKey UIPageViewController.SpineLocation UIPageViewController.TransitionStyle
        UIPageViewControllerDataSource UIPageViewControllerDelegate
        AttributeScopes.UIKitAttributes UIConfigurationTextAttributesTransformer UITrackingLayoutGuide
        AttributeScopes.UIKitAttributes.BackgroundColorAttribute AttributeScopes.UIKitAttributes.BackgroundColorAttribute.Value
        AttributeScopes.UIKitAttributes.BaselineOffsetAttribute AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.Value
        AttributeScopes.UIKitAttributes.FontAttribute AttributeScopes.UIKitAttributes.FontAttribute.Value
        AttributeScopes.UIKitAttributes.ForegroundColorAttribute AttributeScopes.UIKitAttributes.ForegroundColorAttribute.Value
        AttributeScopes.UIKitAttributes.KernAttribute AttributeScopes.UIKitAttributes.KernAttribute.Value
        AttributeScopes.UIKitAttributes.ParagraphStyleAttribute AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.Value
        AttributeScopes.UIKitAttributes.StrikethroughColorAttribute AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.Value
        AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.Value
        AttributeScopes.UIKitAttributes.StrokeColorAttribute AttributeScopes.UIKitAttributes.StrokeColorAttribute.Value
        AttributeScopes.UIKitAttributes.StrokeWidthAttribute AttributeScopes.UIKitAttributes.StrokeWidthAttribute.Value
        AttributeScopes.UIKitAttributes.TrackingAttribute AttributeScopes.UIKitAttributes.TrackingAttribute.Value
        AttributeScopes.UIKitAttributes.UnderlineColorAttribute AttributeScopes.UIKitAttributes.UnderlineColorAttribute.Value
        AttributeScopes.UIKitAttributes.UnderlineStyleAttribute AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.Value
        """

    /// Public global functions that also exist in UIKit or in a module that UIKit re-exports.
    private static let functionsOfUIKit = [
        "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "CGPointMake", "CGRectMake", "CGSizeMake",
        "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions", "UIGraphicsEndImageContext",
        "UIGraphicsGetCurrentContext", "UIGraphicsGetImageFromCurrentImageContext", "UIRectFill",
    ]

    func testPublicTypesAreThoseOfUIKitAndAShortList() throws {
        let declared = Set(try PublicDeclaration.all().filter(\.isType).map(\.path))
        let known = Set(Self.typesOfUIKit.split(whereSeparator: \.isWhitespace).map(String.init))
        XCTAssertEqual(
            declared.subtracting(known).subtracting(Self.ownTypes).sorted(), [], "these public types are not in UIKit")
        XCTAssertEqual(
            known.union(Self.ownTypes).subtracting(declared).sorted(), [], "these names are no longer public")
    }

    /// Every public member of a UIKit type is listed under its UIKit name, and the list contains no members that have
    /// been removed.
    ///
    /// The list is the file `PublicMembers.txt` next to this one, with one line per type. To add a member, look it up
    /// in UIKit's documentation and run this test with `CELLDIRECTOR_RECORD=members`, which rewrites the list.
    func testPublicMembersAreThoseOnTheList() throws {
        var members: [String: Set<String>] = [:]
        for declaration in try PublicDeclaration.all() where !declaration.isType && !declaration.isOverride {
            let path = declaration.path.split(separator: ".").map(String.init)
            let (type, name) = (path.dropLast().joined(separator: "."), path[path.count - 1])
            let base = name.prefix { $0 != "(" }
            if !Self.ownTypes.contains(type) { members[type, default: []].insert(String(base)) }
        }
        let lines = members.map { "\($0): \($1.sorted().joined(separator: " "))" }.sorted()
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let list = folder.appendingPathComponent("PublicMembers.txt")
        if ProcessInfo.processInfo.environment["CELLDIRECTOR_RECORD"] == "members" {
            try (lines.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
        }
        let known = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
        XCTAssertGreaterThan(known.count, 100)
        XCTAssertEqual(Set(lines).subtracting(known).sorted(), [], "these public members are not on the list")
        XCTAssertEqual(Set(known).subtracting(lines).sorted(), [], "these names are no longer public")
    }

    /// The module's documentation states once that members mirror UIKit's members of the same name, so docstrings don't
    /// repeat it.
    func testDocstringsSayMoreThanThatAMemberMirrorsUIKit() throws {
        let idle = try PublicDeclaration.all().filter { !$0.isType }
            .filter { $0.documentation.wholeMatch(of: /\/\/\/ Mirrors `[^`]+`\./) != nil }
        XCTAssertEqual(idle.map(\.path), [])
    }

    /// On macOS, a class that redeclares a member of an `NSObject` category compiles only if it overrides the member.
    func testNoTypeRedeclaresAMemberOfAnNSObjectCategory() throws {
        let given: Set = [
            "exposedBindings", "bind", "unbind", "infoForBinding", "valueClassForBinding",
            "optionDescriptionsForBinding", "commitEditing", "discardEditing", "objectDidBeginEditing",
            "objectDidEndEditing", "defaultPlaceholder", "setDefaultPlaceholder", "validModesForFontPanel",
            "className", "classCode", "scriptingProperties", "toOneRelationshipKeys", "toManyRelationshipKeys",
            "attributeKeys", "classDescription", "objectSpecifier", "isLessThan", "isGreaterThan",
            "isLike", "doesContain", "observeValue", "addObserver",
            "classForCoder", "classForKeyedArchiver", "awakeAfter", "replacementObject", "autoContentAccessingProxy",
            "accessibilityAttributeNames", "accessibilityActionNames", "accessibilityIsIgnored",
            "accessibilityFocusedUIElement", "accessibilityNotifiesWhenDestroyed", "namesOfPromisedFilesDropped",
        ]
        let declared = try PublicDeclaration.all().filter { !$0.isType && !$0.isOverride && $0.path.hasPrefix("UI") }
        let names = declared.map { ($0.path, $0.path.split(separator: ".").last.map { $0.prefix { $0 != "(" } } ?? "") }
        XCTAssertEqual(names.filter { given.contains(String($0.1)) }.map(\.0), [])
        XCTAssertGreaterThan(names.count, 1000)
    }

    /// Members in extensions can't be overridden, so public members in an extension of an open class must be declared
    /// as `final` or `static`.
    func testMembersOutsideAClassBodyAreFinal() throws {
        let hidden = try PublicDeclaration.all().filter { $0.isInExtensionOfOpenClass && !$0.isType && !$0.isFinal }
        XCTAssertEqual(hidden.map(\.path), [])
    }

    func testTheOnlyPublicDeclarationsOutsideTypesAreFunctionsOfUIKit() throws {
        let functions = try PublicDeclaration.all().filter { !$0.isType && !$0.path.contains(".") }
            .map { String($0.path.prefix { $0 != "(" }) }
        XCTAssertEqual(functions.sorted(), Self.functionsOfUIKit)
    }
}

/// A public declaration in the sources.
private struct PublicDeclaration {
    /// The names of the enclosing types and of the declaration. For an initializer, the first argument label follows.
    var path: String
    var isType = false
    var isOverride = false
    var isFinal = false
    var isInExtensionOfOpenClass = false
    var documentation: String

    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/HeadlessUIKit")

    static func all() throws -> [PublicDeclaration] {
        let files =
            FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
            ?? []
        let texts = try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
        XCTAssertGreaterThan(texts.count, 100)
        let openClass = /^open (?:\w+ )*class (\w+)/.anchorsMatchLineEndings()
        let openClasses = Set(texts.flatMap { $0.matches(of: openClass).map { String($0.1) } })
        return texts.flatMap { declarations($0, openClasses) }
    }

    /// Returns a file's public declarations. The parser reads the file line by line and relies on the indentation that
    /// `swift format` produces.
    private static func declarations(_ text: String, _ openClasses: Set<String>) -> [PublicDeclaration] {
        let declaration =
            /(?<path>(?:\w+ |\w+\(\w+\) |@\S+ )*?)(?<kind>class|struct|enum|protocol|extension|typealias|func|var|let|init|subscript)\b\??(?: (?<name>[\w.]+|[=<>]+))?(?<label>\(\w+)?/
        var around: [(indentation: Int, name: String, isExtension: Bool)] = []
        var documentation = ""
        var found: [PublicDeclaration] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let indentation = line.prefix { $0 == " " }.count
            // Class members are treated like instance members.
            var code = line.dropFirst(indentation)
            if let word = code.range(of: " class func ") ?? code.range(of: " class var ") {
                code.removeSubrange(word.lowerBound..<code.index(word.lowerBound, offsetBy: 6))
            }
            if code.hasPrefix("///") {
                documentation += code
                continue
            }
            defer { if !code.hasPrefix("@") || code.contains("public") || code.contains("open") { documentation = "" } }
            guard !code.isEmpty, !code.hasPrefix("//"), !code.contains("import "), !code.hasPrefix(")"),
                !code.hasPrefix("}"),
                !code.hasPrefix("where")
            else {
                if code.hasPrefix("}") { around.removeAll { $0.indentation >= indentation } }
                continue
            }
            guard let match = code.prefixMatch(of: declaration) else { continue }
            let modifiers = match.path.split(separator: " ")
            let isType = ["class", "struct", "enum", "protocol", "typealias"].contains(match.kind)
            let name = String(match.name ?? match.kind) + (match.kind == "init" ? match.label ?? "" : "")
            let path = (around.map(\.name) + [name]).joined(separator: ".")
            if modifiers.contains("public") || modifiers.contains("open"), match.kind != "extension" {
                let owner = around.last
                let isOfOpenClass = around.count == 1 && openClasses.contains(owner?.name ?? "")
                found.append(
                    PublicDeclaration(
                        path: path, isType: isType, isOverride: modifiers.contains("override"),
                        isFinal: modifiers.contains("final") || modifiers.contains("static"),
                        isInExtensionOfOpenClass: isOfOpenClass && owner?.isExtension == true,
                        documentation: documentation))
            }
            let opens = isType && match.kind != "typealias" || match.kind == "extension"
            if opens, !line.hasSuffix("}") { around.append((indentation, name, match.kind == "extension")) }
        }
        return found
    }
}
