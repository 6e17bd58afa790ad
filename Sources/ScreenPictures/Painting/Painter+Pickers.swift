import Foundation
import HeadlessUIKit

extension UIPickerView: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }
extension UIDatePicker: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }

/// Draws wheels, calendars and the fields of date pickers. The measurements are undocumented and unverified.
extension Painter {
    /// Draws the band around the selected rows of a picker view, and the rows above and below the band.
    func draw(_ picker: UIPickerView) {
        let wheels = picker.wheels
        drawBand(in: picker.ownBounds, of: picker)
        var left = max(0, (picker.untransformedFrame.width - wheels.reduce(0) { $0 + $1.width }) / 2)
        for (component, size) in wheels.enumerated() {
            let selected = picker.selectedRow(inComponent: component)
            let label = picker.view(forRow: selected, forComponent: component) as? UILabel
            let column = CGRect(x: left, y: 0, width: size.width, height: picker.untransformedFrame.height)
            drawWheel(in: column, rowHeight: size.height, font: label?.font, of: picker) { offset in
                let row = selected + offset
                guard offset != 0, row >= 0, row < picker.numberOfRows(inComponent: component) else { return nil }
                return picker.title(ofRow: row, inComponent: component)
            }
            left += size.width
        }
    }

    private func drawBand(in bounds: CGRect, of view: UIView) {
        guard let fill = fill(.tertiarySystemFill, of: view) else { return }
        canvas.rect(CGRect(x: 9, y: bounds.midY - 17, width: bounds.width - 18, height: 34), radius: 8, fill)
    }

    /// Draws the rows of a wheel. The farther a row is from the center, the shorter and fainter it is.
    private func drawWheel(
        in column: CGRect, rowHeight: CGFloat, font: UIFont? = nil, of view: UIView, _ title: (Int) -> String?
    ) {
        let radius = column.height / 2
        guard radius > rowHeight, rowHeight > 0 else { return }
        let step = asin(min(1, rowHeight / radius))
        let font = font ?? .systemFont(ofSize: 21)
        for offset in -4...4 {
            let angle = CGFloat(offset) * step
            guard abs(angle) < 1.45, let title = title(offset), !title.isEmpty else { continue }
            let setting = TextSetting(font: font, color: .label, alignment: .center)
            let flat = cos(angle)
            let y = column.midY + radius * sin(angle)
            let opacity = offset == 0 ? 1 : 0.62 * flat
            canvas.open(" transform=\"translate(0 \(y.svg))scale(1 \(flat.svg))\" opacity=\"\(opacity.svg)\"")
            draw(
                title, setting,
                in: CGRect(x: column.minX + 4, y: -rowHeight / 2, width: column.width - 8, height: rowHeight), of: view)
            canvas.close()
        }
    }

    // MARK: Dates

    func draw(_ picker: UIDatePicker) {
        switch picker.datePickerStyle {
        case .wheels: drawWheels(of: picker)
        case .inline where picker.datePickerMode != .time: drawCalendar(of: picker)
        default: drawFields(of: picker)
        }
    }

    /// Draws the date field, the time field or both, depending on the picker's mode. The fields are vertically
    /// centered.
    private func drawFields(of picker: UIDatePicker) {
        let (texts, font, gap) = (picker.shownTexts, UIDatePicker.fieldFont, UIDatePicker.fieldGap)
        let room = picker.untransformedFrame.width - CGFloat(texts.count - 1) * gap
        let total = picker.fieldWidths.reduce(0, +)
        let widths = picker.fieldWidths.map { $0 * min(1, max(0, room) / total) }
        var x = max(0, room - total)
        for (text, width) in zip(texts, widths) {
            let field = CGRect(x: x, y: (picker.untransformedFrame.height - 34) / 2, width: width, height: 34)
            if let fill = fill(.tertiarySystemFill, of: picker) { canvas.rect(field, radius: 8, fill) }
            let color: UIColor = picker.isEnabled ? .label : .tertiaryLabel
            draw(text, TextSetting(font: font, color: color, alignment: .center), in: field, of: picker)
            x += width + gap
        }
    }

    private func drawWheels(of picker: UIDatePicker) {
        drawBand(in: picker.ownBounds, of: picker)
        let wheels = picker.shownWheels
        let total = wheels.reduce(0) { $0 + $1.share }
        let room = picker.untransformedFrame.width - 24
        var left: CGFloat = 12
        for wheel in wheels {
            let width = room * wheel.share / total
            let column = CGRect(x: left, y: 0, width: width, height: picker.untransformedFrame.height)
            drawWheel(in: column, rowHeight: 34, of: picker, wheel.title)
            left += width
        }
    }

    /// Draws a month, with a filled circle behind the selected day. If the picker also selects a time, draws a time
    /// field.
    private func drawCalendar(of picker: UIDatePicker) {
        let month = picker.shownMonth
        let bounds = picker.ownBounds
        let bold = UIFont.systemFont(ofSize: 17, weight: .semibold)
        draw(
            month.title, TextSetting(font: bold, color: .label),
            in: CGRect(x: 16, y: 0, width: bounds.width - 120, height: 44), of: picker)
        for (symbol, x) in [("chevron.left", bounds.width - 68), ("chevron.right", bounds.width - 28)] {
            draw(symbol: symbol, picker.tintColor, CGRect(x: x, y: 13, width: 18, height: 18), of: picker, weight: 2.4)
        }
        let cell = CGSize(width: (bounds.width - 16) / 7, height: 44)
        for (column, name) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
            let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
            draw(
                name, TextSetting(font: font, color: .tertiaryLabel, alignment: .center),
                in: CGRect(x: 8 + CGFloat(column) * cell.width, y: 44, width: cell.width, height: 20), of: picker)
        }
        for day in 1...month.days {
            let index = month.firstColumn + day - 1
            let place = CGRect(
                x: 8 + CGFloat(index % 7) * cell.width, y: 64 + CGFloat(index / 7) * cell.height, width: cell.width,
                height: cell.height)
            let isChosen = day == month.chosenDay
            if isChosen, let fill = fill(picker.tintColor, of: picker, opacity: 0.15) {
                canvas.circle(CGPoint(x: place.midX, y: place.midY), 21, fill)
            }
            let font = UIFont.systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
            let color = isChosen ? picker.tintColor ?? .tintColor : .label
            draw("\(day)", TextSetting(font: font, color: color, alignment: .center), in: place, of: picker)
        }
        guard picker.datePickerMode == .dateAndTime, let time = picker.shownTexts.last else { return }
        let y = bounds.height - 44
        draw(
            "Time", TextSetting(font: bold, color: .label), in: CGRect(x: 16, y: y, width: 120, height: 44), of: picker)
        let width = picker.fieldWidths.last ?? 0
        let field = CGRect(x: bounds.width - 16 - width, y: y + 5, width: width, height: 34)
        if let fill = fill(.tertiarySystemFill, of: picker) { canvas.rect(field, radius: 8, fill) }
        draw(time, TextSetting(font: UIDatePicker.fieldFont, color: .label, alignment: .center), in: field, of: picker)
    }
}
