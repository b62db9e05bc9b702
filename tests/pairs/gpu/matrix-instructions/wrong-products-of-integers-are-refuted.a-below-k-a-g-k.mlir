func.func @f(%A: memref<16x32xi8>, %B: memref<8x32xi8>, %C: memref<16x8xi32>) {
  %zero = arith.constant 0 : i64
  %least = arith.constant -2147483648 : i64
  %most = arith.constant 2147483647 : i64
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      %sum = affine.for %k = 0 to 32 iter_args(%acc = %zero) -> i64 {
        %a = affine.load %A[%i, %k] : memref<16x32xi8>
        %b = affine.load %B[%j, %k] : memref<8x32xi8>
        %x = arith.extsi %a : i8 to i64
        %y = arith.extsi %b : i8 to i64
        %p = arith.muli %x, %y : i64
        %s = arith.addi %acc, %p : i64
        affine.yield %s : i64
      }
      %low = arith.minsi %sum, %most : i64
      %both = arith.maxsi %low, %least : i64
      %r = arith.trunci %both : i64 to i32
      affine.store %r, %C[%i, %j] : memref<16x8xi32>
    }
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @mma(%A: memref<16x32xi8>, %B: memref<8x32xi8>, %C: memref<16x8xi32>) kernel {
      %c2 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      %c8 = arith.constant 8 : index
      %c16 = arith.constant 16 : index
      %t = gpu.thread_id x
      %g = arith.divui %t, %c4 : index
      %in = arith.remui %t, %c4 : index
      %below = arith.addi %g, %c8 : index
      %k = arith.muli %in, %c4 : index
      %k_ = arith.addi %k, %c16 : index
      %a0 = vector.load %A[%g, %k] : memref<16x32xi8>, vector<4xi8>
      %a1 = vector.load %A[%below, %k] : memref<16x32xi8>, vector<4xi8>
      %a2 = vector.load %A[%g, %k_] : memref<16x32xi8>, vector<4xi8>
      %a3 = vector.load %A[%g, %k_] : memref<16x32xi8>, vector<4xi8>
      %b0 = vector.load %B[%g, %k] : memref<8x32xi8>, vector<4xi8>
      %b1 = vector.load %B[%g, %k_] : memref<8x32xi8>, vector<4xi8>
      %za = arith.constant dense<0> : vector<4x4xi8>
      %zb = arith.constant dense<0> : vector<2x4xi8>
      %zc = arith.constant dense<0> : vector<2x2xi32>
      %i0 = vector.insert %a0, %za[0] : vector<4xi8> into vector<4x4xi8>
      %i1 = vector.insert %a1, %i0[1] : vector<4xi8> into vector<4x4xi8>
      %i2 = vector.insert %a2, %i1[2] : vector<4xi8> into vector<4x4xi8>
      %i3 = vector.insert %a3, %i2[3] : vector<4xi8> into vector<4x4xi8>
      %h0 = vector.insert %b0, %zb[0] : vector<4xi8> into vector<2x4xi8>
      %h1 = vector.insert %b1, %h0[1] : vector<4xi8> into vector<2x4xi8>
      %d = nvgpu.mma.sync (%i3, %h1, %zc) {mmaShape = [16, 8, 32]}
          : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
      %d0 = vector.extract %d[0] : vector<2xi32> from vector<2x2xi32>
      %d1 = vector.extract %d[1] : vector<2xi32> from vector<2x2xi32>
      %j = arith.muli %in, %c2 : index
      vector.store %d0, %C[%g, %j] : memref<16x8xi32>, vector<2xi32>
      vector.store %d1, %C[%below, %j] : memref<16x8xi32>, vector<2xi32>
      gpu.return
    }
  }
  func.func @f(%A: memref<16x32xi8>, %B: memref<8x32xi8>, %C: memref<16x8xi32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func @k::@mma blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
        args(%A : memref<16x32xi8>, %B : memref<8x32xi8>, %C : memref<16x8xi32>)
    return
  }
}
// expect: different
