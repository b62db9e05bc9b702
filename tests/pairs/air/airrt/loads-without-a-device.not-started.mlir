func.func @f() {
  airrt.herd_load "h" () : () -> ()
  return
}

// -----

func.func @f() {
  return
}
// expect: different
