import Foundation
import HeadlessUIKit

/// A view that shows text. Mirrors `Text`, SwiftUI. It wraps at the width that it is offered, and is as high as its lines.
public struct Text: Equatable, Sendable {
    /// A part with a style of its own.
    private struct Run: Equatable {
        var string: String
        var font: Font?
        var changes: [Font.Change] = []
        var color: Color?
        var isUnderlined = false
        var isStruckThrough = false
        var kerning: CGFloat = 0
    }
    private var runs: [Run]

    private init(_ runs: [Run]) { self.runs = runs }
    public init(verbatim content: String) { runs = [Run(string: content)] }
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(verbatim: key.string(in: tableName, bundle))
    }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
    /// Shows the characters, without the attributes.
    public init(_ attributedContent: AttributedString) { self.init(verbatim: String(attributedContent.characters)) }
    /// Shows the date as it is now.
    public init(_ date: Date, style: DateStyle) { self.init(verbatim: style.text(date)) }

    /// Mirrors `Text.DateStyle`, SwiftUI.
    public struct DateStyle: Sendable {
        fileprivate let text: @Sendable (Date) -> String
        public static let date = DateStyle { $0.formatted(date: .long, time: .omitted) }
        public static let time = DateStyle { $0.formatted(date: .omitted, time: .shortened) }
        public static let relative = DateStyle {
            RelativeDateTimeFormatter().localizedString(for: $0, relativeTo: Date())
        }
    }
    /// Mirrors `Text.TruncationMode`, SwiftUI.
    public enum TruncationMode: Sendable { case head, tail, middle }
    /// Mirrors `Text.Case`, SwiftUI.
    public enum Case: Sendable { case uppercase, lowercase }

    public static func + (a: Text, b: Text) -> Text { Text(a.runs + b.runs) }

    private func changed(_ change: (inout Run) -> Void) -> Text {
        Text(
            runs.map {
                var run = $0
                change(&run)
                return run
            })
    }
    public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.changes.insert(.weight(weight), at: 0) } }
    public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.changes.insert(.design(design), at: 0) } }
    public func bold() -> Text { changed { $0.changes.insert(.bold, at: 0) } }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { changed { $0.changes.insert(.italic, at: 0) } }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? changed { $0.changes.insert(.monospaced, at: 0) } : self
    }
    public func monospacedDigit() -> Text { changed { $0.changes.insert(.monospacedDigits, at: 0) } }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.isUnderlined = isActive }
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.isStruckThrough = isActive }
    }
    public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }
    public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
    public func foregroundColor(_ color: Color?) -> Text { changed { $0.color = $0.color ?? color } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        let style = AnyShapeStyle(style)
        return foregroundColor(Color(style.color(in: EnvironmentValues())))
    }

    /// The text without its style.
    var string: String { runs.map(\.string).joined() }

    private func string(_ environment: EnvironmentValues) -> NSAttributedString? {
        guard runs.count > 1 || runs.contains(where: { $0.isUnderlined || $0.isStruckThrough || $0.kerning != 0 })
        else {
            return nil
        }
        let text = NSMutableAttributedString()
        for run in runs {
            var attributes: [NSAttributedString.Key: Any] = [
                .font: environment.resolvedFont(run.font, run.changes),
                .foregroundColor: run.color?.uiColor ?? environment.foregroundColor,
            ]
            if run.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            if run.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            if run.kerning != 0 { attributes[.kern] = run.kerning }
            text.append(NSAttributedString(string: environment.cased(run.string), attributes: attributes))
        }
        return text
    }
}

extension Text: LeafView {
    func makeShown() -> UILabel {
        let label = UILabel(frame: .zero)
        label.lineBreakStrategy = .standard
        return label
    }

    func update(_ shown: UILabel, _ environment: EnvironmentValues) {
        shown.numberOfLines = environment.lineLimit ?? 0
        shown.lineBreakMode =
            switch environment.truncationMode {
            case .head: .byTruncatingHead
            case .tail: .byTruncatingTail
            case .middle: .byTruncatingMiddle
            }
        let run = runs.first ?? Run(string: "")
        shown.font = environment.resolvedFont(run.font, run.changes)
        shown.textColor = run.color?.uiColor ?? environment.foregroundColor
        if let styled = string(environment) {
            shown.attributedText = styled
        } else {
            shown.text = environment.cased(run.string)
        }
        let isMirrored = environment.layoutDirection == .rightToLeft
        shown.textAlignment =
            switch environment.multilineTextAlignment {
            case .leading: isMirrored ? .right : .left
            case .center: .center
            case .trailing: isMirrored ? .left : .right
            }
        shown.isEnabled = environment.isEnabled
        shown.adjustsFontSizeToFitWidth = environment.style.minimumScaleFactor < 1
        shown.minimumScaleFactor = environment.style.minimumScaleFactor
    }

    /// A text that is offered too little height shows fewer lines, but at least one.
    func size(_ proposal: ProposedViewSize, _ shown: UILabel, _ environment: EnvironmentValues) -> CGSize {
        let one = CGFloat(environment.resolvedFont(runs.first?.font, runs.first?.changes ?? []).lineHeight)
        var lines = environment.lineLimit ?? 0
        if let height = proposal.height, height.isFinite {
            let fitting = max(1, Int((height / max(one, 1) + 0.01).rounded(.down)))
            lines = lines > 0 ? min(lines, fitting) : fitting
        }
        let width = max(proposal.width ?? .infinity, 1)
        let bounds = CGRect(x: 0, y: 0, width: width, height: .infinity)
        shown.numberOfLines = lines
        var size = shown.textRect(forBounds: bounds, limitedToNumberOfLines: lines).size
        shown.numberOfLines = environment.lineLimit ?? 0
        if width.isFinite { size.width = min(size.width, proposal.width ?? size.width) }
        return size
    }

    func baseline(isFirst: Bool, _ size: CGSize, _ shown: UILabel) -> CGFloat? {
        let font = shown.font ?? .systemFont(ofSize: 17)
        return isFirst ? font.ascender : size.height + font.descender
    }
}

extension EnvironmentValues {
    fileprivate func cased(_ text: String) -> String {
        switch style.textCase {
        case .uppercase: text.uppercased(with: locale)
        case .lowercase: text.lowercased(with: locale)
        case nil: text
        }
    }
}
