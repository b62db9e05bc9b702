// Passed on to LLVM, the word says the same.
module {
llvm.func @g(i32) attributes {passthrough = ["convergent"]}
llvm.func @f(%a: i32, %c: i1) { llvm.call @g(%a) : (i32) -> ()
 llvm.return }
}
// -----
module {
llvm.func @g(i32) attributes {passthrough = ["convergent"]}
llvm.func @f(%a: i32, %c: i1) {
 llvm.cond_br %c, ^b1, ^b2
^b1:
 llvm.call @g(%a) : (i32) -> ()
 llvm.return 
^b2:
 llvm.call @g(%a) : (i32) -> ()
 llvm.return 
}
}
// expect: unknown unsupported
