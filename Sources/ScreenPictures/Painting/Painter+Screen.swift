import Foundation
import HeadlessUIKit

/// Draws a whole screen: the root page, presented pages, menus, and the device's status bar and home indicator.
extension Painter {
    /// - Parameter views: The view of the root controller and the views of the presented controllers, from back to
    ///   front.
    func drawScreen(_ views: [UIView]) {
        guard let screen = views.first else { return }
        let bounds = screen.ownBounds
        let base = background(of: screen) ?? .systemBackground
        canvas.open(canvas.clip(bounds, radius: 0))
        if let fill = fill(base, of: screen) { canvas.rect(bounds, fill) }
        var isOnBlack = false
        for (index, view) in views.enumerated() {
            let next = index + 1 < views.count ? views[index + 1].drawnController : nil
            let isBack = index == 0 && next.map(Self.pushesBack) == true
            isOnBlack = isOnBlack || isBack
            if isBack { openPushedBack(bounds, of: view) }
            switch view.drawnController {
            case let alert as UIAlertController: drawAlert(alert, over: bounds)
            case let controller? where index > 0 && controller.isDrawnAsSheet:
                drawSheet(view, controller, over: bounds)
            default:
                // The root page and presented pages that are not sheets fill the screen.
                draw(view, at: .zero)
            }
            for _ in 0..<(isBack ? 2 : 0) { canvas.close() }
        }
        drawKeyboard(over: bounds, of: screen)
        if let front = views.last, let menu = front.openMenu { drawMenu(menu, over: bounds, of: front) }
        if let front = views.last, let drag = front.drawnDrag { draw(drag, of: front) }
        // A sheet or an alert leaves the status bar to the page behind it.
        let page = views.last { view in
            view.drawnController.map { !$0.isDrawnAsSheet && !($0 is UIAlertController) } ?? false
        }
        let hidesStatusBar = page?.drawnController?.hidesStatusBar ?? false
        drawDevice(bounds, of: screen, statusColor: hidesStatusBar ? nil : isOnBlack ? .white : .label)
        canvas.close()
    }

    private func dim(_ bounds: CGRect, of view: UIView) {
        if let fill = fill(UIColor(white: 0, alpha: 0.25), of: view) { canvas.rect(bounds, fill) }
    }

    // MARK: Sheets

    /// Returns whether a sheet pushes back the page behind it. Full-height sheets on iPhone do so.
    private static func pushesBack(_ sheet: UIViewController) -> Bool {
        guard sheet.isDrawnAsSheet, let frame = sheet.sheetFrame, frame.width == UIScreen.main.bounds.width else {
            return false
        }
        return UIScreen.main.deviceInsets.top > 0 && sheet.sheetPresentationController?.isLarge ?? true
    }

    /// Begins drawing the page behind a sheet, as a slightly smaller card on black. The margin of 16 points on each
    /// side is unverified.
    private func openPushedBack(_ bounds: CGRect, of view: UIView) {
        if let fill = fill(.black, of: view) { canvas.rect(bounds, fill) }
        let scale = (bounds.width - 32) / bounds.width
        canvas.open(" transform=\"translate(16 \(UIScreen.main.deviceInsets.top.svg))scale(\(scale.svg))\"")
        canvas.open(canvas.clip(bounds, radius: 10, [.layerMinXMinYCorner, .layerMaxXMinYCorner]))
        if let fill = fill(background(of: view) ?? .systemBackground, of: view) { canvas.rect(bounds, fill) }
    }

    /// Draws a sheet as a card with rounded corners at the sheet's frame. If the sheet prefers a grabber, also draws
    /// the grabber.
    private func drawSheet(_ view: UIView, _ controller: UIViewController, over bounds: CGRect) {
        let (sheet, popover) = (
            controller.sheetPresentationController, controller.popoverPresentationController?.place
        )
        if popover == nil, sheet?.dims ?? true { dim(bounds, of: view) }
        let outer = traits
        defer { traits = outer }
        let level = view.traitCollection.userInterfaceLevel
        traits.light = traits.light.modifyingTraits { $0.userInterfaceLevel = level }
        traits.dark = traits.dark.modifyingTraits { $0.userInterfaceLevel = level }
        let place = controller.sheetFrame ?? bounds
        let radius = sheet?.preferredCornerRadius ?? 12
        let isAtBottom = place.maxY >= bounds.maxY
        let corners: CACornerMask = isAtBottom ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
        if let popover {
            canvas.open(canvas.class(.init(light: "filter:drop-shadow(0 8px 24px #00000040)")))
            if let fill = fill(background(of: view) ?? .systemBackground, of: view) {
                canvas.path(Self.arrow(of: popover), fill)
                canvas.rect(place, radius: radius, fill)
            }
            canvas.close()
        }
        canvas.open(canvas.clip(place, radius: radius, corners))
        if let fill = fill(background(of: view) ?? .systemBackground, of: view) { canvas.rect(place, fill) }
        draw(view, at: origin(of: view, isPresented: true))
        if sheet?.prefersGrabberVisible == true, let fill = fill(.tertiaryLabel, of: view) {
            canvas.rect(CGRect(x: place.midX - 18, y: place.minY + 5, width: 36, height: 5), radius: 2.5, fill)
        }
        canvas.close()
    }

    /// Returns the outline of a popover's arrow, 26 points wide (unverified).
    private static func arrow(of place: UIPopoverPresentationController.Place) -> String {
        let (frame, length) = (place.frame, UIPopoverPresentationController.arrowLength)
        func between(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            min(max(value, low + 2 * length), high - 2 * length)
        }
        let (tip, isUpright) = (place.tip, place.arrow == .up || place.arrow == .down)
        let base =
            isUpright
            ? CGPoint(x: between(tip.x, frame.minX, frame.maxX), y: place.arrow == .up ? frame.minY : frame.maxY)
            : CGPoint(x: place.arrow == .left ? frame.minX : frame.maxX, y: between(tip.y, frame.minY, frame.maxY))
        let (across, along) = isUpright ? (length, CGFloat(0)) : (CGFloat(0), length)
        let end = isUpright ? CGPoint(x: base.x, y: tip.y) : CGPoint(x: tip.x, y: base.y)
        return "M\((base.x - across).svg) \((base.y - along).svg)L\(end.x.svg) \(end.y.svg)"
            + "L\((base.x + across).svg) \((base.y + along).svg)Z"
    }

    private func drawAlert(_ alert: UIAlertController, over bounds: CGRect) {
        guard let view = alert.viewIfLoaded else { return }
        dim(bounds, of: view)
        draw(view, at: origin(of: view, isPresented: true))
    }

    /// Returns the position of a page on the screen. This is the origin of the sheet's frame if the page is presented
    /// as a sheet. All other pages fill the screen, and are at its upper left corner.
    func origin(of view: UIView, isPresented: Bool) -> CGPoint {
        guard isPresented, let controller = view.drawnController, controller.isDrawnAsSheet else { return .zero }
        return controller.sheetFrame?.origin ?? .zero
    }

    // MARK: Menus

    private func drawMenu(_ menu: UIMenu, over bounds: CGRect, of view: UIView) {
        let sections = menu.drawnSections
        let width: CGFloat = 250
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection)
        let footnote = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: view.traitCollection)
        func height(_ text: String, _ font: UIFont, limit: CGFloat) -> CGFloat {
            TextMeasurer(limit: limit).size(of: NSAttributedString(string: text), font).height
        }
        let titleHeight =
            menu.title.isEmpty ? 0 : max(32, height(menu.title, footnote, limit: width - 32) + 16)
        // A row is at least 44 points high, and grows with the text size.
        let rows = sections.map { section in
            section.map { max(44, height($0.title, body, limit: Self.textRoom(of: $0, in: width)) + 22) }
        }
        let gaps = CGFloat(max(0, sections.count - 1)) * 8
        let height = titleHeight + rows.joined().reduce(0, +) + gaps
        let card = placeMenu(CGSize(width: width, height: height), over: bounds, of: view)
        canvas.open(canvas.class(.init(light: "filter:drop-shadow(0 8px 24px #00000040)")))
        if let fill = fill(Self.menuBackground, of: view) { canvas.rect(card, radius: 13, fill) }
        canvas.close()
        canvas.open(canvas.clip(card, radius: 13))
        var y = card.minY
        if !menu.title.isEmpty {
            draw(
                menu.title, TextSetting(font: footnote, color: .secondaryLabel, maximumLines: 0),
                in: CGRect(x: card.minX + 16, y: y, width: width - 32, height: titleHeight), of: view)
            y += titleHeight
            drawLine(at: y, card, of: view)
        }
        for (number, section) in sections.enumerated() {
            if number > 0 {
                if let fill = fill(.tertiarySystemFill, of: view) {
                    canvas.rect(CGRect(x: card.minX, y: y, width: width, height: 8), fill)
                }
                y += 8
            }
            for (index, element) in section.enumerated() {
                let height = rows[number][index]
                draw(element, body, in: CGRect(x: card.minX, y: y, width: width, height: height), of: view)
                y += height
                if index < section.count - 1 { drawLine(at: y, card, of: view) }
            }
        }
        canvas.close()
    }

    /// Returns a menu's frame. The menu is below the source view, or above it if the menu doesn't fit below and there
    /// is more space above. A menu without a source view is centered. For a context menu, also dims the screen and draws
    /// the preview on top.
    private func placeMenu(_ size: CGSize, over bounds: CGRect, of view: UIView) -> CGRect {
        guard let source = view.sourceOfMenu else {
            return CGRect(
                x: (bounds.width - size.width) / 2, y: max(60, (bounds.height - size.height) / 2), width: size.width,
                height: size.height)
        }
        let origin = rootOrigin(of: view)
        var place = source.convert(source.bounds, to: nil).offsetBy(dx: origin.x, dy: origin.y)
        switch view.previewOfMenu {
        case .page(let page): place = drawPreview(page, over: bounds, of: view)
        case .view(let preview):
            dim(bounds, of: view)
            let shown = preview?.view ?? source
            let visible = preview?.parameters.visiblePath?.bounds ?? shown.bounds
            place = shown.convert(visible, to: nil).offsetBy(dx: origin.x, dy: origin.y)
            drawLifted(shown, preview?.parameters, at: place.origin)
        case nil: break
        }
        let insets = UIScreen.main.deviceInsets
        let (top, bottom) = (bounds.minY + max(8, insets.top), bounds.maxY - max(8, insets.bottom))
        let isBelow = place.maxY + 8 + size.height <= bottom || bottom - place.maxY > place.minY - top
        let y = isBelow ? place.maxY + 8 : place.minY - 8 - size.height
        let x = place.midX <= bounds.midX ? max(place.minX, bounds.minX + 16) : place.maxX - size.width
        return CGRect(
            x: min(max(x, bounds.minX + 8), bounds.maxX - size.width - 8), y: min(max(y, top), bottom - size.height),
            width: size.width, height: size.height)
    }

    /// Returns the position of the root of a page's views on the screen.
    func rootOrigin(of view: UIView) -> CGPoint {
        view.superview == nil ? view.drawnController?.sheetFrame?.origin ?? .zero : .zero
    }

    /// Draws the visible part of a view with rounded corners, as a preview.
    func drawLifted(_ view: UIView, _ parameters: UIPreviewParameters?, at origin: CGPoint) {
        let visible = parameters?.visiblePath?.bounds ?? view.bounds
        let place = CGRect(origin: origin, size: visible.size)
        let color = parameters?.backgroundColor ?? background(of: view) ?? .systemBackground
        canvas.open(canvas.clip(place, radius: 13))
        if let fill = fill(color, of: view) { canvas.rect(place, fill) }
        draw(view, at: CGPoint(x: place.minX - visible.minX, y: place.minY - visible.minY))
        canvas.close()
    }

    /// Dims the screen, draws the controller that a context menu shows, and returns its place. It has its preferred content
    /// size or, without one, is as wide as the screen allows and half as high as the screen (unverified).
    private func drawPreview(_ page: UIViewController, over bounds: CGRect, of view: UIView) -> CGRect {
        dim(bounds, of: view)
        var size = page.preferredContentSize
        if size.width <= 0 || size.height <= 0 { size = CGSize(width: bounds.width - 32, height: bounds.height / 2) }
        size.width = min(size.width, bounds.width - 32)
        let place = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.minY + max(60, bounds.height * 0.3 - size.height / 2),
            width: size.width, height: size.height)
        guard let shown = page.view else { return place }
        shown.frame = CGRect(origin: .zero, size: size)
        shown.layoutIfNeeded()
        canvas.open(canvas.clip(place, radius: 13))
        if let fill = fill(background(of: shown) ?? .systemBackground, of: shown) { canvas.rect(place, fill) }
        draw(shown, at: place.origin)
        canvas.close()
        return place
    }

    private static let menuBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.97, alpha: 1)
    }

    func drawLine(at y: CGFloat, _ card: CGRect, _ color: UIColor? = .separator, of view: UIView) {
        if let fill = fill(color, of: view) {
            canvas.rect(CGRect(x: card.minX, y: y - Self.hairline, width: card.width, height: Self.hairline), fill)
        }
    }

    /// Returns the width of a menu element's title: beside the check mark, if there is one, and the image.
    private static func textRoom(of element: UIMenuElement, in width: CGFloat) -> CGFloat {
        width - 64 - ((element as? UIAction)?.state == .on ? 18 : 0)
    }

    private func draw(_ element: UIMenuElement, _ font: UIFont, in rect: CGRect, of view: UIView) {
        let action = element as? UIAction
        let attributes = action?.attributes ?? []
        let color: UIColor =
            attributes.contains(.disabled) ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        func placed(_ part: CGRect) -> CGRect {
            view.isMirrored ? part.offsetBy(dx: rect.minX + rect.maxX - part.minX - part.maxX, dy: 0) : part
        }
        var start = rect.minX + 16
        if action?.state == .on {
            let mark = CGRect(x: start - 4, y: rect.midY - 8, width: 16, height: 16)
            draw(symbol: "checkmark", color, placed(mark), of: view)
            start += 18
        }
        let room = Self.textRoom(of: element, in: rect.width)
        draw(
            element.title, TextSetting(font: font, color: color, maximumLines: 0),
            in: placed(CGRect(x: start, y: rect.minY, width: room, height: rect.height)), of: view)
        let side: CGFloat = 20
        let place = placed(CGRect(x: rect.maxX - 16 - side, y: rect.midY - side / 2, width: side, height: side))
        if let image = element.image {
            draw(image, in: place, .scaleAspectFit, tint: color, of: view)
        } else if action == nil {
            draw(symbol: "chevron.forward", .tertiaryLabel, place, of: view, side: 14)
        }
    }

    /// The background color of bars whose appearance has a background effect, but no color.
    static let chrome = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.086, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
    }

    // MARK: Device

    /// Draws the status bar, unless it is hidden, and the home indicator, if the device has the corresponding safe area
    /// insets.
    private func drawDevice(_ bounds: CGRect, of view: UIView, statusColor: UIColor?) {
        guard bounds.size == UIScreen.main.bounds.size else { return }
        let insets = UIScreen.main.deviceInsets
        if insets.top > 0, let statusColor {
            drawStatusBar(CGRect(x: 0, y: 0, width: bounds.width, height: insets.top), statusColor, of: view)
        }
        guard insets.bottom > 0, let fill = fill(.label, of: view) else { return }
        canvas.rect(
            CGRect(x: bounds.midX - 67, y: bounds.maxY - 13, width: 134, height: 5), radius: 2.5, fill)
    }

    /// Draws the time, the connection and the battery status. An iPad shows the time with the date at the left, and has no
    /// cellular connection. An iPhone with a home button shows the connection at the left, and the time in the middle. All
    /// sizes are unverified.
    private func drawStatusBar(_ bar: CGRect, _ color: UIColor, of view: UIView) {
        guard let fill = fill(color, of: view), let faint = self.fill(.tertiaryLabel, of: view) else { return }
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let isTall = bar.height > 30
        let middle = isTall ? bar.maxY - 24 : bar.midY
        let font = UIFont.systemFont(ofSize: isTall ? 17 : 12, weight: .semibold)
        let side: CGFloat = isPad ? 20 : isTall ? 32 : 0
        let time = CGRect(x: side, y: middle - 11, width: isTall ? 60 : bar.width - 2 * side, height: 22)
        draw(
            isPad ? "9:41 AM  Tue Jan 9" : "9:41",
            TextSetting(font: font, color: color, alignment: isPad ? .left : .center), in: time, of: view)
        let edge = bar.maxX - (isTall ? 28 : isPad ? 18 : 6)
        // A short status bar of an iPhone shows the connection at its left side.
        let isApart = !isTall && !isPad
        let bars = isTall ? edge - 72 : 6
        if let stroke = stroke(.tertiaryLabel, of: view, width: 1) {
            canvas.rect(CGRect(x: edge - 26, y: middle - 6, width: 24, height: 12), radius: 3.5, stroke)
        }
        canvas.rect(CGRect(x: edge - 24, y: middle - 4, width: 20, height: 8), radius: 2, fill)
        canvas.rect(CGRect(x: edge - 1.2, y: middle - 2, width: 1.4, height: 4), radius: 0.7, faint)
        for bar in 0..<(isPad ? 0 : 4) {
            let height = 4 + CGFloat(bar) * 2.7
            canvas.rect(
                CGRect(x: bars + CGFloat(bar) * 4.8, y: middle + 6 - height, width: 3.2, height: height),
                radius: 0.8,
                fill)
        }
        let wifi =
            isApart
            ? CGRect(x: 28, y: middle - 8, width: 15, height: 15)
            : CGRect(
                x: edge - (isPad ? 80 : 50), y: middle - (isPad ? 8 : 10), width: isPad ? 15 : 19,
                height: isPad ? 15 : 19)
        draw(symbol: "wifi", color, wifi, of: view, weight: 2.6)
        guard isPad else { return }
        let charge = CGRect(x: edge - 64, y: middle - 11, width: 34, height: 22)
        draw("100%", TextSetting(font: font, color: color, alignment: .right), in: charge, of: view)
    }
}
