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
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %s = memref.load %a[%c0] : memref<8xi32>
  %t = memref.load %a[%c4] : memref<8xi32>
  %r:4 = scf.for %i = %c0 to %c4 step %c1 iter_args(%b = %s, %k = %c0, %d = %t, %l = %c4) -> (i32, index, i32, index) {
    %i2 = arith.addi %i, %c4 : index
    %x = memref.load %a[%i] : memref<8xi32>
    %y = memref.load %a[%i2] : memref<8xi32>
    %g = arith.cmpi sgt, %x, %b : i32
    %nb = arith.select %g, %x, %b : i32
    %nk = arith.select %g, %i, %k : index
    %h = arith.cmpi sgt, %y, %d : i32
    %nd = arith.select %h, %y, %d : i32
    %nl = arith.select %h, %i2, %l : index
    scf.yield %nb, %nk, %nd, %nl : i32, index, i32, index
  }
  %q = arith.cmpi sge, %r#2, %r#0 : i32
  %w = arith.select %q, %r#3, %r#1 : index
  return %w : index
}
// expect: different
