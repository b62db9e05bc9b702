func.func @f(%a: memref<?xi32>, %o: memref<?xi32>, %b0: memref<?xi32>, %b1: memref<?xi32>, %b2: memref<?xi32>, %b3: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %kk0 = arith.constant 1 : i32
  %kk1 = arith.constant 2 : i32
  %kk2 = arith.constant 3 : i32
  %kk3 = arith.constant 4 : i32
  scf.for %i = %c0 to %c4 step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    %g0 = arith.cmpi sgt, %x, %kk0 : i32
    scf.if %g0 {
    %y0 = memref.load %b0[%i] : memref<?xi32>
    memref.store %y0, %o[%i] : memref<?xi32>
    %g1 = arith.cmpi sgt, %x, %kk1 : i32
    scf.if %g1 {
    %y1 = memref.load %b1[%i] : memref<?xi32>
    memref.store %y1, %o[%i] : memref<?xi32>
    %g2 = arith.cmpi sgt, %x, %kk2 : i32
    scf.if %g2 {
    %y2 = memref.load %b2[%i] : memref<?xi32>
    memref.store %y2, %o[%i] : memref<?xi32>
    %g3 = arith.cmpi sgt, %x, %kk3 : i32
    scf.if %g3 {
    %y3 = memref.load %b3[%i] : memref<?xi32>
    memref.store %y3, %o[%i] : memref<?xi32>
    }
    }
    }
    }
  }
  return
}
// -----
func.func @f(%a: memref<?xi32>, %o: memref<?xi32>, %b0: memref<?xi32>, %b1: memref<?xi32>, %b2: memref<?xi32>, %b3: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %kk0 = arith.constant 1 : i32
  %kk1 = arith.constant 2 : i32
  %kk2 = arith.constant 3 : i32
  %kk3 = arith.constant 4 : i32
  scf.for %i = %c0 to %c4 step %c1 {
    %x = memref.load %a[%i] : memref<?xi32>
    %g0 = arith.cmpi sgt, %x, %kk0 : i32
    scf.if %g0 {
    %y0 = memref.load %b0[%i] : memref<?xi32>
    memref.store %y0, %o[%i] : memref<?xi32>
    %g1 = arith.cmpi sgt, %x, %kk1 : i32
    scf.if %g1 {
    %y1 = memref.load %b1[%i] : memref<?xi32>
    memref.store %y1, %o[%i] : memref<?xi32>
    %g2 = arith.cmpi sgt, %x, %kk2 : i32
    scf.if %g2 {
    %y2 = memref.load %b2[%i] : memref<?xi32>
    memref.store %y2, %o[%i] : memref<?xi32>
    %y3 = memref.load %b3[%i] : memref<?xi32>
    %g3 = arith.cmpi sgt, %x, %kk3 : i32
    scf.if %g3 {
    memref.store %y3, %o[%i] : memref<?xi32>
    }
    }
    }
    }
  }
  return
}
// expect: different
