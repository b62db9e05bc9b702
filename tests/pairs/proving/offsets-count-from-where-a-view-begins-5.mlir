func.func @f(%A: memref<16xf32>, %B: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %a = affine.load %A[%i + 2] : memref<16xf32>
    affine.store %a, %B[%i] : memref<4xf32>
  }
  return
}
// -----
module {
  func.func @f(%arg0: memref<16xf32>, %arg1: memref<4xf32>) {
    %c16 = arith.constant 16 : index
    %alloc = memref.alloc() : memref<64xi8>
    %view = memref.view %alloc[%c16][] : memref<64xi8> to memref<8xf32>
    affine.for %arg2 = 0 to 8 {
      %0 = affine.load %arg0[%arg2] : memref<16xf32>
      affine.store %0, %view[%arg2] : memref<8xf32>
    }
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %view : memref<8xf32> -> memref<f32>, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [2], sizes: [4], strides: [1] : memref<f32> to memref<4xf32, strided<[1], offset: 2>>
    affine.for %arg2 = 0 to 4 {
      %0 = affine.load %reinterpret_cast[%arg2] : memref<4xf32, strided<[1], offset: 2>>
      affine.store %0, %arg1[%arg2] : memref<4xf32>
    }
    return
  }
}
// expect: equivalent bitwise static
