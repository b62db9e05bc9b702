func.func @f(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %r = vector.shuffle %a, %b [8, 1, 2, 3, 4, 13, 6, 7] : vector<8xf32>, vector<8xf32>
  return %r : vector<8xf32>
}
// -----
func.func @f(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %r = llvm.inline_asm asm_dialect = att "vblendps $0, $1, $2, 0x21", "=x,x,x" %a, %b : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  return %r : vector<8xf32>
}
// expect: unknown unsupported
