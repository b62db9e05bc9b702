// options: --assume x:0..8
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
%nine = arith.constant 9 : i32
%under = arith.cmpi ult, %x, %nine : i32
cf.assert %under, "below nine"
%low = arith.andi %x, %seven : i32
%r = arith.addi %low, %one : i32
memref.store %r, %w[] : memref<i32>
return
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: %x is from 0 to 8
// assumes: a program means nothing where an assertion fails: that it aborts there is not compared
