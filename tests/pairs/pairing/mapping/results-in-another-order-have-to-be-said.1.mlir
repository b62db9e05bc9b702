func.func @f(%a: f32, %b: f32) -> (f32, f32) {
return %a, %b : f32, f32
}
// -----
func.func @f(%a: f32, %b: f32) -> (f32, f32) {
return %b, %a : f32, f32
}
// expect: different
