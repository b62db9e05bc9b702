// options: --func f
func.func @f(%c: i1, %n: i32) -> i32 {
  cf.assert %c, "no"
  return %n : i32
}
// -----
llvm.func @puts(!llvm.ptr)
llvm.mlir.global private constant @assert_msg(dense<[110, 111, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
llvm.func @abort()
llvm.func @f(%c: i1, %n: i32) -> i32 {
  llvm.cond_br %c, ^b, ^a
^a:
  %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
  %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
  llvm.call @puts(%1) : (!llvm.ptr) -> ()
  llvm.call @abort() : () -> ()
  llvm.unreachable
^b:
  llvm.return %n : i32
}
// expect: equivalent bitwise enumerated
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: external calls are functions of what they are given to read, of what earlier ones were given to write and of globals that others see, return, and have no other effect
// assumes: a program means nothing where an assertion fails: that it aborts there is not compared
// assumes: a program means nothing where it calls 'abort': that it ends there is not compared
