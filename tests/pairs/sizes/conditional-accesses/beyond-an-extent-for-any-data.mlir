func.func @f(%a: memref<4xf32>, %b: memref<2xf32>) {
  %i = arith.constant 3 : index
  %one = arith.constant 1.0 : f32
  %x = memref.load %a[%i] : memref<4xf32>
  %g = arith.cmpf ogt, %x, %one : f32
  scf.if %g {
    memref.store %x, %b[%i] : memref<2xf32>
  } else {
    memref.store %one, %b[%i] : memref<2xf32>
  }
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<2xf32>) {
  %i = arith.constant 3 : index
  %one = arith.constant 1.0 : f32
  %x = memref.load %a[%i] : memref<4xf32>
  %g = arith.cmpf ogt, %x, %one : f32
  scf.if %g {
    memref.store %one, %b[%i] : memref<2xf32>
  } else {
    memref.store %x, %b[%i] : memref<2xf32>
  }
  return
}
// expect: unknown undefined-source
