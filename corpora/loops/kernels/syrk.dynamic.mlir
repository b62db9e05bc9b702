func.func @syrk(%n: index, %m: index, %beta: f32, %C: memref<?x?xf32>, %A: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %end = arith.addi %i, %c1 : index
    scf.for %j = %c0 to %end step %c1 {
      %c = memref.load %C[%i, %j] : memref<?x?xf32>
      %s = arith.mulf %c, %beta : f32
      memref.store %s, %C[%i, %j] : memref<?x?xf32>
    }
    scf.for %k = %c0 to %m step %c1 {
      scf.for %j = %c0 to %end step %c1 {
        %a = memref.load %A[%i, %k] : memref<?x?xf32>
        %b = memref.load %A[%j, %k] : memref<?x?xf32>
        %c = memref.load %C[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %c, %p : f32
        memref.store %s, %C[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
