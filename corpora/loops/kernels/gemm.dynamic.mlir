// The accumulator is carried by the innermost loop; the extents come from the memrefs.
func.func @gemm(%C: memref<?x?xf32>, %A: memref<?x?xf32>, %B: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %C, %c0 : memref<?x?xf32>
  %m = memref.dim %C, %c1 : memref<?x?xf32>
  %k = memref.dim %A, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %start = memref.load %C[%i, %j] : memref<?x?xf32>
      %sum = scf.for %l = %c0 to %k step %c1 iter_args(%acc = %start) -> (f32) {
        %a = memref.load %A[%i, %l] : memref<?x?xf32>
        %b = memref.load %B[%l, %j] : memref<?x?xf32>
        %p = arith.mulf %a, %b : f32
        %next = arith.addf %acc, %p : f32
        scf.yield %next : f32
      }
      memref.store %sum, %C[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
