import Foundation
@testable import HeadlessUIKit

/// A box that wraps letters of 10 × 20 points each, like a label with several lines.
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
