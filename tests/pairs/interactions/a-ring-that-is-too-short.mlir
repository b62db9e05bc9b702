func.func @f(%n: index, %d: index, %A: memref<?xf32>, %B: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %c50 = arith.constant 50 : index
  scf.for %i = %d to %n step %c1 {
    %j = arith.subi %i, %d : index
    %v = memref.load %A[%j] : memref<?xf32>
    memref.store %v, %B[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %d: index, %A: memref<?xf32>, %B: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c37 = arith.constant 37 : index
  %c64 = arith.constant 64 : index
  %c100 = arith.constant 100 : index
  %c50 = arith.constant 50 : index
  %R = memref.alloca() : memref<64xf32>
  scf.for %i = %c0 to %n step %c1 {
    %w = memref.load %A[%i] : memref<?xf32>
    %p = arith.remui %i, %c64 : index
    %j = arith.subi %i, %d : index
    %q = arith.cmpi sge, %j, %c0 : index
    memref.store %w, %R[%p] : memref<64xf32>
    scf.if %q {
      %r = arith.remui %j, %c64 : index
      %v = memref.load %R[%r] : memref<64xf32>
      memref.store %v, %B[%i] : memref<?xf32> } }
  return
}
// expect: different
