// options: --accept reassociated
func.func @f(%a: f32, %b: f32, %c: f32) -> i1 {
  %true = arith.constant true
  %x = arith.addf %a, %b : f32
  %s = arith.addf %x, %c : f32
  %p = arith.cmpf olt, %s, %a fastmath<nnan> : f32
  %n = arith.xori %p, %true : i1
  return %n : i1
}
// -----
func.func @f(%a: f32, %b: f32, %c: f32) -> i1 {
  %x = arith.addf %b, %c : f32
  %s = arith.addf %a, %x : f32
  %n = arith.cmpf uge, %s, %a fastmath<nnan> : f32
  return %n : i1
}
// expect: equivalent reassociated static
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: order and grouping of float sums and products, and signs of zeros, do not matter
