import Foundation

extension AttributeScopes {
    /// The text attributes that UIKit defines. Mirrors `AttributeScopes.UIKitAttributes`: its members mirror UIKit's of
    /// the same name.
    ///
    /// Accessibility, attachments, adaptive images, shadows and text effects are not supported.
    public struct UIKitAttributes: AttributeScope {
        /// Mirrors `AttributeScopes.UIKitAttributes.FontAttribute`.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// Mirrors `AttributeScopes.UIKitAttributes.ParagraphStyleAttribute`.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        /// Mirrors `AttributeScopes.UIKitAttributes.ForegroundColorAttribute`.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// Mirrors `AttributeScopes.UIKitAttributes.BackgroundColorAttribute`.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// Mirrors `AttributeScopes.UIKitAttributes.KernAttribute`.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// Mirrors `AttributeScopes.UIKitAttributes.TrackingAttribute`.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        /// Mirrors `AttributeScopes.UIKitAttributes.UnderlineStyleAttribute`.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// Mirrors `AttributeScopes.UIKitAttributes.UnderlineColorAttribute`.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
        /// Mirrors `AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute`.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        /// Mirrors `AttributeScopes.UIKitAttributes.StrikethroughColorAttribute`.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }
        /// Mirrors `AttributeScopes.UIKitAttributes.StrokeColorAttribute`.
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }
        /// Mirrors `AttributeScopes.UIKitAttributes.StrokeWidthAttribute`.
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }
        /// Mirrors `AttributeScopes.UIKitAttributes.BaselineOffsetAttribute`.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }

        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: AttributeScopes.FoundationAttributes
    }

    /// The scope of UIKit's attributes, for `AttributedString(_:including:)` and similar initializers.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Accesses UIKit's attributes by key path. Mirrors `AttributeDynamicLookup.subscript(dynamicMember:)`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

#if !canImport(Darwin)
extension NSAttributedString {
    /// Creates an attributed string from an `AttributedString`, keeping its UIKit attributes and
    /// its links. Mirrors `NSAttributedString.init(_:)`, which Foundation on Linux lacks.
    ///
    /// - Complexity: O(*n* + *m*), where *n* is the number of characters and *m* is the number of runs.
    public convenience init(_ text: AttributedString) { self.init(attributedString: .styled(text)) }

    private static func styled(_ text: AttributedString) -> NSAttributedString {
        let styled = NSMutableAttributedString(string: "")
        for run in text.runs {
            styled.append(
                NSAttributedString(string: String(text[run.range].characters), attributes: run.keysAndValues))
        }
        return styled
    }
}

extension AttributedString.Runs.Run {
    fileprivate var keysAndValues: [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        values[.font] = self.uiKit.font
        values[.paragraphStyle] = self.uiKit.paragraphStyle
        values[.foregroundColor] = self.uiKit.foregroundColor
        values[.backgroundColor] = self.uiKit.backgroundColor
        values[.kern] = self.uiKit.kern.map { NSNumber(value: Double($0)) }
        values[.tracking] = self.uiKit.tracking.map { NSNumber(value: Double($0)) }
        values[.underlineStyle] = self.uiKit.underlineStyle.map { NSNumber(value: $0.rawValue) }
        values[.underlineColor] = self.uiKit.underlineColor
        values[.strikethroughStyle] = self.uiKit.strikethroughStyle.map { NSNumber(value: $0.rawValue) }
        values[.strikethroughColor] = self.uiKit.strikethroughColor
        values[.strokeColor] = self.uiKit.strokeColor
        values[.strokeWidth] = self.uiKit.strokeWidth.map { NSNumber(value: Double($0)) }
        values[.baselineOffset] = self.uiKit.baselineOffset.map { NSNumber(value: Double($0)) }
        values[.link] = self.link
        return values
    }
}
#endif
