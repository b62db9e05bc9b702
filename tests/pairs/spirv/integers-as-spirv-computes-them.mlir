func.func @f(%a: i32, %b: i32, %v: vector<2xi16>) -> (i32, i1, vector<2xi16>) {
  %c4 = arith.constant 4 : i32
  %0 = arith.addi %a, %b : i32
  %1 = arith.cmpi slt, %0, %a : i32
  %2 = arith.shli %0, %c4 : i32
  %3 = arith.select %1, %2, %b : i32
  %4 = arith.extui %1 : i1 to i32
  %5 = arith.xori %3, %4 : i32
  %6 = arith.maxsi %v, %v : vector<2xi16>
  return %5, %1, %6 : i32, i1, vector<2xi16>
}
// -----
func.func @f(%a: i32, %b: i32, %v: vector<2xi16>) -> (i32, i1, vector<2xi16>) {
  %c0 = spirv.Constant 0 : i32
  %c1 = spirv.Constant 1 : i32
  %c4 = spirv.Constant 4 : i32
  %0 = spirv.IAdd %a, %b : i32
  %1 = spirv.SLessThan %0, %a : i32
  %2 = spirv.ShiftLeftLogical %0, %c4 : i32, i32
  %3 = spirv.Select %1, %2, %b : i1, i32
  %4 = spirv.Select %1, %c1, %c0 : i1, i32
  %5 = spirv.BitwiseXor %3, %4 : i32
  %6 = spirv.GL.SMax %v, %v : vector<2xi16>
  return %5, %1, %6 : i32, i1, vector<2xi16>
}
// expect: equivalent bitwise
