func.func @f(%x: i32, %y: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c32 = arith.constant 32 : i32
  gpu.barrier
  %s, %v = gpu.shuffle xor %x, %c1, %c32 : i32
  gpu.barrier
  return %s : i32
}

// -----
func.func @f(%x: i32, %y: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c32 = arith.constant 32 : i32
  gpu.barrier
  %s, %v = gpu.shuffle xor %x, %c1, %c32 : i32
  return %s : i32
}
// expect: unknown open-obligation
