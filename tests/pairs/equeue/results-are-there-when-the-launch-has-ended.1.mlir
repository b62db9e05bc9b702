func.func @f(%a: memref<4xi32>) -> i32 {
%v = affine.load %a[0] : memref<4xi32>
return %v : i32
}
// -----
func.func @f(%a: memref<4xi32>) -> i32 {

%one = "equeue.create_dma"() : () -> i32
%two = "equeue.create_dma"() : () -> i32
%core = "equeue.create_proc"() {type = "AIEngine"} : () -> i32
%start = "equeue.control_start"() : () -> !equeue.signal

%done, %v = "equeue.launch"(%start, %core, %a) ({
^bb0(%in: memref<4xi32>):
  %c0 = arith.constant 0 : index
  %r = "equeue.read"(%in, %c0) : (memref<4xi32>, index) -> i32
  "equeue.return"(%r) : (i32) -> ()
}) : (!equeue.signal, i32, memref<4xi32>) -> (!equeue.signal, i32)
return %v : i32
}
// expect: equivalent
