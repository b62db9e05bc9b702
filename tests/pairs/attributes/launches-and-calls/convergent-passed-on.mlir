// The word may be LLVM's or the dialect's.
module {
llvm.func @g(i32) attributes {passthrough = ["convergent", "nounwind"]}
llvm.func @f(%a: i32) { llvm.call @g(%a) : (i32) -> ()
 llvm.return }
}
// -----
module {
llvm.func @g(i32) attributes {convergent}
llvm.func @f(%a: i32) { llvm.call @g(%a) : (i32) -> ()
 llvm.return }
}
// expect: equivalent
