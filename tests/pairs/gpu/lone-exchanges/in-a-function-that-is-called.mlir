func.func private @g(%x: i32) -> i32 {
  %r = amdgpu.permlane_swap %x 16 : i32
  return %r : i32
}
func.func @f(%x: i32, %c: i1) -> i32 {
  %t = scf.if %c -> i32 {
    %r = func.call @g(%x) : (i32) -> i32
    scf.yield %r : i32
  } else {
    %r = func.call @g(%x) : (i32) -> i32
    scf.yield %r : i32
  }
  return %t : i32
}
// -----
func.func private @g(%x: i32) -> i32 {
  %r = amdgpu.permlane_swap %x 16 : i32
  return %r : i32
}
func.func @f(%x: i32, %c: i1) -> i32 {
  %r = func.call @g(%x) : (i32) -> i32
  return %r : i32
}
// expect: unknown unsupported
