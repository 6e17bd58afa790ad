import Foundation
import HeadlessUIKit

extension UISwitch: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }
extension UISlider: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }
extension UIStepper: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }
extension UISegmentedControl: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }
extension UIPageControl: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }
extension UIProgressView: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }
extension UIActivityIndicatorView: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }

// Draws controls as they look on iOS 18. The measurements are based on developers' reports. These measurements and the
// sizes of the controls are unverified.
extension Painter {
    func draw(_ control: UISwitch) {
        let track = control.ownBounds
        let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let color = control.isOn ? control.onTintColor ?? .systemGreen : .secondarySystemFill
        if let fill = fill(color, of: control, opacity: control.isEnabled ? 1 : 0.5) {
            canvas.rect(track, radius: 15.5, fill)
        }
        let x = control.isOn == isMirrored ? 15.5 : 35.5
        drawThumb(CGPoint(x: x, y: track.midY), 13.5, control.thumbTintColor, of: control)
    }

    /// Draws a thumb with a shadow. The default color is white.
    private func drawThumb(_ center: CGPoint, _ radius: CGFloat, _ color: UIColor?, of view: UIView) {
        guard let fill = fill(color ?? .white, of: view) else { return }
        canvas.open(canvas.class(.init(light: "filter:drop-shadow(0 2px 2px #00000026)")))
        canvas.circle(center, radius, fill)
        canvas.close()
    }

    func draw(_ slider: UISlider) {
        let bounds = slider.ownBounds
        let range = slider.maximumValue - slider.minimumValue
        var part = range > 0 ? CGFloat((slider.value - slider.minimumValue) / range) : 0
        if slider.effectiveUserInterfaceLayoutDirection == .rightToLeft { part = 1 - part }
        let radius: CGFloat = 14
        let x = radius + max(0, bounds.width - 2 * radius) * part
        let track = CGRect(x: 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
        if let fill = fill(slider.maximumTrackTintColor ?? .systemFill, of: slider) {
            canvas.rect(track, radius: 2, fill)
        }
        if let fill = fill(slider.minimumTrackTintColor ?? slider.tintColor, of: slider) {
            var done = track
            done.size.width = x - 2
            if slider.effectiveUserInterfaceLayoutDirection == .rightToLeft {
                done.origin.x = x
                done.size.width = track.maxX - x
            }
            canvas.rect(done, radius: 2, fill)
        }
        drawThumb(CGPoint(x: x, y: bounds.midY), radius, slider.thumbTintColor, of: slider)
    }

    func draw(_ stepper: UIStepper) {
        let bounds = stepper.ownBounds
        if let fill = fill(.tertiarySystemFill, of: stepper) { canvas.rect(bounds, radius: 8, fill) }
        if let fill = fill(.separator, of: stepper) {
            canvas.rect(CGRect(x: 46.5, y: bounds.minY + 7, width: 1, height: 18), fill)
        }
        for (symbol, x, isUp) in [("minus", CGFloat(139) / 6, false), ("plus", 425.0 / 6, true)] {
            let limit = isUp ? stepper.maximumValue : stepper.minimumValue
            let isOn = stepper.isEnabled && (stepper.wraps || stepper.value != limit)
            let place = CGRect(x: x, y: bounds.midY, width: 0, height: 0)
            // The drawing's lines are 16.7 of 24 units wide, and the recorded glyphs 13.67 points.
            draw(symbol: symbol, isOn ? .label : .tertiaryLabel, place, of: stepper, side: 19.64)
        }
    }

    func draw(_ control: UISegmentedControl) {
        let bounds = control.ownBounds
        if let fill = fill(control.backgroundColor == nil ? .tertiarySystemFill : nil, of: control) {
            canvas.rect(bounds, radius: 9, fill)
        }
        let segments = control.subviews.compactMap { $0 as? UISegment }.sorted { $0.frame.minX < $1.frame.minX }
        for (index, segment) in segments.enumerated() {
            let isSelected = segment.isSelected
            let next = index + 1 < segments.count ? segments[index + 1] : nil
            if isSelected {
                let color = control.selectedSegmentTintColor ?? Self.selectedSegment
                if let fill = fill(color, of: control) {
                    canvas.open(canvas.class(.init(light: "filter:drop-shadow(0 2px 3px #0000001f)")))
                    canvas.rect(segment.untransformedFrame.insetBy(dx: 2, dy: 2), radius: 7, fill)
                    canvas.close()
                }
            } else if let next, !next.isSelected, let fill = fill(.separator, of: control) {
                canvas.rect(
                    CGRect(x: segment.untransformedFrame.maxX - 0.5, y: bounds.midY - 8, width: 1, height: 16), fill)
            }
            let color = segment.isEnabled && control.isEnabled ? segment.titleColor ?? .label : .tertiaryLabel
            if let image = segment.image {
                draw(
                    image, in: segment.untransformedFrame.insetBy(dx: 4, dy: 6), .scaleAspectFit, tint: color,
                    of: control)
            } else {
                let font = segment.titleFont ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
                draw(
                    segment.title ?? "", TextSetting(font: font, color: color, alignment: .center),
                    in: segment.untransformedFrame.insetBy(dx: 4, dy: 0), of: control)
            }
        }
    }

    private static let selectedSegment = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
    }

    func draw(_ control: UIPageControl) {
        let count = min(control.numberOfPages, 40)
        guard count > 0 else { return }
        let start = (control.untransformedFrame.width - CGFloat(count - 1) * UIPageControl.pitch) / 2
        let isMirrored =
            control.direction == .rightToLeft
            || control.direction == .natural && control.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for page in 0..<count {
            let isCurrent = page == control.currentPage
            let color =
                isCurrent
                ? control.currentPageIndicatorTintColor ?? .label : control.pageIndicatorTintColor ?? .tertiaryLabel
            guard let fill = fill(color, of: control) else { continue }
            let place = isMirrored ? count - 1 - page : page
            let x = start + CGFloat(place) * UIPageControl.pitch
            canvas.circle(CGPoint(x: x, y: control.untransformedFrame.height / 2), UIPageControl.dot / 2, fill)
        }
    }

    func draw(_ view: UIProgressView) {
        let track = CGRect(
            x: 0, y: (view.untransformedFrame.height - 4) / 2, width: view.untransformedFrame.width, height: 4)
        if let fill = fill(view.trackTintColor ?? .systemFill, of: view) { canvas.rect(track, radius: 2, fill) }
        var done = track
        done.size.width *= CGFloat(view.progress)
        if let fill = fill(view.progressTintColor ?? view.tintColor, of: view) {
            canvas.rect(view.placed(done), radius: 2, fill)
        }
    }

    func draw(_ view: UIActivityIndicatorView) {
        let side = view.intrinsicContentSize.width
        let place = CGRect(
            x: (view.untransformedFrame.width - side) / 2, y: (view.untransformedFrame.height - side) / 2, width: side,
            height: side)
        drawSpokes(in: place, view.color ?? .systemGray, of: view)
    }

    /// Draws the eight spokes of an activity indicator. The first spoke is the most opaque.
    func drawSpokes(in rect: CGRect, _ color: UIColor, of view: UIView) {
        let radius = rect.width / 2
        let width = max(1.5, rect.width * 0.11)
        for spoke in 0..<8 {
            guard let stroke = stroke(color.withAlphaComponent(1 - CGFloat(spoke) * 0.1), of: view, width: width) else {
                continue
            }
            let angle = -CGFloat.pi / 2 - CGFloat(spoke) * .pi / 4
            let (x, y) = (cos(angle), sin(angle))
            let data =
                "M\((rect.midX + x * radius * 0.45).svg) \((rect.midY + y * radius * 0.45).svg)"
                + "L\((rect.midX + x * radius * 0.9).svg) \((rect.midY + y * radius * 0.9).svg)"
            canvas.path(data, stroke, .init(light: "stroke-linecap:round"))
        }
    }
}
