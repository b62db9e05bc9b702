func.func @f(%x: i32, %t: memref<8xi32>, %w: memref<i32>) {
%c0 = arith.constant 0 : index
%seven = arith.constant 7 : i32
%low = arith.andi %x, %seven : i32
%i = arith.index_castui %low : i32 to index
%r = memref.load %t[%i] : memref<8xi32>
memref.store %r, %w[] : memref<i32>
return
}
// -----
func.func @f(%x: i32, %t: memref<8xi32>, %w: memref<i32>) {
%c0 = arith.constant 0 : index
%seven = arith.constant 7 : i32
%n = arith.constant 9 : i32
%low = arith.remui %x, %n : i32
%i = arith.index_castui %low : i32 to index
%r = memref.load %t[%i] : memref<8xi32>
memref.store %r, %w[] : memref<i32>
return
}
// expect: different
