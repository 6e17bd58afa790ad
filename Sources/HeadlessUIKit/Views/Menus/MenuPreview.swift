/// What is shown above a context menu.
package enum MenuPreview {
    /// The controller of the configuration's `previewProvider`.
    case page(UIViewController)
    /// The view in the preview that the delegate returned; `nil` for the view or row that opened the menu.
    case view(UITargetedPreview?)
}
