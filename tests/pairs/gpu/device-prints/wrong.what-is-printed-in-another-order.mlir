gpu.module @m {
  gpu.func @f(%x: i32, %y: f32, %z: i64) {
    gpu.printf "x %d, y %f\0A", %x, %y : i32, f32
    gpu.printf "z\0A"
    gpu.printf "%ld %ld %d %d %d %d %d %d\0A", %z, %z, %x, %x, %x, %x, %x, %x : i64, i64, i32, i32, i32, i32, i32, i32
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @f(%x: i32, %y: f32, %z: i64) {
    gpu.printf "x %d, y %f\0A", %x, %y : i32, f32
    gpu.printf "%ld %ld %d %d %d %d %d %d\0A", %z, %z, %x, %x, %x, %x, %x, %x : i64, i64, i32, i32, i32, i32, i32, i32
    gpu.printf "z\0A"
    gpu.return
  }
}
// expect: unknown open-obligation
