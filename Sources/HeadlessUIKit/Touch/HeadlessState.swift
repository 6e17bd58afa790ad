import Foundation

/// The state that all screens in a process share, and that therefore outlives a test.
@MainActor
package enum HeadlessState {
    /// Restores the state in which a process begins.
    ///
    /// This includes the device with its style, text size and direction, the handlers of exceptions and warnings,
    /// appearance proxies, windows and the app's delegates, the first responder, the focus and the keyboard, delayed calls, the
    /// pasteboard, the settings of animations, and the traits that are current. Observers of notifications stay.
    package static func reset() {
        ListException.handler = ListException.standardHandler
        ListWarning.handler = ListWarning.standardHandler
        UIResponder.firstResponder = nil
        Keyboard.reset()
        UIWindow.forgetAll()
        UIApplication.reset()
        UIDevice.reset()
        DelayedCall.cancelAll()
        AppearanceProxies.shared.removeAll()
        UIPasteboard.clear()
        CATransaction.reset()
        UIView.setAnimationsEnabled(true)
        UITraitCollection.resetCurrent()
        UIViewController.hold(HeldDevice(), showing: nil)
        UIView.setDeviceStyle(.light, onScreen: [])
        UIView.setDeviceTextSize(.large, onScreen: [])
        UIView.setDeviceDirection(.leftToRight, onScreen: [])
        (Finger.marksTouches, Finger.mark) = (false, nil)
        Focus.end()
    }
}
