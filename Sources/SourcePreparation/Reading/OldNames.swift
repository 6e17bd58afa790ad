/// The names of UIKit and Foundation from before Swift 4.2 that a file uses or declares.
struct OldNames: Codable, Hashable, Sendable {
    /// The old names that the file uses.
    var used: Set<String> = []
    /// The old names that the file declares itself.
    var declared: Set<String> = []

    init() {}

    init(in source: SwiftSource, _ conditions: SourceConditions) {
        let declarations: Set = ["typealias", "let", "var", "func", "class", "struct", "enum", "case", "protocol"]
        for place in source.tokens.indices where source.tokens[place].kind == .word {
            guard Self.isOld(at: place, in: source), conditions.mayCompile(place) else { continue }
            if declarations.contains(source.spelling(place - 1)) {
                declared.insert(source.spelling(place))
            } else {
                used.insert(source.spelling(place))
            }
        }
    }

    /// Returns whether the word at an index is a name from before Swift 4.2.
    static func isOld(at place: Int, in source: SwiftSource) -> Bool {
        let word = source.spelling(place)
        // Argument labels and members of an app's own types may have such names, but all of them begin like this.
        guard word.hasPrefix("UI") || word.hasPrefix("NS") || word.hasPrefix("kCA") else { return false }
        return replacements[word] != nil && source.spelling(place + 1) != ":"
    }

    /// The current names, keyed by the old ones.
    static let replacements: [String: String] = {
        var names: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            names[words[0]] = words[1]
        }
        return names
    }()

    private static let text = """
        UITableViewCellStyle UITableViewCell.CellStyle
        UITableViewCellAccessoryType UITableViewCell.AccessoryType
        UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
        UITableViewCellEditingStyle UITableViewCell.EditingStyle
        UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
        UITableViewStyle UITableView.Style
        UITableViewScrollPosition UITableView.ScrollPosition
        UITableViewRowAnimation UITableView.RowAnimation
        UITableViewRowActionStyle UITableViewRowAction.Style
        UITableViewAutomaticDimension UITableView.automaticDimension
        UITableViewIndexSearch UITableView.indexSearch
        UICollectionViewScrollPosition UICollectionView.ScrollPosition
        UICollectionViewScrollDirection UICollectionView.ScrollDirection
        UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
        UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
        UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
        UIControlState UIControl.State
        UIControlEvents UIControl.Event
        UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
        UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
        UIButtonType UIButton.ButtonType
        UIViewContentMode UIView.ContentMode
        UIViewAutoresizing UIView.AutoresizingMask
        UIViewAnimationOptions UIView.AnimationOptions
        UIViewAnimationCurve UIView.AnimationCurve
        UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
        UIViewTintAdjustmentMode UIView.TintAdjustmentMode
        UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
        UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
        UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
        UILayoutConstraintAxis NSLayoutConstraint.Axis
        NSLayoutRelation NSLayoutConstraint.Relation
        NSLayoutAttribute NSLayoutConstraint.Attribute
        NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
        UIStackViewDistribution UIStackView.Distribution
        UIStackViewAlignment UIStackView.Alignment
        UIGestureRecognizerState UIGestureRecognizer.State
        UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
        UIBarButtonItemStyle UIBarButtonItem.Style
        UIBarButtonSystemItem UIBarButtonItem.SystemItem
        UITabBarSystemItem UITabBarItem.SystemItem
        UINavigationControllerOperation UINavigationController.Operation
        UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
        UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
        UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
        UIAlertControllerStyle UIAlertController.Style
        UIAlertActionStyle UIAlertAction.Style
        UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
        UIActivityType UIActivity.ActivityType
        UISearchBarStyle UISearchBar.Style
        UISearchBarIcon UISearchBar.Icon
        UITextFieldViewMode UITextField.ViewMode
        UITextBorderStyle UITextField.BorderStyle
        UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
        UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
        UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal
        UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast
        UIImageOrientation UIImage.Orientation
        UIImageRenderingMode UIImage.RenderingMode
        UIImageResizingMode UIImage.ResizingMode
        UIImagePNGRepresentation UIImage.pngData()
        UIImageJPEGRepresentation UIImage.jpegData(compressionQuality:)
        UIImagePickerControllerOriginalImage UIImagePickerController.InfoKey.originalImage
        UIImagePickerControllerEditedImage UIImagePickerController.InfoKey.editedImage
        UIImagePickerControllerSourceType UIImagePickerController.SourceType
        UIBlurEffectStyle UIBlurEffect.Style
        UIDatePickerMode UIDatePicker.Mode
        UIProgressViewStyle UIProgressView.Style
        UIDeviceOrientationDidChange UIDevice.orientationDidChangeNotification
        UIFontWeight UIFont.Weight
        UIFontWeightRegular UIFont.Weight.regular
        UIFontWeightMedium UIFont.Weight.medium
        UIFontWeightSemibold UIFont.Weight.semibold
        UIFontWeightBold UIFont.Weight.bold
        UIFontWeightLight UIFont.Weight.light
        UIFontTextStyle UIFont.TextStyle
        UIFontTextStyleBody UIFont.TextStyle.body
        UIEdgeInsetsMake UIEdgeInsets(top:left:bottom:right:)
        UIEdgeInsetsInsetRect CGRect.inset(by:)
        UIEdgeInsetsEqualToEdgeInsets ==
        UIEdgeInsetsZero UIEdgeInsets.zero
        UIOffsetMake UIOffset(horizontal:vertical:)
        UIOffsetZero UIOffset.zero
        UIApplicationState UIApplication.State
        UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
        UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
        UIApplicationOpenSettingsURLString UIApplication.openSettingsURLString
        UIApplicationDidBecomeActive UIApplication.didBecomeActiveNotification
        UIApplicationWillResignActive UIApplication.willResignActiveNotification
        UIApplicationDidEnterBackground UIApplication.didEnterBackgroundNotification
        UIApplicationWillEnterForeground UIApplication.willEnterForegroundNotification
        UIApplicationWillTerminate UIApplication.willTerminateNotification
        UIApplicationDidReceiveMemoryWarning UIApplication.didReceiveMemoryWarningNotification
        UIKeyboardWillShow UIResponder.keyboardWillShowNotification
        UIKeyboardDidShow UIResponder.keyboardDidShowNotification
        UIKeyboardWillHide UIResponder.keyboardWillHideNotification
        UIKeyboardDidHide UIResponder.keyboardDidHideNotification
        UIKeyboardWillChangeFrame UIResponder.keyboardWillChangeFrameNotification
        UIKeyboardDidChangeFrame UIResponder.keyboardDidChangeFrameNotification
        UIKeyboardFrameBeginUserInfoKey UIResponder.keyboardFrameBeginUserInfoKey
        UIKeyboardFrameEndUserInfoKey UIResponder.keyboardFrameEndUserInfoKey
        UIKeyboardAnimationDurationUserInfoKey UIResponder.keyboardAnimationDurationUserInfoKey
        UIKeyboardAnimationCurveUserInfoKey UIResponder.keyboardAnimationCurveUserInfoKey
        UITextFieldTextDidChange UITextField.textDidChangeNotification
        UITextFieldTextDidBeginEditing UITextField.textDidBeginEditingNotification
        UITextFieldTextDidEndEditing UITextField.textDidEndEditingNotification
        UITextViewTextDidChange UITextView.textDidChangeNotification
        UIContentSizeCategoryDidChange UIContentSizeCategory.didChangeNotification
        UILayoutPriorityRequired UILayoutPriority.required
        UILayoutPriorityDefaultHigh UILayoutPriority.defaultHigh
        UILayoutPriorityDefaultLow UILayoutPriority.defaultLow
        UIAccessibilityTraitButton UIAccessibilityTraits.button
        UIAccessibilityTraitHeader UIAccessibilityTraits.header
        UIAccessibilityTraitNone UIAccessibilityTraits.none
        NSFontAttributeName NSAttributedString.Key.font
        NSForegroundColorAttributeName NSAttributedString.Key.foregroundColor
        NSBackgroundColorAttributeName NSAttributedString.Key.backgroundColor
        NSParagraphStyleAttributeName NSAttributedString.Key.paragraphStyle
        NSKernAttributeName NSAttributedString.Key.kern
        NSUnderlineStyleAttributeName NSAttributedString.Key.underlineStyle
        NSLinkAttributeName NSAttributedString.Key.link
        NSAttributedStringKey NSAttributedString.Key
        kCAGradientLayerAxial CAGradientLayerType.axial
        kCATransitionFade CATransitionType.fade
        kCATransitionPush CATransitionType.push
        kCAMediaTimingFunctionEaseInEaseOut CAMediaTimingFunctionName.easeInEaseOut
        kCAMediaTimingFunctionLinear CAMediaTimingFunctionName.linear
        kCAFillModeForwards CAMediaTimingFillMode.forwards
        kCALineCapRound CAShapeLayerLineCap.round
        """
}
