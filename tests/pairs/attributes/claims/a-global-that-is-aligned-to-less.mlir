memref.global "private" @g : memref<8xf32> = dense<1.0> {alignment = 64}
func.func @f() -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<8xf32>
  %h = memref.assume_alignment %g, 64 : memref<8xf32>
  %v = vector.load %h[%c0] : memref<8xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
// -----
memref.global "private" @g : memref<8xf32> = dense<1.0> {alignment = 16}
func.func @f() -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @g : memref<8xf32>
  %h = memref.assume_alignment %g, 64 : memref<8xf32>
  %v = vector.load %h[%c0] : memref<8xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
// expect: unknown alignment
