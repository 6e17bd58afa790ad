import Foundation

/// What pictures show of a drag.
@MainActor
package struct DrawnDrag {
    /// The preview of an item.
    package struct Preview {
        package let view: UIView
        package let parameters: UIPreviewParameters
        /// The position of the preview's center in the root view's coordinates, in points.
        package let center: CGPoint
    }

    /// The previews of the visible items, from the first item, which is in front, to the last.
    package let previews: [Preview]
    package let itemCount: Int

    /// Unverified: the finger holds each preview where it touched the view, and a preview of another view at its center.
    fileprivate init(_ session: DragSession) {
        let (x, y) = (session.point.x - session.start.x, session.point.y - session.start.y)
        itemCount = session.items.count
        previews = zip(session.items, session.previews).compactMap { item, lifted in
            if let provider = item.previewProvider {
                return provider().map { Preview(view: $0.view, parameters: $0.parameters, center: session.point) }
            }
            return lifted.map {
                let place = $0.target.container.convert($0.target.center, to: nil)
                return Preview(
                    view: $0.view, parameters: $0.parameters, center: CGPoint(x: place.x + x, y: place.y + y))
            }
        }
    }
}

extension UIView {
    /// The drag over the view's screen; `nil` if there is none.
    package final var drawnDrag: DrawnDrag? { root.rareProperties?.drag.map { DrawnDrag($0.session) } }
}
