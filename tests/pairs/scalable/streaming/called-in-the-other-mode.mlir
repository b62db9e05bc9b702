func.func private @scale() -> index attributes {arm_locally_streaming} {
  %v = vector.vscale
  return %v : index
}

func.func @f() -> index {
  %v = func.call @scale() : () -> index
  return %v : index
}

// -----

func.func @f() -> index {
  %v = vector.vscale
  return %v : index
}

// expect: unknown unsupported
