import Foundation
import HeadlessUIKit
import XCTest

/// Returns the reason why a finger's action was refused, or `nil`.
@MainActor
func refusal(_ body: () throws(TouchRefusal) -> Void) -> String? {
    do throws(TouchRefusal) {
        try body()
        return nil
    } catch {
        return error.description
    }
}
