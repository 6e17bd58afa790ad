import Foundation
import HeadlessUIKit

/// An animated SVG of consecutive screens, such as the steps of a script with their touches.
///
/// Browsers play the film even if it is embedded as an image, for example in a README. Parts that several screens
/// share, such as rows, are defined only once. The film follows the viewer's light or dark mode.
@MainActor
public struct ScreenFilm {
    private struct Frame: Equatable {
        let screen: String
        var finger = ""
        var caption = ""
        var seconds: Double
    }

    private let sheet = StyleSheet(sharesParts: true)
    private var frames: [Frame] = []
    private var size = CGSize.zero
    /// Whether the film has space for captions.
    private let hasCaptions: Bool

    /// Creates an empty film.
    ///
    /// - Parameter hasCaptions: Whether the film has a line of text below the screens.
    public init(hasCaptions: Bool = true) { self.hasCaptions = hasCaptions }

    /// The number of frames, including frames that differ from other frames only in the touch.
    public var count: Int { frames.count }

    /// The film's duration, in seconds.
    public var duration: Double { frames.reduce(0) { $0 + $1.seconds } }

    /// Adds a frame that shows the screen of a view controller.
    ///
    /// - Parameters:
    ///   - controller: The screen's root view controller. Presented view controllers are drawn on top.
    ///   - caption: The text below the screen, such as the step of a script.
    ///   - seconds: The duration for which the screen is shown, in seconds.
    /// - Complexity: O(*n* + *m*), where *n* is the number of views and *m* is the number of characters in them.
    public mutating func add(_ controller: UIViewController, caption: String = "", seconds: Double = 1) {
        controller.loadViewIfNeeded()
        let views = controller.drawnStack.compactMap(\.view)
        guard let first = views.first else { return }
        for view in views { view.layoutIfNeeded() }
        if size == .zero { size = first.frame.size }
        let canvas = Canvas(sheet)
        Painter(canvas, first.traitCollection, followsReader: true).drawScreen(views)
        let screen = sheet.id(of: canvas.body) { "<g id=\"\($0)\">\(canvas.body)</g>" }
        add(Frame(screen: screen, caption: caption, seconds: seconds))
    }

    /// Adds a frame that shows a touch on the last screen. Does nothing if the film has no frames.
    package mutating func touch(_ mark: FingerMark, caption: String, seconds: Double = 0.6) {
        guard let last = frames.last else { return }
        add(Frame(screen: last.screen, finger: Self.drawing(of: mark, sheet), caption: caption, seconds: seconds))
    }

    private mutating func add(_ frame: Frame) {
        if let last = frames.last, last.screen == frame.screen, last.finger == frame.finger,
            last.caption == frame.caption
        {
            frames[frames.count - 1].seconds += frame.seconds
        } else {
            frames.append(frame)
        }
    }

    // MARK: Touches

    /// Returns a drawing of a touch. It consists of the path of the movement, a spot at the end of the path and, for a
    /// long press, a larger spot at its start.
    static func drawing(of mark: FingerMark, _ sheet: StyleSheet) -> String {
        let (x, y) = (mark.point.x, mark.point.y)
        let spot = sheet.name(of: "fill:#8e8e93;fill-opacity:.5;stroke:#fff;stroke-opacity:.9;stroke-width:2")
        let way = sheet.name(of: "fill:none;stroke:#8e8e93;stroke-opacity:.35;stroke-width:34;stroke-linecap:round")
        var drawing = ""
        if mark.path != .zero {
            drawing +=
                "<path d=\"M\(x.svg) \(y.svg)l\(mark.path.dx.svg) \(mark.path.dy.svg)\" class=\"\(way)\"/>"
        }
        if mark.isLong { drawing += "<circle cx=\"\(x.svg)\" cy=\"\(y.svg)\" r=\"28\" class=\"\(spot)\"/>" }
        let end = CGPoint(x: x + mark.path.dx, y: y + mark.path.dy)
        return drawing + "<circle cx=\"\(end.x.svg)\" cy=\"\(end.y.svg)\" r=\"18\" class=\"\(spot)\"/>"
    }

    // MARK: SVG

    /// The film as an SVG that plays in a loop.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the SVG.
    public var svg: String {
        let total = max(duration, 0.1)
        let margin: CGFloat = 10
        let (width, height) = (size.width + 2 * margin, size.height + 2 * margin + (hasCaptions ? 44 : 0))
        var css = ""
        var body = ""
        var start = 0.0
        for (number, frame) in frames.enumerated() {
            let (from, to) = (Self.percent(start / total), Self.percent((start + frame.seconds) / total))
            start += frame.seconds
            let first = number == 0
            css +=
                "@keyframes F\(number){0%{visibility:\(first ? "visible" : "hidden")}"
                + (first ? "" : "\(from){visibility:visible}") + "\(to),to{visibility:hidden}}"
                + "#F\(number){animation-name:F\(number)\(first ? ";visibility:visible" : "")}"
            body +=
                "<g id=\"F\(number)\" class=\"F\"><use href=\"#\(frame.screen)\"/>\(frame.finger)"
                + (hasCaptions && !frame.caption.isEmpty ? caption(frame.caption) : "") + "</g>"
        }
        let edge = sheet.name(
            of: "fill:none;stroke:#d1d1d6;stroke-width:2", dark: "fill:none;stroke:#48484a;stroke-width:2")
        let clip = sheet.id(of: "film \(size)") { id in
            "<clipPath id=\"\(id)\"><rect width=\"\(size.width.svg)\" height=\"\(size.height.svg)\" rx=\"38\"/></clipPath>"
        }
        let duration = String(format: "%.4g", total)
        return
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width.svg)\" height=\"\(height.svg)\" "
            + "viewBox=\"\((-margin).svg) \((-margin).svg) \(width.svg) \(height.svg)\"><style>text{white-space:pre}"
            + ".F{visibility:hidden;animation:\(duration)s step-end infinite}\(css)\(sheet.css)</style>"
            + "<defs>\(sheet.definitions)</defs><g>"
            + body.replacingOccurrences(of: "<use href=\"#", with: "<use clip-path=\"url(#\(clip))\" href=\"#")
            + "</g><rect width=\"\(size.width.svg)\" height=\"\(size.height.svg)\" rx=\"38\" class=\"\(edge)\"/></svg>\n"
    }

    private func caption(_ text: String) -> String {
        let shown = text.count > 44 ? text.prefix(43) + "…" : text[...]
        let name = sheet.name(
            of: "font:500 15px ui-monospace,Menlo,Consolas,monospace;fill:#3c3c43;text-anchor:middle",
            dark: "font:500 15px ui-monospace,Menlo,Consolas,monospace;fill:#ebebf5;text-anchor:middle")
        return
            "<text x=\"\((size.width / 2).svg)\" y=\"\((size.height + 34).svg)\" class=\"\(name)\">\(shown.xml)</text>"
    }

    private static func percent(_ part: Double) -> String { CGFloat(part * 100).svg + "%" }
}
