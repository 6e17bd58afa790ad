import Foundation
import PackagePlugin

@main
struct HeadlessSources: BuildToolPlugin { func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] { [] } }
