func.func @symm(%m: index, %n: index, %alpha: f64, %C: memref<?x?xf64>, %A: memref<?x?xf64>, %B: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %b = memref.load %B[%i, %j] : memref<?x?xf64>
      %ab = arith.mulf %alpha, %b : f64
      %sum = scf.for %k = %c0 to %i step %c1 iter_args(%acc = %zero) -> (f64) {
        %a = memref.load %A[%i, %k] : memref<?x?xf64>
        %ck = memref.load %C[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %ab, %a : f64
        %s = arith.addf %ck, %p : f64
        memref.store %s, %C[%k, %j] : memref<?x?xf64>
        %bk = memref.load %B[%k, %j] : memref<?x?xf64>
        %q = arith.mulf %bk, %a : f64
        %next = arith.addf %acc, %q : f64
        scf.yield %next : f64
      }
      %d = memref.load %A[%i, %i] : memref<?x?xf64>
      %t1 = arith.mulf %ab, %d : f64
      %t2 = arith.mulf %alpha, %sum : f64
      %t3 = arith.addf %t1, %t2 : f64
      memref.store %t3, %C[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
