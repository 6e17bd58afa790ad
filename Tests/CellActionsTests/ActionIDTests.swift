import CellActions
import XCTest

/// The numbers of actions against a dictionary of whole keys.
final class ActionIDTests: XCTestCase {
    private struct Key: Hashable {
        let name: ActionName
        let kind: DispatchKind
        let payload: ObjectIdentifier
    }

    @MainActor func testANumberStandsForOneKeyHoweverItsNameWasMade() async {
        var numbers: [Key: Int] = [:]
        var keys: [Int: Key] = [:]

        func look<Payload>(_ name: ActionName, _ kind: DispatchKind, _ payload: Payload.Type) {
            let number = ActionIDs.id(of: name, kind, payload)
            let key = Key(name: name, kind: kind, payload: ObjectIdentifier(payload))
            XCTAssertEqual(numbers[key] ?? number, number, "\(key) has two numbers")
            XCTAssertEqual(keys[number] ?? key, key, "\(number) stands for two keys")
            numbers[key] = number
            keys[number] = key
        }

        forEachSeed([20_261_121]) { seed in
            var generator = SplitMix64(state: seed)
            for _ in 0..<20_000 {
                // Short names lie in the string itself, long ones elsewhere, each time in another place.
                let count = Int.random(in: 0..<400, using: &generator)
                let text =
                    Bool.random(using: &generator)
                    ? "a\(count)" : String(repeating: "long ", count: count % 7) + "name \(count)"
                let name = ActionName(text, Bool.random(using: &generator) ? .custom : .list)
                let kind: DispatchKind = Bool.random(using: &generator) ? .action : .event
                switch count % 3 {
                case 0: look(name, kind, Void.self)
                case 1: look(name, kind, Int.self)
                default: look(name, kind, String.self)
                }
            }
        }

        XCTAssertGreaterThan(numbers.count, 1000)
    }
}
