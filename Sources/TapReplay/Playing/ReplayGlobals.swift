import CellDirector
import HeadlessUIKit

/// The global state that a replay changes: handlers, the device with its settings, and the mark of the last touch.
@MainActor
struct ReplayGlobals {
    let exceptionHandler = ListException.handler
    let warningHandler = ListWarning.handler
    let problemSource = CellActionBus.problemSource
    private let device = DeviceSettings.current
    private let marksTouches = Finger.marksTouches
    private let mark = Finger.mark

    /// Restores the state as it was when this value was created. No screen must be open.
    func restore() {
        ListException.handler = exceptionHandler
        ListWarning.handler = warningHandler
        CellActionBus.problemSource = problemSource
        UIViewController.hold(device.held, showing: nil)
        UIView.setDeviceStyle(device.style, onScreen: [])
        UIView.setDeviceTextSize(device.textSize, onScreen: [])
        UIView.setDeviceDirection(device.direction, onScreen: [])
        (Finger.marksTouches, Finger.mark) = (marksTouches, mark)
    }
}
