func.func @f(%x: i32) -> i32 {
  return %x : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca_scope -> (memref<1xi32>) {
    %n = memref.alloca() : memref<1xi32>
    memref.store %x, %n[%c0] : memref<1xi32>
    memref.alloca_scope.return %n : memref<1xi32>
  }
  %r = memref.load %m[%c0] : memref<1xi32>
  return %r : i32
}
// expect: unknown unsupported
