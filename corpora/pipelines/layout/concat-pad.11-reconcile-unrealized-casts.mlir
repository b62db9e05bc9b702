module {
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg8, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg9, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg10, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg12, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg11, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg13, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.insertvalue %arg5, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.insertvalue %arg4, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.insertvalue %arg6, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.mlir.constant(7 : index) : i64
    %17 = llvm.mlir.constant(1 : index) : i64
    %18 = llvm.mlir.constant(6 : index) : i64
    %19 = llvm.mlir.constant(0 : index) : i64
    %20 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %21 = llvm.mlir.constant(5 : index) : i64
    %22 = llvm.mlir.constant(4 : index) : i64
    %23 = llvm.mlir.constant(1 : index) : i64
    %24 = llvm.mlir.constant(20 : index) : i64
    %25 = llvm.mlir.zero : !llvm.ptr
    %26 = llvm.getelementptr %25[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %27 = llvm.ptrtoint %26 : !llvm.ptr to i64
    %28 = llvm.mlir.constant(64 : index) : i64
    %29 = llvm.add %27, %28 : i64
    %30 = llvm.call @malloc(%29) : (i64) -> !llvm.ptr
    %31 = llvm.ptrtoint %30 : !llvm.ptr to i64
    %32 = llvm.mlir.constant(1 : index) : i64
    %33 = llvm.sub %28, %32 : i64
    %34 = llvm.add %31, %33 : i64
    %35 = llvm.urem %34, %28 : i64
    %36 = llvm.sub %34, %35 : i64
    %37 = llvm.inttoptr %36 : i64 to !llvm.ptr
    %38 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %39 = llvm.insertvalue %30, %38[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %40 = llvm.insertvalue %37, %39[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %41 = llvm.mlir.constant(0 : index) : i64
    %42 = llvm.insertvalue %41, %40[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %43 = llvm.insertvalue %21, %42[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %44 = llvm.insertvalue %22, %43[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %45 = llvm.insertvalue %22, %44[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %46 = llvm.insertvalue %23, %45[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %47 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %48 = llvm.extractvalue %46[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %49 = llvm.extractvalue %46[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %50 = llvm.insertvalue %48, %47[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %51 = llvm.insertvalue %49, %50[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %52 = llvm.mlir.constant(0 : index) : i64
    %53 = llvm.insertvalue %52, %51[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %54 = llvm.mlir.constant(3 : index) : i64
    %55 = llvm.insertvalue %54, %53[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %56 = llvm.mlir.constant(4 : index) : i64
    %57 = llvm.insertvalue %56, %55[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %58 = llvm.mlir.constant(4 : index) : i64
    %59 = llvm.insertvalue %58, %57[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %60 = llvm.mlir.constant(1 : index) : i64
    %61 = llvm.insertvalue %60, %59[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %62 = llvm.intr.stacksave : !llvm.ptr
    %63 = llvm.mlir.constant(2 : i64) : i64
    %64 = llvm.mlir.constant(1 : index) : i64
    %65 = llvm.alloca %64 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %15, %65 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %66 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %67 = llvm.insertvalue %63, %66[0] : !llvm.struct<(i64, ptr)> 
    %68 = llvm.insertvalue %65, %67[1] : !llvm.struct<(i64, ptr)> 
    %69 = llvm.mlir.constant(2 : i64) : i64
    %70 = llvm.mlir.constant(1 : index) : i64
    %71 = llvm.alloca %70 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %61, %71 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %72 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %73 = llvm.insertvalue %69, %72[0] : !llvm.struct<(i64, ptr)> 
    %74 = llvm.insertvalue %71, %73[1] : !llvm.struct<(i64, ptr)> 
    %75 = llvm.mlir.constant(1 : index) : i64
    %76 = llvm.alloca %75 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %68, %76 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %77 = llvm.alloca %75 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %74, %77 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %78 = llvm.mlir.zero : !llvm.ptr
    %79 = llvm.getelementptr %78[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %80 = llvm.ptrtoint %79 : !llvm.ptr to i64
    llvm.call @memrefCopy(%80, %76, %77) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %62 : !llvm.ptr
    %81 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %82 = llvm.extractvalue %46[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %83 = llvm.extractvalue %46[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %84 = llvm.insertvalue %82, %81[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %85 = llvm.insertvalue %83, %84[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %86 = llvm.mlir.constant(12 : index) : i64
    %87 = llvm.insertvalue %86, %85[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %88 = llvm.mlir.constant(2 : index) : i64
    %89 = llvm.insertvalue %88, %87[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %90 = llvm.mlir.constant(4 : index) : i64
    %91 = llvm.insertvalue %90, %89[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %92 = llvm.mlir.constant(4 : index) : i64
    %93 = llvm.insertvalue %92, %91[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %94 = llvm.mlir.constant(1 : index) : i64
    %95 = llvm.insertvalue %94, %93[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %96 = llvm.intr.stacksave : !llvm.ptr
    %97 = llvm.mlir.constant(2 : i64) : i64
    %98 = llvm.mlir.constant(1 : index) : i64
    %99 = llvm.alloca %98 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %7, %99 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %100 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %101 = llvm.insertvalue %97, %100[0] : !llvm.struct<(i64, ptr)> 
    %102 = llvm.insertvalue %99, %101[1] : !llvm.struct<(i64, ptr)> 
    %103 = llvm.mlir.constant(2 : i64) : i64
    %104 = llvm.mlir.constant(1 : index) : i64
    %105 = llvm.alloca %104 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %95, %105 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %106 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %107 = llvm.insertvalue %103, %106[0] : !llvm.struct<(i64, ptr)> 
    %108 = llvm.insertvalue %105, %107[1] : !llvm.struct<(i64, ptr)> 
    %109 = llvm.mlir.constant(1 : index) : i64
    %110 = llvm.alloca %109 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %102, %110 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %111 = llvm.alloca %109 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %108, %111 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %112 = llvm.mlir.zero : !llvm.ptr
    %113 = llvm.getelementptr %112[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %114 = llvm.ptrtoint %113 : !llvm.ptr to i64
    llvm.call @memrefCopy(%114, %110, %111) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %96 : !llvm.ptr
    %115 = llvm.mlir.constant(6 : index) : i64
    %116 = llvm.mlir.constant(7 : index) : i64
    %117 = llvm.mlir.constant(1 : index) : i64
    %118 = llvm.mlir.constant(42 : index) : i64
    %119 = llvm.mlir.zero : !llvm.ptr
    %120 = llvm.getelementptr %119[%118] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %121 = llvm.ptrtoint %120 : !llvm.ptr to i64
    %122 = llvm.mlir.constant(64 : index) : i64
    %123 = llvm.add %121, %122 : i64
    %124 = llvm.call @malloc(%123) : (i64) -> !llvm.ptr
    %125 = llvm.ptrtoint %124 : !llvm.ptr to i64
    %126 = llvm.mlir.constant(1 : index) : i64
    %127 = llvm.sub %122, %126 : i64
    %128 = llvm.add %125, %127 : i64
    %129 = llvm.urem %128, %122 : i64
    %130 = llvm.sub %128, %129 : i64
    %131 = llvm.inttoptr %130 : i64 to !llvm.ptr
    %132 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %133 = llvm.insertvalue %124, %132[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %134 = llvm.insertvalue %131, %133[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %135 = llvm.mlir.constant(0 : index) : i64
    %136 = llvm.insertvalue %135, %134[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %137 = llvm.insertvalue %115, %136[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %138 = llvm.insertvalue %116, %137[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %139 = llvm.insertvalue %116, %138[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %140 = llvm.insertvalue %117, %139[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.br ^bb1(%19 : i64)
  ^bb1(%141: i64):  // 2 preds: ^bb0, ^bb5
    %142 = llvm.icmp "slt" %141, %18 : i64
    llvm.cond_br %142, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%19 : i64)
  ^bb3(%143: i64):  // 2 preds: ^bb2, ^bb4
    %144 = llvm.icmp "slt" %143, %16 : i64
    llvm.cond_br %144, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %145 = llvm.extractvalue %140[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %146 = llvm.mlir.constant(7 : index) : i64
    %147 = llvm.mul %141, %146 overflow<nsw, nuw> : i64
    %148 = llvm.add %147, %143 overflow<nsw, nuw> : i64
    %149 = llvm.getelementptr inbounds|nuw %145[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %20, %149 : f32, !llvm.ptr
    %150 = llvm.add %143, %17 : i64
    llvm.br ^bb3(%150 : i64)
  ^bb5:  // pred: ^bb3
    %151 = llvm.add %141, %17 : i64
    llvm.br ^bb1(%151 : i64)
  ^bb6:  // pred: ^bb1
    %152 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %153 = llvm.extractvalue %140[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %154 = llvm.extractvalue %140[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %155 = llvm.insertvalue %153, %152[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %156 = llvm.insertvalue %154, %155[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %157 = llvm.mlir.constant(9 : index) : i64
    %158 = llvm.insertvalue %157, %156[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %159 = llvm.mlir.constant(5 : index) : i64
    %160 = llvm.insertvalue %159, %158[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %161 = llvm.mlir.constant(7 : index) : i64
    %162 = llvm.insertvalue %161, %160[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %163 = llvm.mlir.constant(4 : index) : i64
    %164 = llvm.insertvalue %163, %162[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %165 = llvm.mlir.constant(1 : index) : i64
    %166 = llvm.insertvalue %165, %164[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %167 = llvm.intr.stacksave : !llvm.ptr
    %168 = llvm.mlir.constant(2 : i64) : i64
    %169 = llvm.mlir.constant(1 : index) : i64
    %170 = llvm.alloca %169 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %46, %170 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %171 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %172 = llvm.insertvalue %168, %171[0] : !llvm.struct<(i64, ptr)> 
    %173 = llvm.insertvalue %170, %172[1] : !llvm.struct<(i64, ptr)> 
    %174 = llvm.mlir.constant(2 : i64) : i64
    %175 = llvm.mlir.constant(1 : index) : i64
    %176 = llvm.alloca %175 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %166, %176 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %177 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %178 = llvm.insertvalue %174, %177[0] : !llvm.struct<(i64, ptr)> 
    %179 = llvm.insertvalue %176, %178[1] : !llvm.struct<(i64, ptr)> 
    %180 = llvm.mlir.constant(1 : index) : i64
    %181 = llvm.alloca %180 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %173, %181 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %182 = llvm.alloca %180 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %179, %182 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %183 = llvm.mlir.zero : !llvm.ptr
    %184 = llvm.getelementptr %183[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %185 = llvm.ptrtoint %184 : !llvm.ptr to i64
    llvm.call @memrefCopy(%185, %181, %182) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %167 : !llvm.ptr
    llvm.return %140 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  }
}
