func.func @f(%n: index) -> f32 {
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
%k = arith.constant 1.0 : f32
%m = memref.alloc() : memref<8xf32>
memref.store %k, %m[%c0] : memref<8xf32>
%v = memref.load %m[%c0] : memref<8xf32>
memref.dealloc %m : memref<8xf32>
return %v : f32
}
// -----
func.func @f(%n: index) -> f32 {
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c4 = arith.constant 4 : index
%k = arith.constant 1.0 : f32
%m = memref.alloc() : memref<8xf32>
%s = memref.cast %m : memref<8xf32> to memref<?xf32>
memref.store %k, %m[%c0] : memref<8xf32>
%v = memref.load %m[%c0] : memref<8xf32>
cf.br ^bb1(%s : memref<?xf32>)
^bb1(%z: memref<?xf32>):
memref.dealloc %z : memref<?xf32>
return %v : f32
}
// expect: equivalent bitwise static
