func.func @f(%a: memref<4xsi8>, %b: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<4xsi8>
  %u = builtin.unrealized_conversion_cast %v : si8 to i8
  %w = arith.extsi %u : i8 to i32
  memref.store %w, %b[%c0] : memref<4xi32>
  return
}
// -----
func.func @f(%a: memref<4xui8>, %b: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<4xui8>
  %u = builtin.unrealized_conversion_cast %v : ui8 to i8
  %w = arith.extui %u : i8 to i32
  memref.store %w, %b[%c0] : memref<4xi32>
  return
}
// expect: different
