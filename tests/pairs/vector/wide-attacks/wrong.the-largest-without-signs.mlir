func.func @f(%a: vector<64xi32>) -> i32 {
 %r = vector.reduction <maxsi>, %a : vector<64xi32> into i32
 return %r : i32
}
// -----
func.func @f(%a: vector<64xi32>) -> i32 {
 %r = vector.reduction <maxui>, %a : vector<64xi32> into i32
 return %r : i32
}
// expect: different
