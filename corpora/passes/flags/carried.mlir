func.func @kernel(%a: memref<6xi32>, %b: memref<6xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0 : i32
  %t = memref.alloc() : memref<2xi32>
  scf.for %i = %c0 to %c6 step %c1 {
    %v = memref.load %a[%i] : memref<6xi32>
    %begins = arith.cmpi eq, %i, %c0 : index
    scf.if %begins {
      memref.store %zero, %t[%c0] : memref<2xi32>
    }
    %s = memref.load %t[%c0] : memref<2xi32>
    %n = arith.addi %s, %v : i32
    memref.store %n, %t[%c0] : memref<2xi32>
    memref.store %n, %b[%i] : memref<6xi32>
  }
  return
}
