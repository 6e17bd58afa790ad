import CellDirector

/// A button whose touch area is larger than its bounds.
final class Wide: UIButton {
    var margin: CGFloat = 0

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -margin, dy: -margin).contains(point)
    }
}
