func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %o: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : i32
  scf.for %i = %c0 to %n step %c1 {
    %x0 = memref.load %a[%i] : memref<?xi32>
    %g0 = arith.cmpi sgt, %x0, %k0 : i32
    scf.if %g0 {
      %y0 = memref.load %b[%i] : memref<?xi32>
      memref.store %y0, %o[%i] : memref<?xi32>
    }
  }
  return
}
// -----
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %o: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : i32
  %by = arith.constant 4 : index
  %q = arith.divsi %n, %by : index
  %m = arith.muli %q, %by : index
  scf.for %i0 = %c0 to %m step %by {
    %x0 = memref.load %a[%i0] : memref<?xi32>
    %g0 = arith.cmpi sgt, %x0, %k0 : i32
    scf.if %g0 {
      %ip = arith.addi %i0, %c1 : index
      %yp = memref.load %b[%ip] : memref<?xi32>
      %y0 = memref.load %b[%i0] : memref<?xi32>
      memref.store %y0, %o[%i0] : memref<?xi32>
    }
    %u1 = arith.constant 1 : index
    %i1 = arith.addi %i0, %u1 : index
    %x1 = memref.load %a[%i1] : memref<?xi32>
    %g1 = arith.cmpi sgt, %x1, %k0 : i32
    scf.if %g1 {
      %y1 = memref.load %b[%i1] : memref<?xi32>
      memref.store %y1, %o[%i1] : memref<?xi32>
    }
    %u2 = arith.constant 2 : index
    %i2 = arith.addi %i0, %u2 : index
    %x2 = memref.load %a[%i2] : memref<?xi32>
    %g2 = arith.cmpi sgt, %x2, %k0 : i32
    scf.if %g2 {
      %y2 = memref.load %b[%i2] : memref<?xi32>
      memref.store %y2, %o[%i2] : memref<?xi32>
    }
    %u3 = arith.constant 3 : index
    %i3 = arith.addi %i0, %u3 : index
    %x3 = memref.load %a[%i3] : memref<?xi32>
    %g3 = arith.cmpi sgt, %x3, %k0 : i32
    scf.if %g3 {
      %y3 = memref.load %b[%i3] : memref<?xi32>
      memref.store %y3, %o[%i3] : memref<?xi32>
    }
  }
  scf.for %i = %m to %n step %c1 {
    %x0 = memref.load %a[%i] : memref<?xi32>
    %g0 = arith.cmpi sgt, %x0, %k0 : i32
    scf.if %g0 {
      %y0 = memref.load %b[%i] : memref<?xi32>
      memref.store %y0, %o[%i] : memref<?xi32>
    }
  }
  return
}
// expect: different
