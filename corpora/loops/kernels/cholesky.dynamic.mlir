func.func @cholesky(%A: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      %start = memref.load %A[%i, %j] : memref<?x?xf64>
      %rest = scf.for %k = %c0 to %j step %c1 iter_args(%acc = %start) -> (f64) {
        %x = memref.load %A[%i, %k] : memref<?x?xf64>
        %y = memref.load %A[%j, %k] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %next = arith.subf %acc, %p : f64
        scf.yield %next : f64
      }
      %d = memref.load %A[%j, %j] : memref<?x?xf64>
      %q = arith.divf %rest, %d : f64
      memref.store %q, %A[%i, %j] : memref<?x?xf64>
    }
    %diagonal = memref.load %A[%i, %i] : memref<?x?xf64>
    %rest = scf.for %k = %c0 to %i step %c1 iter_args(%acc = %diagonal) -> (f64) {
      %x = memref.load %A[%i, %k] : memref<?x?xf64>
      %p = arith.mulf %x, %x : f64
      %next = arith.subf %acc, %p : f64
      scf.yield %next : f64
    }
    %r = math.sqrt %rest : f64
    memref.store %r, %A[%i, %i] : memref<?x?xf64>
  }
  return
}
