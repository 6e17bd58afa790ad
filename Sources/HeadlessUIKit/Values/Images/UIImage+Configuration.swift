import Foundation

extension UIImage {
    /// How an image is to look, as a value. Mirrors `UIImage.Configuration`, UIKit.
    ///
    /// It says for which traits; ``SymbolConfiguration`` says more. Recorded, not drawn.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The traits that an image is meant for.
        public final let traitCollection: UITraitCollection?

        public override convenience init() { self.init(traitCollection: nil) }
        public init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }

        /// This configuration with another's values in place of its own.
        open func applying(_ otherConfiguration: Configuration?) -> Configuration {
            otherConfiguration.map { withTraitCollection($0.traitCollection) } ?? self
        }

        /// This configuration, with the specified traits in place of its own.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
            Configuration(traitCollection: merged(traitCollection))
        }

        final func merged(_ other: UITraitCollection?) -> UITraitCollection? {
            guard let other, let traitCollection else { return other ?? traitCollection }
            return UITraitCollection(traitsFrom: [traitCollection, other])
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return type(of: other) == type(of: self) && other.traitCollection == traitCollection
        }
        open override var hash: Int { traitCollection.hashValue }
    }
}
