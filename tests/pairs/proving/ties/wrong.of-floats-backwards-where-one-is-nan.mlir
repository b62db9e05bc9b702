func.func @f(%a: memref<8xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %s = arith.constant 0xFF800000 : f32
  %r:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%b = %s, %k = %c0) -> (f32, index) {
    %x = memref.load %a[%i] : memref<8xf32>
    %g = arith.cmpf ogt, %x, %b : f32
    %nb = arith.select %g, %x, %b : f32
    %nk = arith.select %g, %i, %k : index
    scf.yield %nb, %nk : f32, index
  }
  return %r#1 : index
}
// -----
func.func @f(%a: memref<8xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %s = arith.constant 0xFF800000 : f32
  %r:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%b = %s, %k = %c0) -> (f32, index) {
  %j = arith.subi %c7, %i : index
    %x = memref.load %a[%j] : memref<8xf32>
    %g = arith.cmpf oge, %x, %b : f32
    %nb = arith.select %g, %x, %b : f32
    %nk = arith.select %g, %j, %k : index
    scf.yield %nb, %nk : f32, index
  }
  return %r#1 : index
}
// expect: different
