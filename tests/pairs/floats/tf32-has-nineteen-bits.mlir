func.func @f(%a: tf32) -> tf32 {
  %i = arith.bitcast %a : tf32 to i19
  %c = arith.constant 262143 : i19
  %j = arith.andi %i, %c : i19
  %r = arith.bitcast %j : i19 to tf32
  return %r : tf32
}

// -----

func.func @f(%a: tf32) -> tf32 {
  %r = math.absf %a : tf32
  return %r : tf32
}

// expect: equivalent bitwise static
