// A target of prepared sources alone builds no module: it needs one file of its own.
@_exported import HeadlessUIKit
