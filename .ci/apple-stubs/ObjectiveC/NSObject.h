// Methods of every Objective-C class, including those that UIKit's categories add.
#pragma once

@protocol NSObject
- (_Bool)isEqual:(nullable id)object;
@property (readonly) long hash;
- (_Bool)isKindOfClass:(nonnull Class)aClass;
- (_Bool)respondsToSelector:(SEL)aSelector;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (nonnull instancetype)init __attribute__((objc_designated_initializer));
- (id)forwardingTargetForSelector:(SEL)aSelector;
- (nonnull id)copy;
@end

@interface NSObject (UINibLoadingAdditions)
- (void)awakeFromNib;
- (void)prepareForInterfaceBuilder;
@end

@interface NSObject (NSKeyValueCoding)
- (nullable id)valueForKey:(nonnull id)key;
@end
