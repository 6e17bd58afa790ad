@preconcurrency import Foundation

#if !canImport(ObjectiveC)
/// Provides data or objects of several types, for example for drag and drop, pasteboards and pickers. Mirrors
/// `NSItemProvider` and its members, Foundation, which Linux does not have.
///
/// Handlers that load data are called when a value is requested. As documented, completion handlers are called later, on
/// a background queue.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// Mirrors `NSItemProvider.CompletionHandler`.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Mirrors `NSItemProvider.LoadHandler`.
    public typealias LoadHandler =
        @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    private typealias DataLoader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    private struct Representation {
        let type: String
        var data: DataLoader?
        /// Returns the object itself, without its data.
        var object: ((@escaping (Any?, (any Error)?) -> Void) -> Progress?)?
    }

    private var representations: [Representation] = []
    private let lock = NSLock()

    public override init() { super.init() }

    /// Creates a provider of an object, which provides data for each of its types.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of a value. Without a type, the value has that of its class.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        if let writing = item as? any NSItemProviderWriting, typeIdentifier == nil {
            registerObject(writing, visibility: .all)
        } else if let item, let typeIdentifier {
            nonisolated(unsafe) let item = item
            registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in completion?(item, nil)
            }
        }
    }

    /// Creates a provider of a file; `nil` if the file can't be read.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else {
            return nil
        }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = ItemTypes.type(ofExtension: fileURL.pathExtension)
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
            return nil
        }
    }

    /// The types, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] {
        lock.withLock { representations.map(\.type) }
    }
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
        registeredTypeIdentifiers
    }
    /// The name of the file that holds the data, without its extension.
    open var suggestedName: String?

    /// Returns whether a registered type conforms to a type, such as `public.jpeg` to `public.image`.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { ItemTypes.conforms($0, to: typeIdentifier) }
    }
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }

    // MARK: Registration

    private func register(_ representation: Representation) {
        lock.withLock {
            representations.removeAll { $0.type == representation.type }
            representations.append(representation)
        }
    }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(Representation(type: typeIdentifier, data: loadHandler))
    }

    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            register(
                Representation(
                    type: type,
                    data: {
                        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
                    },
                    object: {
                        $0(object, nil)
                        return nil
                    }))
        }
    }

    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
            ) ->
            Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            register(
                Representation(
                    type: type,
                    data: { completion in
                        loadHandler { object, error in
                            guard let object else { return completion(nil, error) }
                            _ = object.loadData(
                                withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                        }
                    },
                    object: { completion in
                        nonisolated(unsafe) let completion = completion
                        return loadHandler { completion($0, $1) }
                    }))
        }
    }

    open func registerItem(
        forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
    ) {
        register(
            Representation(
                type: typeIdentifier,
                data: { completion in
                    loadHandler({ item, error in completion(ItemTypes.data(of: item), error) }, nil, nil)
                    return nil
                },
                object: { completion in
                    nonisolated(unsafe) let completion = completion
                    loadHandler({ item, error in completion(item, error) }, nil, nil)
                    return nil
                }))
    }

    // MARK: Loading

    private func representation(for type: String) -> Representation? {
        lock.withLock {
            representations.first { $0.type == type }
                ?? representations.first { ItemTypes.conforms($0.type, to: type) }
        }
    }

    private func later(_ work: @escaping () -> Void) -> Progress {
        nonisolated(unsafe) let work = work
        let progress = Progress(totalUnitCount: 1)
        DispatchQueue.global().async {
            work()
            progress.completedUnitCount = 1
        }
        return progress
    }

    /// Loads the data of a type. The completion handler gets an error if no registered type conforms to it.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let found = representation(for: typeIdentifier)
        return later {
            guard let data = found?.data else {
                return completionHandler(nil, Self.missing(typeIdentifier))
            }
            _ = data { completionHandler($0, $0 == nil ? $1 ?? Self.missing(typeIdentifier) : nil) }
        }
    }

    /// Loads the value of a type: the registered item, or the data.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let found = representation(for: typeIdentifier)
        _ = later {
            guard let found else {
                completionHandler?(nil, Self.missing(typeIdentifier))
                return
            }
            if let object = found.object {
                _ = object { completionHandler?($0 as? any NSSecureCoding, $1) }
            } else {
                _ = found.data? { completionHandler?($0.map { $0 as NSData }, $1) }
            }
        }
    }

    /// Returns whether an object of a class can be created from one of the registered types.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains {
            hasItemConformingToTypeIdentifier($0)
        }
    }

    /// Loads an object of a class from the data of the first of its types that is registered.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let types = aClass.readableTypeIdentifiersForItemProvider
        let found = types.lazy.compactMap { self.representation(for: $0) }.first
        return later {
            guard let found else {
                return completionHandler(nil, Self.missing(types.joined(separator: ", ")))
            }
            let read: (Data?, (any Error)?) -> Void = { data, error in
                guard let data else { return completionHandler(nil, error ?? Self.missing(found.type)) }
                do {
                    completionHandler(
                        try aClass.object(withItemProviderData: data, typeIdentifier: found.type), nil)
                } catch {
                    completionHandler(nil, error)
                }
            }
            nonisolated(unsafe) let fromData = read
            guard let object = found.object else {
                _ = found.data?({ fromData($0, $1) })
                return
            }
            _ = object { object, error in
                if let object = object as? any NSItemProviderReading, Swift.type(of: object) == aClass {
                    return completionHandler(object, nil)
                }
                if error != nil || object == nil {
                    return completionHandler(nil, error ?? Self.missing(found.type))
                }
                _ = found.data?({ fromData($0, $1) })
            }
        }
    }

    /// Loads a text. Mirrors `loadObject(ofClass:completionHandler:)` for `String`.
    @discardableResult
    public func loadObject(
        ofClass _: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: NSString.self) {
            completionHandler(($0 as? NSString).map { $0 as String }, $1)
        }
    }

    /// Loads an address. Mirrors `loadObject(ofClass:completionHandler:)` for `URL`.
    @discardableResult
    public func loadObject(
        ofClass _: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: NSURL.self) { completionHandler(($0 as? NSURL).map { $0 as URL }, $1) }
    }

    public func canLoadObject(ofClass _: String.Type) -> Bool {
        canLoadObject(ofClass: NSString.self)
    }
    public func canLoadObject(ofClass _: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

    /// The domain of the errors that completion handlers receive.
    public class var errorDomain: String { "NSItemProviderErrorDomain" }

    private static func missing(_ type: String) -> any Error {
        NSError(
            domain: errorDomain, code: -1000,
            userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of type \(type)"])
    }
}

#endif
