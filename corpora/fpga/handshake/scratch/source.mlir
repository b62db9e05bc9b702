func.func @main(%a: memref<4xi32>, %b: memref<4xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %four = arith.constant 4 : index
  %line = memref.alloc() : memref<4xi32>
  scf.for %i = %zero to %four step %one {
    %x = memref.load %a[%i] : memref<4xi32>
    memref.store %x, %line[%i] : memref<4xi32>
  }
  scf.for %i = %zero to %four step %one {
    %at = arith.subi %three, %i : index
    %x = memref.load %line[%at] : memref<4xi32>
    memref.store %x, %b[%i] : memref<4xi32>
  }
  return
}
