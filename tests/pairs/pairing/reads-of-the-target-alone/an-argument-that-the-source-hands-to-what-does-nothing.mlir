// options: --func f
func.func private @g(%a: memref<1xf32>) {
  return
}
func.func @f(%a: memref<1xf32>, %b: memref<1xf32>) {
  call @g(%a) : (memref<1xf32>) -> ()
  return
}
// -----
func.func @f(%a: memref<1xf32>, %b: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %a[%c0] : memref<1xf32>
  return
}
// expect: equivalent bitwise static
// assumes: arguments do not alias each other
// assumes: %a is memory that may be read, though the source does not read it
