import Foundation
import HeadlessUIKit

/// Draws the keyboard of a device, and the app's input view and input accessory view.
extension Painter {
    func drawKeyboard(over bounds: CGRect, of view: UIView) {
        guard UIScreen.main.isNamedDevice, bounds.size == UIScreen.main.bounds.size else { return }
        let keyboard = UIResponder.keysFrame
        var bottom = bounds.maxY
        if let keyboard {
            drawKeys(in: keyboard, of: view)
            bottom = keyboard.minY
        }
        // The views are drawn from the bottom up. If no keys are visible, the lowest view takes their place.
        for (index, own) in UIResponder.viewsAtKeyboard.reversed().enumerated() {
            own.layoutIfNeeded()
            var place = CGRect(x: 0, y: bottom - own.frame.height, width: bounds.width, height: own.frame.height)
            if index == 0, keyboard == nil {
                place.origin.y -= UIScreen.main.deviceInsets.bottom
                let back = CGRect(x: 0, y: place.minY, width: bounds.width, height: bounds.maxY - place.minY)
                if let fill = fill(Self.keyboardColor, of: view) { canvas.rect(back, fill) }
            }
            draw(own, at: place.origin)
            bottom = place.minY
        }
    }

    private static let keyboardColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
    }
    private static let keyColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : .white
    }
    private static let specialKeyColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
    }

    /// A key, or a space between keys.
    private struct Key {
        enum Look { case letter, special, main, space }
        var title = ""
        /// The width in units; see ``KeyRows``.
        var width: CGFloat = 1
        var look = Look.letter
        var size: CGFloat = 22

        static func letters(_ letters: String) -> [Key] { letters.map { Key(title: String($0)) } }
        static func special(_ title: String, _ width: CGFloat, size: CGFloat = 20) -> Key {
            Key(title: title, width: width, look: .special, size: size)
        }
        static func space(_ width: CGFloat) -> Key { Key(width: width, look: .space) }
    }

    /// The keys of a keyboard. The units of each row divide its width equally.
    private struct KeyRows {
        var rows: [[Key]]
        /// The margins around each key, in points.
        var margins: CGSize

        static func digits(_ isDecimal: Bool) -> KeyRows {
            var rows = ["123", "456", "789"].map { $0.map { Key(title: String($0), size: 25) } }
            rows.append([
                isDecimal ? Key(title: ".", size: 25) : .space(1), Key(title: "0", size: 25),
                .special("⌫", 1, size: 25),
            ])
            return KeyRows(rows: rows, margins: CGSize(width: 3, height: 4))
        }

        static func phone(_ enter: Key, isSideways: Bool) -> KeyRows {
            var enter = enter
            enter.width = 2.5
            return KeyRows(
                rows: [
                    Key.letters("qwertyuiop"), [.space(0.5)] + Key.letters("asdfghjkl") + [.space(0.5)],
                    [.special("⇧", 1.3), .space(0.2)] + Key.letters("zxcvbnm") + [.space(0.2), .special("⌫", 1.3)],
                    [.special("123", 2.5, size: 16), Key(title: "space", width: 5, size: 16), enter],
                ], margins: CGSize(width: 3, height: isSideways ? 3 : 6))
        }

        static func pad(_ enter: Key, isNumeric: Bool) -> KeyRows {
            let letters =
                isNumeric ? ["1234567890", "@#$&*()'\"", "%-+=/;:,."] : ["qwertyuiop", "asdfghjkl", "zxcvbnm,."]
            var enter = enter
            enter.width = 1.5
            let (shift, other) = (isNumeric ? "#+=" : "⇧", isNumeric ? "ABC" : ".?123")
            let size: CGFloat = isNumeric ? 16 : 20
            return KeyRows(
                rows: [
                    Key.letters(letters[0]) + [.special("⌫", 1)], [.space(0.5)] + Key.letters(letters[1]) + [enter],
                    [.special(shift, 1, size: size)] + Key.letters(letters[2]) + [.special(shift, 1, size: size)],
                    [
                        .special(other, 2, size: 16), Key(title: "", width: 6), .special(other, 2, size: 16),
                        .special("⌨", 1),
                    ],
                ], margins: CGSize(width: 5, height: 5))
        }
    }

    /// Draws plain keys. The sizes are unverified: a row is 54 points high on an iPhone in portrait orientation, and on
    /// other devices, as high as the keyboard allows.
    private func drawKeys(in frame: CGRect, of view: UIView) {
        if let fill = fill(Self.keyboardColor, of: view) { canvas.rect(frame, fill) }
        let input = UIResponder.typingTraits
        let insets = UIScreen.main.deviceInsets
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let isSideways = frame.width > UIScreen.main.bounds.height
        let bottom = insets.bottom == 0 ? 2 : isPad || isSideways ? insets.bottom : 75
        let strip: CGFloat = isPad ? 55 : 38
        let row = min(isPad ? .infinity : 54, (frame.height - bottom - strip) / 4)
        let sides = insets.left + 3
        var top = frame.maxY - bottom - 4 * row
        drawSuggestions(CGRect(x: 0, y: frame.minY, width: frame.width, height: top - frame.minY), of: view)
        let isNumeric = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(input.type)
        let isMain = input.returnKey != .default
        let enter = Key(title: input.returnKey.title, look: isMain ? .main : .special, size: 16)
        let keys =
            isPad
            ? KeyRows.pad(enter, isNumeric: isNumeric)
            : isNumeric ? KeyRows.digits(input.type == .decimalPad) : KeyRows.phone(enter, isSideways: isSideways)
        for line in keys.rows {
            let unit = (frame.width - 2 * sides) / line.reduce(0) { $0 + $1.width }
            var x = sides
            for key in line {
                let place = CGRect(x: x, y: top, width: key.width * unit, height: row)
                x += place.width
                if key.look != .space {
                    draw(key, in: place.insetBy(dx: keys.margins.width, dy: keys.margins.height), of: view)
                }
            }
            top += row
        }
    }

    /// Draws the suggestion bar without any suggestions.
    private func drawSuggestions(_ strip: CGRect, of view: UIView) {
        guard let fill = fill(.separator, of: view) else { return }
        for part in 1...2 {
            let x = strip.width * CGFloat(part) / 3
            canvas.rect(CGRect(x: x, y: strip.midY - 10, width: 1, height: 20), fill)
        }
    }

    private func draw(_ key: Key, in rect: CGRect, of view: UIView) {
        let color: UIColor =
            switch key.look {
            case .letter, .space: Self.keyColor
            case .special: Self.specialKeyColor
            case .main: .systemBlue
            }
        if let shade = fill(UIColor(white: 0, alpha: 0.3), of: view) {
            canvas.rect(rect.offsetBy(dx: 0, dy: 1), radius: 5, shade)
        }
        if let fill = fill(color, of: view) { canvas.rect(rect, radius: 5, fill) }
        let text: UIColor = key.look == .main ? .white : .label
        switch key.title {
        case "⇧": draw(symbol: "shift", text, rect, of: view, side: key.size)
        case "⌫": draw(symbol: "delete.left", text, rect, of: view, side: key.size)
        case "⌨": draw(symbol: "keyboard", text, rect, of: view, side: key.size)
        default:
            draw(
                key.title, TextSetting(font: .systemFont(ofSize: key.size), color: text, alignment: .center), in: rect,
                of: view)
        }
    }
}

extension UIReturnKeyType {
    fileprivate var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .search, .google, .yahoo: "search"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }
}
