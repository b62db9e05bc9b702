// The form that C frontends print: rows of a fixed length, a first extent that only the callers know, 32-bit bounds.
func.func @kernel_gemm(%ni: i32, %nj: i32, %nk: i32, %alpha: f64, %beta: f64, %C: memref<?x11xf64>, %A: memref<?x12xf64>, %B: memref<?x11xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
  %0 = arith.index_cast %ni : i32 to index
  %1 = arith.index_cast %nj : i32 to index
  %2 = arith.index_cast %nk : i32 to index
  affine.for %i = 0 to %0 {
    affine.for %j = 0 to %1 {
      %3 = affine.load %C[%i, %j] : memref<?x11xf64>
      %4 = arith.mulf %3, %beta : f64
      affine.store %4, %C[%i, %j] : memref<?x11xf64>
    }
    affine.for %k = 0 to %2 {
      affine.for %j = 0 to %1 {
        %3 = affine.load %A[%i, %k] : memref<?x12xf64>
        %4 = arith.mulf %alpha, %3 : f64
        %5 = affine.load %B[%k, %j] : memref<?x11xf64>
        %6 = arith.mulf %4, %5 : f64
        %7 = affine.load %C[%i, %j] : memref<?x11xf64>
        %8 = arith.addf %7, %6 : f64
        affine.store %8, %C[%i, %j] : memref<?x11xf64>
      }
    }
  }
  return
}
