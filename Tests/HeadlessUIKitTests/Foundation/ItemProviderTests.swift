import HeadlessUIKit
import XCTest

/// Tests the types of item providers, and loading their values.
final class ItemProviderTests: ConformanceTestCase {
    /// Returns what a completion handler receives, which is called later.
    private func result<Value>(_ load: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Void) async -> (
        value: Value?, error: (any Error)?
    ) {
        nonisolated(unsafe) var (value, error): (Value?, (any Error)?)
        let loaded = expectation(description: "loaded")
        load {
            (value, error) = ($0, $1)
            loaded.fulfill()
        }
        await fulfillment(of: [loaded], timeout: 10)
        return (value, error)
    }

    func testAnObjectIsLoadedAsItselfOrAsData() async throws {
        let provider = NSItemProvider(object: "text" as NSString)
        XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
        XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.text"))
        XCTAssertFalse(provider.hasItemConformingToTypeIdentifier("public.image"))
        XCTAssertTrue(provider.canLoadObject(ofClass: NSString.self))
        XCTAssertFalse(provider.canLoadObject(ofClass: UIImage.self))
        let text = await result { (done: @escaping @Sendable (String?, (any Error)?) -> Void) in
            provider.loadObject(ofClass: String.self, completionHandler: done)
        }
        XCTAssertEqual(text.value, "text")
        let data = await result {
            provider.loadDataRepresentation(forTypeIdentifier: "public.text", completionHandler: $0)
        }
        XCTAssertEqual(data.value, Data("text".utf8))
        let none = await result {
            provider.loadDataRepresentation(forTypeIdentifier: "public.png", completionHandler: $0)
        }
        XCTAssertNil(none.value)
        XCTAssertEqual((none.error as NSError?)?.domain, NSItemProvider.errorDomain)
    }

    func testDataIsRequestedWhenItIsLoaded() async throws {
        let provider = NSItemProvider()
        nonisolated(unsafe) var requests = 0
        provider.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) { completion in
            requests += 1
            completion(Data("https://example.org".utf8), nil)
            return nil
        }
        XCTAssertEqual(requests, 0)
        let url = await result { (done: @escaping @Sendable (URL?, (any Error)?) -> Void) in
            provider.loadObject(ofClass: URL.self, completionHandler: done)
        }
        XCTAssertEqual(url.value, URL(string: "https://example.org"))
        XCTAssertEqual(requests, 1)
    }

    func testAnErrorOfALoaderReachesTheCompletionHandler() async throws {
        let provider = NSItemProvider()
        provider.registerObject(ofClass: UIImage.self, visibility: .all) { completion in
            completion(nil, CocoaError(.fileNoSuchFile))
            return nil
        }
        XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.png", "public.jpeg"])
        let image = await result { provider.loadObject(ofClass: UIImage.self, completionHandler: $0) }
        XCTAssertNil(image.value)
        XCTAssertEqual((image.error as? CocoaError)?.code, .fileNoSuchFile)
    }

    func testItemsAndImagesAreLoaded() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        let provider = NSItemProvider(object: image)
        let loaded = await result { provider.loadObject(ofClass: UIImage.self, completionHandler: $0) }
        XCTAssertEqual(loaded.value as? UIImage, image)
        let other = NSItemProvider(item: "a" as NSString, typeIdentifier: "com.example.note")
        let item = await result { other.loadItem(forTypeIdentifier: "com.example.note", completionHandler: $0) }
        XCTAssertEqual(item.value as? NSString, "a")
    }
}
