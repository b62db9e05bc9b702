func.func @f(%a: memref<8xi32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %s = memref.load %a[%c0] : memref<8xi32>
  %r:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%b = %s, %k = %c0) -> (i32, index) {
    %x = memref.load %a[%i] : memref<8xi32>
    %g = arith.cmpi sgt, %x, %b : i32
    %nb = arith.select %g, %x, %b : i32
    %nk = arith.select %g, %i, %k : index
    scf.yield %nb, %nk : i32, index
  }
  return %r#1 : index
}
// -----
func.func @f(%a: memref<8xi32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %s = memref.load %a[%c0] : memref<8xi32>
  %r:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%b = %s, %k = %c0) -> (i32, index) {
    %x = memref.load %a[%i] : memref<8xi32>
    %g = arith.cmpi sge, %x, %b : i32
    %nb = arith.select %g, %x, %b : i32
    %nk = arith.select %g, %i, %k : index
    scf.yield %nb, %nk : i32, index
  }
  return %r#1 : index
}
// expect: different
