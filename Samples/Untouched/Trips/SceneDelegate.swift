import UIKit

/// The window comes from the storyboard that `Info.plist` names.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
