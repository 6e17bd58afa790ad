import Foundation

/// Hiding the keyboard, and taps beside everything else.
extension Finger {
    /// Hides the keyboard. On iPad, taps the key that hides it. On iPhone, which has no such key, drags a scroll view
    /// whose ``UIScrollView/keyboardDismissMode`` hides the keyboard, without moving its content.
    ///
    /// Throws if the keyboard is not visible, if nothing on the screen of the given view can hide it in this way, or if
    /// the view that is being edited refuses to end editing.
    public func dismissKeyboard(in view: UIView) throws(TouchRefusal) {
        let root = view.root
        root.layoutIfNeeded()
        guard let responder = UIResponder.firstResponder, Keyboard.shownFrame != nil else {
            throw .notAllowed("the keyboard is not visible")
        }
        if root.traitCollection.userInterfaceIdiom == .pad, Keyboard.keysFrame != nil {
            responder.resignFirstResponder()
        } else {
            let list = root.scrollViewsInside.first { scrollView in
                scrollView.keyboardDismissMode != .none && scrollView.canBeDragged(.vertical)
                    && (try? reachScrollable(scrollView)) != nil
            }
            guard let list else {
                throw .notAllowed(
                    "nothing on screen hides the keyboard: an iPhone's keyboard has no key for that; press Return, or tap "
                        + "an empty place if the screen reacts to it")
            }
            drag(list) {
                if !list.keyboardDismissMode.dismissesOnDrag { responder.resignFirstResponder() }
            }
        }
        guard !responder.isFirstResponder else { throw .notAllowed("the editing can't be ended") }
        root.layoutIfNeeded()
    }

    /// Taps a place on the screen of a view that is in no row, no header or footer of a list, no bar and no control.
    /// Throws if there is no such place, or if nothing there reacts to a tap.
    ///
    /// Use this method for a tap recognizer that ends editing, for example. A place where a recognizer receives the touch
    /// is preferred.
    public func tapEmptyPlace(in view: UIView) throws(TouchRefusal) {
        let root = view.root
        root.layoutIfNeeded()
        if root.menuOverIt != nil { throw .notAllowed("a menu is open; choose from it or dismiss it") }
        let places = emptyPlaces(root)
        guard let place = places.first(where: { !$0.hit.recognizersAround.isEmpty }) ?? places.first else {
            throw .notAllowed("there is no empty place on screen")
        }
        if Self.marksTouches { Self.mark(place.point, in: root) }
        if closesOpenRow(place.hit) { return }
        let page = TouchedPage(place.hit)
        defer { withExtendedLifetime(page) {} }
        let target = ReachableView(view: place.hit, hit: place.hit, place: place.point)
        let touch = TouchDelivery(target, nil)
        touch.begin()
        let isKept = recognizeTap(target)
        if isKept ?? false { touch.cancel() } else { touch.end() }
        guard isKept != nil || touch.isReceived else {
            throw .cannot(Self.name(place.hit), what: "tapped: nothing reacts to a tap on an empty place")
        }
    }

    /// Returns points of a screen in a grid, from top to bottom, whose views are in nothing that a finger can touch.
    private func emptyPlaces(_ root: UIView) -> [(point: CGPoint, hit: UIView)] {
        let (columns, rows) = (12, 24)
        var places: [(point: CGPoint, hit: UIView)] = []
        let size = root.bounds.size
        let bottom = min(Keyboard.top(over: root) ?? size.height, size.height)
        for row in 0..<rows {
            for column in 0..<columns {
                let point = CGPoint(
                    x: root.bounds.minX + size.width * (CGFloat(column) + 0.5) / CGFloat(columns),
                    y: root.bounds.minY + bottom * (CGFloat(row) + 0.5) / CGFloat(rows))
                guard let hit = root.hitTest(point, with: nil), hit.isEmptyPlace, (try? Self.checkPages(of: hit)) != nil
                else { continue }
                places.append((point, hit))
            }
        }
        return places
    }

    /// Throws if another page is in front of one of the pages that contain a view.
    private static func checkPages(of view: UIView) throws(TouchRefusal) {
        var current: UIView? = view
        while let ancestor = current {
            if let controller = ancestor.controller { try checkPage(controller, of: view) }
            current = ancestor.superviewStorage
        }
    }
}

extension UIView {
    /// Whether the view is in no control, no cell, header or footer, no bar and no text view.
    fileprivate var isEmptyPlace: Bool {
        var current: UIView? = self
        while let view = current {
            if view is UIControl || view is any ReusableView || view is UINavigationBar || view is UITabBar
                || view is UIToolbar || view is UISearchBar || view is UITextView
            {
                return false
            }
            current = view.superviewStorage
        }
        return true
    }
}
