func.func @f(%x: f32) -> f32 {

return %x : f32
}
// -----
func.func @f(%x: f32) -> f32 {
%k = arith.constant 1.0 : f32
%r = arith.divf %x, %k : f32
return %r : f32
}
// expect: equivalent bitwise
