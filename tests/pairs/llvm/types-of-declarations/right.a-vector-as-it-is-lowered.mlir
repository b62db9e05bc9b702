func.func private @g(vector<4xf32>) -> vector<2x2xf32>
func.func @f(%a: vector<4xf32>) -> vector<2x2xf32> {
  %r = call @g(%a) : (vector<4xf32>) -> vector<2x2xf32>
  return %r : vector<2x2xf32>
}
// -----
llvm.func @g(vector<4xf32>) -> !llvm.array<2 x vector<2xf32>> attributes {sym_visibility = "private"}
llvm.func @f(%a: vector<4xf32>) -> !llvm.array<2 x vector<2xf32>> {
  %r = llvm.call @g(%a) : (vector<4xf32>) -> !llvm.array<2 x vector<2xf32>>
  llvm.return %r : !llvm.array<2 x vector<2xf32>>
}
// expect: equivalent bitwise static
