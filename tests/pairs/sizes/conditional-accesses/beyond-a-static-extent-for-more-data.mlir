func.func @f(%a: memref<4xf32>, %b: memref<2xf32>, %c: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %n = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<4xf32>
    %g = arith.cmpf ogt, %x, %one : f32
    scf.if %g {
      %y = memref.load %b[%i] : memref<2xf32>
      memref.store %y, %c[%i] : memref<4xf32>
    }
  }
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<2xf32>, %c: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %n = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<4xf32>
    %g = arith.cmpf ogt, %x, %one : f32
    %u = arith.cmpf oge, %x, %one : f32
    scf.if %u {
      %y = memref.load %b[%i] : memref<2xf32>
      scf.if %g {
        memref.store %y, %c[%i] : memref<4xf32>
      }
    }
  }
  return
}
// expect: different
