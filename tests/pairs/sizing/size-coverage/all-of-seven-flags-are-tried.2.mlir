func.func @f(%f0: i1, %f1: i1, %f2: i1, %f3: i1, %f4: i1, %f5: i1, %f6: i1, %A: memref<64xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p0 = arith.constant 0 : index
  
  %z0 = arith.extui %f0 : i1 to i32
  %i0 = arith.index_cast %z0 : i32 to index
  %p1 = arith.addi %p0, %i0 : index
  %z1 = arith.extui %f1 : i1 to i32
  %i1 = arith.index_cast %z1 : i32 to index
  %p2 = arith.addi %p1, %i1 : index
  %z2 = arith.extui %f2 : i1 to i32
  %i2 = arith.index_cast %z2 : i32 to index
  %p3 = arith.addi %p2, %i2 : index
  %z3 = arith.extui %f3 : i1 to i32
  %i3 = arith.index_cast %z3 : i32 to index
  %p4 = arith.addi %p3, %i3 : index
  %z4 = arith.extui %f4 : i1 to i32
  %i4 = arith.index_cast %z4 : i32 to index
  %p5 = arith.addi %p4, %i4 : index
  %z5 = arith.extui %f5 : i1 to i32
  %i5 = arith.index_cast %z5 : i32 to index
  %p6 = arith.addi %p5, %i5 : index
  %z6 = arith.extui %f6 : i1 to i32
  %i6 = arith.index_cast %z6 : i32 to index
  %p7 = arith.addi %p6, %i6 : index
  %upper = arith.addi %p7, %c0 : index
  scf.for %i = %c0 to %upper step %c1 { memref.store %x, %A[%i] : memref<64xf32> }
  return
}
// -----
func.func @f(%f0: i1, %f1: i1, %f2: i1, %f3: i1, %f4: i1, %f5: i1, %f6: i1, %A: memref<64xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p0 = arith.constant 0 : index
  
  %z0 = arith.extui %f0 : i1 to i32
  %i0 = arith.index_cast %z0 : i32 to index
  %p1 = arith.addi %p0, %i0 : index
  %z1 = arith.extui %f1 : i1 to i32
  %i1 = arith.index_cast %z1 : i32 to index
  %p2 = arith.addi %p1, %i1 : index
  %z2 = arith.extui %f2 : i1 to i32
  %i2 = arith.index_cast %z2 : i32 to index
  %p3 = arith.addi %p2, %i2 : index
  %z3 = arith.extui %f3 : i1 to i32
  %i3 = arith.index_cast %z3 : i32 to index
  %p4 = arith.addi %p3, %i3 : index
  %z4 = arith.extui %f4 : i1 to i32
  %i4 = arith.index_cast %z4 : i32 to index
  %p5 = arith.addi %p4, %i4 : index
  %z5 = arith.extui %f5 : i1 to i32
  %i5 = arith.index_cast %z5 : i32 to index
  %p6 = arith.addi %p5, %i5 : index
  %z6 = arith.extui %f6 : i1 to i32
  %i6 = arith.index_cast %z6 : i32 to index
  %p7 = arith.addi %p6, %i6 : index
  %c5 = arith.constant 7 : index
%q = arith.divui %p7, %c5 : index
%upper = arith.subi %p7, %q : index
  scf.for %i = %c0 to %upper step %c1 { memref.store %x, %A[%i] : memref<64xf32> }
  return
}
// expect: different
