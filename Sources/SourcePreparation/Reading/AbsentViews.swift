/// The names of SwiftUI that `HeadlessSwiftUI` lacks, and what to write instead.
enum AbsentViews {
    private static let list = "show the rows in a table or collection view, with UIHostingConfiguration"
    private static let layout = "use frame(maxWidth:), or a UIViewRepresentable"
    private static let navigation = "use a UINavigationController or a UITabBarController"
    private static let control = "use a control of UIKit, in a UIViewRepresentable"
    private static let presentation = "present a view controller"
    private static let drawing = "use a Shape, or a UIViewRepresentable"
    private static let gesture = "use onTapGesture, onLongPressGesture, or a UIViewRepresentable"
    private static let storage = "use @State, @Environment or an observable model"
    private static let app = "exclude the file"

    /// What to write instead of each view, protocol or property wrapper.
    static let types: [String: String] = [
        (
            list,
            "List Form ScrollView ScrollViewReader LazyVStack LazyHStack LazyVGrid LazyHGrid Table OutlineGroup Section"
        ),
        (
            layout,
            "GeometryReader ViewThatFits GridItem PreferenceKey Layout AnyLayout Grid GridRow HStackLayout VStackLayout"
        ),
        (
            navigation,
            "NavigationView NavigationStack NavigationSplitView NavigationLink NavigationPath TabView Tab ToolbarItem ToolbarItemGroup"
        ),
        (
            control,
            "TextField SecureField TextEditor Picker DatePicker MultiDatePicker ColorPicker Slider Stepper Menu Link "
                + "ShareLink DisclosureGroup GroupBox ControlGroup Gauge EditButton PasteButton RenameButton PhotosPicker"
        ),
        (
            drawing,
            "Canvas TimelineView RadialGradient AngularGradient EllipticalGradient MeshGradient UnevenRoundedRectangle Chart VideoPlayer"
        ),
        (gesture, "DragGesture TapGesture LongPressGesture MagnifyGesture MagnificationGesture RotationGesture"),
        (storage, "@FocusState @AppStorage @SceneStorage @GestureState @Namespace @FetchRequest @Query @ScaledMetric"),
        (presentation, "ContentUnavailableView Alert ActionSheet"),
        (app, "App Scene WindowGroup Settings Commands Widget"),
    ].reduce(into: [:]) { all, group in for name in group.1.split(separator: " ") { all[String(name)] = group.0 } }

    /// What to write instead of each modifier.
    static let modifiers: [String: String] = [
        (
            presentation,
            "sheet fullScreenCover popover alert confirmationDialog actionSheet fileImporter fileExporter inspector presentationDetents "
                + "interactiveDismissDisabled"
        ),
        (
            navigation,
            "navigationTitle navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationBarItems "
                + "navigationBarHidden navigationBarBackButtonHidden toolbar toolbarBackground tabItem searchable"
        ),
        (
            list,
            "listStyle listRowInsets listRowSeparator listRowBackground swipeActions refreshable scrollPosition "
                + "scrollTargetBehavior scrollDisabled scrollIndicators "
                + "scrollContentBackground listRowSpacing onDelete onMove"
        ),
        (
            layout,
            "preference onPreferenceChange anchorPreference transformPreference overlayPreferenceValue "
                + "backgroundPreferenceValue alignmentGuide coordinateSpace onGeometryChange safeAreaInset "
                + "ignoresSafeArea edgesIgnoringSafeArea containerRelativeFrame position gridCellColumns"
        ),
        (
            control,
            "onSubmit focused keyboardType textFieldStyle pickerStyle datePickerStyle toggleStyle submitLabel "
                + "textInputAutocapitalization autocorrectionDisabled textContentType contextMenu tag"
        ),
        (
            drawing,
            "blur mask drawingGroup blendMode compositingGroup rotation3DEffect symbolEffect symbolRenderingMode symbolVariant "
                + "redacted colorMultiply saturation grayscale brightness trim"
        ),
        (
            gesture,
            "gesture simultaneousGesture highPriorityGesture onDrag onDrop draggable dropDestination onHover"
        ),
        ("observe the object in an @ObservedObject", "onReceive"),
        ("leave it out", "labelStyle controlSize textSelection preferredColorScheme sensoryFeedback"),
        (
            "changes take effect at once; leave it out",
            "matchedGeometryEffect phaseAnimator keyframeAnimator contentTransition"
        ),
    ].reduce(into: [:]) { all, group in for name in group.1.split(separator: " ") { all[String(name)] = group.0 } }
}
