import Foundation
import HeadlessUIKit
import XCTest

/// The refusal that an action of a finger ends in.
@MainActor
func refusal(_ body: () throws(TouchRefusal) -> Void) -> String? {
    do throws(TouchRefusal) {
        try body()
        return nil
    } catch {
        return error.description
    }
}
