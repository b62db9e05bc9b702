module {
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func @f(%arg0: memref<3x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<2x4xf32, strided<[?, ?], offset: ?>>) -> memref<6x7xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<2x4xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<3x4xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %2 = llvm.mlir.constant(5 : index) : i64
    %3 = llvm.mlir.constant(4 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(20 : index) : i64
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.getelementptr %6[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
    %9 = llvm.mlir.constant(64 : index) : i64
    %10 = llvm.add %8, %9 : i64
    %11 = llvm.call @malloc(%10) : (i64) -> !llvm.ptr
    %12 = llvm.ptrtoint %11 : !llvm.ptr to i64
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = llvm.sub %9, %13 : i64
    %15 = llvm.add %12, %14 : i64
    %16 = llvm.urem %15, %9 : i64
    %17 = llvm.sub %15, %16 : i64
    %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
    %19 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %20 = llvm.insertvalue %11, %19[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.insertvalue %18, %20[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.mlir.constant(0 : index) : i64
    %23 = llvm.insertvalue %22, %21[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.insertvalue %2, %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %25 = llvm.insertvalue %3, %24[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %26 = llvm.insertvalue %3, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.insertvalue %4, %26[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %28 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %29 = llvm.extractvalue %27[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %30 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %31 = llvm.insertvalue %29, %28[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %32 = llvm.insertvalue %30, %31[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %33 = llvm.mlir.constant(0 : index) : i64
    %34 = llvm.insertvalue %33, %32[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %35 = llvm.mlir.constant(3 : index) : i64
    %36 = llvm.insertvalue %35, %34[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %37 = llvm.mlir.constant(4 : index) : i64
    %38 = llvm.insertvalue %37, %36[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.mlir.constant(4 : index) : i64
    %40 = llvm.insertvalue %39, %38[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %41 = llvm.mlir.constant(1 : index) : i64
    %42 = llvm.insertvalue %41, %40[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %43 = llvm.intr.stacksave : !llvm.ptr
    %44 = llvm.mlir.constant(2 : i64) : i64
    %45 = llvm.mlir.constant(1 : index) : i64
    %46 = llvm.alloca %45 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %1, %46 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %47 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %48 = llvm.insertvalue %44, %47[0] : !llvm.struct<(i64, ptr)> 
    %49 = llvm.insertvalue %46, %48[1] : !llvm.struct<(i64, ptr)> 
    %50 = llvm.mlir.constant(2 : i64) : i64
    %51 = llvm.mlir.constant(1 : index) : i64
    %52 = llvm.alloca %51 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %42, %52 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %53 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %54 = llvm.insertvalue %50, %53[0] : !llvm.struct<(i64, ptr)> 
    %55 = llvm.insertvalue %52, %54[1] : !llvm.struct<(i64, ptr)> 
    %56 = llvm.mlir.constant(1 : index) : i64
    %57 = llvm.alloca %56 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %49, %57 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %58 = llvm.alloca %56 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %55, %58 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %59 = llvm.mlir.zero : !llvm.ptr
    %60 = llvm.getelementptr %59[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %61 = llvm.ptrtoint %60 : !llvm.ptr to i64
    llvm.call @memrefCopy(%61, %57, %58) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %43 : !llvm.ptr
    %62 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %63 = llvm.extractvalue %27[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %64 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %65 = llvm.insertvalue %63, %62[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %66 = llvm.insertvalue %64, %65[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %67 = llvm.mlir.constant(12 : index) : i64
    %68 = llvm.insertvalue %67, %66[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %69 = llvm.mlir.constant(2 : index) : i64
    %70 = llvm.insertvalue %69, %68[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %71 = llvm.mlir.constant(4 : index) : i64
    %72 = llvm.insertvalue %71, %70[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %73 = llvm.mlir.constant(4 : index) : i64
    %74 = llvm.insertvalue %73, %72[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %75 = llvm.mlir.constant(1 : index) : i64
    %76 = llvm.insertvalue %75, %74[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %77 = llvm.intr.stacksave : !llvm.ptr
    %78 = llvm.mlir.constant(2 : i64) : i64
    %79 = llvm.mlir.constant(1 : index) : i64
    %80 = llvm.alloca %79 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %80 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %81 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %82 = llvm.insertvalue %78, %81[0] : !llvm.struct<(i64, ptr)> 
    %83 = llvm.insertvalue %80, %82[1] : !llvm.struct<(i64, ptr)> 
    %84 = llvm.mlir.constant(2 : i64) : i64
    %85 = llvm.mlir.constant(1 : index) : i64
    %86 = llvm.alloca %85 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %76, %86 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %87 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %88 = llvm.insertvalue %84, %87[0] : !llvm.struct<(i64, ptr)> 
    %89 = llvm.insertvalue %86, %88[1] : !llvm.struct<(i64, ptr)> 
    %90 = llvm.mlir.constant(1 : index) : i64
    %91 = llvm.alloca %90 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %83, %91 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %92 = llvm.alloca %90 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %89, %92 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %93 = llvm.mlir.zero : !llvm.ptr
    %94 = llvm.getelementptr %93[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %95 = llvm.ptrtoint %94 : !llvm.ptr to i64
    llvm.call @memrefCopy(%95, %91, %92) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %77 : !llvm.ptr
    %96 = llvm.mlir.constant(6 : index) : i64
    %97 = llvm.mlir.constant(7 : index) : i64
    %98 = llvm.mlir.constant(1 : index) : i64
    %99 = llvm.mlir.constant(42 : index) : i64
    %100 = llvm.mlir.zero : !llvm.ptr
    %101 = llvm.getelementptr %100[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %102 = llvm.ptrtoint %101 : !llvm.ptr to i64
    %103 = llvm.mlir.constant(64 : index) : i64
    %104 = llvm.add %102, %103 : i64
    %105 = llvm.call @malloc(%104) : (i64) -> !llvm.ptr
    %106 = llvm.ptrtoint %105 : !llvm.ptr to i64
    %107 = llvm.mlir.constant(1 : index) : i64
    %108 = llvm.sub %103, %107 : i64
    %109 = llvm.add %106, %108 : i64
    %110 = llvm.urem %109, %103 : i64
    %111 = llvm.sub %109, %110 : i64
    %112 = llvm.inttoptr %111 : i64 to !llvm.ptr
    %113 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %114 = llvm.insertvalue %105, %113[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %115 = llvm.insertvalue %112, %114[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %116 = llvm.mlir.constant(0 : index) : i64
    %117 = llvm.insertvalue %116, %115[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %118 = llvm.insertvalue %96, %117[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %119 = llvm.insertvalue %97, %118[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %120 = llvm.insertvalue %97, %119[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %121 = llvm.insertvalue %98, %120[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %122 = builtin.unrealized_conversion_cast %121 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<6x7xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%123: index):  // 2 preds: ^bb0, ^bb5
    %124 = builtin.unrealized_conversion_cast %123 : index to i64
    %125 = arith.cmpi slt, %123, %c6 : index
    cf.cond_br %125, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%c0 : index)
  ^bb3(%126: index):  // 2 preds: ^bb2, ^bb4
    %127 = builtin.unrealized_conversion_cast %126 : index to i64
    %128 = arith.cmpi slt, %126, %c7 : index
    cf.cond_br %128, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %129 = llvm.extractvalue %121[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %130 = llvm.mlir.constant(7 : index) : i64
    %131 = llvm.mul %124, %130 overflow<nsw, nuw> : i64
    %132 = llvm.add %131, %127 overflow<nsw, nuw> : i64
    %133 = llvm.getelementptr inbounds|nuw %129[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %cst, %133 : f32, !llvm.ptr
    %134 = arith.addi %126, %c1 : index
    cf.br ^bb3(%134 : index)
  ^bb5:  // pred: ^bb3
    %135 = arith.addi %123, %c1 : index
    cf.br ^bb1(%135 : index)
  ^bb6:  // pred: ^bb1
    %136 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %137 = llvm.extractvalue %121[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %138 = llvm.extractvalue %121[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %139 = llvm.insertvalue %137, %136[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %140 = llvm.insertvalue %138, %139[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %141 = llvm.mlir.constant(9 : index) : i64
    %142 = llvm.insertvalue %141, %140[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %143 = llvm.mlir.constant(5 : index) : i64
    %144 = llvm.insertvalue %143, %142[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %145 = llvm.mlir.constant(7 : index) : i64
    %146 = llvm.insertvalue %145, %144[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %147 = llvm.mlir.constant(4 : index) : i64
    %148 = llvm.insertvalue %147, %146[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %149 = llvm.mlir.constant(1 : index) : i64
    %150 = llvm.insertvalue %149, %148[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %151 = llvm.intr.stacksave : !llvm.ptr
    %152 = llvm.mlir.constant(2 : i64) : i64
    %153 = llvm.mlir.constant(1 : index) : i64
    %154 = llvm.alloca %153 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %27, %154 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %155 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %156 = llvm.insertvalue %152, %155[0] : !llvm.struct<(i64, ptr)> 
    %157 = llvm.insertvalue %154, %156[1] : !llvm.struct<(i64, ptr)> 
    %158 = llvm.mlir.constant(2 : i64) : i64
    %159 = llvm.mlir.constant(1 : index) : i64
    %160 = llvm.alloca %159 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %150, %160 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %161 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %162 = llvm.insertvalue %158, %161[0] : !llvm.struct<(i64, ptr)> 
    %163 = llvm.insertvalue %160, %162[1] : !llvm.struct<(i64, ptr)> 
    %164 = llvm.mlir.constant(1 : index) : i64
    %165 = llvm.alloca %164 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %157, %165 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %166 = llvm.alloca %164 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %163, %166 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %167 = llvm.mlir.zero : !llvm.ptr
    %168 = llvm.getelementptr %167[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %169 = llvm.ptrtoint %168 : !llvm.ptr to i64
    llvm.call @memrefCopy(%169, %165, %166) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %151 : !llvm.ptr
    return %122 : memref<6x7xf32>
  }
}
