import Foundation

extension UISegmentedControl {
    static let segmentedControlProperties: [InterfaceProperty<UISegmentedControl>] = [
        .value({ $0.child("segments") }) { control, segments in
            for (index, segment) in segments.children.enumerated() {
                control.decode(segment, index, of: segments.parent)
            }
        },
        .number("selectedSegmentIndex") { $0.selectedSegmentIndex = Int($1) },
        .flag("momentary") { $0.isMomentary = $1 },
        .flag("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent = $1 },
        .color("selectedSegmentTintColor") { $0.selectedSegmentTintColor = $1 },
    ]

    private func decode(_ segment: InterfaceElement, _ index: Int, of control: InterfaceElement?) {
        if let image = segment.image("image") {
            insertSegment(with: image, at: index, animated: false)
        } else {
            let title = segment["title"] ?? ""
            insertSegment(
                withTitle: segment.file.localized(control?.id, "segmentTitles[\(index)]", title), at: index,
                animated: false)
        }
        if segment["enabled"] == "NO" { setEnabled(false, forSegmentAt: index) }
        if let width = segment.number("width") { setWidth(width, forSegmentAt: index) }
        if let offset = segment.value("contentOffset")?.size { setContentOffset(offset, forSegmentAt: index) }
    }
}
