// What the generic form of older releases spells otherwise, and their custom form does not.
func.func @aligned(%A: memref<4xf32>) -> f32 {
  memref.assume_alignment %A, 16 : memref<4xf32>
  %i = arith.constant 3 : index
  %0 = memref.load %A[%i] : memref<4xf32>
  return %0 : f32
}
func.func @filled(%a: tensor<4xf32>, %x: f32) -> tensor<4xf32> {
  %0 = linalg.map outs(%a : tensor<4xf32>) () {
    linalg.yield %x : f32
  }
  return %0 : tensor<4xf32>
}
func.func @digits(%n: index, %a: index, %b: index) -> (index, index) {
  %0:2 = affine.delinearize_index %n into (%a, %b) : index, index
  return %0#0, %0#1 : index, index
}
gpu.module @empty {
}
llvm.func @inside(%p: !llvm.ptr) -> i32 {
  %0 = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
func.func @shuffled(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<3xf32> {
  %0 = vector.shuffle %a, %b [3, 0, 1] : vector<2xf32>, vector<2xf32>
  return %0 : vector<3xf32>
}
