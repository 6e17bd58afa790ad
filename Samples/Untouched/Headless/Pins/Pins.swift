// A target needs at least one source file that the plugin doesn't generate.
