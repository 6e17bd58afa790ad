import Foundation

// Members that are used to draw pictures of a screen.

extension CALayer {
    /// The view that owns the layer.
    package final var drawnView: UIView? { view }
}

extension UIView {
    /// The view as a list cell; `nil` if it is not a list cell. The code casts to the classes of list cells, because
    /// that is faster than casting to the protocol.
    package final var drawnCell: (any ListCell)? {
        self as? UITableViewCell ?? (self as? UICollectionViewCell) as (any ListCell)?
    }

    /// The view as a list; `nil` if it is not a list.
    package final var drawnList: (any ListScrollView)? {
        guard self is UIScrollView else { return nil }
        return self as? UITableView ?? (self as? UICollectionView) as (any ListScrollView)?
    }

    /// The list that has the view as a direct subview, or in the scroll view of a section that scrolls orthogonally;
    /// `nil` if there is no such list.
    package final var drawnInList: (any ListScrollView)? {
        superview?.drawnList ?? (superview as? SectionScrollView)?.engine?.list as? UICollectionView
    }

    /// Whether a list can reuse the view, because it is a cell, header, footer or other reusable view.
    package final var isUsedAgain: Bool {
        self is UITableViewCell || self is UICollectionReusableView || self is UITableViewHeaderFooterView
    }

    /// The controller that owns the view.
    package final var drawnController: UIViewController? { controller }

    /// Converts a rectangle to the view's coordinates. The rectangle's x coordinate is measured from the leading edge.
    package final func placed(_ rect: CGRect) -> CGRect { directed(rect) }
}

extension UINavigationBar {
    /// Whether part of the page's content is scrolled under the bar.
    package final var coversContent: Bool {
        drawnNavigation?.contentScrollView?.isScrolledDown ?? false
    }

    private final var drawnNavigation: UINavigationController? { superview?.controller as? UINavigationController }

    /// The appearance whose background is drawn; `nil` if the bar is transparent. This is the case if the content is
    /// not scrolled and no appearance is set for that state.
    package final var drawnAppearance: UINavigationBarAppearance? {
        drawnNavigation == nil || coversContent ? scrolledAppearance : edgeAppearance
    }
}

extension UICollectionViewListCell {
    /// The distance from the content view's leading edge to the text, in points.
    package final var drawnTextMargin: CGFloat {
        (contentView as? UIListContentView)?.shownMargins.leading ?? contentView.directionalLayoutMargins.leading
    }
}

extension UITabBar {
    /// The appearance whose background is drawn; `nil` if the bar is transparent. This is the case if a tab bar
    /// controller's page is scrolled to its end, or does not scroll, and no appearance is set for that state. An appearance
    /// of the selected item takes precedence.
    package final var drawnAppearance: UITabBarAppearance? {
        let selected = (superview?.controller as? UITabBarController)?.selectedViewController
        let page = (selected as? UINavigationController)?.topViewController ?? selected
        guard let page, page.mainScrollView?.hidesContentBelow != true else { return scrolledAppearance }
        return selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    private final var scrolledAppearance: UITabBarAppearance { selectedItem?.standardAppearance ?? standardAppearance }

    /// The appearance of the tabs.
    package final var drawnTabs: UITabBarItemAppearance {
        let appearance = drawnAppearance ?? scrolledAppearance
        if !isInline { return appearance.stackedLayoutAppearance }
        return traitCollection.verticalSizeClass == .compact
            ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
    }
}

extension UILabel {
    /// Whether the label's font applies to the whole text, because it was set after the attributed text.
    package final var usesOneFont: Bool { hasOneFont }
    /// The font of text without a font attribute.
    package final var drawnFont: UIFont { isPlain ? font : unstyledFont }
    /// The color of text without a color attribute.
    package final var drawnColor: UIColor { isPlain ? textColor : unstyledColor }
    /// The alignment of text without a paragraph style.
    package final var drawnAlignment: NSTextAlignment { isPlain ? textAlignment : unstyledAlignment }
}

extension UITextField {
    /// The font of text without a font attribute.
    package final var drawnFont: UIFont { unstyledFont ?? .systemFont(ofSize: 17) }
    /// The color of text without a color attribute.
    package final var drawnColor: UIColor { unstyledColor ?? .label }
}

extension UITextView {
    /// The text, with the attributes of links.
    package final var drawnText: NSAttributedString {
        let text: NSAttributedString = attributedText
        guard text.length > 0, let look = linkTextAttributes, !look.isEmpty else { return text }
        let drawn = NSMutableAttributedString(attributedString: text)
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, _ in
            if link != nil { drawn.addAttributes(look, range: range) }
        }
        return drawn
    }
}

extension UIButton {
    /// The button's background in its current state; `nil` if the button has no configuration.
    package final var drawnBackground: UIBackgroundConfiguration? { configuration?.updated(for: self).background }
    /// The title color of the button in its current state.
    package final var drawnForegroundColor: UIColor { configuration?.foregroundColor(of: self) ?? currentTitleColor }
    /// The view that contains the background's custom view.
    package final var drawnCustomBackground: UIView? { configuration?.background.customView?.superview }
}

extension ListScrollView {
    /// The list's subviews in drawing order. Headers and footers come last, because they float above the other
    /// subviews.
    package var fromBackToFront: [UIView] {
        // Such a layout determines the order of all views.
        if engine.placing != nil { return subviews }
        let sectionViews = Set(engine.sectionViews.map { ObjectIdentifier($0.view) })
        let (front, back) = subviews.reduce(into: ([UIView](), [UIView]())) { parts, view in
            if sectionViews.contains(ObjectIdentifier(view)) { parts.0.append(view) } else { parts.1.append(view) }
        }
        return back + front
    }

    /// Returns the number of rows in a section, including rows that are off screen; 0 if the section does not exist.
    package func shownRowCount(inSection section: Int) -> Int { engine.rowCount(section) ?? 0 }

    /// Whether a view is the header or footer of a section.
    package func isSectionView(_ view: UIView) -> Bool { engine.sectionViews.contains { $0.view === view } }
}

extension UICollectionView {
    /// The list style of the collection view's layout; `nil` if the layout is not a list layout.
    package final var listAppearance: UIListEnvironment? {
        let environment = collectionViewLayout.listEnvironment
        return environment == .none ? nil : environment
    }

    /// Returns the list style of a section; `nil` if the section is not a list.
    package final func listAppearance(ofSection section: Int) -> UIListEnvironment? {
        listConfiguration(ofSection: section)?.environment
    }

    /// Returns the separators of an item, as its section's handler changes them; `nil` if the section is not a list, or
    /// shows no separators.
    package final func separators(of indexPath: IndexPath) -> UIListSeparatorConfiguration? {
        guard let list = listConfiguration(ofSection: indexPath.section), list.showsSeparators else { return nil }
        return list.itemSeparatorHandler?(indexPath, list.separatorConfiguration) ?? list.separatorConfiguration
    }

    private func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.listConfiguration(ofSection: section)
    }
}

extension UIViewController {
    /// This controller and the controllers presented over it, from back to front.
    package final var drawnStack: [UIViewController] {
        presentedStack.reversed()
    }

    /// Whether the controller, or the child to which it delegates the decision, hides the status bar.
    package final var hidesStatusBar: Bool {
        var controller = self
        while let child = controller.childForStatusBarHidden, child !== controller { controller = child }
        return controller.prefersStatusBarHidden
    }

    /// Whether the controller is drawn as a sheet in front of the other controllers.
    package final var isDrawnAsSheet: Bool { isSheet }
}

extension UIMenu {
    /// The visible elements of the menu, divided into sections. Each inline menu is a separate section.
    package final var drawnSections: [[UIMenuElement]] {
        var sections: [[UIMenuElement]] = [[]]
        for child in providedChildren {
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
                sections += [menu.shownElements, []]
            } else if let action = child as? UIAction, action.attributes.contains(.hidden) {
                continue
            } else {
                sections[sections.count - 1].append(child)
            }
        }
        return sections.filter { !$0.isEmpty }
    }
}

extension UIResponder {
    /// The keyboard type and return key of the first responder.
    package static var typingTraits: (type: UIKeyboardType, returnKey: UIReturnKeyType) {
        let input = firstResponder as? any UITextInputTraits
        return (input?.keyboardType ?? .default, input?.returnKeyType ?? .default)
    }
}

extension UIScreen {
    /// Whether the current device is a named device, whose size, keyboard and status bar are known.
    package final var isNamedDevice: Bool { HeldDevice.current.device != nil }
    /// The safe area of the named device, in points.
    package final var deviceInsets: UIEdgeInsets { HeldDevice.current.safeArea }
}
