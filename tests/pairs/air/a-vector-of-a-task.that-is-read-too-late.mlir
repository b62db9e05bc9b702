func.func @f(%a: memref<8xf32>, %b: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %t0, %v = air.execute -> (vector<8xf32>) {
    %read = vector.transfer_read %a[%c0], %zero {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    air.execute_terminator %read : vector<8xf32>
  }
  %t1 = air.execute [%t0] {
    affine.for %i = 0 to 8 {
      affine.store %zero, %a[%i] : memref<8xf32>
    }
  }
  %t2 = air.execute [%t1] {
    vector.transfer_write %v, %b[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  }
  air.wait_all [%t2]
  return
}
// -----
func.func @f(%a: memref<8xf32>, %b: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %t1 = air.execute {
    affine.for %i = 0 to 8 {
      affine.store %zero, %a[%i] : memref<8xf32>
    }
  }
  %t0, %v = air.execute [%t1] -> (vector<8xf32>) {
    %read = vector.transfer_read %a[%c0], %zero {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    air.execute_terminator %read : vector<8xf32>
  }
  %t2 = air.execute [%t1] {
    vector.transfer_write %v, %b[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  }
  air.wait_all [%t2]
  return
}
// expect: different
