func.func @f(%x: i32, %y: i32, %w: memref<i32>) {
%seven = arith.constant 7 : i32
%one = arith.constant 1 : i32
%zero = arith.constant 0 : i32
%c0 = arith.constant 0 : index
%is = arith.cmpi eq, %x, %zero : i32
%d = arith.select %is, %one, %x : i32
%r = arith.divui %y, %d : i32
memref.store %r, %w[] : memref<i32>
return
}
// -----
func.func @f(%x: i32, %y: i32, %w: memref<i32>) {
%seven = arith.constant 7 : i32
%one = arith.constant 1 : i32
%zero = arith.constant 0 : i32
%c0 = arith.constant 0 : index
%d = arith.addi %x, %zero : i32
%r = arith.divui %y, %d : i32
memref.store %r, %w[] : memref<i32>
return
}
// expect: different
