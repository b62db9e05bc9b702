func.func @f(%m: memref<4xi32>) -> i32 {
 %c = arith.constant 0 : index
 %x = memref.load %m[%c] : memref<4xi32>
 return %x : i32
}
// -----
func.func @f(%m: memref<4xi32>) -> i32 attributes {passthrough = ["readnone"]} {
 %c = arith.constant 0 : index
 %x = memref.load %m[%c] : memref<4xi32>
 return %x : i32
}
// expect: unknown
