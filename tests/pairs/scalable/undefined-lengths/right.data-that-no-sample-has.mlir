// options: --solver-limit 10k
// Where vscale is 4 the source may be defined for data that were not found: nothing is said of that length.
func.func @f(%m: memref<4xf32>, %v: vector<[2]xf32>, %a: i64) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %s = vector.vscale
  %is = arith.cmpi eq, %s, %c4 : index
  scf.if %is {
    %c33 = arith.constant 33 : i64
    %c29 = arith.constant 29 : i64
    %m1 = arith.constant -49064778989728563 : i64
    %m2 = arith.constant -4265267296055464877 : i64
    %a1 = arith.shrui %a, %c33 : i64
    %a2 = arith.xori %a, %a1 : i64
    %a3 = arith.muli %a2, %m1 : i64
    %a4 = arith.shrui %a3, %c29 : i64
    %a5 = arith.xori %a3, %a4 : i64
    %a6 = arith.muli %a5, %m2 : i64
    %a7 = arith.muli %a6, %a5 : i64
    %b1 = arith.shrui %a7, %c33 : i64
    %b2 = arith.xori %a7, %b1 : i64
    %b3 = arith.muli %b2, %a3 : i64
    %k = arith.constant 1234567890 : i64
    %e = arith.cmpi eq, %b3, %k : i64
    cf.assert %e, "a number that a hash maps to this"
  }
  %x = vector.extract %v[0] : f32 from vector<[2]xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %v: vector<[2]xf32>, %a: i64) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %s = vector.vscale
  %x = vector.extract %v[0] : f32 from vector<[2]xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  return
}
// expect: equivalent bitwise listed
// assumes: arguments do not alias each other
// assumes: a program means nothing where an assertion fails: that it aborts there is not compared
// assumes: vscale is 1 or 2
// assumes: where vscale is 4, nothing was compared: the source was undefined at all sizes and for all data that were tried
