// options: --accept reassociated
func.func @f(%a: memref<?xf32>, %c: memref<?xf32>, %b: memref<?xf32>, %o: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c16 = arith.constant 16 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %c16 step %c1 iter_args(%s = %z) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = memref.load %c[%i] : memref<?xf32>
    %g = arith.cmpf ogt, %x, %y : f32
    scf.if %g {
      %w = memref.load %b[%i] : memref<?xf32>
      memref.store %w, %o[%i] : memref<?xf32>
    }
    %p = arith.addf %x, %y : f32
    %n = arith.addf %s, %p : f32
    scf.yield %n : f32
  }
  return %r : f32
}
// -----
func.func @f(%a: memref<?xf32>, %c: memref<?xf32>, %b: memref<?xf32>, %o: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c16 = arith.constant 16 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %c16 step %c1 iter_args(%s = %z) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = memref.load %c[%i] : memref<?xf32>
    %g = arith.cmpf ogt, %x, %y : f32
    scf.if %g {
      %w = memref.load %b[%i] : memref<?xf32>
      memref.store %w, %o[%i] : memref<?xf32>
    }
    %p = arith.addf %s, %x : f32
    %n = arith.addf %p, %y : f32
    scf.yield %n : f32
  }
  return %r : f32
}
// expect: equivalent reassociated listed
