import HeadlessUIKit
import Synchronization

/// The settings that a screen can read.
package struct ReadSettings: OptionSet, Codable, Sendable {
    package static let dataFile = ReadSettings(rawValue: 1)
    package static let rowCount = ReadSettings(rawValue: 2)

    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }
}

/// A record of the settings that screens have read. All records compare equal, so that they do not affect whether two
/// ``ReplaySettings`` are equal.
struct SettingsRecord: Hashable, Sendable {
    private final class Readings: Sendable {
        let rawValue = Atomic(0)
    }
    private let readings: Readings?

    /// Creates an empty record. Unless `isKept` is `true`, it stays empty.
    init(isKept: Bool = false) { readings = isKept ? Readings() : nil }

    func note(_ settings: ReadSettings) { readings?.rawValue.bitwiseOr(settings.rawValue, ordering: .relaxed) }
    var settings: ReadSettings { ReadSettings(rawValue: readings?.rawValue.load(ordering: .relaxed) ?? 0) }

    static func == (a: SettingsRecord, b: SettingsRecord) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

/// The settings for the screens of a replay.
public struct ReplaySettings: Hashable, Sendable {
    /// The file that a screen reads its data from; `nil` for the screen's default data.
    public var dataFile: String? {
        get {
            record.note(.dataFile)
            return file
        }
        set { file = newValue }
    }
    /// The number of rows on a screen; `nil` for all rows in the screen's data.
    public var rowCount: Int? {
        get {
            record.note(.rowCount)
            return count
        }
        set { count = newValue }
    }
    private var file: String?
    private var count: Int?
    /// Records the settings that screens have read. Stays empty unless a ``ScreenLoader`` passes the settings to screens.
    var record = SettingsRecord()
    /// The name of the device at the start of a script, which is one of ``deviceNames``.
    ///
    /// `nil` means a phone of 390 × 844 points without a safe area.
    public var device: String?
    /// The interface style at the start of a script.
    public var style = UIUserInterfaceStyle.light
    /// The text size at the start of a script.
    public var textSize = UIContentSizeCategory.large
    /// The layout direction at the start of a script.
    public var direction = UIUserInterfaceLayoutDirection.leftToRight

    /// Creates settings for the screens of a replay.
    public init(
        dataFile: String? = nil, rowCount: Int? = nil, device: String? = nil, style: UIUserInterfaceStyle = .light,
        textSize: UIContentSizeCategory = .large, direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        file = dataFile
        count = rowCount
        self.device = device
        self.style = style
        self.textSize = textSize
        self.direction = direction
    }

    /// Changes the device, its style, text size and direction, while no screen is open.
    @MainActor
    func apply(to device: HeldDevice) {
        UIView.setDeviceStyle(style == .dark ? .dark : .light, onScreen: [])
        UIView.setDeviceTextSize(textSize, onScreen: [])
        UIView.setDeviceDirection(direction, onScreen: [])
        UIViewController.hold(device, showing: nil)
    }

    var hasDataFile: Bool { file != nil }

    /// The names of all devices, from the smallest to the largest.
    public static var deviceNames: [String] { ScreenDevice.all.map(\.name) }

    /// The device with the name ``device``, in its initial orientation, or an unnamed phone if ``device`` is `nil`. The
    /// value is `nil` if the name is unknown.
    var heldDevice: HeldDevice? {
        guard let device else { return HeldDevice() }
        return ScreenDevice.named(device).map { HeldDevice($0) }
    }
}
