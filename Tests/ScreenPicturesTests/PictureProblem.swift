import Foundation
import HeadlessUIKit
import ScreenPictures
import TestSupport

/// Draws a view hierarchy that is generated from the given bytes. Returns a description of the first problem in the
/// picture, or `nil` if there is none.
@MainActor
func pictureProblem(_ bytes: [UInt8]) -> String? {
    var tree = RandomViews(random: SplitMix64(ledBy: bytes))
    while tree.random.isLed, tree.count < 60 { tree.addView() }
    return tree.problem
}

/// Draws the given number of random views. Returns a description of the first problem in the picture, or `nil` if there
/// is none.
@MainActor
func pictureProblem(seed: UInt64, views: Int) -> String? {
    var tree = RandomViews(random: SplitMix64(state: seed))
    for _ in 0..<views { tree.addView() }
    return tree.problem
}

/// A hierarchy of many kinds of views, with unusual frames and strings.
@MainActor
struct RandomViews {
    fileprivate(set) var random: SplitMix64
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    /// The views that can contain other views.
    private var containers: [UIView] = []
    private(set) var count = 0

    init(random: SplitMix64) {
        self.random = random
        containers = [root]
    }

    // MARK: Checks

    /// A description of the first problem in the picture, or `nil` if there is none. The picture must be well-formed
    /// XML and contain every character of the visible labels other than whitespace, in the order of the views.
    var problem: String? {
        let options = ScreenPicture.Options(followsReader: count.isMultiple(of: 2))
        let svg = ScreenPicture(of: root, options: options).svg
        let read = ReadPicture(svg)
        if let fault = read.fault { return "\(fault) in \(svg)" }
        let drawn = read.texts.filter { $0.titles.last?.hasPrefix("UILabel ") == true }.map(\.text).joined()
        let (found, expected) = (Self.printableText(drawn), Self.printableText(shownLabels(in: root).joined()))
        return found == expected ? nil : "\(found.debugDescription) instead of \(expected.debugDescription) in \(svg)"
    }

    /// Returns the text of each visible label that is not part of a button, from back to front.
    private func shownLabels(in view: UIView) -> [String] {
        guard !(view is UIButton), !view.isHidden, view.alpha >= 0.01, view.bounds.size.width >= 0,
            view.bounds.size.height >= 0
        else {
            return []
        }
        return [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(shownLabels)
    }

    /// Returns a string without whitespace, and with a replacement character for every character that XML can't
    /// contain.
    private static func printableText(_ text: String) -> String {
        var printableText = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !scalar.properties.isWhitespace {
            let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
            printableText.append(isAllowed ? scalar : "\u{FFFD}")
        }
        return String(printableText)
    }

    // MARK: Views

    mutating func addView() {
        count += 1
        let view = makeView()
        if random.next() % 4 == 0 { view.accessibilityLabel = text() }
        if random.next() % 4 == 0 { view.accessibilityIdentifier = text() }
        view.alpha = one(of: [1, 1, 1, 0.5, 0, -1, .nan])
        view.isHidden = random.next() % 16 == 0
        view.clipsToBounds = random.next() % 4 == 0
        if random.next() % 2 == 0 {
            view.backgroundColor = one(of: [.systemRed, .clear, .tintColor, UIColor(white: 2, alpha: -1)])
        }
        if random.next() % 8 == 0 {
            view.overrideUserInterfaceStyle = one(of: [.dark, .light])
            view.transform = CGAffineTransform(rotationAngle: number).scaledBy(x: number, y: number)
        }
        if random.next() % 4 == 0 { decorate(view.layer) }
        (containers.randomElement(using: &random) ?? root).addSubview(view)
        if type(of: view) == UIView.self || view is UIScrollView { containers.append(view) }
    }

    private mutating func makeView() -> UIView {
        switch random.next() % 12 {
        case 0, 1, 2, 3: return label()
        case 4:
            let button = UIButton(type: .system)
            button.setTitle(text(), for: .normal)
            if random.next() % 2 == 0 { button.configuration = one(of: [.filled(), .gray(), .tinted(), .plain()]) }
            button.frame = frame
            return button
        case 5:
            let field = UITextField(frame: frame)
            (field.text, field.placeholder) = (text(), text())
            field.borderStyle = one(of: [.none, .line, .roundedRect, .bezel])
            return field
        case 6:
            let control = UISegmentedControl(items: [text(), text()])
            control.selectedSegmentIndex = 0
            control.frame = frame
            return control
        case 7:
            let view = UIImageView(image: UIImage(systemName: one(of: ["heart.fill", "none.such", "<&>"])))
            view.contentMode = one(of: [.scaleAspectFit, .scaleAspectFill, .center, .topLeft])
            view.frame = frame
            return view
        case 8:
            let view: UIView = one(of: [UISwitch(), UISlider(), UIStepper(), UIProgressView(), UIPageControl()])
            view.frame = frame
            return view
        case 9:
            let picker = UIDatePicker(frame: frame)
            picker.date = Date(timeIntervalSince1970: 0)
            picker.preferredDatePickerStyle = one(of: [.wheels, .inline, .compact])
            return picker
        case 10:
            let view = UIScrollView(frame: frame)
            view.contentOffset = CGPoint(x: number, y: number)
            return view
        default: return UIView(frame: frame)
        }
    }

    /// Returns a label that is large enough for its text.
    private mutating func label() -> UILabel {
        let label = UILabel()
        label.text = text()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: one(of: [1, 9.5, 17, 60]), weight: one(of: [.thin, .regular, .black]))
        label.textAlignment = one(of: [.left, .center, .right, .natural])
        let size = label.sizeThatFits(CGSize(width: 10_000, height: 10_000))
        // The text may have a width or height of 0, but the label must be visible.
        label.frame = CGRect(origin: frame.origin, size: CGSize(width: max(1, size.width), height: max(1, size.height)))
        return label
    }

    private mutating func decorate(_ layer: CALayer) {
        layer.cornerRadius = number
        layer.borderWidth = number
        layer.shadowOpacity = Float(number)
        layer.shadowRadius = number
        let gradient = CAGradientLayer()
        gradient.frame = frame
        gradient.colors = [UIColor.red.cgColor, UIColor.clear.cgColor]
        gradient.locations = [NSNumber(value: Double(number)), 1]
        if random.next() % 2 == 0 { layer.addSublayer(gradient) } else { layer.mask = gradient }
        if random.next() % 2 == 0 {
            let shape = CAShapeLayer()
            shape.path = UIBezierPath(ovalIn: frame).cgPath
            layer.addSublayer(shape)
        }
    }

    // MARK: Random choices

    private mutating func one<Value>(of values: [Value]) -> Value { values[Int(random.next() >> 8) % values.count] }

    private var number: CGFloat {
        mutating get {
            one(of: [0, 0.5, 1, 10, 44, 100.25, 320, -20, 1e9, -1e9, .infinity, .nan, .greatestFiniteMagnitude])
        }
    }

    private var frame: CGRect {
        mutating get {
            if random.next() % 8 == 0 {
                // A view refuses a frame whose position is not a number.
                let frame = CGRect(x: number, y: number, width: number, height: number)
                let (x, y) = (frame.origin.x + frame.size.width / 2, frame.origin.y + frame.size.height / 2)
                if !x.isNaN, !y.isNaN { return frame }
            }
            return CGRect(
                x: one(of: [0, 10, -5, 200]), y: one(of: [0, 20, 300, 999]), width: one(of: [0, 30, 120, 320]),
                height: one(of: [0, 20, 44, 200]))
        }
    }

    private mutating func text() -> String {
        (0..<random.next() % 9).map { _ in one(of: Self.pieces) }.joined()
    }

    /// Letters, whitespace, strings with a special meaning in XML or CSS, characters that XML and CSS do not allow, and
    /// characters of various writing systems.
    private static let pieces = [
        "a", "B", "word", " ", "\n", "\r\n", "\t", "<", ">", "&", "\"", "'", "]]>", "<!--", "&amp;", "{}", ";",
        "</text>",
        "\u{0}", "\u{1}", "\u{B}", "\u{C}", "\u{1B}", "\u{7F}", "\u{85}", "\u{FFFE}", "\u{FFFF}", "é", "e\u{301}", "ש",
        "ل",
        "日", "👩‍👩‍👧", "🇩🇪", "\u{202E}", "\u{200B}", "\u{2028}", "\u{AD}", "𝒳", "\u{1FFFE}", "\u{301}",
    ]
}
