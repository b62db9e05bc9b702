func.func @f(%x: f32) -> f32 {
%k = arith.constant 1.0 : f32
%p = arith.mulf %x, %k : f32
%r = math.copysign %k, %x : f32
return %r : f32
}
// -----
func.func @f(%x: f32) -> f32 {
%k = arith.constant 1.0 : f32
%p = arith.mulf %x, %k : f32
%r = math.copysign %k, %p : f32
return %r : f32
}
// expect: unknown open-obligation
