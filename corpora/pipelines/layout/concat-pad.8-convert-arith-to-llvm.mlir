module {
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func @f(%arg0: memref<3x4xf32, strided<[?, ?], offset: ?>>, %arg1: memref<2x4xf32, strided<[?, ?], offset: ?>>) -> memref<6x7xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<2x4xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<3x4xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.mlir.constant(7 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(6 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = builtin.unrealized_conversion_cast %5 : i64 to index
    %7 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %8 = llvm.mlir.constant(5 : index) : i64
    %9 = llvm.mlir.constant(4 : index) : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.mlir.constant(20 : index) : i64
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.getelementptr %12[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = llvm.ptrtoint %13 : !llvm.ptr to i64
    %15 = llvm.mlir.constant(64 : index) : i64
    %16 = llvm.add %14, %15 : i64
    %17 = llvm.call @malloc(%16) : (i64) -> !llvm.ptr
    %18 = llvm.ptrtoint %17 : !llvm.ptr to i64
    %19 = llvm.mlir.constant(1 : index) : i64
    %20 = llvm.sub %15, %19 : i64
    %21 = llvm.add %18, %20 : i64
    %22 = llvm.urem %21, %15 : i64
    %23 = llvm.sub %21, %22 : i64
    %24 = llvm.inttoptr %23 : i64 to !llvm.ptr
    %25 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %26 = llvm.insertvalue %17, %25[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.insertvalue %24, %26[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %28 = llvm.mlir.constant(0 : index) : i64
    %29 = llvm.insertvalue %28, %27[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %30 = llvm.insertvalue %8, %29[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %31 = llvm.insertvalue %9, %30[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %32 = llvm.insertvalue %9, %31[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %33 = llvm.insertvalue %10, %32[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %34 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %35 = llvm.extractvalue %33[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %36 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %37 = llvm.insertvalue %35, %34[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %38 = llvm.insertvalue %36, %37[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.mlir.constant(0 : index) : i64
    %40 = llvm.insertvalue %39, %38[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %41 = llvm.mlir.constant(3 : index) : i64
    %42 = llvm.insertvalue %41, %40[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %43 = llvm.mlir.constant(4 : index) : i64
    %44 = llvm.insertvalue %43, %42[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %45 = llvm.mlir.constant(4 : index) : i64
    %46 = llvm.insertvalue %45, %44[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %47 = llvm.mlir.constant(1 : index) : i64
    %48 = llvm.insertvalue %47, %46[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %49 = llvm.intr.stacksave : !llvm.ptr
    %50 = llvm.mlir.constant(2 : i64) : i64
    %51 = llvm.mlir.constant(1 : index) : i64
    %52 = llvm.alloca %51 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %1, %52 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %53 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %54 = llvm.insertvalue %50, %53[0] : !llvm.struct<(i64, ptr)> 
    %55 = llvm.insertvalue %52, %54[1] : !llvm.struct<(i64, ptr)> 
    %56 = llvm.mlir.constant(2 : i64) : i64
    %57 = llvm.mlir.constant(1 : index) : i64
    %58 = llvm.alloca %57 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %48, %58 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %59 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %60 = llvm.insertvalue %56, %59[0] : !llvm.struct<(i64, ptr)> 
    %61 = llvm.insertvalue %58, %60[1] : !llvm.struct<(i64, ptr)> 
    %62 = llvm.mlir.constant(1 : index) : i64
    %63 = llvm.alloca %62 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %55, %63 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %64 = llvm.alloca %62 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %61, %64 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %65 = llvm.mlir.zero : !llvm.ptr
    %66 = llvm.getelementptr %65[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %67 = llvm.ptrtoint %66 : !llvm.ptr to i64
    llvm.call @memrefCopy(%67, %63, %64) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %49 : !llvm.ptr
    %68 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %69 = llvm.extractvalue %33[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %70 = llvm.extractvalue %33[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %71 = llvm.insertvalue %69, %68[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %72 = llvm.insertvalue %70, %71[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %73 = llvm.mlir.constant(12 : index) : i64
    %74 = llvm.insertvalue %73, %72[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %75 = llvm.mlir.constant(2 : index) : i64
    %76 = llvm.insertvalue %75, %74[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %77 = llvm.mlir.constant(4 : index) : i64
    %78 = llvm.insertvalue %77, %76[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %79 = llvm.mlir.constant(4 : index) : i64
    %80 = llvm.insertvalue %79, %78[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %81 = llvm.mlir.constant(1 : index) : i64
    %82 = llvm.insertvalue %81, %80[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %83 = llvm.intr.stacksave : !llvm.ptr
    %84 = llvm.mlir.constant(2 : i64) : i64
    %85 = llvm.mlir.constant(1 : index) : i64
    %86 = llvm.alloca %85 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %86 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %87 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %88 = llvm.insertvalue %84, %87[0] : !llvm.struct<(i64, ptr)> 
    %89 = llvm.insertvalue %86, %88[1] : !llvm.struct<(i64, ptr)> 
    %90 = llvm.mlir.constant(2 : i64) : i64
    %91 = llvm.mlir.constant(1 : index) : i64
    %92 = llvm.alloca %91 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %82, %92 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %93 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %94 = llvm.insertvalue %90, %93[0] : !llvm.struct<(i64, ptr)> 
    %95 = llvm.insertvalue %92, %94[1] : !llvm.struct<(i64, ptr)> 
    %96 = llvm.mlir.constant(1 : index) : i64
    %97 = llvm.alloca %96 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %89, %97 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %98 = llvm.alloca %96 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %95, %98 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %99 = llvm.mlir.zero : !llvm.ptr
    %100 = llvm.getelementptr %99[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %101 = llvm.ptrtoint %100 : !llvm.ptr to i64
    llvm.call @memrefCopy(%101, %97, %98) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %83 : !llvm.ptr
    %102 = llvm.mlir.constant(6 : index) : i64
    %103 = llvm.mlir.constant(7 : index) : i64
    %104 = llvm.mlir.constant(1 : index) : i64
    %105 = llvm.mlir.constant(42 : index) : i64
    %106 = llvm.mlir.zero : !llvm.ptr
    %107 = llvm.getelementptr %106[%105] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %108 = llvm.ptrtoint %107 : !llvm.ptr to i64
    %109 = llvm.mlir.constant(64 : index) : i64
    %110 = llvm.add %108, %109 : i64
    %111 = llvm.call @malloc(%110) : (i64) -> !llvm.ptr
    %112 = llvm.ptrtoint %111 : !llvm.ptr to i64
    %113 = llvm.mlir.constant(1 : index) : i64
    %114 = llvm.sub %109, %113 : i64
    %115 = llvm.add %112, %114 : i64
    %116 = llvm.urem %115, %109 : i64
    %117 = llvm.sub %115, %116 : i64
    %118 = llvm.inttoptr %117 : i64 to !llvm.ptr
    %119 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %120 = llvm.insertvalue %111, %119[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %121 = llvm.insertvalue %118, %120[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %122 = llvm.mlir.constant(0 : index) : i64
    %123 = llvm.insertvalue %122, %121[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %124 = llvm.insertvalue %102, %123[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %125 = llvm.insertvalue %103, %124[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %126 = llvm.insertvalue %103, %125[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %127 = llvm.insertvalue %104, %126[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %128 = builtin.unrealized_conversion_cast %127 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<6x7xf32>
    cf.br ^bb1(%6 : index)
  ^bb1(%129: index):  // 2 preds: ^bb0, ^bb5
    %130 = builtin.unrealized_conversion_cast %129 : index to i64
    %131 = builtin.unrealized_conversion_cast %129 : index to i64
    %132 = llvm.icmp "slt" %130, %4 : i64
    cf.cond_br %132, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%6 : index)
  ^bb3(%133: index):  // 2 preds: ^bb2, ^bb4
    %134 = builtin.unrealized_conversion_cast %133 : index to i64
    %135 = builtin.unrealized_conversion_cast %133 : index to i64
    %136 = llvm.icmp "slt" %134, %2 : i64
    cf.cond_br %136, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %137 = llvm.extractvalue %127[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %138 = llvm.mlir.constant(7 : index) : i64
    %139 = llvm.mul %131, %138 overflow<nsw, nuw> : i64
    %140 = llvm.add %139, %135 overflow<nsw, nuw> : i64
    %141 = llvm.getelementptr inbounds|nuw %137[%140] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %7, %141 : f32, !llvm.ptr
    %142 = llvm.add %134, %3 : i64
    %143 = builtin.unrealized_conversion_cast %142 : i64 to index
    cf.br ^bb3(%143 : index)
  ^bb5:  // pred: ^bb3
    %144 = llvm.add %130, %3 : i64
    %145 = builtin.unrealized_conversion_cast %144 : i64 to index
    cf.br ^bb1(%145 : index)
  ^bb6:  // pred: ^bb1
    %146 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %147 = llvm.extractvalue %127[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %148 = llvm.extractvalue %127[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %149 = llvm.insertvalue %147, %146[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %150 = llvm.insertvalue %148, %149[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %151 = llvm.mlir.constant(9 : index) : i64
    %152 = llvm.insertvalue %151, %150[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %153 = llvm.mlir.constant(5 : index) : i64
    %154 = llvm.insertvalue %153, %152[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %155 = llvm.mlir.constant(7 : index) : i64
    %156 = llvm.insertvalue %155, %154[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %157 = llvm.mlir.constant(4 : index) : i64
    %158 = llvm.insertvalue %157, %156[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %159 = llvm.mlir.constant(1 : index) : i64
    %160 = llvm.insertvalue %159, %158[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %161 = llvm.intr.stacksave : !llvm.ptr
    %162 = llvm.mlir.constant(2 : i64) : i64
    %163 = llvm.mlir.constant(1 : index) : i64
    %164 = llvm.alloca %163 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %33, %164 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %165 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %166 = llvm.insertvalue %162, %165[0] : !llvm.struct<(i64, ptr)> 
    %167 = llvm.insertvalue %164, %166[1] : !llvm.struct<(i64, ptr)> 
    %168 = llvm.mlir.constant(2 : i64) : i64
    %169 = llvm.mlir.constant(1 : index) : i64
    %170 = llvm.alloca %169 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %160, %170 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %171 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %172 = llvm.insertvalue %168, %171[0] : !llvm.struct<(i64, ptr)> 
    %173 = llvm.insertvalue %170, %172[1] : !llvm.struct<(i64, ptr)> 
    %174 = llvm.mlir.constant(1 : index) : i64
    %175 = llvm.alloca %174 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %167, %175 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %176 = llvm.alloca %174 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %173, %176 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %177 = llvm.mlir.zero : !llvm.ptr
    %178 = llvm.getelementptr %177[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %179 = llvm.ptrtoint %178 : !llvm.ptr to i64
    llvm.call @memrefCopy(%179, %175, %176) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %161 : !llvm.ptr
    return %128 : memref<6x7xf32>
  }
}
