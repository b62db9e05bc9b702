func.func @f(%A: memref<1xi64>) -> f32 {
  %zero = arith.constant 0 : index
  %i = memref.load %A[%zero] : memref<1xi64>
  %size = llvm.mlir.constant(64 : i64) : i64
  %one = llvm.mlir.constant(1.0 : f32) : f32
  %two = llvm.mlir.constant(2.0 : f32) : f32
  %m3 = llvm.mlir.constant(-3 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %m1 = llvm.mlir.constant(-1 : i64) : i64
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %c15 = llvm.mlir.constant(15 : i64) : i64
  %b = llvm.alloca %size x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %b0 = llvm.getelementptr inbounds %b[0] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b0 : f32, !llvm.ptr
  %b1 = llvm.getelementptr inbounds %b[1] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b1 : f32, !llvm.ptr
  %b2 = llvm.getelementptr inbounds %b[2] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b2 : f32, !llvm.ptr
  %b3 = llvm.getelementptr inbounds %b[3] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b3 : f32, !llvm.ptr
  %b4 = llvm.getelementptr inbounds %b[4] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b4 : f32, !llvm.ptr
  %b5 = llvm.getelementptr inbounds %b[5] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b5 : f32, !llvm.ptr
  %b6 = llvm.getelementptr inbounds %b[6] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b6 : f32, !llvm.ptr
  %b7 = llvm.getelementptr inbounds %b[7] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b7 : f32, !llvm.ptr
  %b8 = llvm.getelementptr inbounds %b[8] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b8 : f32, !llvm.ptr
  %b9 = llvm.getelementptr inbounds %b[9] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b9 : f32, !llvm.ptr
  %b10 = llvm.getelementptr inbounds %b[10] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b10 : f32, !llvm.ptr
  %b11 = llvm.getelementptr inbounds %b[11] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b11 : f32, !llvm.ptr
  %b12 = llvm.getelementptr inbounds %b[12] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b12 : f32, !llvm.ptr
  %b13 = llvm.getelementptr inbounds %b[13] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b13 : f32, !llvm.ptr
  %b14 = llvm.getelementptr inbounds %b[14] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b14 : f32, !llvm.ptr
  %b15 = llvm.getelementptr inbounds %b[15] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b15 : f32, !llvm.ptr
  %k = llvm.and %i, %c15 : i64
  %p = llvm.getelementptr inbounds %b[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8

  %v = llvm.load %p : !llvm.ptr -> f32
  return %v : f32
}
// -----
func.func @f(%A: memref<1xi64>) -> f32 {
  %zero = arith.constant 0 : index
  %i = memref.load %A[%zero] : memref<1xi64>
  %size = llvm.mlir.constant(64 : i64) : i64
  %one = llvm.mlir.constant(1.0 : f32) : f32
  %two = llvm.mlir.constant(2.0 : f32) : f32
  %m3 = llvm.mlir.constant(-3 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %m1 = llvm.mlir.constant(-1 : i64) : i64
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %c15 = llvm.mlir.constant(15 : i64) : i64
  %b = llvm.alloca %size x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
  %b0 = llvm.getelementptr inbounds %b[0] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b0 : f32, !llvm.ptr
  %b1 = llvm.getelementptr inbounds %b[1] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b1 : f32, !llvm.ptr
  %b2 = llvm.getelementptr inbounds %b[2] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b2 : f32, !llvm.ptr
  %b3 = llvm.getelementptr inbounds %b[3] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b3 : f32, !llvm.ptr
  %b4 = llvm.getelementptr inbounds %b[4] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b4 : f32, !llvm.ptr
  %b5 = llvm.getelementptr inbounds %b[5] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b5 : f32, !llvm.ptr
  %b6 = llvm.getelementptr inbounds %b[6] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b6 : f32, !llvm.ptr
  %b7 = llvm.getelementptr inbounds %b[7] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b7 : f32, !llvm.ptr
  %b8 = llvm.getelementptr inbounds %b[8] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b8 : f32, !llvm.ptr
  %b9 = llvm.getelementptr inbounds %b[9] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b9 : f32, !llvm.ptr
  %b10 = llvm.getelementptr inbounds %b[10] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b10 : f32, !llvm.ptr
  %b11 = llvm.getelementptr inbounds %b[11] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b11 : f32, !llvm.ptr
  %b12 = llvm.getelementptr inbounds %b[12] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b12 : f32, !llvm.ptr
  %b13 = llvm.getelementptr inbounds %b[13] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b13 : f32, !llvm.ptr
  %b14 = llvm.getelementptr inbounds %b[14] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %one, %b14 : f32, !llvm.ptr
  %b15 = llvm.getelementptr inbounds %b[15] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %two, %b15 : f32, !llvm.ptr
  %k = llvm.and %i, %c15 : i64
  %p = llvm.getelementptr inbounds %b[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8

  %v = llvm.load %p : !llvm.ptr -> f32
  return %v : f32
}
// expect: equivalent bitwise static
