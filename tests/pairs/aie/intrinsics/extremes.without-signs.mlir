func.func @f(%a: vector<64xi8>, %b: vector<64xi8>) -> vector<64xi8> {
  %0 = aievec.max %a, %b : vector<64xi8>
  return %0 : vector<64xi8>
}
// -----
func.func @f(%a: vector<64xi8>, %b: vector<64xi8>) -> vector<64xi8> {
  %s = arith.constant 0 : i32
  %0 = "xllvm.intr.aie2.vmax.lt8"(%a, %b, %s) : (vector<64xi8>, vector<64xi8>, i32) -> !llvm.struct<(vector<64xi8>, vector<2xi32>)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(vector<64xi8>, vector<2xi32>)>
  return %1 : vector<64xi8>
}
// expect: unknown open-obligation
