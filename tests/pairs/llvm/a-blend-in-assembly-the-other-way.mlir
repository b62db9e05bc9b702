func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = vector.shuffle %a, %b [4, 1, 2, 3] : vector<4xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
// -----
func.func @f(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0x1", "=x,x,x" %b, %a : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return %r : vector<4xf32>
}
// expect: different
