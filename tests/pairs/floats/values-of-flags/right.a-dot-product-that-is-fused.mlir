func.func @f(%x: memref<?xf32>) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %m = arith.subi %n, %c1 : index
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> f32 {
    %p = memref.load %x[%i] : memref<?xf32>
    %k = arith.mulf %p, %p fastmath<contract> : f32
    %b = arith.addf %k, %a fastmath<contract> : f32
    scf.yield %b : f32
  }
  return %s, %s : f32, f32
}
// -----
func.func @f(%x: memref<?xf32>) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %m = arith.subi %n, %c1 : index
  %t = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> f32 {
    %p = memref.load %x[%i] : memref<?xf32>
    %b = math.fma %p, %p, %a : f32
    scf.yield %b : f32
  }
  return %t, %t : f32, f32
}
// expect: equivalent bitwise all-sizes
