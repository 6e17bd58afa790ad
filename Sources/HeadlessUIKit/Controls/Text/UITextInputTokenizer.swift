@preconcurrency import Foundation

/// A direction in the text as it is stored. Mirrors `UITextStorageDirection`, UIKit.
public enum UITextStorageDirection: Int, Sendable {
    case forward, backward
}

/// A unit of text. Mirrors `UITextGranularity`, UIKit.
public enum UITextGranularity: Int, Sendable {
    case character, word, sentence, paragraph, line, document
}

/// A direction in the text as it is stored or as it is laid out. Mirrors `UITextDirection`, UIKit.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Whether the direction is towards the beginning of the text, which runs from left to right.
    var isBackward: Bool {
        [Self.storage(.backward), .layout(.left), .layout(.up)].contains(self)
    }
}

/// Finds units of text. Mirrors `UITextInputTokenizer` and its members, UIKit.
@MainActor @preconcurrency
public protocol UITextInputTokenizer: NSObjectProtocol {
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// The tokenizer of text fields and text views. Mirrors `UITextInputStringTokenizer`, UIKit.
///
/// A word is a run of characters that are neither spaces nor punctuation, and a sentence ends after its punctuation and the
/// spaces that follow (unverified). A position between two units belongs to the one that the direction leads to.
@MainActor @preconcurrency
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    init(of input: any UITextInput) {
        self.input = input
        super.init()
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        unit(granularity, at: position, direction).flatMap(range)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let offset = offset(of: position) else { return false }
        return units(granularity).contains {
            direction.isBackward ? $0.location == offset : NSMaxRange($0) == offset
        }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let offset = offset(of: position) else { return nil }
        let boundaries = units(granularity).flatMap { [$0.location, NSMaxRange($0)] }
        let next = direction.isBackward ? boundaries.last { $0 < offset } : boundaries.first { $0 > offset }
        return next.flatMap(self.position(at:))
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { unit(granularity, at: position, direction) != nil }

    // MARK: Units

    private func unit(
        _ granularity: UITextGranularity, at position: UITextPosition, _ direction: UITextDirection
    ) -> NSRange? {
        guard let offset = offset(of: position) else { return nil }
        return units(granularity).first {
            direction.isBackward
                ? $0.location < offset && offset <= NSMaxRange($0) : $0.location <= offset && offset < NSMaxRange($0)
        }
    }

    private var text: NSString {
        let whole = input.flatMap { $0.textRange(from: $0.beginningOfDocument, to: $0.endOfDocument) }
        return NSString(string: whole.flatMap { input?.text(in: $0) } ?? "")
    }
    private func offset(of position: UITextPosition) -> Int? {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
    }
    private func position(at offset: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }
    private func range(_ units: NSRange) -> UITextRange? {
        guard let start = position(at: units.location), let end = position(at: NSMaxRange(units)) else { return nil }
        return input?.textRange(from: start, to: end)
    }

    private func units(_ granularity: UITextGranularity) -> [NSRange] {
        let text = text
        switch granularity {
        case .document: return text.length > 0 ? [NSRange(location: 0, length: text.length)] : []
        case .character: return Self.letters(of: text)
        case .word:
            return Self.runs(of: text) { !$0.allSatisfy { $0.isWhitespace || $0.isPunctuation } }
        case .paragraph: return Self.parts(of: text) { letter, _ in letter.allSatisfy(\.isNewline) }
        case .sentence:
            var hasEnded = false
            return Self.parts(of: text) { letter, next in
                if letter.allSatisfy({ ".!?".contains($0) }) { hasEnded = true }
                guard hasEnded || letter.allSatisfy(\.isNewline),
                    next.map({ !$0.allSatisfy { $0.isWhitespace || ".!?".contains($0) } }) ?? true
                else { return false }
                hasEnded = false
                return true
            }
        case .line:
            guard let whole = range(NSRange(location: 0, length: text.length)), let input else { return [] }
            let rows = input.selectionRects(for: whole).map(\.rect.midY)
            return rows.compactMap { row in
                let letters = Self.letters(of: text).filter { letter in
                    self.position(at: letter.location).map { abs(input.caretRect(for: $0).midY - row) < 1 } ?? false
                }
                guard let first = letters.first, let last = letters.last else { return nil }
                return NSUnionRange(first, last)
            }
        }
    }

    private static func letters(of text: NSString) -> [NSRange] {
        var (all, offset): ([NSRange], Int) = ([], 0)
        while offset < text.length {
            let letter = text.rangeOfComposedCharacterSequence(at: offset)
            all.append(letter)
            offset = NSMaxRange(letter)
        }
        return all
    }

    /// Returns the runs of characters that fulfill a condition.
    private static func runs(of text: NSString, where isInside: (String) -> Bool) -> [NSRange] {
        letters(of: text).reduce(into: [NSRange]()) { runs, letter in
            guard isInside(text.substring(with: letter)) else { return }
            if let last = runs.last, NSMaxRange(last) == letter.location {
                runs[runs.count - 1].length += letter.length
            } else {
                runs.append(letter)
            }
        }
    }

    /// Splits the text after the characters that fulfill a condition, which may depend on the next character.
    private static func parts(of text: NSString, endingAt isEnd: (String, String?) -> Bool) -> [NSRange] {
        let letters = letters(of: text)
        var (parts, start): ([NSRange], Int) = ([], 0)
        for (index, letter) in letters.enumerated() {
            let next = index + 1 < letters.count ? text.substring(with: letters[index + 1]) : nil
            guard next == nil || isEnd(text.substring(with: letter), next) else { continue }
            parts.append(NSRange(location: start, length: NSMaxRange(letter) - start))
            start = NSMaxRange(letter)
        }
        return parts
    }
}
