func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.alloca() : memref<50xf32>
  %d = memref.dim %t, %c0 : memref<50xf32>
  %upper = arith.addi %n, %c0 : index
  scf.for %i = %c0 to %upper step %c1 { memref.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.alloca() : memref<50xf32>
  %d = memref.dim %t, %c0 : memref<50xf32>
  %r = arith.divui %n, %d : index
%q = arith.muli %r, %d : index
%s = arith.subi %n, %q : index
%big = arith.cmpi uge, %n, %d : index
%upper = arith.select %big, %s, %n : index
  scf.for %i = %c0 to %upper step %c1 { memref.store %x, %A[%i] : memref<?xf32> }
  return
}
// expect: different
