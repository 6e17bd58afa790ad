import HeadlessUIKit
import ScreenPictures
import TestSupport
import XCTest

/// Changes screens at random, and tests that visible changes are reported and invisible changes are not.
final class RandomDifferenceTests: XCTestCase {
    @MainActor
    func testOnlyVisibleChangesAreReported() async throws {
        try forEachSeed(1...12) { seed in
            var screen = RandomScreen(seed: seed)
            for _ in 0..<6 {
                let before = screen.svg
                let invisibleChange = screen.makeInvisibleChange()
                let same = screen.svg
                let reported = try PictureDifference(from: before, to: same).lines
                XCTAssertEqual(reported, [], "an invisible change is not reported: \(invisibleChange)")
                let visibleChange = screen.makeVisibleChange()
                let difference = try PictureDifference(from: same, to: screen.svg)
                XCTAssertFalse(difference.isEmpty, "a visible change is reported: \(visibleChange)")
                XCTAssertEqual(
                    try PictureDifference(from: screen.svg, to: same).isEmpty, false,
                    "the reverse change is reported: \(visibleChange)")
                for change in difference.changes {
                    XCTAssertFalse(change.sentence.isEmpty)
                    XCTAssert(change.before != nil || change.after != nil, change.sentence)
                }
            }
        }
    }
}

/// A screen with views that do not overlap, some of which are in container views.
@MainActor
private struct RandomScreen {
    private var random: SplitMix64
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    private var parts: [UIView] = []
    private let hidden = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    private let outside = UILabel(frame: CGRect(x: 0, y: 700, width: 100, height: 20))
    private let clear = UIView(frame: CGRect(x: 10, y: 500, width: 50, height: 50))

    init(seed: UInt64) {
        random = SplitMix64(state: seed)
        root.backgroundColor = .systemBackground
        for number in 0..<12 {
            let frame = CGRect(x: 10 + number % 2 * 150, y: 10 + number / 2 * 60, width: 120, height: 40)
            let part = makePart(frame, number)
            if Bool.random(using: &random) {
                let card = UIView(frame: frame)
                part.frame.origin = .zero
                card.addSubview(part)
                root.addSubview(card)
            } else {
                root.addSubview(part)
            }
            if Bool.random(using: &random) { part.accessibilityIdentifier = "part \(number)" }
            parts.append(part)
        }
        hidden.isHidden = true
        for view in [hidden, outside, clear] { root.addSubview(view) }
    }

    var svg: String { ScreenPicture(of: root).svg }

    private mutating func makePart(_ frame: CGRect, _ number: Int) -> UIView {
        let part: UIView
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            let label = UILabel()
            label.text = "Label \(number)"
            part = label
        case 1:
            let button = UIButton()
            button.setTitle("Button \(number)", for: .normal)
            button.setTitleColor(.systemBlue, for: .normal)
            part = button
        case 2: part = UIImageView(image: UIImage(systemName: "heart"))
        case 3: part = UISwitch()
        default:
            part = UIView()
            part.backgroundColor = .systemTeal
        }
        part.frame = frame
        return part
    }

    /// Makes a random invisible change, and returns its description.
    mutating func makeInvisibleChange() -> String {
        let part = parts[Int.random(in: 0..<parts.count, using: &random)]
        let number = Int.random(in: 0..<1000, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            part.accessibilityIdentifier = "other \(number)"
            return "an accessibility identifier"
        case 1:
            part.accessibilityLabel = "other \(number)"
            return "an accessibility label"
        case 2:
            hidden.text = "hidden \(number)"
            return "the text of a hidden label"
        case 3:
            outside.text = "outside \(number)"
            return "the text of a label outside the screen"
        case 4:
            clear.frame = CGRect(x: number % 100, y: number % 300, width: 30, height: 30)
            return "the frame of a clear view"
        case 5:
            part.tag = number
            part.isUserInteractionEnabled.toggle()
            return "a tag"
        case 6:
            // Moves the container of a part, and moves the part by the same distance in the opposite direction.
            guard let card = part.superview, card !== root else { return "nothing" }
            card.frame.origin.x += 7
            part.frame.origin.x -= 7
            return "the frame of a container"
        default:
            guard let holder = part.superview else { return "nothing" }
            let around = UIView(frame: part.frame)
            part.frame.origin = .zero
            holder.insertSubview(around, belowSubview: part)
            around.addSubview(part)
            return "a new container"
        }
    }

    /// Makes a random visible change, and returns its description.
    mutating func makeVisibleChange() -> String {
        let part = parts[Int.random(in: 0..<parts.count, using: &random)]
        let number = Int.random(in: 0..<1000, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            part.isHidden = false
            part.frame.origin.x += 1
            return "a part moved right"
        case 1:
            part.isHidden = false
            part.frame.origin.y -= 1.5
            return "a part moved up"
        case 2:
            part.isHidden.toggle()
            return "a part shown or hidden"
        case 3:
            let label = UILabel(frame: CGRect(x: number % 200, y: 420, width: 100, height: 20))
            label.text = "New \(number)"
            root.addSubview(label)
            return "a new label"
        default: return changeAppearance(of: part, number)
        }
    }

    private mutating func changeAppearance(of part: UIView, _ number: Int) -> String {
        part.isHidden = false
        switch part {
        case let label as UILabel:
            label.text = (label.text ?? "") + "\(number % 10)"
            return "a text"
        case let button as UIButton:
            button.setTitle("\(button.currentTitle ?? "")\(number % 10)", for: .normal)
            return "a title"
        case let image as UIImageView:
            image.image = UIImage(systemName: image.image == UIImage(systemName: "star") ? "heart" : "star")
            return "a symbol"
        case let toggle as UISwitch:
            toggle.isOn.toggle()
            return "a switch"
        default:
            part.backgroundColor = UIColor(red: CGFloat(number) / 1000, green: 0.3, blue: 0.1, alpha: 1)
            return "a color"
        }
    }
}
