// One sweep, as a parallel loop.
func.func @jacobi_2d(%A: memref<?x?xf32>, %B: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %fifth = arith.constant 0.2 : f32
  %rows = memref.dim %A, %c0 : memref<?x?xf32>
  %columns = memref.dim %A, %c1 : memref<?x?xf32>
  %n = arith.subi %rows, %c1 : index
  %m = arith.subi %columns, %c1 : index
  scf.parallel (%i, %j) = (%c1, %c1) to (%n, %m) step (%c1, %c1) {
    %above = arith.subi %i, %c1 : index
    %below = arith.addi %i, %c1 : index
    %left = arith.subi %j, %c1 : index
    %right = arith.addi %j, %c1 : index
    %c = memref.load %A[%i, %j] : memref<?x?xf32>
    %w = memref.load %A[%i, %left] : memref<?x?xf32>
    %e = memref.load %A[%i, %right] : memref<?x?xf32>
    %s = memref.load %A[%below, %j] : memref<?x?xf32>
    %u = memref.load %A[%above, %j] : memref<?x?xf32>
    %s1 = arith.addf %c, %w : f32
    %s2 = arith.addf %s1, %e : f32
    %s3 = arith.addf %s2, %s : f32
    %s4 = arith.addf %s3, %u : f32
    %r = arith.mulf %fifth, %s4 : f32
    memref.store %r, %B[%i, %j] : memref<?x?xf32>
    scf.reduce
  }
  scf.parallel (%i, %j) = (%c1, %c1) to (%n, %m) step (%c1, %c1) {
    %b = memref.load %B[%i, %j] : memref<?x?xf32>
    %r = arith.mulf %b, %fifth : f32
    memref.store %r, %A[%i, %j] : memref<?x?xf32>
    scf.reduce
  }
  return
}
