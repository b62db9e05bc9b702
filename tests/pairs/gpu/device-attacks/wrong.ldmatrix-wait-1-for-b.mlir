// options: --func f --accept bitwise --accept reassociated
func.func @f(%A: memref<16x16xf16>, %B: memref<16x8xf16>, %C: memref<16x8xf32>) {
  %zero = arith.constant -0.0 : f32
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 16 {
        %a = affine.load %A[%i, %k] : memref<16x16xf16>
        %b = affine.load %B[%k, %j] : memref<16x8xf16>
        %c = affine.load %C[%i, %j] : memref<16x8xf32>
        %x = arith.extf %a : f16 to f32
        %y = arith.extf %b : f16 to f32
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %c, %p : f32
        affine.store %s, %C[%i, %j] : memref<16x8xf32>
      }
    }
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @mma(%A: memref<16x16xf16>, %B: memref<16x8xf16>, %C: memref<16x8xf32>)
        workgroup(%wa: memref<16x16xf16, #gpu.address_space<workgroup>>,
                  %wb: memref<16x16xf16, #gpu.address_space<workgroup>>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      %c8 = arith.constant 8 : index
      %c16 = arith.constant 16 : index
      %t = gpu.thread_id x
      %row = arith.remui %t, %c16 : index
      %half = arith.divui %t, %c16 : index
      %column = arith.muli %half, %c8 : index
      %first = nvgpu.device_async_copy %A[%row, %column], %wa[%row, %column], 8
          : memref<16x16xf16> to memref<16x16xf16, #gpu.address_space<workgroup>>
      %ga = nvgpu.device_async_create_group %first
      %narrow = arith.muli %half, %c4 : index
      %second = nvgpu.device_async_copy %B[%row, %narrow], %wb[%row, %narrow], 4
          : memref<16x8xf16> to memref<16x16xf16, #gpu.address_space<workgroup>>
      %gb = nvgpu.device_async_create_group %second
      nvgpu.device_async_wait %ga {numGroups = 1 : i32}
      gpu.barrier
      %a = nvgpu.ldmatrix %wa[%row, %column] {numTiles = 4 : i32, transpose = false}
          : memref<16x16xf16, #gpu.address_space<workgroup>> -> vector<4x2xf16>
      nvgpu.device_async_wait %gb {numGroups = 1 : i32}
      gpu.barrier
      %b = nvgpu.ldmatrix %wb[%row, %c0] {numTiles = 2 : i32, transpose = true}
          : memref<16x16xf16, #gpu.address_space<workgroup>> -> vector<2x2xf16>
      %g = arith.divui %t, %c4 : index
      %in = arith.remui %t, %c4 : index
      %j = arith.muli %in, %c2 : index
      %below = arith.addi %g, %c8 : index
      %zero = arith.constant dense<0.0> : vector<2x2xf32>
      %high = vector.load %C[%g, %j] : memref<16x8xf32>, vector<2xf32>
      %low = vector.load %C[%below, %j] : memref<16x8xf32>, vector<2xf32>
      %c_0 = vector.insert %high, %zero[0] : vector<2xf32> into vector<2x2xf32>
      %c = vector.insert %low, %c_0[1] : vector<2xf32> into vector<2x2xf32>
      %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]}
          : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
      %d0 = vector.extract %d[0] : vector<2xf32> from vector<2x2xf32>
      %d1 = vector.extract %d[1] : vector<2xf32> from vector<2x2xf32>
      vector.store %d0, %C[%g, %j] : memref<16x8xf32>, vector<2xf32>
      vector.store %d1, %C[%below, %j] : memref<16x8xf32>, vector<2xf32>
      gpu.return
    }
  }
  func.func @f(%A: memref<16x16xf16>, %B: memref<16x8xf16>, %C: memref<16x8xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func @k::@mma blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
        args(%A : memref<16x16xf16>, %B : memref<16x8xf16>, %C : memref<16x8xf32>)
    return
  }
}
// expect: different
