func.func @f(%a: index, %b: index) -> i1 {
  %r = arith.cmpi slt, %a, %b : index
  return %r : i1
}

// -----

func.func @f(%a: index, %b: index) -> i1 {
  %r = emitc.cmp lt, %a, %b : (index, index) -> i1
  return %r : i1
}

// expect: different
