func.func @f(%m: memref<4xi32>, %a: i32) {
  %c0 = arith.constant 0 : index
  memref.store %a, %m[%c0] : memref<4xi32>
  return
}
// -----
func.func @f(%m: memref<4xi32>, %a: i32) {
  %c0 = arith.constant 0 : index
  memref.store %a, %m[%c0] : memref<4xi32>
  scf.while : () -> () {
    %v = memref.load %m[%c0] : memref<4xi32>
    %c = arith.cmpi eq, %v, %a : i32
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// expect: different
