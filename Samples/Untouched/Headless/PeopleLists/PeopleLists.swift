// A target needs at least one source file that the plugin doesn't generate. If all of its source files are generated,
// no module is built.
import Foundation
@_exported import HeadlessUIKit
