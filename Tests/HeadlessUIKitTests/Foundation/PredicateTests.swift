import TestSupport
import XCTest

@testable import HeadlessUIKit

/// Tests predicates that are created from formats. The results are those that Apple's Predicate Programming Guide describes.
final class PredicateTests: ConformanceTestCase {
    private class Person: NSObject {
        let name: String
        let age: Int
        let nickname: String?
        let friends: [Person]
        init(_ name: String, _ age: Int, nickname: String? = nil, friends: [Person] = []) {
            (self.name, self.age, self.nickname, self.friends) = (name, age, nickname, friends)
        }
    }
    private final class Author: Person {}

    private func holds(_ object: Any?, _ format: String, _ arguments: Any...) -> Bool {
        NSPredicate._made(format: format, argumentArray: arguments).evaluate(with: object)
    }

    @MainActor func testTextsAreMatchedByRegularExpressions() async {
        let address = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}"
        XCTAssertTrue(holds("ada@example.org", "SELF MATCHES %@", address))
        XCTAssertFalse(holds("to ada@example.org", "SELF MATCHES %@", address), "the whole text")
        XCTAssertFalse(holds("ada", "SELF MATCHES %@", address))
        XCTAssertTrue(holds("ADA", "SELF MATCHES[c] 'ada'"))
        XCTAssertTrue(holds("a|b", "SELF LIKE 'a|?'"))
        XCTAssertTrue(holds("Monstera", "SELF LIKE[c] 'm*a'"))
    }

    @MainActor func testTextsAreComparedWithOptions() async {
        XCTAssertTrue(holds("Émile", "SELF CONTAINS[cd] %@", "emi"))
        XCTAssertFalse(holds("Émile", "SELF CONTAINS[c] %@", "emi"))
        XCTAssertTrue(holds("Basil", "self beginswith 'Ba' and self endswith \"il\""))
        XCTAssertFalse(holds("Basil", "SELF BEGINSWITH 'ba'"))
        XCTAssertTrue(holds("Basil", "SELF ==[c] 'BASIL'"))
        XCTAssertTrue(holds("Basil", "SELF.length > 4 AND SELF.length < 6"))
        XCTAssertTrue(holds("b", "SELF > 'a'"))
    }

    @MainActor func testPropertiesAreLookedUp() async {
        let ada = Author("Ada", 36, friends: [Person("Charles", 44), Person("Mary", 50, nickname: "May")])
        XCTAssertTrue(holds(ada, "name == %@ && age >= %d", "Ada", 36))
        XCTAssertTrue(holds(ada, "%K BETWEEN {30, 40}", "age"))
        XCTAssertTrue(holds(ada, "nickname == nil"))
        XCTAssertTrue(holds(ada, "name != nil"))
        XCTAssertTrue(holds(ada, "ANY friends.name == 'Mary'"))
        XCTAssertTrue(holds(ada, "ALL friends.age > 40"))
        XCTAssertFalse(holds(ada, "NONE friends.age > 45"))
        XCTAssertTrue(holds(ada, "friends.@count == 2"))
        XCTAssertTrue(holds(ada, "age IN %@", [1, 36]))
        XCTAssertTrue(holds(ada, "NOT (name IN {'Charles', 'Mary'})"))
        XCTAssertTrue(holds(["name": "Ada", "owner": ["age": 3]] as [String: Any], "owner.age = 3"))
        XCTAssertTrue(holds(["a", "b"], "SELF CONTAINS 'b'"))
    }

    @MainActor func testConditionsAreCombinedByPrecedence() async {
        XCTAssertTrue(holds("a", "TRUEPREDICATE OR FALSEPREDICATE AND FALSEPREDICATE"))
        XCTAssertFalse(holds("a", "(TRUEPREDICATE || FALSEPREDICATE) && FALSEPREDICATE"))
        XCTAssertTrue(holds("a", "!FALSEPREDICATE"))
        XCTAssertTrue(holds(true, "SELF == YES"))
        XCTAssertTrue(holds("%@", "SELF == '%@'"), "no argument within quotation marks")
    }

    @MainActor func testArraysAreFiltered() async {
        let names: NSArray = ["Basil", "Aloe", "Fern"]
        let found = names.filtered(using: ._made(format: "SELF CONTAINS[c] %@", "a"))
        XCTAssertEqual(found as? [String], ["Basil", "Aloe"])
    }

    @MainActor func testAWrongFormatOrKeyIsRefused() async {
        for format in ["", "name ==", "name == %@", "name LIKES 'a'", "(name == 'a'", "name == 'a", "name == 'a' name"]
        {
            let reasons = exceptions { _ = NSPredicate._made(format: format) }.map(\.reason)
            XCTAssertEqual(reasons, ["Unable to parse the format string \"\(format)\""], format)
        }
        let reasons = exceptions { _ = holds(Person("Ada", 36), "height > 1") }.map(\.reason)
        XCTAssertEqual(reasons.count, 1)
        XCTAssertTrue(reasons.first?.contains("not key value coding-compliant for the key height") ?? false)
    }
}
