import Foundation

#if !canImport(ObjectiveC)
/// The types of data, as far as item providers compare them.
enum ItemTypes {
    private static let parents = [
        "public.utf8-plain-text": "public.plain-text", "public.plain-text": "public.text",
        "public.rtf": "public.text",
        "public.html": "public.text", "public.json": "public.text", "public.text": "public.data",
        "public.png": "public.image", "public.jpeg": "public.image", "public.heic": "public.image",
        "public.tiff": "public.image", "com.compuserve.gif": "public.image",
        "public.image": "public.data",
        "public.file-url": "public.url", "public.url": "public.data", "public.mpeg-4": "public.movie",
        "com.apple.quicktime-movie": "public.movie", "public.movie": "public.data",
        "com.adobe.pdf": "public.data",
        "public.data": "public.item",
    ]
    private static let extensions = [
        "txt": "public.plain-text", "rtf": "public.rtf", "html": "public.html", "json": "public.json",
        "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "heic": "public.heic",
        "gif": "com.compuserve.gif",
        "tiff": "public.tiff", "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie",
        "pdf": "com.adobe.pdf",
    ]

    static func conforms(_ type: String, to other: String) -> Bool {
        var current: String? = type
        while let type = current {
            if type == other || other == "public.content" && type == "public.data" { return true }
            current = parents[type]
        }
        return false
    }

    static func type(ofExtension name: String) -> String {
        extensions[name.lowercased()] ?? "public.data"
    }

    static func data(of item: (any NSSecureCoding)?) -> Data? {
        switch item {
        case let data as NSData: data as Data
        case let text as NSString: Data((text as String).utf8)
        case let url as NSURL: Data(url.absoluteString.utf8)
        default: nil
        }
    }
}
#endif
