func.func @main(%a: memref<4xi32>, %h: memref<4xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %unit = arith.constant 1 : i32
  %mask = arith.constant 3 : i32
  scf.for %i = %zero to %four step %one {
    %x = memref.load %a[%i] : memref<4xi32>
    %low = arith.andi %x, %mask : i32
    %k = arith.index_cast %low : i32 to index
    %count = memref.load %h[%k] : memref<4xi32>
    %more = arith.addi %count, %unit : i32
    memref.store %more, %h[%k] : memref<4xi32>
  }
  return
}
