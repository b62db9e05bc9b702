func.func @main(%x: memref<8xi32>, %taps: memref<4xi32>, %y: memref<4xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %four = arith.constant 4 : index
  %none = arith.constant 0 : i32
  scf.for %i = %zero to %four step %one {
    %sum = scf.for %k = %zero to %three step %one iter_args(%so_far = %none) -> i32 {
      %at = arith.addi %i, %k : index
      %sample = memref.load %x[%at] : memref<8xi32>
      %tap = memref.load %taps[%k] : memref<4xi32>
      %product = arith.muli %sample, %tap : i32
      %following = arith.addi %so_far, %product : i32
      scf.yield %following : i32
    }
    memref.store %sum, %y[%i] : memref<4xi32>
  }
  return
}
