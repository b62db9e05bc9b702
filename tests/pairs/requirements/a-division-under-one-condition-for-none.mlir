func.func @f(%p: memref<3xi32>, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %k = memref.load %p[%c0] : memref<3xi32>
  %a = memref.load %p[%c1] : memref<3xi32>
  %b = memref.load %p[%c2] : memref<3xi32>
  %c = arith.cmpi sgt, %k, %zero : i32
  scf.if %c {
  }
    %d = arith.divui %a, %b : i32
  memref.store %zero, %o[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%p: memref<3xi32>, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %k = memref.load %p[%c0] : memref<3xi32>
  %a = memref.load %p[%c1] : memref<3xi32>
  %b = memref.load %p[%c2] : memref<3xi32>
  %c = arith.cmpi sgt, %k, %zero : i32
  scf.if %c {
    %d = arith.divui %a, %b : i32
  }
  memref.store %zero, %o[%c0] : memref<1xi32>
  return
}
// expect: equivalent
