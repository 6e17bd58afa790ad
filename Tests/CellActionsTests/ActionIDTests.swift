import CellActions
import XCTest

/// Tests numeric action ids against a dictionary whose keys consist of an action's name, its kind and its payload type.
final class ActionIDTests: XCTestCase {
    private struct Key: Hashable {
        let name: ActionName
        let kind: CellActionEvent.Kind
        let payload: ObjectIdentifier
    }

    @MainActor func testANumberRepresentsOneKeyHoweverItsNameWasCreated() async {
        var numbers: [Key: Int] = [:]
        var keys: [Int: Key] = [:]

        func check<Payload: Sendable>(_ name: String, _ kind: CellActionEvent.Kind, _ payload: Payload.Type) {
            let (action, event) = (CellAction<Payload>(name), RowEvent<Payload>(name))
            let number = kind == .action ? ActionIDs.id(of: action) : ActionIDs.id(of: event)
            let name = kind == .action ? action.name : event.name
            let key = Key(name: name, kind: kind, payload: ObjectIdentifier(payload))
            XCTAssertEqual(numbers[key] ?? number, number, "\(key) has two numbers")
            XCTAssertEqual(keys[number] ?? key, key, "\(number) represents two keys")
            numbers[key] = number
            keys[number] = key
        }

        forEachSeed([20_261_121]) { seed in
            var generator = SplitMix64(state: seed)
            for _ in 0..<20_000 {
                // Covers both short names, which are stored inline in the string, and long names, which are allocated
                // at a new address each time.
                let count = Int.random(in: 0..<400, using: &generator)
                let text =
                    Bool.random(using: &generator)
                    ? "a\(count)" : String(repeating: "long ", count: count % 7) + "name \(count)"
                let kind: CellActionEvent.Kind = Bool.random(using: &generator) ? .action : .event
                switch count % 3 {
                case 0: check(text, kind, Void.self)
                case 1: check(text, kind, Int.self)
                default: check(text, kind, String.self)
                }
            }
        }

        XCTAssertGreaterThan(numbers.count, 1000)
    }

    @MainActor func testAnEventAndAQuestionWithTheSameNameAreDistinct() async {
        let event = ActionIDs.id(of: RowEvent<Void>("event or question"))
        let question = ActionIDs.id(of: RowQuestion<Void, Void>("event or question"))
        XCTAssertNotEqual(event, question)
        XCTAssertEqual(ActionIDs.id(of: RowEvent<Void>("event or question")), event)
    }
}
