func.func @f(%x: f32) -> vector<[4]xf32> {
  %r = vector.broadcast %x : f32 to vector<[4]xf32>
  return %r : vector<[4]xf32>
}
// -----
llvm.func @f(%x: f32) -> vector<[4]xf32> {
  %u = llvm.mlir.poison : vector<[4]xf32>
  %c = llvm.mlir.constant(0 : i32) : i32
  %i = llvm.insertelement %x, %u[%c : i32] : vector<[4]xf32>
  %r = llvm.shufflevector %i, %u [0, 0, 0, 0] : vector<[4]xf32>
  llvm.return %r : vector<[4]xf32>
}
// expect: equivalent bitwise
