import HeadlessUIKit
import TestSupport
import XCTest

/// Tests how views are printed.
final class ViewDescriptionTests: XCTestCase {
    private final class Card: UIView {}

    @MainActor
    func testAViewIsPrintedAsUIKitPrintsIt() async {
        let card = Card(frame: CGRect(x: 10, y: 20.5, width: 100, height: 50))
        card.alpha = 0.5
        card.isHidden = true
        card.tag = 3
        card.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.text = "Hi"
        card.addSubview(label)
        XCTAssertEqual(
            card.recursiveDescription(),
            """
            <Card: 0x0; baseClass = UIView; frame = (10 20.5; 100 50); alpha = 0.5; hidden = YES; autoresize = W+BM; \
            tag = 3; layer = <CALayer: 0x0>>
               | <UILabel: 0x0; frame = (0 0; 40 20); text = 'Hi'; userInteractionEnabled = NO; layer = <CALayer: 0x0>>
            """)
    }
}
