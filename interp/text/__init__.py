"""Reading text: places, tokens, and a position among them, for the text form of affine IR and for every frontend."""
