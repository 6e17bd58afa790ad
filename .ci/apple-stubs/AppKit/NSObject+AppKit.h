// What AppKit's categories give every class on macOS, of what a class that is not AppKit's may have under the same name.
#pragma once

#include "NSObject.h"

@interface NSObject (AppKit)
- (void)awakeFromNib;
- (void)prepareForInterfaceBuilder;
- (_Bool)commitEditing;
- (void)discardEditing;
- (nonnull id)exposedBindings;
- (_Bool)validateMenuItem:(nonnull id)item;
- (_Bool)accessibilityIsIgnored;
- (nullable id)accessibilityFocusedUIElement;
- (nullable id)namesOfPromisedFilesDroppedAtDestination:(nonnull id)destination;
@end
