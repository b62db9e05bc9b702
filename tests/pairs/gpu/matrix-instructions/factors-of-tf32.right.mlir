// options: --accept reassociated
func.func @f(%x: memref<32x4xf32>, %y: memref<32x2xf32>, %z: memref<32x4xf32>) {
  %one = arith.constant 1 : index
  %lanes = arith.constant 32 : index
  %zero = arith.constant 0 : index
  %nil = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one) threads(%t, %ty, %tz) in (%sx = %lanes, %sy = %one, %sz = %one) {
    %va = vector.transfer_read %x[%t, %zero], %nil : memref<32x4xf32>, vector<4xf32>
    %vb = vector.transfer_read %y[%t, %zero], %nil : memref<32x2xf32>, vector<2xf32>
    %a = vector.shape_cast %va : vector<4xf32> to vector<4x1xf32>
    %b = vector.shape_cast %vb : vector<2xf32> to vector<2x1xf32>
    %c = arith.constant dense<0.0> : vector<2x2xf32>
    %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
    %e = vector.shape_cast %d : vector<2x2xf32> to vector<4xf32>
    vector.transfer_write %e, %z[%t, %zero] : vector<4xf32>, memref<32x4xf32>
    gpu.terminator
  }
  return
}

// -----

func.func @f(%x: memref<32x4xf32>, %y: memref<32x2xf32>, %z: memref<32x4xf32>) {
  %one = arith.constant 1 : index
  %lanes = arith.constant 32 : index
  %zero = arith.constant 0 : index
  %nil = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one) threads(%t, %ty, %tz) in (%sx = %lanes, %sy = %one, %sz = %one) {
    %va = vector.transfer_read %x[%t, %zero], %nil : memref<32x4xf32>, vector<4xf32>
    %vb = vector.transfer_read %y[%t, %zero], %nil : memref<32x2xf32>, vector<2xf32>
    %a = vector.shape_cast %va : vector<4xf32> to vector<4x1xf32>
    %b = vector.shape_cast %vb : vector<2xf32> to vector<2x1xf32>
    %c = arith.constant dense<0.0> : vector<2x2xf32>
    %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
    %e = vector.shape_cast %d : vector<2x2xf32> to vector<4xf32>
    vector.transfer_write %e, %z[%t, %zero] : vector<4xf32>, memref<32x4xf32>
    gpu.terminator
  }
  return
}

// expect: equivalent reassociated static
