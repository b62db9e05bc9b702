func.func @f(%z: memref<32x4xf32>) {
  %one = arith.constant 1 : index
  %lanes = arith.constant 32 : index
  %zero = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one) threads(%t, %ty, %tz) in (%sx = %lanes, %sy = %one, %sz = %one) {
    %a = arith.constant dense<0x3F801400> : vector<2x1xf32>
    %b = arith.constant dense<1.0> : vector<1x1xf32>
    %c = arith.constant dense<0.0> : vector<2x2xf32>
    %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 4], tf32Enabled} : (vector<2x1xf32>, vector<1x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
    %e = vector.shape_cast %d : vector<2x2xf32> to vector<4xf32>
    vector.transfer_write %e, %z[%t, %zero] : vector<4xf32>, memref<32x4xf32>
    gpu.terminator
  }
  return
}

// -----

func.func @f(%z: memref<32x4xf32>) {
  %one = arith.constant 1 : index
  %lanes = arith.constant 32 : index
  %zero = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one) threads(%t, %ty, %tz) in (%sx = %lanes, %sy = %one, %sz = %one) {
    %e = arith.constant dense<0x40802000> : vector<4xf32>
    vector.transfer_write %e, %z[%t, %zero] : vector<4xf32>, memref<32x4xf32>
    gpu.terminator
  }
  return
}

// expect: unknown
