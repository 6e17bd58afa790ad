import SourcePreparation
import XCTest

/// Tests the preparation of an app's own tests.
final class TestMethodTests: XCTestCase {
    private func prepared(_ source: String) -> String {
        String(
            decoding: SourcePreparation([.init(path: "A.swift", text: Array(source.utf8))]).prepare()[0].text,
            as: UTF8.self)
    }

    func testAnIsolatedTestIsCalledByANonisolatedOneOnItsLine() {
        XCTAssertEqual(
            prepared(
                """
                class A: XCTestCase {
                    @MainActor
                    func testA() throws {
                    }
                }
                """),
            """
            class A: XCTestCase {
                nonisolated func testA() throws { nonisolated(unsafe) let test = self; try MainActor.assumeIsolated { \
            try test.isolated_testA() } }; @MainActor
                func isolated_testA() throws {
                }
            }
            """)
        XCTAssertEqual(
            prepared("@MainActor final class A: XCTestCase { override func setUp() { super.setUp() } }"),
            "@MainActor final class A: XCTestCase { nonisolated override func setUp() { nonisolated(unsafe) let test = self; "
                + "MainActor.assumeIsolated { test.isolated_setUp() } };          func isolated_setUp() { super.setUp() } }"
        )
    }

    func testTestCasesInheritTheIsolationOfTheirSuperclass() {
        XCTAssertEqual(
            prepared(
                """
                @MainActor class A: XCTestCase { override func setUp() { super.setUp() } }
                class B: A {
                    override func setUp() { super.setUp(); b() }
                    func testB() {}
                }
                """),
            """
            @MainActor class A: XCTestCase { nonisolated override func setUp() { nonisolated(unsafe) let test = self; \
            MainActor.assumeIsolated { test.isolated_setUp() } };          func isolated_setUp() { super.setUp() } }
            class B: A {
                override func isolated_setUp() { super.isolated_setUp(); b() }
                nonisolated func testB() { nonisolated(unsafe) let test = self; MainActor.assumeIsolated { \
            test.isolated_testB() } }; func isolated_testB() {}
            }
            """)
    }

    func testOtherMethodsStayAsTheyAre() {
        for source in [
            "class A: XCTestCase { func testA() {} }", "class A: XCTestCase { @MainActor func testA() async {} }",
            "@MainActor class A: XCTestCase { nonisolated func testA() {} }",
            "@MainActor class A: XCTestCase { func test(_ a: Int) {} }",
            "@MainActor class A: XCTestCase { override class func setUp() {} }",
            "@MainActor class A: Page { func testA() {} }",
        ] { XCTAssertEqual(prepared(source), source) }
    }

    func testAReferenceToFulfillBecomesAClosure() {
        XCTAssertEqual(prepared("load(completion: self.done.fulfill)"), "load(completion: { self.done.fulfill() })")
        XCTAssertEqual(prepared("load(done.fulfill, 1)"), "load({ done.fulfill() }, 1)")
        XCTAssertEqual(prepared("done.fulfill()"), "done.fulfill()")
    }
}
