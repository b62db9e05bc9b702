func.func @main(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %none = arith.constant 0 : i32
  scf.for %i = %zero to %two step %one {
    %row = arith.muli %i, %two : index
    scf.for %j = %zero to %two step %one {
      %sum = scf.for %k = %zero to %two step %one iter_args(%so_far = %none) -> i32 {
        %p = arith.addi %row, %k : index
        %line = arith.muli %k, %two : index
        %q = arith.addi %line, %j : index
        %x = memref.load %a[%p] : memref<4xi32>
        %y = memref.load %b[%q] : memref<4xi32>
        %product = arith.muli %x, %y : i32
        %following = arith.addi %so_far, %product : i32
        scf.yield %following : i32
      }
      %at = arith.addi %row, %j : index
      memref.store %sum, %c[%at] : memref<4xi32>
    }
  }
  return
}
