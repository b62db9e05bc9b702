func.func @f(%a: memref<?xi32>, %b: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %a, %c0 : memref<?xi32>
  %s = memref.load %b[%c0] : memref<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> i32 {
    memref.store %x, %a[%i] : memref<?xi32>
    %y = arith.addi %x, %s : i32
    scf.yield %y : i32
  }
  return
}
// -----
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %a, %c0 : memref<?xi32>
  %s = memref.load %b[%c0] : memref<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %z) -> i32 {
    memref.store %x, %a[%i] : memref<?xi32>
    %y = arith.addi %s, %x : i32
    scf.yield %y : i32
  }
  return
}
// expect: equivalent
