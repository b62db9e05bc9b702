func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %o: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c64 = arith.constant 64 : index
  %k0 = arith.constant 0 : i32
  scf.for %i = %c0 to %c64 step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    %g = arith.cmpi sgt, %x, %k0 : i32
    scf.if %g {
      %y = memref.load %b[%i] : memref<?xi32>
      memref.store %y, %o[%i] : memref<?xi32>
    }
  }
  return
}
// -----
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %o: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c64 = arith.constant 64 : index
  %k0 = arith.constant 0 : i32
  scf.for %i = %c0 to %c64 step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    %g = arith.cmpi sgt, %x, %k0 : i32
    scf.if %g {
      %at = arith.cmpi eq, %i, %c40 : index
      scf.if %at {
        %three = arith.constant 3 : i32
        %m = arith.andi %x, %three : i32
        %mi = arith.index_cast %m : i32 to index
        %j = arith.addi %i, %mi : index
        %z = memref.load %b[%j] : memref<?xi32>
      }
      %y = memref.load %b[%i] : memref<?xi32>
      memref.store %y, %o[%i] : memref<?xi32>
    }
  }
  return
}
// expect: different
