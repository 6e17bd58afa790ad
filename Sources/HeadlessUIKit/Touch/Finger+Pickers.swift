import Foundation

/// Actions on pickers.
extension Finger {
    /// Turns a picker's wheels to the given rows. The first element is the row of the leftmost wheel. Rows are numbered
    /// from 0.
    ///
    /// The delegate is notified about each wheel whose row changes, but not about a wheel that stops at the row it was
    /// already showing (unverified).
    public func choose(rows: [Int], in picker: UIPickerView) throws(TouchRefusal) {
        try reach(picker)
        guard rows.count <= picker.numberOfComponents else {
            let count = picker.numberOfComponents
            throw .cannot(Self.name(picker), what: "turned: it has \(count) \(count == 1 ? "component" : "components")")
        }
        for (component, row) in rows.enumerated() {
            guard (0..<picker.numberOfRows(inComponent: component)).contains(row) else {
                throw .notAllowed("there is no row \(row) in component \(component) of \(Self.name(picker))")
            }
        }
        if closesOpenRow(picker) { return }
        for (component, row) in rows.enumerated() { turn(picker, component, to: row) }
    }

    /// Turns a picker's wheels to the rows with the given titles.
    ///
    /// A single title is looked up in all wheels and must occur in only one of them. If there are several titles, the
    /// first one is for the leftmost wheel.
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows in all wheels, because the title of each row may be
    ///   requested.
    public func choose(rows titles: [String], in picker: UIPickerView) throws(TouchRefusal) {
        try reach(picker)
        var found: [(component: Int, row: Int)] = []
        for (place, title) in titles.enumerated() {
            let isAlone = titles.count == 1 && picker.numberOfComponents > 1
            let components = isAlone ? Array(0..<picker.numberOfComponents) : [place]
            let matches = components.compactMap { component in
                (0..<picker.numberOfRows(inComponent: component))
                    .first { picker.title(ofRow: $0, inComponent: component) == title }.map { (component, $0) }
            }
            guard let first = matches.first else {
                let component = isAlone || picker.numberOfComponents == 1 ? "" : "component \(place) of "
                throw .notAllowed("no row of \(component)\(Self.name(picker)) shows \"\(title)\"")
            }
            if matches.count > 1 {
                throw .notAllowed(
                    "several components of \(Self.name(picker)) have \"\(title)\": name a row of each, from the left")
            }
            found.append(first)
        }
        if closesOpenRow(picker) { return }
        for (component, row) in found { turn(picker, component, to: row) }
    }

    private func turn(_ picker: UIPickerView, _ component: Int, to row: Int) {
        guard picker.selectedRow(inComponent: component) != row else { return }
        picker.selectRow(row, inComponent: component, animated: true)
        picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }

    /// Chooses a date in the picker's range. If the picker shows a time and rounds it to
    /// ``UIDatePicker/minuteInterval``, the minutes of the date must be a multiple of that interval.
    ///
    /// If the date changes, the picker sends `.valueChanged` and `.primaryActionTriggered`, between `.touchDown` and
    /// `.touchUpInside`; that order is unverified.
    public func choose(date: Date, in picker: UIDatePicker) throws(TouchRefusal) {
        try reachEnabled(picker)
        if closesOpenRow(picker) { return }
        let before = picker.date
        let text = picker.text(of: date)
        if let limits = picker.limits, !limits.contains(date) {
            let ends = [
                picker.minimumDate.map { "from \(picker.text(of: $0))" },
                picker.maximumDate.map { "to \(picker.text(of: $0))" },
            ]
            throw .cannot(
                Self.name(picker), what: "set to \(text): it goes \(ends.compactMap(\.self).joined(separator: " "))")
        }
        picker.date = date
        guard picker.text(of: picker.date) == text else {
            picker.date = before
            throw .cannot(
                Self.name(picker), what: "set to \(text): its minutes are multiples of \(picker.minuteInterval)")
        }
        // The picker may have rounded the date to the date that it already had.
        let isChange = picker.date != before
        picker.date = before
        adjust(picker) {
            if isChange { picker.date = date }
            return isChange
        }
    }

    /// Chooses the duration of a countdown timer, in seconds. The picker rounds the duration down to whole minutes.
    public func choose(duration: TimeInterval, in picker: UIDatePicker) throws(TouchRefusal) {
        try reachEnabled(picker)
        guard picker.datePickerMode == .countDownTimer, duration >= 0, duration < 86_400 else {
            throw .cannot(Self.name(picker), what: "set to \(duration) seconds")
        }
        if closesOpenRow(picker) { return }
        adjust(picker) {
            let before = picker.countDownDuration
            picker.countDownDuration = duration
            return picker.countDownDuration != before
        }
    }

    /// Chooses the date or the duration that a string specifies.
    ///
    /// A date is written as `2026-03-14`, `18:30`, `2026-03-14 18:30` or `2026-03`, in the picker's time zone. A
    /// duration is written in hours and minutes, such as `1:05`.
    public func choose(_ text: String, in picker: UIDatePicker) throws(TouchRefusal) {
        if picker.datePickerMode == .countDownTimer, let duration = picker.duration(of: text) {
            return try choose(duration: duration, in: picker)
        }
        guard let date = picker.date(of: text) else {
            throw .cannot(
                Self.name(picker), what: "set to \"\(text)\": write it like \(picker.exampleOfText)")
        }
        try choose(date: date, in: picker)
    }
}
