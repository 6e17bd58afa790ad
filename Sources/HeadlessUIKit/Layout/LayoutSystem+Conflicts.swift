import Foundation
import LinearConstraints

/// Reports constraints that can't all be satisfied, using UIKit's message.
extension LayoutSystem {
    /// Logs the conflicts. Each message names the constraint that the system breaks to resolve the conflict. Until the
    /// system is rebuilt, further conflicts that break the same constraint are not logged.
    func report(_ conflicts: [LinearSystem.Conflict]) {
        for conflict in conflicts where reported.insert(conflict.broken).inserted {
            // An inequality has two rows.
            let among = conflict.among.compactMap(print).reduce(into: [String]()) { lines, line in
                if !lines.contains(line) { lines.append(line) }
            }
            guard let broken = print(conflict.broken) ?? among.last else { continue }
            ListWarning.log(sentence(among, broken))
        }
    }

    private func sentence(_ constraints: [String], _ broken: String) -> String {
        var lines = [
            "Unable to simultaneously satisfy constraints.",
            "\tProbably at least one of the constraints in the following list is one you don't want. ", "\tTry this: ",
            "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
            "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
        ]
        if constraints.contains(where: { $0.contains("NSAutoresizingMask") }) {
            lines.append(
                "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
                    + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) ")
        }
        lines.append("(")
        lines.append(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
        lines += [")", "", "Will attempt to recover by breaking constraint ", broken]
        return lines.joined(separator: "\n")
    }

    /// Returns the text that UIKit prints for the constraint with the given identifier; `nil` if UIKit does not print
    /// the constraint.
    private func print(_ id: LinearSystem.ConstraintID) -> String? {
        if let row = rows.first(where: { $0.value.id == id || slacks[$0.key]?.bound == id })?.value {
            return row.constraint.printed
        }
        for item in order where item.guide == nil {
            for axis in NSLayoutConstraint.Axis.both {
                if let row = item[axis].frame.first(where: { $0.id == id }) { return print(row, item.view, axis) }
                if let rows = item[axis].content, rows.ids.contains(id) { return print(rows, item.view, axis) }
            }
        }
        return nil
    }

    private func print(_ row: FrameRow, _ view: UIView, _ axis: NSLayoutConstraint.Axis) -> String {
        let name = UILayoutGuide.name(view)
        let (isHorizontal, number) = (axis == .horizontal, NSLayoutConstraint.number(CGFloat(abs(row.constant))))
        let length = isHorizontal ? "width" : "height"
        if view === root, root.isRootOfLayout {
            let identifier = "UIView-Encapsulated-Layout-\(isHorizontal ? "Width" : "Height")"
            return "<NSLayoutConstraint '\(identifier)' \(name).\(length) == \(number)   (active)>"
        }
        let mask = view.autoresizingMask
        let head =
            "<NSAutoresizingMaskLayoutConstraint h=\(mask.along(.horizontal).printed) v=\(mask.along(.vertical).printed) \(name)."
        let sign = row.constant > 0 ? "-" : ""
        return switch row.subject {
        case .start: "\(head)\(isHorizontal ? "minX" : "minY") == \(sign)\(number)   (active)>"
        case .length: "\(head)\(length) == \(number)   (active)>"
        case .far:
            "\(head)\(isHorizontal ? "maxX" : "maxY") == \(view.superview.map(UILayoutGuide.name) ?? "").\(length)"
                + "\(row.constant == 0 ? "" : row.constant > 0 ? " + \(number)" : " - \(number)")   (active)>"
        }
    }

    private func print(_ rows: ContentRows, _ view: UIView, _ axis: NSLayoutConstraint.Axis) -> String {
        "<NSContentSizeLayoutConstraint \(UILayoutGuide.name(view)).\(axis == .horizontal ? "width" : "height") == "
            + "\(NSLayoutConstraint.number(rows.length)) Hug:\(NSLayoutConstraint.number(CGFloat(rows.hugging.rawValue))) "
            + "CompressionResist:\(NSLayoutConstraint.number(CGFloat(rows.compressionResistance.rawValue)))   (active)>"
    }
}
