func.func @f(%A: memref<5x6xf32>, %B: memref<6x5xf32>, %S: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %z = arith.constant 0.0 : f32
  %m = vector.create_mask %c4 : vector<6xi1>
  %r:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %z, %p = %z) -> (f32, f32) {
    %v = vector.transfer_read %A[%i, %c0], %z, %m {in_bounds = [true]} : memref<5x6xf32>, vector<6xf32>
    vector.transfer_write %v, %B[%c0, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : vector<6xf32>, memref<6x5xf32>
    %x = memref.load %A[%i, %c1] : memref<5x6xf32>
    %n = arith.subf %x, %s : f32
    %q = arith.addf %p, %n : f32
    scf.yield %n, %q : f32, f32
  }
  memref.store %r#0, %S[%c0] : memref<2xf32>
  memref.store %r#1, %S[%c1] : memref<2xf32>
  return
}
// -----
func.func @f(%A: memref<5x6xf32>, %B: memref<6x5xf32>, %S: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %z = arith.constant 0.0 : f32
  %m = vector.create_mask %c4 : vector<6xi1>
  %r:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %z, %p = %z) -> (f32, f32) {
    %v = vector.transfer_read %A[%i, %c0], %z, %m {in_bounds = [true]} : memref<5x6xf32>, vector<6xf32>
    vector.transfer_write %v, %B[%c0, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : vector<6xf32>, memref<6x5xf32>
    %x = memref.load %A[%i, %c1] : memref<5x6xf32>
    %n = arith.subf %x, %s : f32
    %q = arith.addf %p, %n : f32
    scf.yield %q, %n : f32, f32
  }
  memref.store %r#0, %S[%c0] : memref<2xf32>
  memref.store %r#1, %S[%c1] : memref<2xf32>
  return
}
// expect: different
