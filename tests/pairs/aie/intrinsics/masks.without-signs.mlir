func.func @f(%a: vector<32xi16>, %b: vector<32xi16>) -> i32 {
  %0 = arith.cmpi ult, %a, %b : vector<32xi16>
  %1 = vector.bitcast %0 : vector<32xi1> to vector<1xi32>
  %2 = vector.extract %1[0] : i32 from vector<1xi32>
  return %2 : i32
}
// -----
func.func @f(%a: vector<32xi16>, %b: vector<32xi16>) -> i32 {
  %s = arith.constant 0 : i32
  %0 = "xllvm.intr.aie2.vmax.lt16"(%a, %b, %s) : (vector<32xi16>, vector<32xi16>, i32) -> !llvm.struct<(vector<32xi16>, i32)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(vector<32xi16>, i32)>
  return %1 : i32
}
// expect: equivalent
