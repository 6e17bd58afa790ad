import Foundation
import HeadlessUIKit

/// A picture of a view as it is on screen now, as SVG.
///
/// The picture is text, the same on every machine: it needs no font and no file, and a browser shows it. What was measured is what
/// is drawn: a letter that is wider in the reader's font is set closer.
///
/// ```swift
/// let picture = ScreenPicture(of: controller)
/// try picture.svg.write(toFile: "feed.svg", atomically: true, encoding: .utf8)
/// ```
@MainActor
public struct ScreenPicture {
    /// In which colors a picture is.
    public struct Options: Hashable, Sendable {
        /// Whether the picture has the colors of the dark too, for whoever looks at it in the dark. Default: it has those of the
        /// screen's own style.
        public var followsReader = false
        /// Whether ``ScreenPicture/faults`` are looked for, and outlined. Default: they are not, and cost nothing.
        public var outlinesFaults = false
        /// Options with their defaults.
        public init(followsReader: Bool = false, outlinesFaults: Bool = false) {
            (self.followsReader, self.outlinesFaults) = (followsReader, outlinesFaults)
        }
    }

    /// The picture as SVG. Rows, bars and controls have lines of their own.
    public let svg: String
    /// In points.
    public let size: CGSize
    /// What may be hard to read or to touch, such as a text without its end; none unless ``Options/outlinesFaults`` asks for them.
    public let faults: [ScreenFault]

    /// Draws a view and everything inside, laid out first.
    ///
    /// - Complexity: O(views and letters).
    public init(of view: UIView, options: Options = Options()) {
        self.init(of: [view], options)
    }

    /// Draws the screen that a controller shows: its view, what is presented over it, and what the device adds.
    ///
    /// - Complexity: O(views and letters).
    public init(of controller: UIViewController, options: Options = Options()) {
        controller.loadViewIfNeeded()
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
        if options.outlinesFaults {
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
        faults = options.outlinesFaults ? FaultFinder.faults(in: views.last ?? first, cutOff: cutOff) : []
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
