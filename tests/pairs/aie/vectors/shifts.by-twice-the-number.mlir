func.func @f(%a: vector<16xi32>, %b: vector<16xi32>, %n: i32) -> vector<16xi32> {
  %m = arith.constant 3 : i32
  %k = arith.andi %n, %m : i32
  %four = arith.constant 8 : i32
  %bytes = arith.muli %k, %four : i32
  %r = aievec.shift %a, %b, %bytes {isAcc = false} : vector<16xi32>, vector<16xi32>, i32, vector<16xi32>
  return %r : vector<16xi32>
}
// -----
func.func @f(%a: vector<16xi32>, %b: vector<16xi32>, %n: i32) -> vector<16xi32> {
  %m = arith.constant 3 : i32
  %k = arith.andi %n, %m : i32
  %s0 = vector.shuffle %a, %b [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<16xi32>, vector<16xi32>
  %c0 = arith.constant 0 : i32
  %is0 = arith.cmpi eq, %k, %c0 : i32
  %s1 = vector.shuffle %a, %b [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] : vector<16xi32>, vector<16xi32>
  %c1 = arith.constant 1 : i32
  %is1 = arith.cmpi eq, %k, %c1 : i32
  %s2 = vector.shuffle %a, %b [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] : vector<16xi32>, vector<16xi32>
  %c2 = arith.constant 2 : i32
  %is2 = arith.cmpi eq, %k, %c2 : i32
  %s3 = vector.shuffle %a, %b [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] : vector<16xi32>, vector<16xi32>
  %c3 = arith.constant 3 : i32
  %is3 = arith.cmpi eq, %k, %c3 : i32
  %r1 = arith.select %is1, %s1, %s0 : vector<16xi32>
  %r2 = arith.select %is2, %s2, %r1 : vector<16xi32>
  %r = arith.select %is3, %s3, %r2 : vector<16xi32>
  return %r : vector<16xi32>
}
// expect: different
