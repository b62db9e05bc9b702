func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %o: memref<?xi32>, %n: index, %fl: i1, %f2: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : i32
  scf.if %fl {
      scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %a[%i] : memref<?xi32>
      %g = arith.cmpi sgt, %x, %k0 : i32
      scf.if %g {
        %y = memref.load %b[%i] : memref<?xi32>
        memref.store %y, %o[%i] : memref<?xi32>
      }
    }
  } else {
    scf.if %f2 {
      scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %a[%i] : memref<?xi32>
      %g = arith.cmpi slt, %x, %k0 : i32
      scf.if %g {
        %y = memref.load %b[%i] : memref<?xi32>
        memref.store %y, %o[%i] : memref<?xi32>
      }
    }
    } else {
      scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %a[%i] : memref<?xi32>
      %g = arith.cmpi sgt, %x, %k0 : i32
      scf.if %g {
        %y = memref.load %b[%i] : memref<?xi32>
        memref.store %y, %o[%i] : memref<?xi32>
      }
    }
    }
  }
  return
}
// -----
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %o: memref<?xi32>, %n: index, %fl: i1, %f2: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : i32
  scf.if %fl {
      scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %a[%i] : memref<?xi32>
      %g = arith.cmpi sgt, %x, %k0 : i32
      scf.if %g {
        %y = memref.load %b[%i] : memref<?xi32>
        memref.store %y, %o[%i] : memref<?xi32>
      }
    }
  } else {
    scf.if %f2 {
      scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %a[%i] : memref<?xi32>
      %g = arith.cmpi slt, %x, %k0 : i32
      scf.if %g {
        %y = memref.load %b[%i] : memref<?xi32>
        memref.store %y, %o[%i] : memref<?xi32>
      }
    }
    } else {
      scf.for %i = %c0 to %n step %c1 {
      %x = memref.load %a[%i] : memref<?xi32>
      %g = arith.cmpi sgt, %x, %k0 : i32
      %y = memref.load %b[%i] : memref<?xi32>
      scf.if %g {
        memref.store %y, %o[%i] : memref<?xi32>
      }
    }
    }
  }
  return
}
// expect: different
