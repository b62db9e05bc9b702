func.func @main(%a: memref<4xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  scf.for %i = %zero to %three step %one {
    %j = arith.addi %i, %one : index
    %x = memref.load %a[%i] : memref<4xi32>
    %y = memref.load %a[%j] : memref<4xi32>
    %above = arith.cmpi sgt, %x, %y : i32
    scf.if %above {
      memref.store %y, %a[%i] : memref<4xi32>
      memref.store %x, %a[%j] : memref<4xi32>
    }
  }
  return
}
