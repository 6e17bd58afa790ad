import Foundation
import HeadlessUIKit
import TestSupport
import XCTest

final class UIStackViewTests: UIStackViewTestCase {
    /// A hidden view takes no space, even if its own constraints, which are then broken, give it a length.
    @MainActor
    func testAHiddenViewWithAFixedLengthTakesNoSpace() async {
        for isHiddenFirst in [false, true] {
            let (stack, fixed, other) = (UIStackView(), UIView(), Box(20, 20))
            let root = show(stack, width: 280, height: 180)
            stack.axis = .vertical
            let height = fixed.heightAnchor.constraint(equalToConstant: 44)
            fixed.isHidden = isHiddenFirst
            height.isActive = true
            stack.addArrangedSubview(fixed)
            stack.addArrangedSubview(other)
            _ = warnings { root.layoutIfNeeded() }
            XCTAssertEqual(other.frame.minY, isHiddenFirst ? 0 : 44, accuracy: 0.01)
            for isHidden in [true, false, true] {
                fixed.isHidden = isHidden
                _ = warnings { root.layoutIfNeeded() }
                XCTAssertEqual(other.frame.minY, isHidden ? 0 : 44, accuracy: 0.01)
                XCTAssertEqual(fixed.frame.height, isHidden ? 0 : 44, accuracy: 0.01)
            }
        }
    }

    // MARK: Random arrangements

    /// In every stack view, the arranged views are in order, inside the stack and spaced correctly, and no constraints
    /// conflict.
    @MainActor
    func testRandomArrangementsAreSpacedCorrectlyWithoutConflicts() async {
        forEachSeed(1...UInt64(timesToRun("CELLDIRECTOR_STACKS", else: 60))) { seed in
            var random = SplitMix64(state: seed)
            XCTAssertEqual(warnings { arrangeAtRandom(&random) }, [])
        }
    }

    @MainActor
    private func arrangeAtRandom(_ random: inout SplitMix64) {
        let stack = UIStackView()
        let root = show(stack, width: 280, height: 180)
        for _ in 0..<12 {
            switch Int.random(in: 0..<9, using: &random) {
            case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
            case 1: stack.spacing = CGFloat(Int.random(in: 0...8, using: &random))
            case 2: stack.alignment = UIStackView.Alignment(rawValue: Int.random(in: 0...5, using: &random)) ?? .fill
            case 3:
                stack.distribution = UIStackView.Distribution(rawValue: Int.random(in: 0...4, using: &random)) ?? .fill
            case 4: stack.arrangedSubviews.randomElement(using: &random)?.isHidden.toggle()
            case 5: stack.arrangedSubviews.randomElement(using: &random)?.removeFromSuperview()
            default:
                guard stack.arrangedSubviews.count < 6 else { break }
                let box = Box(
                    CGFloat(Int.random(in: 5...30, using: &random)), CGFloat(Int.random(in: 5...20, using: &random)))
                stack.insertArrangedSubview(
                    box, at: Int.random(in: 0...stack.arrangedSubviews.count, using: &random))
            }
            root.layoutIfNeeded()
            check(stack)
        }
    }

    @MainActor
    private func check(_ stack: UIStackView, line: UInt = #line) {
        let isRow = stack.axis == .horizontal
        let comment =
            "\(isRow ? "row" : "column") \(stack.distribution) \(stack.alignment) \(stack.spacing): "
            + "\(stack.arrangedSubviews.map { $0.isHidden ? "hidden" : "\($0.frame)" })"
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }
        for view in stack.arrangedSubviews where view.isHidden {
            XCTAssertEqual(isRow ? view.frame.width : view.frame.height, 0, comment, line: line)
        }
        for view in shown {
            let bounds = stack.bounds.insetBy(dx: -0.001, dy: -0.001)
            XCTAssertTrue(bounds.contains(view.frame), comment, line: line)
        }
        for (view, next) in zip(shown, shown.dropFirst()) {
            let gap = isRow ? next.frame.minX - view.frame.maxX : next.frame.minY - view.frame.maxY
            if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
                XCTAssertGreaterThanOrEqual(gap, stack.spacing - 0.001, comment, line: line)
            } else {
                XCTAssertEqual(gap, stack.spacing, accuracy: 0.001, comment, line: line)
            }
            if stack.alignment == .center {
                let middles = isRow ? next.frame.midY - view.frame.midY : next.frame.midX - view.frame.midX
                XCTAssertEqual(middles, 0, accuracy: 0.001, comment, line: line)
            }
        }
        guard let first = shown.first, let last = shown.last else { return }
        XCTAssertEqual(isRow ? first.frame.minX : first.frame.minY, 0, accuracy: 0.001, comment, line: line)
        let end = isRow ? last.frame.maxX - stack.frame.width : last.frame.maxY - stack.frame.height
        XCTAssertEqual(end, 0, accuracy: 0.001, comment, line: line)
        if stack.alignment == .fill {
            for view in shown {
                let size = isRow ? view.frame.height - stack.frame.height : view.frame.width - stack.frame.width
                XCTAssertEqual(size, 0, accuracy: 0.001, comment, line: line)
            }
        }
    }

    /// Views that are added at the end, with a layout after each, are where they are in a stack that is filled at once.
    @MainActor
    func testAStackThatIsFilledViewByViewEqualsOneThatIsFilledAtOnce() async {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            // Only the first two distributions add views without the others.
            let others: [UIStackView.Distribution] = [.fillProportionally, .equalSpacing, .equalCentering]
            for distribution in [UIStackView.Distribution.fill, .fillEqually] + (isThorough ? others : []) {
                for alignment in [
                    UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
                ] {
                    for isFixed in isThorough ? [false, true] : [false] {
                        func make() -> (UIView, UIStackView) {
                            let (root, stack) = (
                                UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), UIStackView()
                            )
                            (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (
                                axis, distribution, alignment, 3
                            )
                            stack.translatesAutoresizingMaskIntoConstraints = false
                            root.addSubview(stack)
                            stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
                            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
                            if isFixed {
                                stack.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
                                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
                            }
                            return (root, stack)
                        }
                        func label(_ number: Int) -> UILabel {
                            let label = UILabel()
                            label.text = String(repeating: "x", count: 1 + number % 3)
                            label.font = .systemFont(ofSize: CGFloat(10 + number))
                            label.isHidden = number == 2
                            return label
                        }
                        let ((root, stack), (whole, atOnce)) = (make(), make())
                        for number in 0..<6 {
                            stack.addArrangedSubview(label(number))
                            atOnce.addArrangedSubview(label(number))
                            if number % 4 != 3 { root.layoutIfNeeded() }
                        }
                        whole.layoutIfNeeded()
                        let name = "\(axis.rawValue) \(distribution) \(alignment) \(isFixed)"
                        XCTAssertEqual(stack.frame, atOnce.frame, name)
                        XCTAssertEqual(stack.arrangedSubviews.map(\.frame), atOnce.arrangedSubviews.map(\.frame), name)
                        stack.arrangedSubviews[4].removeFromSuperview()
                        atOnce.arrangedSubviews[4].removeFromSuperview()
                        for stack in [stack, atOnce] { stack.addArrangedSubview(label(7)) }
                        root.layoutIfNeeded()
                        whole.layoutIfNeeded()
                        XCTAssertEqual(stack.arrangedSubviews.map(\.frame), atOnce.arrangedSubviews.map(\.frame), name)
                    }
                }
            }
        }
    }
}
