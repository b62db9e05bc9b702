func.func @scale(%A: memref<?xf32>, %n: index, %factor: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %rest = arith.remsi %n, %c2 : index
  %main = arith.subi %n, %rest : index
  scf.for %i = %c0 to %main step %c2 {
    %x0 = memref.load %A[%i] : memref<?xf32>
    %y0 = arith.mulf %x0, %factor : f32
    memref.store %y0, %A[%i] : memref<?xf32>
    %j = arith.addi %i, %c1 : index
    %x1 = memref.load %A[%j] : memref<?xf32>
    %y1 = arith.mulf %factor, %x1 : f32
    memref.store %y1, %A[%j] : memref<?xf32>
  }
  scf.for %i = %main to %main step %c1 {
    %x = memref.load %A[%i] : memref<?xf32>
    %y = arith.mulf %x, %factor : f32
    memref.store %y, %A[%i] : memref<?xf32>
  }
  return
}
