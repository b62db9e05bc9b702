func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %g = arith.cmpf ogt, %x, %one : f32
    scf.if %g {
      %y = memref.load %b[%i] : memref<?xf32>
      memref.store %y, %c[%i] : memref<?xf32>
    }
    memref.store %one, %b[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    %g = arith.cmpf ogt, %x, %one : f32
    %y = memref.load %b[%i] : memref<?xf32>
    scf.if %g {
      memref.store %y, %c[%i] : memref<?xf32>
    }
    memref.store %one, %b[%i] : memref<?xf32>
  }
  return
}
// expect: equivalent bitwise
