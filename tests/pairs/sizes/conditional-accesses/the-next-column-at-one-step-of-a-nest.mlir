func.func @f(%a: memref<?x?xi32>, %b: memref<?x?xi32>, %o: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c64 = arith.constant 64 : index
  %k0 = arith.constant 0 : i32
  %c8 = arith.constant 8 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c8 step %c1 {
  scf.for %j = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i, %j] : memref<?x?xi32>
    %g = arith.cmpi sgt, %x, %k0 : i32
    scf.if %g {
      %y = memref.load %b[%i, %j] : memref<?x?xi32>
      memref.store %y, %o[%i, %j] : memref<?x?xi32>
    }
  }
  }
  return
}
// -----
func.func @f(%a: memref<?x?xi32>, %b: memref<?x?xi32>, %o: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c64 = arith.constant 64 : index
  %k0 = arith.constant 0 : i32
  %c8 = arith.constant 8 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c8 step %c1 {
  scf.for %j = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i, %j] : memref<?x?xi32>
    %g = arith.cmpi sgt, %x, %k0 : i32
    scf.if %g {
      %p = arith.cmpi eq, %i, %c5 : index
      %q = arith.cmpi eq, %j, %c5 : index
      %pq = arith.andi %p, %q : i1
      scf.if %pq {
        %j1 = arith.addi %j, %c1 : index
        %z = memref.load %b[%i, %j1] : memref<?x?xi32>
      }
      %y = memref.load %b[%i, %j] : memref<?x?xi32>
      memref.store %y, %o[%i, %j] : memref<?x?xi32>
    }
  }
  }
  return
}
// expect: different
