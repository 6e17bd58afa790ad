import Foundation

/// A number that its type can't hold, such as 1.5 for an `Int`. On Linux `JSONDecoder` refuses it without saying where
/// it is, so that it has to be looked for.
struct MisfitNumber {
    let path: [JSONPlaces.Key]
    let offset: Int
    let message: String

    /// Looks for the number by decoding again with a 0 in the place of some numbers.
    ///
    /// - Complexity: O(length × log(numbers)).
    init?<Value: Decodable>(_ type: Value.Type, _ data: Data, _ places: JSONPlaces, _ failure: DecodingError) {
        guard Self.isUnexplained(failure) else { return nil }
        let numbers = places.numbers()
        func fails(upTo count: Int) -> Bool {
            var bytes = [UInt8](data)
            for number in numbers[count...] {
                bytes[number.lowerBound] = UInt8(ascii: "0")
                for offset in number.dropFirst() { bytes[offset] = UInt8(ascii: " ") }
            }
            do {
                _ = try JSONDecoder().decode(type, from: Data(bytes))
            } catch let failure as DecodingError {
                return Self.isUnexplained(failure)
            } catch {}
            return false
        }
        // The numbers before `good` all fit; one of those before `bad` does not.
        var (good, bad) = (0, numbers.count)
        guard bad > 0, !fails(upTo: 0) else { return nil }
        while bad - good > 1 {
            let middle = (good + bad) / 2
            if fails(upTo: middle) { bad = middle } else { good = middle }
        }
        offset = numbers[good].lowerBound
        path = places.path(of: offset)
        let literal = String(decoding: [UInt8](data)[numbers[good]], as: UTF8.self)
        let value = Double(literal) ?? .infinity
        message =
            value == value.rounded() || !value.isFinite
            ? "the number \(literal) is out of range" : "expected a whole number, but this is \(literal)"
    }

    /// Whether the decoder found the data at fault, but not where.
    private static func isUnexplained(_ failure: DecodingError) -> Bool {
        guard case .dataCorrupted(let context) = failure else { return false }
        return context.codingPath.isEmpty
    }
}
