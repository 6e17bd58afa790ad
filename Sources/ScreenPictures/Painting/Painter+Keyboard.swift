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

    /// Draws plain keys with the sizes of the keys on an iPhone keyboard. The sizes are unverified.
    private func drawKeys(in frame: CGRect, of view: UIView) {
        if let fill = fill(Self.keyboardColor, of: view) { canvas.rect(frame, fill) }
        let input = UIResponder.typingTraits
        let bottom = UIScreen.main.deviceInsets.bottom > 0 ? 75 : 2.0 as CGFloat
        let row = min(54, (frame.height - bottom) / 4)
        var top = frame.maxY - bottom - 4 * row
        if top - frame.minY > 30 {
            drawSuggestions(CGRect(x: 0, y: frame.minY, width: frame.width, height: top - frame.minY), of: view)
        }
        if [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(input.type) {
            let keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", input.type == .decimalPad ? "." : "", "0", "⌫"]
            for (index, key) in keys.enumerated() where !key.isEmpty {
                let width = (frame.width - 6) / 3
                let place = CGRect(
                    x: 3 + CGFloat(index % 3) * width, y: top + CGFloat(index / 3) * row, width: width, height: row)
                drawKey(key, in: place.insetBy(dx: 3, dy: 4), isSpecial: key == "⌫", size: 25, of: view)
            }
            return
        }
        let unit = (frame.width - 6) / 10
        for (index, letters) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
            let start = 3 + (10 - CGFloat(letters.count)) / 2 * unit
            for (number, letter) in letters.enumerated() {
                let place = CGRect(x: start + CGFloat(number) * unit, y: top, width: unit, height: row)
                drawKey(String(letter), in: place.insetBy(dx: 3, dy: 6), size: 22, of: view)
            }
            if index == 2 {
                let side = CGRect(x: 3, y: top, width: unit * 1.3, height: row).insetBy(dx: 3, dy: 6)
                drawKey("⇧", in: side, isSpecial: true, size: 20, of: view)
                drawKey(
                    "⌫", in: side.offsetBy(dx: frame.width - 6 - unit * 1.3, dy: 0), isSpecial: true, size: 20, of: view
                )
            }
            top += row
        }
        let side = CGRect(x: 3, y: top, width: unit * 2.5, height: row)
        drawKey("123", in: side.insetBy(dx: 3, dy: 6), isSpecial: true, size: 16, of: view)
        let space = CGRect(x: side.maxX, y: top, width: frame.width - 6 - unit * 5, height: row)
        drawKey("space", in: space.insetBy(dx: 3, dy: 6), size: 16, of: view)
        let isMain = input.returnKey != .default
        drawKey(
            input.returnKey.title, in: side.offsetBy(dx: frame.width - 6 - side.width, dy: 0).insetBy(dx: 3, dy: 6),
            isSpecial: !isMain, isMain: isMain, size: 16, of: view)
    }

    /// Draws the suggestion bar without any suggestions.
    private func drawSuggestions(_ strip: CGRect, of view: UIView) {
        guard let fill = fill(.separator, of: view) else { return }
        for part in 1...2 {
            let x = strip.width * CGFloat(part) / 3
            canvas.rect(CGRect(x: x, y: strip.midY - 10, width: 1, height: 20), fill)
        }
    }

    private func drawKey(
        _ title: String, in rect: CGRect, isSpecial: Bool = false, isMain: Bool = false, size: CGFloat, of view: UIView
    ) {
        let color = isMain ? UIColor.systemBlue : isSpecial ? Self.specialKeyColor : Self.keyColor
        if let shade = fill(UIColor(white: 0, alpha: 0.3), of: view) {
            canvas.rect(rect.offsetBy(dx: 0, dy: 1), radius: 5, shade)
        }
        if let fill = fill(color, of: view) { canvas.rect(rect, radius: 5, fill) }
        let text: UIColor = isMain ? .white : .label
        switch title {
        case "⇧": draw(symbol: "shift", text, rect, of: view, side: size)
        case "⌫": draw(symbol: "delete.left", text, rect, of: view, side: size)
        default:
            draw(
                title, TextSetting(font: .systemFont(ofSize: size), color: text, alignment: .center), in: rect, of: view
            )
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
