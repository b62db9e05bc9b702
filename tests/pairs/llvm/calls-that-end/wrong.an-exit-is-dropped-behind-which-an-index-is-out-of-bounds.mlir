// options: --func f
func.func private @exit(i32)
func.func @f(%m: memref<4xi32>, %i: index, %x: i32) -> i32 {
  %c4 = arith.constant 4 : index
  %c = arith.cmpi ult, %i, %c4 : index
  scf.if %c {
  } else {
    func.call @exit(%x) : (i32) -> ()
  }
  %q = memref.load %m[%i] : memref<4xi32>
  return %q : i32
}
// -----
func.func private @exit(i32)
func.func @f(%m: memref<4xi32>, %i: index, %x: i32) -> i32 {
  %q = memref.load %m[%i] : memref<4xi32>
  return %q : i32
}
// expect: unknown unsupported
