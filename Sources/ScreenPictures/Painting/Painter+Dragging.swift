import Foundation
import HeadlessUIKit

/// Draws what a finger drags. How it looks is unverified: no recording shows it.
extension Painter {
    /// The opacity of the cell of a dragged row, which stays in its list.
    static let draggedAlpha: CGFloat = 0.5

    /// Draws the previews of a drag as a pile at the finger, slightly enlarged, with a shadow, and the number of items if
    /// there are several. At most three previews are drawn.
    func draw(_ drag: DrawnDrag, of root: UIView) {
        guard let front = drag.previews.first else { return }
        let (origin, scale) = (rootOrigin(of: root), CGFloat(1.04))
        let center = CGPoint(x: origin.x + front.center.x, y: origin.y + front.center.y)
        for (index, preview) in drag.previews.prefix(3).enumerated().reversed() {
            let size = preview.parameters.visiblePath?.bounds.size ?? preview.view.bounds.size
            let step = CGFloat(index) * 6
            canvas.open(canvas.class(.init(light: "filter:drop-shadow(0 8px 24px #00000040)")))
            canvas.open(
                " opacity=\".9\" transform=\"translate(\((center.x + step).svg) \((center.y + step).svg))"
                    + "scale(\(scale.svg))\"")
            lifted = preview.view
            drawLifted(preview.view, preview.parameters, at: CGPoint(x: -size.width / 2, y: -size.height / 2))
            lifted = nil
            canvas.close()
            canvas.close()
        }
        guard drag.itemCount > 1 else { return }
        let size = front.parameters.visiblePath?.bounds.size ?? front.view.bounds.size
        drawBadge(
            "\(drag.itemCount)",
            at: CGPoint(x: center.x + size.width / 2 * scale - 12, y: center.y - size.height / 2 * scale - 9),
            .systemBlue, of: root)
    }
}
