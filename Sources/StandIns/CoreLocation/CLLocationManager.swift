@_exported import Foundation

/// Tells an app where the device is. Mirrors `CLLocationManager`, CoreLocation. There is no device: a test says where it is
/// with ``simulate(_:)``, and what the user answers with ``answer``.
@MainActor @preconcurrency
open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy: CLLocationAccuracy = -1
    open var distanceFilter: CLLocationDistance = -1
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open private(set) var location: CLLocation?
    open private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
    /// What the user answers when the app asks for permission. A test sets it before.
    public var answer = CLAuthorizationStatus.authorizedWhenInUse
    private var isUpdating = false

    open class func locationServicesEnabled() -> Bool { true }

    open func requestWhenInUseAuthorization() { ask() }
    open func requestAlwaysAuthorization() { ask() }

    private func ask() {
        guard authorizationStatus == .notDetermined else { return }
        authorizationStatus = answer
        delegate?.locationManagerDidChangeAuthorization(self)
    }

    open func startUpdatingLocation() {
        isUpdating = true
        if let location { send(location) }
    }
    open func stopUpdatingLocation() { isUpdating = false }
    open func requestLocation() {
        if let location { return send(location) }
        delegate?.locationManager(self, didFailWithError: CLError(code: .locationUnknown))
    }

    /// Moves the device, and tells the delegate if the app has asked for updates and has permission.
    public func simulate(_ location: CLLocation) {
        self.location = location
        if isUpdating { send(location) }
    }

    private func send(_ location: CLLocation) {
        guard [.authorizedAlways, .authorizedWhenInUse].contains(authorizationStatus) else {
            delegate?.locationManager(self, didFailWithError: CLError(code: .denied))
            return
        }
        delegate?.locationManager(self, didUpdateLocations: [location])
    }
}

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Mirrors `CLAuthorizationStatus`, CoreLocation.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Mirrors `CLError`, CoreLocation.
public struct CLError: Error, Hashable, Sendable {
    /// Mirrors `CLError.Code`.
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied = 1
        case network = 2
    }

    public let code: Code

    public init(code: Code) { self.code = code }
    public init(_ code: Code) { self.code = code }
}

/// Mirrors `CLLocationManagerDelegate`, CoreLocation.
@MainActor @preconcurrency
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
