import CellDirector
import XCTest

/// Tests layers, paths, transforms, completed animations, button insets and visual effects.
final class LayerTests: ConformanceTestCase {
    @MainActor
    func testSublayersHaveAnOrderAndOneSuperlayer() async {
        let (layer, a, b, c) = (CALayer(), CALayer(), CAShapeLayer(), CAGradientLayer())
        layer.addSublayer(a)
        layer.insertSublayer(b, at: 0)
        layer.insertSublayer(c, above: b)
        XCTAssertEqual(layer.sublayers, [b, c, a])
        layer.insertSublayer(a, below: b)
        XCTAssertEqual(layer.sublayers, [a, b, c])
        b.removeFromSuperlayer()
        XCTAssertNil(b.superlayer)
        CALayer().addSublayer(a)
        XCTAssertEqual(layer.sublayers, [c])
        layer.sublayers = nil
        XCTAssertNil(c.superlayer)
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.position = CGPoint(x: 50, y: 50)
        XCTAssertEqual(layer.frame, CGRect(x: 40, y: 40, width: 20, height: 20))
    }

    @MainActor
    func testAViewCreatesALayerOfItsLayerClass() async {
        final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        final class CustomLayer: CALayer {
            var isOwn = false
            override init() {
                super.init()
                isOwn = true
            }
            required init?(coder: NSCoder) { nil }
        }
        final class CustomView: UIView {
            override class var layerClass: AnyClass { CustomLayer.self }
        }
        let gradient = Gradient().layer as? CAGradientLayer
        gradient?.colors = [UIColor.red.cgColor]
        XCTAssertEqual(gradient?.colors?.count, 1)
        XCTAssertEqual((CustomView().layer as? CustomLayer)?.isOwn, true)
        // As in UIKit, layers can be created from a metatype that is only known at run time.
        let type: CALayer.Type = CustomLayer.self
        XCTAssertEqual((type.init() as? CustomLayer)?.isOwn, true)
    }

    /// Apple, `UIView.layer`: a view's layer is a sublayer of its superview's layer.
    @MainActor
    func testAViewsLayerContainsTheLayersOfItsSubviews() async {
        let (view, a, b) = (UIView(), UIView(), UIView())
        XCTAssertNil(view.layer.sublayers)
        view.addSubview(a)
        view.addSubview(b)
        XCTAssertEqual(view.layer.sublayers, [a.layer, b.layer])
        XCTAssertTrue(a.layer.superlayer === view.layer)

        let (back, between, front) = (CALayer(), CALayer(), CALayer())
        view.layer.insertSublayer(back, at: 0)
        view.layer.addSublayer(front)
        view.layer.insertSublayer(between, below: b.layer)
        XCTAssertEqual(view.layer.sublayers, [back, a.layer, between, b.layer, front])
        view.layer.insertSublayer(between, above: b.layer)
        XCTAssertEqual(view.layer.sublayers, [back, a.layer, b.layer, between, front])
        view.layer.insertSublayer(between, above: a.layer)

        let c = UIView()
        view.addSubview(c)
        XCTAssertEqual(view.layer.sublayers, [back, a.layer, between, b.layer, front, c.layer])
        a.removeFromSuperview()
        XCTAssertNil(a.layer.superlayer)
        XCTAssertEqual(view.layer.sublayers, [back, between, b.layer, front, c.layer])
        view.insertSubview(a, belowSubview: b)
        XCTAssertEqual(view.layer.sublayers, [back, between, a.layer, b.layer, front, c.layer])
        view.bringSubviewToFront(a)
        XCTAssertEqual(view.layer.sublayers, [back, between, b.layer, front, c.layer, a.layer])
    }

    /// Unverified: in UIKit the subviews' layers might be removed too.
    @MainActor
    func testTheLayersOfSubviewsCannotBeRemoved() async {
        let (view, label, added) = (UIView(), UILabel(), CALayer())
        view.addSubview(label)
        view.layer.addSublayer(added)
        for layer in view.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
        XCTAssertEqual(view.layer.sublayers, [label.layer])
        view.layer.sublayers = [added, label.layer]
        XCTAssertEqual(view.layer.sublayers, [added, label.layer])
        view.layer.sublayers = nil
        XCTAssertEqual(view.layer.sublayers, [label.layer])
    }

    @MainActor
    func testPathsAreEqualIfTheyHaveTheSameElements() async {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(roundedRect: rect, cornerRadius: 3).cgPath
        XCTAssertEqual(layer.path, UIBezierPath(roundedRect: rect, cornerRadius: 3).cgPath)
        XCTAssertNotEqual(layer.path, UIBezierPath(roundedRect: rect, cornerRadius: 4).cgPath)
        let path = UIBezierPath()
        XCTAssertTrue(path.isEmpty)
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 0, y: 20))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 0, y: 20))
        path.close()
        XCTAssertEqual(path.cgPath, UIBezierPath(rect: rect).cgPath)
        let view = UIView()
        view.layer.shadowPath = path.cgPath
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        view.layer.mask = layer
        XCTAssertEqual(view.layer.shadowPath, path.cgPath)
        XCTAssertEqual(view.layer.maskedCorners.rawValue, 1)
    }

    @MainActor
    func testTransformsAreCombinedAndInverted() async {
        let view = UIView()
        XCTAssertTrue(view.transform.isIdentity)
        view.transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
        XCTAssertEqual(CGPoint(x: 1, y: 1).applying(view.transform), CGPoint(x: 4, y: 6))
        let back = view.transform.concatenating(view.transform.inverted())
        XCTAssertEqual(CGPoint(x: 5, y: 7).applying(back), CGPoint(x: 5, y: 7))
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform.identity.rotated(by: .pi / 2))
        XCTAssertEqual(turned.x, 0, accuracy: 1e-9)
        XCTAssertEqual(turned.y, 1, accuracy: 1e-9)
    }

    @MainActor
    func testAnimationsEndImmediately() async {
        let view = UIView()
        var calls: [String] = []
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
            animations: { view.alpha = 0.5 }, completion: { _ in calls.append("spring") })
        UIView.animate(springDuration: 1, bounce: 0.2) {
            view.alpha = 0.2
        } completion: { _ in
            calls.append("bounce")
        }
        UIView.transition(
            with: view, duration: 1, options: .transitionCrossDissolve, animations: { view.isHidden = true },
            completion: { _ in calls.append("transition") })
        XCTAssertEqual(calls, ["spring", "bounce", "transition"])
        XCTAssertEqual(view.alpha, 0.2)
        XCTAssertTrue(view.isHidden)
    }

    @MainActor
    func testTheContentEdgeInsetsOfAButtonChangeItsSize() async {
        let button = UIButton(type: .system)
        button.setTitle("A title that is wide", for: .normal)
        let size = button.intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        XCTAssertEqual(button.intrinsicContentSize.width, size.width + 40)
        XCTAssertEqual(button.intrinsicContentSize.height, size.height - 12 + 20)
    }

    @MainActor
    func testTheContentViewFillsAVisualEffectView() async {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
        view.layoutIfNeeded()
        XCTAssertEqual(view.contentView.frame, view.bounds)
        XCTAssertTrue(view.effect is UIBlurEffect)
    }
}
