func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %c: memref<?xi32>, %o: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c64 = arith.constant 64 : index
  %k0 = arith.constant 0 : i32
  scf.for %i = %c0 to %c64 step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    %g = arith.cmpi sgt, %x, %k0 : i32
    scf.if %g {
      memref.store %x, %b[%i] : memref<?xi32>
      memref.store %x, %c[%i] : memref<?xi32>
    }
  }
  return
}
// -----
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %c: memref<?xi32>, %o: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c64 = arith.constant 64 : index
  %k0 = arith.constant 0 : i32
  %d = memref.dim %b, %c0 : memref<?xi32>
  scf.for %i = %c0 to %c64 step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    %g = arith.cmpi sgt, %x, %k0 : i32
    scf.if %g {
      %at = arith.cmpi eq, %i, %c40 : index
      %ex = arith.constant 50 : index
      %eq = arith.cmpi eq, %d, %ex : index
      %both = arith.andi %at, %eq : i1
      scf.if %both {
        %i1 = arith.addi %i, %c1 : index
        %z = memref.load %c[%i1] : memref<?xi32>
      }
      memref.store %x, %b[%i] : memref<?xi32>
      memref.store %x, %c[%i] : memref<?xi32>
    }
  }
  return
}
// expect: different
