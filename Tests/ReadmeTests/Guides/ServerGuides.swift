import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import XCTest

final class StubProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("[]".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

final class ServerGuides: XCTestCase {
    func testAStubAnswersTheRequestsOfASessionOfItsOwn() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        let session = URLSession(configuration: configuration)
        for address in ["https://example.com/plants.json", "file:///plants.json"] {
            let url = try XCTUnwrap(URL(string: address))
            let (data, _) = try await session.data(from: url)
            XCTAssertEqual(String(decoding: data, as: UTF8.self), "[]", address)
        }
    }

    func testARegisteredStubAnswersTheRequestsOfTheSharedSession() async throws {
        URLProtocol.registerClass(StubProtocol.self)
        defer { URLProtocol.unregisterClass(StubProtocol.self) }
        let url = try XCTUnwrap(URL(string: "https://example.com/plants.json"))
        let (data, _) = try await URLSession.shared.data(from: url)
        XCTAssertEqual(String(decoding: data, as: UTF8.self), "[]")
    }
}
