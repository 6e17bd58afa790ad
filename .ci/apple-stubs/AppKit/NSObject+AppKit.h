// Methods that AppKit's categories add to every class on macOS, and whose names other classes may also use.
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
