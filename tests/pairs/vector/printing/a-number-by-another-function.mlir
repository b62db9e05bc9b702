// The declaration of the function is another one, too.
func.func @f(%v: vector<2x2xf32>, %b: i8, %c: i1) {
  vector.print str "v = "
  vector.print %v : vector<2x2xf32>
  vector.print %b : i8 punctuation <comma>
  vector.print %c : i1
  return
}
// -----
llvm.mlir.global private constant @text("v = \00") : !llvm.array<5 x i8>
llvm.func @printString(!llvm.ptr)
llvm.func @printOpen()
llvm.func @printClose()
llvm.func @printComma()
llvm.func @printNewline()
llvm.func @printF32(f32)
llvm.func @printI64(i64)
llvm.func @printU64(i64)
func.func @f(%v: vector<2x2xf32>, %b: i8, %c: i1) {
  %text = llvm.mlir.addressof @text : !llvm.ptr
  llvm.call @printString(%text) : (!llvm.ptr) -> ()
  %0 = vector.extract %v[0, 0] : f32 from vector<2x2xf32>
  %1 = vector.extract %v[0, 1] : f32 from vector<2x2xf32>
  %2 = vector.extract %v[1, 0] : f32 from vector<2x2xf32>
  %3 = vector.extract %v[1, 1] : f32 from vector<2x2xf32>
  llvm.call @printOpen() : () -> ()
  llvm.call @printOpen() : () -> ()
  llvm.call @printF32(%0) : (f32) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF32(%1) : (f32) -> ()
  llvm.call @printClose() : () -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printOpen() : () -> ()
  llvm.call @printF32(%2) : (f32) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF32(%3) : (f32) -> ()
  llvm.call @printClose() : () -> ()
  llvm.call @printClose() : () -> ()
  llvm.call @printNewline() : () -> ()
  %wide = arith.extsi %b : i8 to i64
  llvm.call @printU64(%wide) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  %bit = arith.extui %c : i1 to i64
  llvm.call @printI64(%bit) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  return
}
// expect: unknown
