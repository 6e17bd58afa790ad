/// A layer that only positions its sublayers. Mirrors `CATransformLayer`, Core Animation. Its own look, such as its
/// background, is not left out of pictures.
open class CATransformLayer: CALayer {}
