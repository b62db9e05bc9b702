func.func @f(%x: !xls.array<2 x i4>) -> !xls.array<2 x i4> {
  return %x : !xls.array<2 x i4>
}

// -----

func.func @f(%x: i8) -> i8 {
  return %x : i8
}

// expect: equivalent bitwise
// assumes: the elements of an array of XLS stand side by side, the first one in the lowest bits
