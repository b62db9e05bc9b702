// The text of the target does not name the processor's formats, which are those of the source.
func.func @f(%m: memref<4xi8>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = vector.load %m[%c0] : memref<4xi8>, vector<4xi8>
  %w = builtin.unrealized_conversion_cast %v : vector<4xi8> to vector<4xf8E4M3FNUZ>
  %0 = amdgpu.ext_packed_fp8 %w[0] : vector<4xf8E4M3FNUZ> to f32
  return %0 : f32
}
// -----
func.func @f(%m: memref<4xi8>) -> f32 {
  %c0 = arith.constant 0 : index
  %v = vector.load %m[%c0] : memref<4xi8>, vector<4xi8>
  %x = llvm.bitcast %v : vector<4xi8> to i32
  %0 = rocdl.cvt.f32.fp8 %x[0] : f32
  return %0 : f32
}
// expect: unknown
