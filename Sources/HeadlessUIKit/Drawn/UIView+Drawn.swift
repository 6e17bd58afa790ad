import Foundation

// What a picture of a screen shows of views.

extension CALayer {
    /// The view whose layer this is.
    package final var drawnView: UIView? { view }
}

extension UIView {
    /// The view as a list's cell. Classes are told apart faster than protocols.
    package final var drawnCell: (any ListCell)? {
        self as? UITableViewCell ?? (self as? UICollectionViewCell) as (any ListCell)?
    }

    /// The view as a list.
    package final var drawnList: (any ListScrollView)? {
        guard self is UIScrollView else { return nil }
        return self as? UITableView ?? (self as? UICollectionView) as (any ListScrollView)?
    }

    /// Whether a list uses the view again: a cell, a header or a footer.
    package final var isUsedAgain: Bool {
        self is UITableViewCell || self is UICollectionReusableView || self is UITableViewHeaderFooterView
    }

    /// The controller whose view this is.
    package final var drawnController: UIViewController? { controller }

    /// Where a rectangle of this view lies whose x is counted from the leading edge.
    package final func placed(_ rect: CGRect) -> CGRect { directed(rect) }
}

extension UINavigationBar {
    /// Whether some of the page's content is scrolled under the bar.
    package final var coversContent: Bool {
        (superview?.controller as? UINavigationController)?.contentScrollView?.isScrolledDown ?? false
    }
}

extension UILabel {
    /// Whether all of the text has the label's font.
    package final var hasFontOfItsOwn: Bool { hasOneFont }
}

extension UITextView {
    package final var hasFontOfItsOwn: Bool { hasOneFont }
}

extension UIButton {
    /// What lies behind the title of a button with a configuration, for the button's state.
    package final var drawnBackground: UIBackgroundConfiguration? { configuration?.updated(for: self).background }
    /// The color of the title of a button with a configuration, for the button's state.
    package final var drawnForegroundColor: UIColor { configuration?.foregroundColor(of: self) ?? currentTitleColor }
    /// The title of a button with a configuration, with the attributes that its runs have.
    package final var drawnTitle: NSAttributedString {
        configuration?.styledTitle(currentTitle, of: self) ?? NSAttributedString(string: currentTitle ?? "")
    }
    /// The same of the subtitle.
    package final var drawnSubtitle: NSAttributedString? {
        configuration?.styledSubtitle(of: self) ?? configuration?.subtitle.map { NSAttributedString(string: $0) }
    }
    package final var drawnTitleFont: UIFont { configuration?.titleFont(traitCollection) ?? .systemFont(ofSize: 15) }
    package final var drawnSubtitleFont: UIFont {
        configuration?.subtitleFont(traitCollection) ?? .systemFont(ofSize: 13)
    }
    /// The view that holds the background's custom view.
    package final var drawnCustomBackground: UIView? { configuration?.background.customView?.superview }
}

extension ListScrollView {
    /// What lies in the list: cells, what was added to it, and headers and footers, which float over the others.
    package var fromBackToFront: [UIView] {
        let sectionViews = Set(engine.sectionViews.map { ObjectIdentifier($0.view) })
        let (front, back) = subviews.reduce(into: ([UIView](), [UIView]())) { parts, view in
            if sectionViews.contains(ObjectIdentifier(view)) { parts.0.append(view) } else { parts.1.append(view) }
        }
        return back + front
    }

    /// How many rows a section has at this moment.
    package func shownRowCount(inSection section: Int) -> Int { engine.rowCount(section) ?? 0 }

    /// Whether a view is a section's header or footer.
    package func isSectionView(_ view: UIView) -> Bool { engine.sectionViews.contains { $0.view === view } }
}

extension UICollectionView {
    /// The look of a list layout; `nil`: the layout is no list.
    package final var listAppearance: UIListEnvironment? {
        let environment = collectionViewLayout.listEnvironment
        return environment == .none ? nil : environment
    }

    /// Whether a list layout draws lines between its items.
    package final var showsSeparators: Bool {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.showsSeparators ?? false
    }
}

extension UIViewController {
    /// This controller and those that are presented over it, from the back to the front.
    package final var drawnStack: [UIViewController] {
        Array(sequence(first: self, next: \.presentedViewController))
    }

    /// Whether it is drawn as a card in front of the others.
    package final var isDrawnAsSheet: Bool { isSheet }
}

extension UIMenu {
    /// The sections of a menu: those of inline menus stand apart.
    package final var drawnSections: [[UIMenuElement]] {
        var sections: [[UIMenuElement]] = [[]]
        for child in children {
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
    /// What is typed into the view that takes text now, and what its Return key says.
    package static var typingTraits: (type: UIKeyboardType, returnKey: UIReturnKeyType) {
        let input = firstResponder as? any UITextInputTraits
        return (input?.keyboardType ?? .default, input?.returnKeyType ?? .default)
    }
}

extension UIScreen {
    /// Whether a device was named, so that its size, keyboard and status bar are known.
    package final var isNamedDevice: Bool { HeldDevice.current.device != nil }
    /// How much of the screen a named device keeps for itself, in points.
    package final var deviceInsets: UIEdgeInsets { HeldDevice.current.safeArea }
}
