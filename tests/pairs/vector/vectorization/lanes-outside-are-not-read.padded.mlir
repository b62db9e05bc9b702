func.func @f(%A: memref<?xf32>, %B: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %pad = arith.constant 1.0 : f32
  affine.for %i = 0 to 8 {
    %in = arith.cmpi slt, %i, %n : index
    %x = scf.if %in -> f32 {
      %y = memref.load %A[%i] : memref<?xf32>
      scf.yield %y : f32
    } else {
      scf.yield %pad : f32
    }
    affine.store %x, %B[%i] : memref<8xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 1.0 : f32
  %v = vector.transfer_read %A[%c0], %pad : memref<?xf32>, vector<8xf32>
  vector.transfer_write %v, %B[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  return
}
// expect: equivalent bitwise
