// options: --func f
memref.global @g : memref<2xi32> = dense<0>
func.func private @log()
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xi32>
  memref.store %x, %g[%c0] : memref<2xi32>
  call @log() : () -> ()
  %r = memref.load %g[%c0] : memref<2xi32>
  return %r : i32
}
// -----
memref.global @g : memref<2xi32> = dense<0>
func.func private @log()
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<2xi32>
  memref.store %x, %g[%c0] : memref<2xi32>
  call @log() : () -> ()
  %r = memref.load %g[%c0] : memref<2xi32>
  return %r : i32
}
// expect: equivalent bitwise static
// assumes: external calls are functions of what they are given to read, of what earlier ones were given to write and of globals that others see, return, and have no other effect
