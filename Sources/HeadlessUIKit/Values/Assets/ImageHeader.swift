import Foundation

/// Reads and writes the first bytes of image files.
enum ImageHeader {
    private static let signatureOfPNG: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns whether the data begins like a file in an image format that UIKit reads.
    static func isImage(_ data: Data) -> Bool {
        let head = [UInt8](data.prefix(12))
        func has(_ text: String, at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: text.utf8) }
        if head.starts(with: signatureOfPNG) || head.starts(with: [0xFF, 0xD8, 0xFF]) { return true }
        if has("GIF87a") || has("GIF89a") || has("RIFF") && has("WEBP", at: 8) { return true }
        if has("II*\0") || has("MM\0*") { return true }
        if has("ftyp", at: 4) { return ["hei", "hev", "mif1", "msf1"].contains { has($0, at: 8) } }
        // A BMP file begins with the signature, the file's length and four zeros.
        return has("BM") && has("\0\0\0\0", at: 6)
    }

    /// Returns an image's size, in pixels for bitmaps and in points for drawings.
    ///
    /// - Returns: `nil` if the data is not a PNG, JPEG, GIF, SVG or PDF.
    static func size(of data: Data) -> CGSize? {
        sizeOfPNG(data) ?? sizeOfJPEG(data) ?? sizeOfGIF(data) ?? sizeOfDrawing(data)
    }

    private static func number(_ bytes: some Collection<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    /// Reads the width and height from a PNG's first chunk, as big-endian 32-bit integers.
    private static func sizeOfPNG(_ data: Data) -> CGSize? {
        let head = [UInt8](data.prefix(24))
        guard head.count == 24, head.starts(with: signatureOfPNG) else { return nil }
        return CGSize(width: number(head[16..<20]), height: number(head[20..<24]))
    }

    /// Reads the width and height from a JPEG's start-of-frame segment, skipping the segments before it.
    private static func sizeOfJPEG(_ data: Data) -> CGSize? {
        let bytes = [UInt8](data)
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                let (height, width) = (number(bytes[place + 5..<place + 7]), number(bytes[place + 7..<place + 9]))
                return CGSize(width: width, height: height)
            }
            // Skips a fill byte, a marker without a segment, or a whole segment.
            place += marker == 0xFF ? 1 : (0xD0...0xD9).contains(marker) ? 2 : 2 + number(bytes[place + 2..<place + 4])
        }
        return nil
    }

    private static func sizeOfGIF(_ data: Data) -> CGSize? {
        let head = [UInt8](data.prefix(10))
        guard head.count == 10, head.starts(with: "GIF8".utf8) else { return nil }
        return CGSize(width: number(head[6..<8].reversed()), height: number(head[8..<10].reversed()))
    }

    /// Reads the size of a drawing. For an SVG, this is the width and height or, if they are missing, the size of the
    /// view box. For a PDF, it is the size of the media box.
    private static func sizeOfDrawing(_ data: Data) -> CGSize? {
        let text = String(decoding: data.prefix(65_536), as: UTF8.self)
        if text.hasPrefix("%PDF"), let box = numbers(after: "/MediaBox", "[", "]", in: text), box.count == 4 {
            return CGSize(width: box[2] - box[0], height: box[3] - box[1])
        }
        guard let tag = text.range(of: "<svg") else { return nil }
        let head = String(text[tag.upperBound...].prefix { $0 != ">" })
        if let width = numbers(after: " width=", "\"", "\"", in: head)?.first,
            let height = numbers(after: " height=", "\"", "\"", in: head)?.first
        {
            return CGSize(width: width, height: height)
        }
        guard let box = numbers(after: "viewBox=", "\"", "\"", in: head), box.count == 4 else { return nil }
        return CGSize(width: box[2], height: box[3])
    }

    // MARK: Writing

    /// Returns a PNG of the given size without pixel data, with the name as its title.
    static func png(of size: CGSize, naming name: String) -> Data {
        func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
            bytes(UInt32(content.count)) + kind.utf8 + content + bytes(checksum(Array(kind.utf8) + content))
        }
        let (width, height) = pixels(size)
        return Data(
            signatureOfPNG + chunk("IHDR", bytes(width) + bytes(height) + [8, 6, 0, 0, 0])
                + chunk("tEXt", Array("Title\0\(name)".utf8)) + chunk("IEND", []))
    }

    /// Returns a JPEG of the given size without pixel data, with the name as its comment.
    static func jpeg(of size: CGSize, naming name: String) -> Data {
        let (width, height) = pixels(size)
        let text = Array(name.utf8.prefix(60_000))
        func short(_ number: UInt32) -> [UInt8] { Array(bytes(number).suffix(2)) }
        let comment: [UInt8] = [0xFF, 0xFE] + short(UInt32(text.count + 2)) + text
        let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8] + short(height) + short(width) + [1, 1, 0x11, 0]
        return Data([0xFF, 0xD8] + comment + frame + [0xFF, 0xD9])
    }

    private static func pixels(_ size: CGSize) -> (width: UInt32, height: UInt32) {
        func pixels(_ length: CGFloat) -> UInt32 {
            length.isFinite ? UInt32(min(max(0, length.rounded(.up)), 65_535)) : 0
        }
        return (pixels(size.width), pixels(size.height))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian, Array.init) }

    /// Computes the cyclic redundancy check (CRC-32) of a PNG chunk.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var check = UInt32.max
        for byte in bytes {
            check ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = check & 1 == 1
                check >>= 1
                if isOdd { check ^= 0xEDB8_8320 }
            }
        }
        return ~check
    }

    private static func numbers(after name: String, _ opening: Character, _ closing: Character, in text: String)
        -> [Double]?
    {
        guard let name = text.range(of: name) else { return nil }
        let rest = text[name.upperBound...].drop { $0 == " " }
        guard rest.first == opening else { return nil }
        return rest.dropFirst().prefix { $0 != closing }.split { $0 == " " || $0 == "," }
            .compactMap { Double($0.replacing("px", with: "").replacing("pt", with: "")) }
    }
}
