#S = #sparse_tensor.encoding<{ map = (i, j, k) -> (k : dense, i : compressed(nonunique), j : singleton), posWidth = 32 }>
func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %t = sparse_tensor.new %p : !llvm.ptr to tensor<4x?x6xf32, #S>
  %v = sparse_tensor.values %t : tensor<4x?x6xf32, #S> to memref<?xf32>
  %c0 = arith.constant 0 : index
  %x = memref.load %v[%c0] : memref<?xf32>
  vector.print %x : f32
  bufferization.dealloc_tensor %t : tensor<4x?x6xf32, #S>
  return
}
// -----
func.func private @delSparseTensor(!llvm.ptr)
func.func private @sparseValuesF32(!llvm.ptr) -> memref<?xf32> attributes {llvm.emit_c_interface}
func.func private @delSparseTensorReader(!llvm.ptr)
func.func private @newSparseTensor(memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr attributes {llvm.emit_c_interface}
func.func private @getSparseTensorReaderDimSizes(!llvm.ptr) -> memref<?xindex> attributes {llvm.emit_c_interface}
func.func private @createCheckedSparseTensorReader(!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr attributes {llvm.emit_c_interface}
func.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
  %c1_i32 = arith.constant 1 : i32
  %c0_i32 = arith.constant 0 : i32
  %c524288_i64 = arith.constant 524288 : i64
  %c262145_i64 = arith.constant 262145 : i64
  %c65536_i64 = arith.constant 65536 : i64
  %c2_i32 = arith.constant 2 : i32
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %alloca = memref.alloca() : memref<3xindex>
  %cast = memref.cast %alloca : memref<3xindex> to memref<?xindex>
  memref.store %c4, %alloca[%c0] : memref<3xindex>
  memref.store %c0, %alloca[%c1] : memref<3xindex>
  memref.store %c6, %alloca[%c2] : memref<3xindex>
  %0 = call @createCheckedSparseTensorReader(%arg0, %cast, %c2_i32) : (!llvm.ptr, memref<?xindex>, i32) -> !llvm.ptr
  %1 = call @getSparseTensorReaderDimSizes(%0) : (!llvm.ptr) -> memref<?xindex>
  %2 = memref.load %1[%c1] : memref<?xindex>
  %alloca_0 = memref.alloca() : memref<3xi64>
  %cast_1 = memref.cast %alloca_0 : memref<3xi64> to memref<?xi64>
  memref.store %c65536_i64, %alloca_0[%c0] : memref<3xi64>
  memref.store %c262145_i64, %alloca_0[%c1] : memref<3xi64>
  memref.store %c524288_i64, %alloca_0[%c2] : memref<3xi64>
  %alloca_2 = memref.alloca() : memref<3xindex>
  %cast_3 = memref.cast %alloca_2 : memref<3xindex> to memref<?xindex>
  memref.store %c2, %alloca_2[%c0] : memref<3xindex>
  memref.store %c0, %alloca_2[%c1] : memref<3xindex>
  memref.store %c1, %alloca_2[%c2] : memref<3xindex>
  %alloca_4 = memref.alloca() : memref<3xindex>
  %cast_5 = memref.cast %alloca_4 : memref<3xindex> to memref<?xindex>
  memref.store %c1, %alloca_4[%c0] : memref<3xindex>
  memref.store %c2, %alloca_4[%c1] : memref<3xindex>
  memref.store %c0, %alloca_4[%c2] : memref<3xindex>
  %alloca_6 = memref.alloca() : memref<3xindex>
  %cast_7 = memref.cast %alloca_6 : memref<3xindex> to memref<?xindex>
  memref.store %c6, %alloca_6[%c0] : memref<3xindex>
  memref.store %c4, %alloca_6[%c1] : memref<3xindex>
  memref.store %2, %alloca_6[%c2] : memref<3xindex>
  %3 = call @newSparseTensor(%cast, %cast_7, %cast_1, %cast_3, %cast_5, %c2_i32, %c0_i32, %c2_i32, %c1_i32, %0) : (memref<?xindex>, memref<?xindex>, memref<?xi64>, memref<?xindex>, memref<?xindex>, i32, i32, i32, i32, !llvm.ptr) -> !llvm.ptr
  call @delSparseTensorReader(%0) : (!llvm.ptr) -> ()
  %4 = call @sparseValuesF32(%3) : (!llvm.ptr) -> memref<?xf32>
  %5 = memref.load %4[%c0] : memref<?xf32>
  vector.print %5 : f32
  call @delSparseTensor(%3) : (!llvm.ptr) -> ()
  return
}
// expect: unknown
