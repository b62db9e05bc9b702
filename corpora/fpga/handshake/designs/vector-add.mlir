func.func @main(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  scf.for %i = %zero to %four step %one {
    %x = memref.load %a[%i] : memref<4xi32>
    %y = memref.load %b[%i] : memref<4xi32>
    %sum = arith.addi %x, %y : i32
    memref.store %sum, %c[%i] : memref<4xi32>
  }
  return
}
