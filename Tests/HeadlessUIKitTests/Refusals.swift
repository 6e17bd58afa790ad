import Foundation
import HeadlessUIKit
import XCTest

/// Returns the reason why a touch was refused, or `nil` if it succeeded.
@MainActor
func refusal(_ body: () throws(TouchRefusal) -> Void) -> String? {
    do throws(TouchRefusal) {
        try body()
        return nil
    } catch {
        return error.description
    }
}
