func.func @f(%t: tensor<?xf32>, %x: f32) -> (tensor<?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %zero = arith.constant 0.0 : f32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %s = %zero) -> (tensor<?xf32>, f32) {
    %e = tensor.extract %a[%i] : tensor<?xf32>
    %d = arith.addf %s, %e : f32
    %u = tensor.insert %x into %a[%i] : tensor<?xf32>
    scf.yield %u, %d : tensor<?xf32>, f32
  }
  return %r#0, %r#1 : tensor<?xf32>, f32
}
// -----
func.func @f(%t: memref<?xf32>, %x: f32) -> (memref<?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %t, %c0 : memref<?xf32>
  %zero = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f32) {
    memref.store %x, %t[%i] : memref<?xf32>
    %e = memref.load %t[%i] : memref<?xf32>
    %d = arith.addf %s, %e : f32
    scf.yield %d : f32
  }
  return %t, %r : memref<?xf32>, f32
}
// expect: different
