import Foundation

/// A row of segments of which one is selected. Mirrors `UISegmentedControl` and its members, UIKit.
///
/// Setting ``selectedSegmentIndex`` sends no event. A finger that selects another segment runs its action and sends
/// `.valueChanged` and `.primaryActionTriggered`; that they come in this order is unverified.
open class UISegmentedControl: UIControl {
    /// The index of no segment, -1.
    public class var noSegment: Int { -1 }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A control with a segment for each string, image or action. Mirrors `UISegmentedControl.init(items:)`; that it
    /// leaves out what is neither is unverified.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
            case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
            case let action as UIAction: insertSegment(action: action, at: numberOfSegments, animated: false)
            default: break
            }
        }
        sizeToFit()
    }

    /// A control with a segment for each action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    private var segments: [UISegment] = []

    // MARK: Selection

    /// The selected segment, else ``noSegment``. A larger number than there are segments selects the last (unverified). Of a
    /// momentary control it is the one pressed last, and cannot be set.
    open var selectedSegmentIndex: Int {
        get { chosenSegment.flatMap { chosen in segments.firstIndex { $0 === chosen } } ?? Self.noSegment }
        set { if !isMomentary { chosenSegment = newValue < 0 ? nil : segment(newValue) } }
    }
    private final weak var chosenSegment: UISegment?
    /// The segment that looks selected.
    final var selectedSegment: UISegment? { isMomentary ? nil : chosenSegment }

    /// Whether a segment is selected only while a finger is on it.
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged() } }
    open var selectedSegmentTintColor: UIColor?

    /// A finger taps a segment. The selected one is not selected again: that does nothing, unless it is momentary.
    final func choose(_ segment: UISegment) {
        guard isMomentary || chosenSegment !== segment else { return }
        chosenSegment = segment
        if let action = segment.action { sendAction(action) }
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    /// An index beyond the last adds it at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let added = UISegment(frame: .zero)
        added.title = title
        insert(added, segment)
    }

    /// An index beyond the last adds it at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let added = UISegment(frame: .zero)
        added.image = image
        insert(added, segment)
    }

    /// Inserts a segment for an action. A segment that has an action with the same identifier already is updated where
    /// it is, or goes from its other place.
    ///
    /// An index beyond the last adds it at the end.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let earlier = segmentIndex(identifiedBy: action.identifier)
        if earlier == segment { return segments[earlier].take(action) }
        let added = UISegment(frame: .zero)
        added.take(action)
        insert(added, segment)
        if earlier != NSNotFound { removeSegment(at: earlier < segment ? earlier : earlier + 1, animated: animated) }
    }

    private func insert(_ added: UISegment, _ index: Int) {
        let index = min(max(0, index), segments.count)
        segments.insert(added, at: index)
        insertSubview(added, at: index)
        segmentsChanged()
    }

    /// Without the selected one, none is selected (unverified).
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let index = pinned(segment) else { return }
        let removed = segments.remove(at: index)
        if chosenSegment === removed { chosenSegment = nil }
        removed.removeFromSuperview()
        segmentsChanged()
    }

    open func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
    }

    /// A number from 0; one beyond the last is the last, as UIKit pins it.
    private func pinned(_ index: Int) -> Int? { segments.isEmpty ? nil : min(max(0, index), segments.count - 1) }

    /// The segment of a pinned index.
    final func segment(_ index: Int) -> UISegment? { pinned(index).map { segments[$0] } }

    // MARK: What a segment shows

    /// In place of an image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        self.segment(segment)?.title = title
        self.segment(segment)?.image = nil
        segmentsChanged()
    }

    open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

    /// In place of a title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        self.segment(segment)?.image = image
        self.segment(segment)?.title = nil
    }

    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

    /// Sets a segment's action. Stops if another segment has an action with that identifier, as UIKit does; its words
    /// are unverified.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        let earlier = segmentIndex(identifiedBy: action.identifier)
        guard earlier == NSNotFound || earlier == pinned(segment) else {
            let reason = "A segment with the action identifier \(action.identifier.rawValue) exists at index \(earlier)"
            return ListException.raise(ListException(reason))
        }
        self.segment(segment)?.take(action)
    }

    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

    /// `NSNotFound` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { self.segment(segment)?.isEnabled = enabled }

    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? true }

    /// In points; 0 lets the control decide.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(segment)?.width = width
        segmentsChanged()
    }

    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

    /// In points. Recorded.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        self.segment(segment)?.contentOffset = offset
    }

    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment)?.contentOffset ?? .zero }

    // MARK: Size

    /// The width of its segments, and a height of 32 points (unverified). Segments are as wide as the widest, unless a
    /// width was set or they are apportioned by content. Mirrors `UISegmentedControl`'s `intrinsicContentSize`.
    ///
    /// - Complexity: O(characters).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: segmentWidths.reduce(0, +), height: 32)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    private func segmentsChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private var segmentWidths: [CGFloat] {
        let widths = segments.map(\.contentWidth)
        if apportionsSegmentWidthsByContent { return widths }
        let widest = zip(segments, widths).filter { $0.0.width <= 0 }.map(\.1).max() ?? 0
        return segments.map { $0.width > 0 ? $0.width : widest }
    }

    /// The segments share the room in proportion to what they ask for.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let widths = segmentWidths
        let total = widths.reduce(0, +)
        let scale = total > 0 ? frame.width / total : 0
        var edge: CGFloat = 0
        for (segment, width) in zip(segments, widths) {
            segment.frame = directed(CGRect(x: edge, y: 0, width: width * scale, height: frame.height))
            edge += width * scale
        }
    }
}
