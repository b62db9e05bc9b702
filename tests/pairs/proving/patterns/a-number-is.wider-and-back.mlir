func.func @f(%x: f32) -> f32 {

return %x : f32
}
// -----
func.func @f(%x: f32) -> f32 {
%w = arith.extf %x : f32 to f64
%r = arith.truncf %w : f64 to f32
return %r : f32
}
// expect: equivalent bitwise
