/// The Apple modules that `HeadlessUIKit` replaces, and the modules that are not available.
enum AppleModules {
    /// The modules that are replaced by `HeadlessUIKit`.
    static let headless: Set = ["Accessibility", "UIKit", "CoreGraphics", "ObjectiveC", "QuartzCore", "SafariServices"]

    /// The modules that import UIKit on iOS because tests do: `XCTest`, and public libraries for tests that import it.
    static let ofTests: Set = ["XCTest", "Quick", "Nimble"]

    /// Names that Foundation provides on iOS, and `HeadlessUIKit` on Linux.
    static let ofFoundation: Set = [
        "CACurrentMediaTime", "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFRunLoop", "CFRunLoopGetCurrent",
        "CFRunLoopGetMain", "CFRunLoopWakeUp", "CFString", "CFTimeInterval",
        "CGAffineTransform", "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "CGColor", "CGPath",
        "CGPointMake", "CGRectMake", "CGSizeMake", "NSDataDetector", "NSException", "NSItemProvider",
        "NSKeyValueChange", "NSKeyValueChangeKey", "NSKeyValueObservation", "NSSelectorFromString",
        "NSStringFromSelector", "NSUserActivity",
        "OSAtomicDecrement32",
        "OSAtomicIncrement32", "RelativeDateTimeFormatter", "Selector", "autoreleasepool", "objc_getAssociatedObject",
        "objc_setAssociatedObject",
    ]

    /// The modules that are not available on Linux.
    static let absent: Set = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AppKit", "AppIntents", "AppTrackingTransparency",
        "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "Charts", "ClockKit", "CloudKit", "Cocoa",
        "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
        "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony",
        "CoreText",
        "CoreVideo", "CryptoKit", "EventKit", "EventKitUI", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO",
        "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MLKit", "MapKit",
        "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity",
        "NaturalLanguage", "Network", "NetworkExtension", "OSLog", "PDFKit", "PassKit", "PencilKit",
        "Photos",
        "PhotosUI",
        "PushKit", "QuickLook", "RealityKit", "ReplayKit", "SceneKit", "ScreenTime", "Security", "Social", "Speech",
        "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "UniformTypeIdentifiers",
        "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WebKit",
        "WidgetKit", "os",
    ]

    /// The modules of this package that take the place of Apple's modules in targets that depend on them.
    static let standIns = [
        "CoreLocation": "HeadlessCoreLocation", "MessageUI": "HeadlessMessageUI",
        "MobileCoreServices": "HeadlessUniformTypeIdentifiers", "OSLog": "HeadlessOSLog",
        "PhotosUI": "HeadlessPhotosUI",
        "StoreKit": "HeadlessStoreKit", "SwiftUI": "HeadlessSwiftUI",
        "UniformTypeIdentifiers": "HeadlessUniformTypeIdentifiers", "UserNotifications": "HeadlessUserNotifications",
        "WebKit": "HeadlessWebKit", "os": "HeadlessOSLog",
    ]

    /// The modules that are part of the toolchain on Linux.
    static let ofToolchain: Set = [
        "Builtin", "CDispatch", "CoreFoundation", "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation",
        "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
        "Musl", "Observation", "RegexBuilder", "Runtime", "Swift", "SwiftOnoneSupport", "Synchronization", "Testing",
        "XCTest",
    ]
}
