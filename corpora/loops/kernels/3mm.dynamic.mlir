// One function per product, called three times over temporaries of dynamic extents.
func.func private @product(%X: memref<?x?xf64>, %Y: memref<?x?xf64>, %Z: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %Z, %c0 : memref<?x?xf64>
  %m = memref.dim %Z, %c1 : memref<?x?xf64>
  %k = memref.dim %X, %c1 : memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      %sum = scf.for %l = %c0 to %k step %c1 iter_args(%acc = %zero) -> (f64) {
        %x = memref.load %X[%i, %l] : memref<?x?xf64>
        %y = memref.load %Y[%l, %j] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %next = arith.addf %acc, %p : f64
        scf.yield %next : f64
      }
      memref.store %sum, %Z[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
func.func @three_mm(%A: memref<?x?xf64>, %B: memref<?x?xf64>, %C: memref<?x?xf64>, %D: memref<?x?xf64>, %G: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ni = memref.dim %A, %c0 : memref<?x?xf64>
  %nj = memref.dim %B, %c1 : memref<?x?xf64>
  %nl = memref.dim %D, %c1 : memref<?x?xf64>
  %E = memref.alloc(%ni, %nj) : memref<?x?xf64>
  %F = memref.alloc(%nj, %nl) : memref<?x?xf64>
  func.call @product(%A, %B, %E) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  func.call @product(%C, %D, %F) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  func.call @product(%E, %F, %G) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  memref.dealloc %E : memref<?x?xf64>
  memref.dealloc %F : memref<?x?xf64>
  return
}
