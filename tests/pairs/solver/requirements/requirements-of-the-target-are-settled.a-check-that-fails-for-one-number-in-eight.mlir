func.func @f(%x: i32, %y: i32, %w: memref<i32>) {
%seven = arith.constant 7 : i32
%one = arith.constant 1 : i32
%zero = arith.constant 0 : i32
%c0 = arith.constant 0 : index
%low = arith.andi %x, %seven : i32
%r = arith.addi %low, %one : i32
memref.store %r, %w[] : memref<i32>
return
}
// -----
func.func @f(%x: i32, %y: i32, %w: memref<i32>) {
%seven = arith.constant 7 : i32
%one = arith.constant 1 : i32
%zero = arith.constant 0 : i32
%c0 = arith.constant 0 : index
%low = arith.andi %x, %seven : i32
%small = arith.cmpi ult, %low, %seven : i32
cf.assert %small, "small"
%r = arith.addi %low, %one : i32
memref.store %r, %w[] : memref<i32>
return
}
// expect: different
