func.func @main(%a: memref<4xi32>, %b: memref<4xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %none = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  scf.for %i = %zero to %four step %one {
    %x = memref.load %a[%i] : memref<4xi32>
    %negative = arith.cmpi slt, %x, %none : i32
    scf.if %negative {
      memref.store %none, %b[%i] : memref<4xi32>
    } else {
      %scaled = arith.muli %x, %three : i32
      memref.store %scaled, %b[%i] : memref<4xi32>
    }
  }
  return
}
