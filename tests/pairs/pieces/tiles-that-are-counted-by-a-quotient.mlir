func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %z = arith.constant 0 : index
  %w = arith.constant 8 : index
  %s = arith.constant 1 : index
  %tn = arith.ceildivsi %n, %w : index
  %tm = arith.ceildivsi %m, %w : index
  %t = arith.muli %tn, %tm : index
  scf.for %b = %z to %t step %s {
    %q = arith.divui %b, %tm : index
    %r = arith.remui %b, %tm : index
    scf.for %k = %z to %w step %s { scf.for %l = %z to %w step %s {
      %i0 = arith.muli %q, %w : index
      %i = arith.addi %i0, %k : index
      %j0 = arith.muli %r, %w : index
      %j = arith.addi %j0, %l : index
      %ci = arith.cmpi slt, %i, %n : index
      %cj = arith.cmpi slt, %j, %m : index
      %c = arith.andi %ci, %cj : i1
      scf.if %c { memref.store %x, %A[%i, %j] : memref<?x?xf32> }
    } }
  }
  return
}
// expect: equivalent
