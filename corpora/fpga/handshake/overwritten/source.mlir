func.func @main(%a: memref<4xi32>, %v: i32) -> i32 {
  %zero = arith.constant 0 : index
  %other = arith.constant 77 : i32
  %cell = memref.alloc() : memref<4xi32>
  memref.store %v, %cell[%zero] : memref<4xi32>
  %before = memref.load %cell[%zero] : memref<4xi32>
  %far = memref.load %a[%zero] : memref<4xi32>
  memref.store %other, %cell[%zero] : memref<4xi32>
  %sum = arith.addi %before, %far : i32
  return %sum : i32
}
