/// Detects whether a class overrides methods of its superclass, without calling the methods.
///
/// The metadata of a class contains a pointer to each overridable method, at the same offset as in the metadata of its
/// superclass. The offsets are found by comparing the metadata of a class that overrides the methods with the metadata
/// of a class that overrides nothing. The two differ only at these offsets.
///
/// The layout of the metadata is not documented. If it is not the expected one, all methods count as overridden, which is
/// slower, but correct.
struct OverriddenMethods {
    /// The offsets of the methods and the pointers to the original methods; `nil` if the layout of the metadata is not
    /// the expected one.
    private let methods: [(offset: Int, original: UInt)]?

    /// - Parameters:
    ///   - base: The class that declares the methods.
    ///   - plain: A subclass that adds and overrides nothing.
    ///   - overriding: A subclass that overrides only the methods to detect, and adds nothing.
    ///   - count: The number of methods to detect.
    init(of base: AnyClass, plain: AnyClass, overriding: AnyClass, count: Int) {
        methods = Self.methods(Self.words(base), Self.words(plain), Self.words(overriding)).flatMap {
            $0.count == count ? $0 : nil
        }
    }

    /// Returns whether at least one of the methods is overridden by the given subclass of the class that declares them,
    /// or by a class between the two in the class hierarchy.
    func areOverridden(by type: AnyClass) -> Bool {
        guard let methods else { return true }
        let words = Self.words(type)
        for (offset, original) in methods where words[offset] != original { return true }
        return false
    }

    private static func methods(
        _ base: UnsafePointer<UInt>, _ plain: UnsafePointer<UInt>, _ overriding: UnsafePointer<UInt>
    ) -> [(offset: Int, original: UInt)]? {
        // The word for the superclass follows the word for the kind.
        guard plain[1] == UInt(bitPattern: base), overriding[1] == UInt(bitPattern: base) else { return nil }
        let count = count(base)
        guard (1..<4096).contains(count), self.count(plain) == count, self.count(overriding) == count else {
            return nil
        }
        return (0..<count).compactMap { offset in
            plain[offset] == base[offset] && overriding[offset] != base[offset] ? (offset, base[offset]) : nil
        }
    }

    /// Returns the metadata of a class.
    private static func words(_ type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// Returns the number of words in the metadata of a class, beginning with the word for its kind.
    private static func count(_ words: UnsafePointer<UInt>) -> Int {
        // The flags follow the words for the kind and the superclass and, with an Objective-C runtime, three more
        // words.
        #if canImport(ObjectiveC)
        let flags = UnsafeRawPointer(words + 5)
        #else
        let flags = UnsafeRawPointer(words + 2)
        #endif
        // The metadata contains its own size in bytes, 16 bytes after the start of the flags, followed by the offset of
        // the word for the kind from the start of the metadata.
        let size = flags.load(fromByteOffset: 16, as: UInt32.self)
        let start = flags.load(fromByteOffset: 20, as: UInt32.self)
        return start < size ? Int(size - start) / MemoryLayout<UInt>.stride : 0
    }
}
