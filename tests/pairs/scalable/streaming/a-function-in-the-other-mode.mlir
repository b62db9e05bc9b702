func.func private @scale() -> index {
  %v = vector.vscale
  return %v : index
}

func.func @f() -> index attributes {arm_locally_streaming} {
  %v = func.call @scale() : () -> index
  return %v : index
}

// -----

// A vector may be of another length outside of the mode.
func.func @f() -> index attributes {arm_locally_streaming} {
  %v = vector.vscale
  return %v : index
}

// expect: unknown unsupported
