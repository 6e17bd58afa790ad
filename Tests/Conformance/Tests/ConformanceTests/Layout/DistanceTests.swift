import CellDirector
import XCTest

/// Tests constraints of distances between anchors.
final class DistanceTests: ConformanceTestCase {
    @MainActor private func views(_ count: Int, in area: UIView) -> [UIView] {
        (0..<count).map { _ in
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            area.addSubview(view)
            return view
        }
    }

    @MainActor func testADistanceIsAConstantOrAnotherDistance() async {
        let area = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let boxes = views(2, in: area)
        let before = area.leadingAnchor.anchorWithOffset(to: boxes[0].leadingAnchor)
        let between = boxes[0].trailingAnchor.anchorWithOffset(to: boxes[1].leadingAnchor)
        let after = boxes[1].trailingAnchor.anchorWithOffset(to: area.trailingAnchor)
        NSLayoutConstraint.activate(
            boxes.flatMap {
                [
                    $0.widthAnchor.constraint(equalToConstant: 50), $0.heightAnchor.constraint(equalToConstant: 10),
                    $0.topAnchor.constraint(equalTo: area.topAnchor),
                ]
            } + [
                before.constraint(equalToConstant: 20),
                after.constraint(equalTo: between, multiplier: 0.5, constant: 0),
            ])
        area.layoutIfNeeded()
        XCTAssertEqual(boxes.map(\.frame.minX), [20, 190])
    }

    @MainActor func testASizeIsAPartOfADistance() async {
        let area = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let box = views(1, in: area)[0]
        let height = area.topAnchor.anchorWithOffset(to: area.bottomAnchor)
        NSLayoutConstraint.activate([
            box.heightAnchor.constraint(equalTo: height, multiplier: 0.25),
            box.bottomAnchor.anchorWithOffset(to: area.bottomAnchor).constraint(equalTo: box.heightAnchor),
            box.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
        area.layoutIfNeeded()
        XCTAssertEqual(box.frame, CGRect(x: 0, y: 50, width: 300, height: 25))
    }
}
