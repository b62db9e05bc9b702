gpu.module @m {
  gpu.func @f(%x: i32, %y: f32, %z: i64) {
    gpu.printf "x %d, y %f\0A", %x, %y : i32, f32
    gpu.printf "z\0A"
    gpu.printf "%ld %ld %d %d %d %d %d %d\0A", %z, %z, %x, %x, %x, %x, %x, %x : i64, i64, i32, i32, i32, i32, i32, i32
    gpu.return
  }
}
// -----
module {
  gpu.module @m attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
    llvm.mlir.global internal constant @printfFormat_2("%ld %ld %d %d %d %d %d %d\0A\00") {addr_space = 0 : i32}
    llvm.mlir.global internal constant @printfFormat_1("z\0A\00") {addr_space = 0 : i32}
    llvm.mlir.global internal constant @printfFormat_0("x %d, y %f\0A\00") {addr_space = 0 : i32}
    llvm.func @__ockl_printf_append_string_n(i64, !llvm.ptr, i64, i32) -> i64
    llvm.func @__ockl_printf_append_args(i64, i32, i64, i64, i64, i64, i64, i64, i64, i32) -> i64
    llvm.func @__ockl_printf_begin(i64) -> i64
    llvm.func @f(%arg0: i32, %arg1: f32, %arg2: i64) {
      %0 = llvm.mlir.constant(0 : i64) : i64
      %1 = llvm.call @__ockl_printf_begin(%0) : (i64) -> i64
      %2 = llvm.mlir.addressof @printfFormat_0 : !llvm.ptr
      %3 = llvm.getelementptr %2[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<12 x i8>
      %4 = llvm.mlir.constant(12 : i64) : i64
      %5 = llvm.mlir.constant(1 : i32) : i32
      %6 = llvm.mlir.constant(0 : i32) : i32
      %7 = llvm.call @__ockl_printf_append_string_n(%1, %3, %4, %6) : (i64, !llvm.ptr, i64, i32) -> i64
      %8 = llvm.mlir.constant(2 : i32) : i32
      %9 = llvm.zext %arg0 : i32 to i64
      %10 = llvm.fpext %arg1 : f32 to f64
      %11 = llvm.bitcast %10 : f64 to i64
      %12 = llvm.call @__ockl_printf_append_args(%7, %8, %9, %11, %0, %0, %0, %0, %0, %5) : (i64, i32, i64, i64, i64, i64, i64, i64, i64, i32) -> i64
      %13 = llvm.mlir.constant(0 : i64) : i64
      %14 = llvm.call @__ockl_printf_begin(%13) : (i64) -> i64
      %15 = llvm.mlir.addressof @printfFormat_1 : !llvm.ptr
      %16 = llvm.getelementptr %15[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
      %17 = llvm.mlir.constant(3 : i64) : i64
      %18 = llvm.mlir.constant(1 : i32) : i32
      %19 = llvm.mlir.constant(0 : i32) : i32
      %20 = llvm.call @__ockl_printf_append_string_n(%14, %16, %17, %18) : (i64, !llvm.ptr, i64, i32) -> i64
      %21 = llvm.mlir.constant(0 : i64) : i64
      %22 = llvm.call @__ockl_printf_begin(%21) : (i64) -> i64
      %23 = llvm.mlir.addressof @printfFormat_2 : !llvm.ptr
      %24 = llvm.getelementptr %23[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<27 x i8>
      %25 = llvm.mlir.constant(27 : i64) : i64
      %26 = llvm.mlir.constant(1 : i32) : i32
      %27 = llvm.mlir.constant(0 : i32) : i32
      %28 = llvm.call @__ockl_printf_append_string_n(%22, %24, %25, %27) : (i64, !llvm.ptr, i64, i32) -> i64
      %29 = llvm.mlir.constant(7 : i32) : i32
      %30 = llvm.zext %arg0 : i32 to i64
      %31 = llvm.zext %arg0 : i32 to i64
      %32 = llvm.zext %arg0 : i32 to i64
      %33 = llvm.zext %arg0 : i32 to i64
      %34 = llvm.zext %arg0 : i32 to i64
      %35 = llvm.call @__ockl_printf_append_args(%28, %29, %arg2, %arg2, %30, %31, %32, %33, %34, %27) : (i64, i32, i64, i64, i64, i64, i64, i64, i64, i32) -> i64
      %36 = llvm.mlir.constant(1 : i32) : i32
      %37 = llvm.zext %arg0 : i32 to i64
      %38 = llvm.call @__ockl_printf_append_args(%35, %36, %37, %21, %21, %21, %21, %21, %21, %26) : (i64, i32, i64, i64, i64, i64, i64, i64, i64, i32) -> i64
      llvm.return
    }
  }
}
// expect: equivalent bitwise
