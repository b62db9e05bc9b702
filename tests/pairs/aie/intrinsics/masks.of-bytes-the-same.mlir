func.func @f(%a: vector<64xi8>, %b: vector<64xi8>) -> i32 {
  %s = arith.constant 1 : i32
  %0 = "xllvm.intr.aie2.vmax.lt8"(%a, %b, %s) : (vector<64xi8>, vector<64xi8>, i32) -> !llvm.struct<(vector<64xi8>, vector<2xi32>)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(vector<64xi8>, vector<2xi32>)>
  %2 = vector.extract %1[1] : i32 from vector<2xi32>
  return %2 : i32
}
// -----
func.func @f(%a: vector<64xi8>, %b: vector<64xi8>) -> i32 {
  %s = arith.constant 1 : i32
  %0 = "xllvm.intr.aie2.vmax.lt8"(%a, %b, %s) : (vector<64xi8>, vector<64xi8>, i32) -> !llvm.struct<(vector<64xi8>, vector<2xi32>)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(vector<64xi8>, vector<2xi32>)>
  %2 = vector.extract %1[1] : i32 from vector<2xi32>
  return %2 : i32
}
// expect: equivalent
