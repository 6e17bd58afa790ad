@_exported import Foundation

/// A type of data or files. Mirrors `UTType`, UniformTypeIdentifiers, for the system types below and the file name extensions
/// and MIME types that they have.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
    public let identifier: String

    /// Creates a type with a known identifier; `nil` for any other.
    public init?(_ identifier: String) {
        guard Self.facts[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard let known = Self.facts.first(where: { $0.value.extensions.contains(wanted) })?.key else { return nil }
        self.init(known)
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let known = Self.facts.first(where: { $0.value.mimeType == mimeType.lowercased() })?.key else {
            return nil
        }
        self.init(known)
    }

    /// Creates a type that the app declares in its `Info.plist`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    /// Creates a type that the app imports in its `Info.plist`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    private init(known identifier: String) { self.identifier = identifier }

    public var preferredFilenameExtension: String? { Self.facts[identifier]?.extensions.first }
    public var preferredMIMEType: String? { Self.facts[identifier]?.mimeType }
    public var description: String { identifier }
    /// The types to which this type conforms, directly and indirectly.
    public var supertypes: Set<UTType> {
        var (found, open) = (Set<UTType>(), Self.facts[identifier]?.parents ?? [])
        while let next = open.popLast() {
            if found.insert(UTType(known: next)).inserted { open += Self.facts[next]?.parents ?? [] }
        }
        return found
    }
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    private struct Facts {
        let parents: [String]
        var extensions: [String] = []
        var mimeType: String?
    }

    private static let facts: [String: Facts] = [
        "public.item": Facts(parents: []), "public.content": Facts(parents: []),
        "public.data": Facts(parents: ["public.item"]),
        "public.directory": Facts(parents: ["public.item"]), "public.folder": Facts(parents: ["public.directory"]),
        "public.url": Facts(parents: ["public.data"]), "public.file-url": Facts(parents: ["public.url"]),
        "public.text": Facts(parents: ["public.data", "public.content"]),
        "public.plain-text": Facts(parents: ["public.text"], extensions: ["txt", "text"], mimeType: "text/plain"),
        "public.utf8-plain-text": Facts(parents: ["public.plain-text"]),
        "public.rtf": Facts(parents: ["public.text"], extensions: ["rtf"], mimeType: "text/rtf"),
        "public.html": Facts(parents: ["public.text"], extensions: ["html", "htm"], mimeType: "text/html"),
        "public.xml": Facts(parents: ["public.text"], extensions: ["xml"], mimeType: "application/xml"),
        "public.json": Facts(parents: ["public.text"], extensions: ["json"], mimeType: "application/json"),
        "public.comma-separated-values-text": Facts(
            parents: ["public.text"], extensions: ["csv"], mimeType: "text/csv"),
        "public.vcard": Facts(parents: ["public.text"], extensions: ["vcf", "vcard"], mimeType: "text/vcard"),
        "public.image": Facts(parents: ["public.data", "public.content"]),
        "public.jpeg": Facts(parents: ["public.image"], extensions: ["jpeg", "jpg"], mimeType: "image/jpeg"),
        "public.png": Facts(parents: ["public.image"], extensions: ["png"], mimeType: "image/png"),
        "com.compuserve.gif": Facts(parents: ["public.image"], extensions: ["gif"], mimeType: "image/gif"),
        "public.heic": Facts(parents: ["public.image"], extensions: ["heic"], mimeType: "image/heic"),
        "org.webmproject.webp": Facts(parents: ["public.image"], extensions: ["webp"], mimeType: "image/webp"),
        "public.svg-image": Facts(parents: ["public.image"], extensions: ["svg"], mimeType: "image/svg+xml"),
        "public.tiff": Facts(parents: ["public.image"], extensions: ["tiff", "tif"], mimeType: "image/tiff"),
        "com.apple.live-photo": Facts(parents: []),
        "public.audiovisual-content": Facts(parents: ["public.data", "public.content"]),
        "public.movie": Facts(parents: ["public.audiovisual-content"]),
        "public.video": Facts(parents: ["public.movie"]),
        "public.mpeg-4": Facts(parents: ["public.movie"], extensions: ["mp4"], mimeType: "video/mp4"),
        "com.apple.quicktime-movie": Facts(parents: ["public.movie"], extensions: ["mov"], mimeType: "video/quicktime"),
        "public.audio": Facts(parents: ["public.audiovisual-content"]),
        "public.mp3": Facts(parents: ["public.audio"], extensions: ["mp3"], mimeType: "audio/mpeg"),
        "com.adobe.pdf": Facts(
            parents: ["public.data", "public.content"], extensions: ["pdf"], mimeType: "application/pdf"),
        "public.archive": Facts(parents: ["public.data"]),
        "public.zip-archive": Facts(parents: ["public.archive"], extensions: ["zip"], mimeType: "application/zip"),
    ]

    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let json = UTType(known: "public.json")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let vCard = UTType(known: "public.vcard")
    public static let image = UTType(known: "public.image")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let png = UTType(known: "public.png")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let heic = UTType(known: "public.heic")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")
    public static let tiff = UTType(known: "public.tiff")
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let archive = UTType(known: "public.archive")
    public static let zip = UTType(known: "public.zip-archive")
}

/// The identifiers of types, as MobileCoreServices names them. `kUTTypeImage as String` compiles.
public let kUTTypeData = UTType.data.identifier
public let kUTTypeItem = UTType.item.identifier
public let kUTTypeText = UTType.text.identifier
public let kUTTypePlainText = UTType.plainText.identifier
public let kUTTypeUTF8PlainText = UTType.utf8PlainText.identifier
public let kUTTypeURL = UTType.url.identifier
public let kUTTypeFileURL = UTType.fileURL.identifier
public let kUTTypeImage = UTType.image.identifier
public let kUTTypeJPEG = UTType.jpeg.identifier
public let kUTTypePNG = UTType.png.identifier
public let kUTTypeGIF = UTType.gif.identifier
public let kUTTypeMovie = UTType.movie.identifier
public let kUTTypeVideo = UTType.video.identifier
public let kUTTypeMPEG4 = UTType.mpeg4Movie.identifier
public let kUTTypeQuickTimeMovie = UTType.quickTimeMovie.identifier
public let kUTTypeAudio = UTType.audio.identifier
public let kUTTypePDF = UTType.pdf.identifier
