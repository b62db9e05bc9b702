func.func @kernel(%a: memref<6xi32>, %b: memref<6xi32>, %c: memref<6xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  scf.for %i = %c0 to %c6 step %c1 {
    %v = memref.load %a[%i] : memref<6xi32>
    %w = arith.addi %v, %v : i32
    memref.store %w, %b[%i] : memref<6xi32>
  }
  scf.for %i = %c0 to %c6 step %c1 {
    %at = arith.subi %c5, %i : index
    %v = memref.load %b[%at] : memref<6xi32>
    memref.store %v, %c[%i] : memref<6xi32>
  }
  return
}
