func.func @f(%T: memref<1xi32>, %O: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%i, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %t = memref.atomic_rmw assign %one, %T[%c0] : (i32, memref<1xi32>) -> i32
    %u = memref.atomic_rmw assign %two, %T[%c0] : (i32, memref<1xi32>) -> i32
    gpu.terminator
  }
  return
}
// -----
func.func @f(%T: memref<1xi32>, %O: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%i, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %t = memref.atomic_rmw assign %two, %T[%c0] : (i32, memref<1xi32>) -> i32
    %u = memref.atomic_rmw assign %one, %T[%c0] : (i32, memref<1xi32>) -> i32
    gpu.terminator
  }
  return
}
// expect: different
