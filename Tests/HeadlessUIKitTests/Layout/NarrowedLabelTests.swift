import Foundation
import HeadlessUIKit
import TestSupport
import XCTest

/// A label with several lines is as wide as its widest line, if its constraints allow that. Its lines are broken at the
/// width that it would have otherwise.
final class NarrowedLabelTests: XCTestCase {
    private static let text = "Several words that need more than one line"

    @MainActor
    private func label(_ text: String = text) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    @MainActor
    private func page(_ width: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: 400)) }

    /// The size of the text at a width.
    @MainActor
    private func size(_ label: UILabel, at width: CGFloat) -> CGSize {
        label.sizeThatFits(CGSize(width: width, height: .infinity))
    }

    @MainActor
    func testALabelWithAFreeEdgeIsAsWideAsItsWidestLine() async {
        for width in [135, 200, 260] as [CGFloat] {
            let (page, label) = (page(width), label())
            page.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                label.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor),
                label.topAnchor.constraint(equalTo: page.topAnchor),
            ])
            page.layoutIfNeeded()
            let expected = size(label, at: width)
            XCTAssertLessThan(expected.width, width)
            XCTAssertEqual(label.frame.width, expected.width, accuracy: 1e-4)
            XCTAssertEqual(label.frame.height, expected.height, accuracy: 1e-4)
        }
    }

    @MainActor
    func testALabelInACenteredStackIsAsWideAsItsWidestLine() async {
        let (page, stack, label) = (page(200), UIStackView(), label())
        stack.axis = .vertical
        stack.alignment = .center
        stack.frame = page.bounds
        page.addSubview(stack)
        stack.addArrangedSubview(label)
        page.layoutIfNeeded()
        let width = size(label, at: 200).width
        XCTAssertEqual(label.frame.width, width, accuracy: 1e-4)
        XCTAssertEqual(label.frame.minX, (200 - width) / 2, accuracy: 1e-4)
    }

    /// The two edges, or the length, determine the width of these labels.
    @MainActor
    func testALabelWhoseWidthIsFixedKeepsIt() async {
        let (page, pinned, sized, stack, filling) = (page(200), label(), label(), UIStackView(), label())
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        for view in [pinned, sized, stack] { page.addSubview(view) }
        stack.addArrangedSubview(filling)
        NSLayoutConstraint.activate([
            pinned.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            pinned.trailingAnchor.constraint(equalTo: page.trailingAnchor),
            sized.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            sized.widthAnchor.constraint(equalToConstant: 150),
            stack.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 170),
        ])
        page.layoutIfNeeded()
        XCTAssertEqual([pinned, sized, filling].map(\.frame.width), [200, 150, 170])
    }

    /// After any changes, the layout is that of new views with the same constraints.
    @MainActor
    func testChangesLeadToTheLayoutOfNewViews() async {
        forEachSeed(1...24) { change(seed: $0) }
    }

    @MainActor
    private func change(seed: UInt64) {
        var random = SplitMix64(state: seed)
        let words = ["a", "word", "and", "another", "Iliad", "wwwwwwww", "of", "texts"]
        let (page, label) = (page(200), label())
        page.addSubview(label)
        let trailing = label.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor)
        let fixed = label.trailingAnchor.constraint(equalTo: page.trailingAnchor)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            label.topAnchor.constraint(equalTo: page.topAnchor), trailing,
        ])
        for step in 0..<20 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: page.frame.size.width = CGFloat(Int.random(in: 60...400, using: &random))
            case 1:
                let count = Int.random(in: 1...12, using: &random)
                label.text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
            case 2: label.numberOfLines = Int.random(in: 0...3, using: &random)
            default: fixed.isActive.toggle()
            }
            page.layoutIfNeeded()
            let other = self.label(label.text ?? "")
            other.numberOfLines = label.numberOfLines
            let otherPage = self.page(page.frame.width)
            otherPage.addSubview(other)
            NSLayoutConstraint.activate([
                other.leadingAnchor.constraint(equalTo: otherPage.leadingAnchor),
                other.topAnchor.constraint(equalTo: otherPage.topAnchor),
                fixed.isActive
                    ? other.trailingAnchor.constraint(equalTo: otherPage.trailingAnchor)
                    : other.trailingAnchor.constraint(lessThanOrEqualTo: otherPage.trailingAnchor),
            ])
            otherPage.layoutIfNeeded()
            XCTAssertEqual(label.frame, other.frame, "step \(step)")
        }
    }
}
