func.func @f(%x: memref<4xi8>, %i: index) -> i8 {
  %y = memref.load %x[%i] : memref<4xi8>
  return %y : i8
}
// -----
func.func @f(%x: memref<4xi8> {llvm.dereferenceable = 1024 : i64}, %i: index) -> i8 {
  %y = memref.load %x[%i] : memref<4xi8>
  return %y : i8
}
// expect: unknown promise
