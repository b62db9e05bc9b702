func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %t0, %v = air.execute -> (vector<64xf32>) {
    %read = vector.transfer_read %a[%c0], %zero {in_bounds = [true]} : memref<64xf32>, vector<64xf32>
    air.execute_terminator %read : vector<64xf32>
  }
  %t1, %w, %n = air.execute [%t0] -> (vector<64xf32>, index) {
    %sum = arith.mulf %v, %v : vector<64xf32>
    air.execute_terminator %sum, %c0 : vector<64xf32>, index
  }
  %t2 = air.execute [%t1] {
    vector.transfer_write %w, %b[%n] {in_bounds = [true]} : vector<64xf32>, memref<64xf32>
  }
  air.wait_all [%t2]
  return
}
// -----
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %x = affine.load %a[%i] : memref<64xf32>
    %y = arith.mulf %x, %x : f32
    affine.store %y, %b[%i] : memref<64xf32>
  }
  return
}
// expect: equivalent
