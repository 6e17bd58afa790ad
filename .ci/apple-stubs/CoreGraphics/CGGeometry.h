// Core Graphics and UIKit structures that Objective-C methods take as arguments.
#pragma once

typedef struct CGPoint { double x, y; } CGPoint;
typedef struct CGSize { double width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct NSRange { long location, length; } NSRange;
typedef struct UIEdgeInsets { double top, left, bottom, right; } UIEdgeInsets;
