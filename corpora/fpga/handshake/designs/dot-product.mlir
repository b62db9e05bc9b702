func.func @main(%a: memref<4xi32>, %b: memref<4xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %none = arith.constant 0 : i32
  %sum = scf.for %i = %zero to %four step %one iter_args(%so_far = %none) -> i32 {
    %x = memref.load %a[%i] : memref<4xi32>
    %y = memref.load %b[%i] : memref<4xi32>
    %product = arith.muli %x, %y : i32
    %following = arith.addi %so_far, %product : i32
    scf.yield %following : i32
  }
  return %sum : i32
}
