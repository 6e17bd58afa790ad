import Foundation
import HeadlessUIKit

/// An SVG picture of a view's current appearance.
///
/// The picture is a text file that is the same on every machine. It doesn't require any fonts or other files, and any
/// browser can show it. Strings are drawn with their measured width. If the viewer's font is wider, the characters are
/// drawn narrower.
///
/// ```swift
/// let picture = ScreenPicture(of: controller)
/// try picture.svg.write(toFile: "feed.svg", atomically: true, encoding: .utf8)
/// ```
@MainActor
public struct ScreenPicture {
    /// Options for drawing a picture.
    public struct Options: Hashable, Sendable {
        /// Whether the picture also contains the dark mode colors and follows the viewer's light or dark mode. The
        /// default is `false`: the picture contains only the colors of the screen's interface style.
        public var followsReader = false
        /// Whether ``ScreenPicture/faults`` are detected and outlined. The default is `false`, which adds no cost.
        public var outlinesFaults = false
        /// Creates options with the given values.
        public init(followsReader: Bool = false, outlinesFaults: Bool = false) {
            (self.followsReader, self.outlinesFaults) = (followsReader, outlinesFaults)
        }
    }

    /// The picture as SVG. Rows, bars and controls begin on new lines.
    public let svg: String
    /// The picture's size, in points.
    public let size: CGSize
    /// The possible problems on the screen, such as truncated text. The array is empty unless
    /// ``Options/outlinesFaults`` is set.
    public let faults: [ScreenFault]

    /// Lays out a view and draws it with its subviews.
    ///
    /// - Complexity: O(*n* + *m*), where *n* is the number of views and *m* is the number of characters in them.
    ///   Detecting faults adds O(*c*²), where *c* is the number of controls.
    public init(of view: UIView, options: Options = Options()) {
        self.init(of: [view], options)
    }

    /// Draws the screen of a view controller: its view, presented view controllers, and the device's status bar, home
    /// indicator and keyboard.
    ///
    /// - Complexity: O(*n* + *m*), where *n* is the number of views and *m* is the number of characters in them.
    ///   Detecting faults adds O(*c*²), where *c* is the number of controls.
    public init(of controller: UIViewController, options: Options = Options()) {
        controller.loadViewIfNeeded()
        // A view that an app has created without a frame fills the screen, as it does in a window.
        if let view = controller.view, view.superview == nil, view.frame.width <= 0 || view.frame.height <= 0 {
            view.frame = UIScreen.main.bounds
        }
        self.init(of: controller.drawnStack.compactMap(\.view), options, isScreen: true)
    }

    private init(of views: [UIView], _ options: Options, isScreen: Bool = false) {
        let canvas = Canvas(StyleSheet())
        for view in views { view.layoutIfNeeded() }
        guard let first = views.first else {
            (svg, size, faults) = ("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", .zero, [])
            return
        }
        size = first.frame.size
        let painter = Painter(canvas, first.traitCollection, followsReader: options.followsReader)
        var cutOff: [UIView] = []
        var texts: [(view: UIView, area: CGRect)] = []
        if options.outlinesFaults {
            painter.notesText = { texts.append(($0, $1)) }
            painter.notesCutOff = { view in
                let isScrolled = view is UITextView || (view as? UITextField)?.text?.isEmpty == false
                if !isScrolled, !(view is UIImageView), !cutOff.contains(where: { $0 === view }) { cutOff.append(view) }
            }
        }
        if isScreen {
            painter.drawScreen(views)
        } else {
            painter.draw(first, at: .zero)
        }
        let front = views.last ?? first
        let origin = isScreen ? painter.origin(of: front, isPresented: views.count > 1) : .zero
        faults = options.outlinesFaults ? FaultFinder.faults(in: front, at: origin, cutOff: cutOff, texts: texts) : []
        for fault in faults {
            let line = Canvas.Look(light: "fill:none;stroke:#ff2d55;stroke-width:2;stroke-dasharray:4 2")
            canvas.rect(fault.frame.insetBy(dx: -1, dy: -1), radius: 3, line)
        }
        svg = Self.document(canvas, size)
    }

    private static func document(_ canvas: Canvas, _ size: CGSize) -> String {
        let sheet = canvas.sheet
        let (width, height) = (size.width.svg, size.height.svg)
        let definitions = sheet.definitions.isEmpty ? "" : "<defs>\(sheet.definitions)</defs>"
        return
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">"
            + "<style>text{white-space:pre}\n\(sheet.css)</style>\(definitions)\(canvas.body)</svg>\n"
    }
}
