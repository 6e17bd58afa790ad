import Foundation
@testable import HeadlessUIKit

/// A view of a fixed content size, as a label is one.
@MainActor
class Box: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

extension UIView {
    /// Adds views that constraints place.
    func add(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    /// The four constraints to the edges of a view around this one.
    func pinned(to view: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
        [
            topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
        ]
    }
}

/// A root of 300 × 200 points.
@MainActor
func makeRoot() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)) }

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Letters of 10 × 20 points that wrap, as a label of several lines does.
final class Letters: Box {
    var count: Int {
        didSet { invalidateIntrinsicContentSize() }
    }
    private(set) var measurements = 0

    init(_ count: Int) {
        self.count = count
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { intrinsicContentSize(atWidth: nil) }

    override func intrinsicContentSize(atWidth width: CGFloat?) -> CGSize {
        measurements += 1
        let perLine = max(1, min(count, width.map { Int($0 / 10) } ?? count))
        return CGSize(width: 10 * min(count, perLine), height: 20 * ((count + perLine - 1) / perLine))
    }

    override var baselineOffsets: (first: CGFloat, last: CGFloat) { (15, 5) }
}
