func.func @heat_3d(%steps: index, %n: index, %A: memref<?x?x?xf64>, %B: memref<?x?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %eighth = arith.constant 0.125 : f64
  %end = arith.subi %n, %c1 : index
  scf.for %t = %c0 to %steps step %c1 {
    scf.for %i = %c1 to %end step %c1 {
      scf.for %j = %c1 to %end step %c1 {
        scf.for %k = %c1 to %end step %c1 {
          %ip = arith.addi %i, %c1 : index
          %jp = arith.addi %j, %c1 : index
          %km = arith.subi %k, %c1 : index
          %c = memref.load %A[%i, %j, %k] : memref<?x?x?xf64>
          %x = memref.load %A[%ip, %j, %k] : memref<?x?x?xf64>
          %y = memref.load %A[%i, %jp, %k] : memref<?x?x?xf64>
          %z = memref.load %A[%i, %j, %km] : memref<?x?x?xf64>
          %s1 = arith.addf %x, %y : f64
          %s2 = arith.addf %s1, %z : f64
          %d = arith.mulf %s2, %eighth : f64
          %r = arith.subf %c, %d : f64
          memref.store %r, %B[%i, %j, %k] : memref<?x?x?xf64>
        }
      }
    }
    scf.for %i = %c1 to %end step %c1 {
      scf.for %j = %c1 to %end step %c1 {
        scf.for %k = %c1 to %end step %c1 {
          %b = memref.load %B[%i, %j, %k] : memref<?x?x?xf64>
          memref.store %b, %A[%i, %j, %k] : memref<?x?x?xf64>
        }
      }
    }
  }
  return
}
