import Foundation

extension UIImage {
    /// The traits that an image is meant for. Mirrors `UIImage.Configuration`, UIKit.
    ///
    /// The traits are stored, but have no effect. ``SymbolConfiguration`` adds the appearance of a symbol.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The traits that the image is meant for.
        public final let traitCollection: UITraitCollection?

        public override convenience init() { self.init(traitCollection: nil) }
        public init(traitCollection: UITraitCollection?) {
            self.traitCollection = traitCollection
            super.init()
        }

        /// Returns this configuration with its values overridden by those of another configuration.
        open func applying(_ otherConfiguration: Configuration?) -> Configuration {
            otherConfiguration.map { withTraitCollection($0.traitCollection) } ?? self
        }

        /// Returns this configuration with its traits overridden by those that the collection specifies.
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
