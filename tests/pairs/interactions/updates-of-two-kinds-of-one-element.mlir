func.func @f(%a: memref<4xi32>) {
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  memref.store %one, %a[%c1] : memref<4xi32>
  return
}
// -----
func.func @f(%a: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%x = %c2, %y = %c1, %z = %c1) {
    %first = arith.cmpi eq, %tx, %c1 : index
    scf.if %first {
      %o = memref.atomic_rmw assign %one, %a[%c1] : (i32, memref<4xi32>) -> i32
    } else {
      %v = memref.atomic_rmw ori %zero, %a[%c1] : (i32, memref<4xi32>) -> i32
    }
    gpu.terminator
  }
  return
}
// expect: unknown
