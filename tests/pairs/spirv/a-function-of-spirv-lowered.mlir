// The functions of SPIR-V are compared with those of LLVM that they became.
spirv.func @f(%v: vector<3xi16>, %x: i16) -> vector<3xi16> "None" {
  %0 = spirv.CompositeExtract %v[1 : i32] : vector<3xi16>
  %1 = spirv.IAdd %0, %x : i16
  %2 = spirv.CompositeInsert %1, %v[2 : i32] : i16 into vector<3xi16>
  spirv.ReturnValue %2 : vector<3xi16>
}
// -----
llvm.func @f(%v: vector<3xi16>, %x: i16) -> vector<3xi16> {
  %at = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.extractelement %v[%at : i32] : vector<3xi16>
  %1 = llvm.add %0, %x : i16
  %into = llvm.mlir.constant(2 : i32) : i32
  %2 = llvm.insertelement %1, %v[%into : i32] : vector<3xi16>
  llvm.return %2 : vector<3xi16>
}
// expect: equivalent
