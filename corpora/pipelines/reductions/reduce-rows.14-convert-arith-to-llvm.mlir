module attributes {transform.with_named_sequence} {
  llvm.func @malloc(i64) -> !llvm.ptr
  func.func @f(%arg0: memref<5x6xf32, strided<[?, ?], offset: ?>>) -> memref<5xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<5x6xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = ub.poison : vector<6x5xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<6x5xf32> to !llvm.array<6 x vector<5xf32>>
    %3 = llvm.mlir.constant(4 : index) : i64
    %4 = builtin.unrealized_conversion_cast %3 : i64 to index
    %5 = builtin.unrealized_conversion_cast %4 : index to i64
    %6 = llvm.mlir.constant(3 : index) : i64
    %7 = builtin.unrealized_conversion_cast %6 : i64 to index
    %8 = builtin.unrealized_conversion_cast %7 : index to i64
    %9 = llvm.mlir.constant(2 : index) : i64
    %10 = builtin.unrealized_conversion_cast %9 : i64 to index
    %11 = builtin.unrealized_conversion_cast %10 : index to i64
    %12 = ub.poison : vector<6xf32>
    %13 = llvm.mlir.constant(1 : index) : i64
    %14 = builtin.unrealized_conversion_cast %13 : i64 to index
    %15 = builtin.unrealized_conversion_cast %14 : index to i64
    %16 = llvm.mlir.constant(6 : index) : i64
    %17 = llvm.mlir.constant(dense<0.000000e+00> : vector<5xf32>) : vector<5xf32>
    %18 = llvm.mlir.constant(0 : index) : i64
    %19 = builtin.unrealized_conversion_cast %18 : i64 to index
    %20 = builtin.unrealized_conversion_cast %19 : index to i64
    %21 = builtin.unrealized_conversion_cast %19 : index to i64
    %22 = llvm.mlir.constant(5 : index) : i64
    %23 = llvm.mlir.constant(1 : index) : i64
    %24 = llvm.mlir.zero : !llvm.ptr
    %25 = llvm.getelementptr %24[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %26 = llvm.ptrtoint %25 : !llvm.ptr to i64
    %27 = llvm.mlir.constant(64 : index) : i64
    %28 = llvm.add %26, %27 : i64
    %29 = llvm.call @malloc(%28) : (i64) -> !llvm.ptr
    %30 = llvm.ptrtoint %29 : !llvm.ptr to i64
    %31 = llvm.mlir.constant(1 : index) : i64
    %32 = llvm.sub %27, %31 : i64
    %33 = llvm.add %30, %32 : i64
    %34 = llvm.urem %33, %27 : i64
    %35 = llvm.sub %33, %34 : i64
    %36 = llvm.inttoptr %35 : i64 to !llvm.ptr
    %37 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %38 = llvm.insertvalue %29, %37[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %39 = llvm.insertvalue %36, %38[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %40 = llvm.mlir.constant(0 : index) : i64
    %41 = llvm.insertvalue %40, %39[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %42 = llvm.insertvalue %22, %41[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %43 = llvm.insertvalue %23, %42[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %44 = builtin.unrealized_conversion_cast %43 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<5xf32>
    %45 = builtin.unrealized_conversion_cast %44 : memref<5xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    cf.br ^bb1(%19, %12 : index, vector<6xf32>)
  ^bb1(%46: index, %47: vector<6xf32>):  // 2 preds: ^bb0, ^bb2
    %48 = builtin.unrealized_conversion_cast %46 : index to i64
    %49 = builtin.unrealized_conversion_cast %46 : index to i64
    %50 = builtin.unrealized_conversion_cast %46 : index to i64
    %51 = llvm.icmp "slt" %48, %16 : i64
    cf.cond_br %51, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %52 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %53 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %54 = llvm.getelementptr %52[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %55 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %56 = llvm.mul %20, %55 overflow<nsw> : i64
    %57 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %58 = llvm.mul %49, %57 overflow<nsw> : i64
    %59 = llvm.add %56, %58 overflow<nsw> : i64
    %60 = llvm.getelementptr inbounds %54[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %61 = llvm.load %60 : !llvm.ptr -> f32
    %62 = llvm.insertelement %61, %47[%50 : i64] : vector<6xf32>
    %63 = llvm.add %48, %13 : i64
    %64 = builtin.unrealized_conversion_cast %63 : i64 to index
    cf.br ^bb1(%64, %62 : index, vector<6xf32>)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%19, %12 : index, vector<6xf32>)
  ^bb4(%65: index, %66: vector<6xf32>):  // 2 preds: ^bb3, ^bb5
    %67 = builtin.unrealized_conversion_cast %65 : index to i64
    %68 = builtin.unrealized_conversion_cast %65 : index to i64
    %69 = builtin.unrealized_conversion_cast %65 : index to i64
    %70 = llvm.icmp "slt" %67, %16 : i64
    cf.cond_br %70, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %71 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %72 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %73 = llvm.getelementptr %71[%72] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %74 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %75 = llvm.mul %15, %74 overflow<nsw> : i64
    %76 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %77 = llvm.mul %68, %76 overflow<nsw> : i64
    %78 = llvm.add %75, %77 overflow<nsw> : i64
    %79 = llvm.getelementptr inbounds %73[%78] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %80 = llvm.load %79 : !llvm.ptr -> f32
    %81 = llvm.insertelement %80, %66[%69 : i64] : vector<6xf32>
    %82 = llvm.add %67, %13 : i64
    %83 = builtin.unrealized_conversion_cast %82 : i64 to index
    cf.br ^bb4(%83, %81 : index, vector<6xf32>)
  ^bb6:  // pred: ^bb4
    cf.br ^bb7(%19, %12 : index, vector<6xf32>)
  ^bb7(%84: index, %85: vector<6xf32>):  // 2 preds: ^bb6, ^bb8
    %86 = builtin.unrealized_conversion_cast %84 : index to i64
    %87 = builtin.unrealized_conversion_cast %84 : index to i64
    %88 = builtin.unrealized_conversion_cast %84 : index to i64
    %89 = llvm.icmp "slt" %86, %16 : i64
    cf.cond_br %89, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %90 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %91 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %92 = llvm.getelementptr %90[%91] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %93 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %94 = llvm.mul %11, %93 overflow<nsw> : i64
    %95 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %96 = llvm.mul %87, %95 overflow<nsw> : i64
    %97 = llvm.add %94, %96 overflow<nsw> : i64
    %98 = llvm.getelementptr inbounds %92[%97] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %99 = llvm.load %98 : !llvm.ptr -> f32
    %100 = llvm.insertelement %99, %85[%88 : i64] : vector<6xf32>
    %101 = llvm.add %86, %13 : i64
    %102 = builtin.unrealized_conversion_cast %101 : i64 to index
    cf.br ^bb7(%102, %100 : index, vector<6xf32>)
  ^bb9:  // pred: ^bb7
    cf.br ^bb10(%19, %12 : index, vector<6xf32>)
  ^bb10(%103: index, %104: vector<6xf32>):  // 2 preds: ^bb9, ^bb11
    %105 = builtin.unrealized_conversion_cast %103 : index to i64
    %106 = builtin.unrealized_conversion_cast %103 : index to i64
    %107 = builtin.unrealized_conversion_cast %103 : index to i64
    %108 = llvm.icmp "slt" %105, %16 : i64
    cf.cond_br %108, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %109 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %110 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %111 = llvm.getelementptr %109[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %112 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %113 = llvm.mul %8, %112 overflow<nsw> : i64
    %114 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %115 = llvm.mul %106, %114 overflow<nsw> : i64
    %116 = llvm.add %113, %115 overflow<nsw> : i64
    %117 = llvm.getelementptr inbounds %111[%116] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %118 = llvm.load %117 : !llvm.ptr -> f32
    %119 = llvm.insertelement %118, %104[%107 : i64] : vector<6xf32>
    %120 = llvm.add %105, %13 : i64
    %121 = builtin.unrealized_conversion_cast %120 : i64 to index
    cf.br ^bb10(%121, %119 : index, vector<6xf32>)
  ^bb12:  // pred: ^bb10
    cf.br ^bb13(%19, %12 : index, vector<6xf32>)
  ^bb13(%122: index, %123: vector<6xf32>):  // 2 preds: ^bb12, ^bb14
    %124 = builtin.unrealized_conversion_cast %122 : index to i64
    %125 = builtin.unrealized_conversion_cast %122 : index to i64
    %126 = builtin.unrealized_conversion_cast %122 : index to i64
    %127 = llvm.icmp "slt" %124, %16 : i64
    cf.cond_br %127, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %128 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %129 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %130 = llvm.getelementptr %128[%129] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %131 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %132 = llvm.mul %5, %131 overflow<nsw> : i64
    %133 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %134 = llvm.mul %125, %133 overflow<nsw> : i64
    %135 = llvm.add %132, %134 overflow<nsw> : i64
    %136 = llvm.getelementptr inbounds %130[%135] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %137 = llvm.load %136 : !llvm.ptr -> f32
    %138 = llvm.insertelement %137, %123[%126 : i64] : vector<6xf32>
    %139 = llvm.add %124, %13 : i64
    %140 = builtin.unrealized_conversion_cast %139 : i64 to index
    cf.br ^bb13(%140, %138 : index, vector<6xf32>)
  ^bb15:  // pred: ^bb13
    %141 = llvm.mlir.constant(0 : i64) : i64
    %142 = llvm.extractelement %47[%141 : i64] : vector<6xf32>
    %143 = llvm.extractvalue %2[0] : !llvm.array<6 x vector<5xf32>> 
    %144 = llvm.mlir.constant(0 : i64) : i64
    %145 = llvm.insertelement %142, %143[%144 : i64] : vector<5xf32>
    %146 = llvm.insertvalue %145, %2[0] : !llvm.array<6 x vector<5xf32>> 
    %147 = llvm.mlir.constant(1 : i64) : i64
    %148 = llvm.extractelement %47[%147 : i64] : vector<6xf32>
    %149 = llvm.extractvalue %146[1] : !llvm.array<6 x vector<5xf32>> 
    %150 = llvm.mlir.constant(0 : i64) : i64
    %151 = llvm.insertelement %148, %149[%150 : i64] : vector<5xf32>
    %152 = llvm.insertvalue %151, %146[1] : !llvm.array<6 x vector<5xf32>> 
    %153 = llvm.mlir.constant(2 : i64) : i64
    %154 = llvm.extractelement %47[%153 : i64] : vector<6xf32>
    %155 = llvm.extractvalue %152[2] : !llvm.array<6 x vector<5xf32>> 
    %156 = llvm.mlir.constant(0 : i64) : i64
    %157 = llvm.insertelement %154, %155[%156 : i64] : vector<5xf32>
    %158 = llvm.insertvalue %157, %152[2] : !llvm.array<6 x vector<5xf32>> 
    %159 = llvm.mlir.constant(3 : i64) : i64
    %160 = llvm.extractelement %47[%159 : i64] : vector<6xf32>
    %161 = llvm.extractvalue %158[3] : !llvm.array<6 x vector<5xf32>> 
    %162 = llvm.mlir.constant(0 : i64) : i64
    %163 = llvm.insertelement %160, %161[%162 : i64] : vector<5xf32>
    %164 = llvm.insertvalue %163, %158[3] : !llvm.array<6 x vector<5xf32>> 
    %165 = llvm.mlir.constant(4 : i64) : i64
    %166 = llvm.extractelement %47[%165 : i64] : vector<6xf32>
    %167 = llvm.extractvalue %164[4] : !llvm.array<6 x vector<5xf32>> 
    %168 = llvm.mlir.constant(0 : i64) : i64
    %169 = llvm.insertelement %166, %167[%168 : i64] : vector<5xf32>
    %170 = llvm.insertvalue %169, %164[4] : !llvm.array<6 x vector<5xf32>> 
    %171 = llvm.mlir.constant(5 : i64) : i64
    %172 = llvm.extractelement %47[%171 : i64] : vector<6xf32>
    %173 = llvm.extractvalue %170[5] : !llvm.array<6 x vector<5xf32>> 
    %174 = llvm.mlir.constant(0 : i64) : i64
    %175 = llvm.insertelement %172, %173[%174 : i64] : vector<5xf32>
    %176 = llvm.insertvalue %175, %170[5] : !llvm.array<6 x vector<5xf32>> 
    %177 = llvm.mlir.constant(0 : i64) : i64
    %178 = llvm.extractelement %66[%177 : i64] : vector<6xf32>
    %179 = llvm.extractvalue %176[0] : !llvm.array<6 x vector<5xf32>> 
    %180 = llvm.mlir.constant(1 : i64) : i64
    %181 = llvm.insertelement %178, %179[%180 : i64] : vector<5xf32>
    %182 = llvm.insertvalue %181, %176[0] : !llvm.array<6 x vector<5xf32>> 
    %183 = llvm.mlir.constant(1 : i64) : i64
    %184 = llvm.extractelement %66[%183 : i64] : vector<6xf32>
    %185 = llvm.extractvalue %182[1] : !llvm.array<6 x vector<5xf32>> 
    %186 = llvm.mlir.constant(1 : i64) : i64
    %187 = llvm.insertelement %184, %185[%186 : i64] : vector<5xf32>
    %188 = llvm.insertvalue %187, %182[1] : !llvm.array<6 x vector<5xf32>> 
    %189 = llvm.mlir.constant(2 : i64) : i64
    %190 = llvm.extractelement %66[%189 : i64] : vector<6xf32>
    %191 = llvm.extractvalue %188[2] : !llvm.array<6 x vector<5xf32>> 
    %192 = llvm.mlir.constant(1 : i64) : i64
    %193 = llvm.insertelement %190, %191[%192 : i64] : vector<5xf32>
    %194 = llvm.insertvalue %193, %188[2] : !llvm.array<6 x vector<5xf32>> 
    %195 = llvm.mlir.constant(3 : i64) : i64
    %196 = llvm.extractelement %66[%195 : i64] : vector<6xf32>
    %197 = llvm.extractvalue %194[3] : !llvm.array<6 x vector<5xf32>> 
    %198 = llvm.mlir.constant(1 : i64) : i64
    %199 = llvm.insertelement %196, %197[%198 : i64] : vector<5xf32>
    %200 = llvm.insertvalue %199, %194[3] : !llvm.array<6 x vector<5xf32>> 
    %201 = llvm.mlir.constant(4 : i64) : i64
    %202 = llvm.extractelement %66[%201 : i64] : vector<6xf32>
    %203 = llvm.extractvalue %200[4] : !llvm.array<6 x vector<5xf32>> 
    %204 = llvm.mlir.constant(1 : i64) : i64
    %205 = llvm.insertelement %202, %203[%204 : i64] : vector<5xf32>
    %206 = llvm.insertvalue %205, %200[4] : !llvm.array<6 x vector<5xf32>> 
    %207 = llvm.mlir.constant(5 : i64) : i64
    %208 = llvm.extractelement %66[%207 : i64] : vector<6xf32>
    %209 = llvm.extractvalue %206[5] : !llvm.array<6 x vector<5xf32>> 
    %210 = llvm.mlir.constant(1 : i64) : i64
    %211 = llvm.insertelement %208, %209[%210 : i64] : vector<5xf32>
    %212 = llvm.insertvalue %211, %206[5] : !llvm.array<6 x vector<5xf32>> 
    %213 = llvm.mlir.constant(0 : i64) : i64
    %214 = llvm.extractelement %85[%213 : i64] : vector<6xf32>
    %215 = llvm.extractvalue %212[0] : !llvm.array<6 x vector<5xf32>> 
    %216 = llvm.mlir.constant(2 : i64) : i64
    %217 = llvm.insertelement %214, %215[%216 : i64] : vector<5xf32>
    %218 = llvm.insertvalue %217, %212[0] : !llvm.array<6 x vector<5xf32>> 
    %219 = llvm.mlir.constant(1 : i64) : i64
    %220 = llvm.extractelement %85[%219 : i64] : vector<6xf32>
    %221 = llvm.extractvalue %218[1] : !llvm.array<6 x vector<5xf32>> 
    %222 = llvm.mlir.constant(2 : i64) : i64
    %223 = llvm.insertelement %220, %221[%222 : i64] : vector<5xf32>
    %224 = llvm.insertvalue %223, %218[1] : !llvm.array<6 x vector<5xf32>> 
    %225 = llvm.mlir.constant(2 : i64) : i64
    %226 = llvm.extractelement %85[%225 : i64] : vector<6xf32>
    %227 = llvm.extractvalue %224[2] : !llvm.array<6 x vector<5xf32>> 
    %228 = llvm.mlir.constant(2 : i64) : i64
    %229 = llvm.insertelement %226, %227[%228 : i64] : vector<5xf32>
    %230 = llvm.insertvalue %229, %224[2] : !llvm.array<6 x vector<5xf32>> 
    %231 = llvm.mlir.constant(3 : i64) : i64
    %232 = llvm.extractelement %85[%231 : i64] : vector<6xf32>
    %233 = llvm.extractvalue %230[3] : !llvm.array<6 x vector<5xf32>> 
    %234 = llvm.mlir.constant(2 : i64) : i64
    %235 = llvm.insertelement %232, %233[%234 : i64] : vector<5xf32>
    %236 = llvm.insertvalue %235, %230[3] : !llvm.array<6 x vector<5xf32>> 
    %237 = llvm.mlir.constant(4 : i64) : i64
    %238 = llvm.extractelement %85[%237 : i64] : vector<6xf32>
    %239 = llvm.extractvalue %236[4] : !llvm.array<6 x vector<5xf32>> 
    %240 = llvm.mlir.constant(2 : i64) : i64
    %241 = llvm.insertelement %238, %239[%240 : i64] : vector<5xf32>
    %242 = llvm.insertvalue %241, %236[4] : !llvm.array<6 x vector<5xf32>> 
    %243 = llvm.mlir.constant(5 : i64) : i64
    %244 = llvm.extractelement %85[%243 : i64] : vector<6xf32>
    %245 = llvm.extractvalue %242[5] : !llvm.array<6 x vector<5xf32>> 
    %246 = llvm.mlir.constant(2 : i64) : i64
    %247 = llvm.insertelement %244, %245[%246 : i64] : vector<5xf32>
    %248 = llvm.insertvalue %247, %242[5] : !llvm.array<6 x vector<5xf32>> 
    %249 = llvm.mlir.constant(0 : i64) : i64
    %250 = llvm.extractelement %104[%249 : i64] : vector<6xf32>
    %251 = llvm.extractvalue %248[0] : !llvm.array<6 x vector<5xf32>> 
    %252 = llvm.mlir.constant(3 : i64) : i64
    %253 = llvm.insertelement %250, %251[%252 : i64] : vector<5xf32>
    %254 = llvm.insertvalue %253, %248[0] : !llvm.array<6 x vector<5xf32>> 
    %255 = llvm.mlir.constant(1 : i64) : i64
    %256 = llvm.extractelement %104[%255 : i64] : vector<6xf32>
    %257 = llvm.extractvalue %254[1] : !llvm.array<6 x vector<5xf32>> 
    %258 = llvm.mlir.constant(3 : i64) : i64
    %259 = llvm.insertelement %256, %257[%258 : i64] : vector<5xf32>
    %260 = llvm.insertvalue %259, %254[1] : !llvm.array<6 x vector<5xf32>> 
    %261 = llvm.mlir.constant(2 : i64) : i64
    %262 = llvm.extractelement %104[%261 : i64] : vector<6xf32>
    %263 = llvm.extractvalue %260[2] : !llvm.array<6 x vector<5xf32>> 
    %264 = llvm.mlir.constant(3 : i64) : i64
    %265 = llvm.insertelement %262, %263[%264 : i64] : vector<5xf32>
    %266 = llvm.insertvalue %265, %260[2] : !llvm.array<6 x vector<5xf32>> 
    %267 = llvm.mlir.constant(3 : i64) : i64
    %268 = llvm.extractelement %104[%267 : i64] : vector<6xf32>
    %269 = llvm.extractvalue %266[3] : !llvm.array<6 x vector<5xf32>> 
    %270 = llvm.mlir.constant(3 : i64) : i64
    %271 = llvm.insertelement %268, %269[%270 : i64] : vector<5xf32>
    %272 = llvm.insertvalue %271, %266[3] : !llvm.array<6 x vector<5xf32>> 
    %273 = llvm.mlir.constant(4 : i64) : i64
    %274 = llvm.extractelement %104[%273 : i64] : vector<6xf32>
    %275 = llvm.extractvalue %272[4] : !llvm.array<6 x vector<5xf32>> 
    %276 = llvm.mlir.constant(3 : i64) : i64
    %277 = llvm.insertelement %274, %275[%276 : i64] : vector<5xf32>
    %278 = llvm.insertvalue %277, %272[4] : !llvm.array<6 x vector<5xf32>> 
    %279 = llvm.mlir.constant(5 : i64) : i64
    %280 = llvm.extractelement %104[%279 : i64] : vector<6xf32>
    %281 = llvm.extractvalue %278[5] : !llvm.array<6 x vector<5xf32>> 
    %282 = llvm.mlir.constant(3 : i64) : i64
    %283 = llvm.insertelement %280, %281[%282 : i64] : vector<5xf32>
    %284 = llvm.insertvalue %283, %278[5] : !llvm.array<6 x vector<5xf32>> 
    %285 = llvm.mlir.constant(0 : i64) : i64
    %286 = llvm.extractelement %123[%285 : i64] : vector<6xf32>
    %287 = llvm.extractvalue %284[0] : !llvm.array<6 x vector<5xf32>> 
    %288 = llvm.mlir.constant(4 : i64) : i64
    %289 = llvm.insertelement %286, %287[%288 : i64] : vector<5xf32>
    %290 = llvm.insertvalue %289, %284[0] : !llvm.array<6 x vector<5xf32>> 
    %291 = llvm.mlir.constant(1 : i64) : i64
    %292 = llvm.extractelement %123[%291 : i64] : vector<6xf32>
    %293 = llvm.extractvalue %290[1] : !llvm.array<6 x vector<5xf32>> 
    %294 = llvm.mlir.constant(4 : i64) : i64
    %295 = llvm.insertelement %292, %293[%294 : i64] : vector<5xf32>
    %296 = llvm.insertvalue %295, %290[1] : !llvm.array<6 x vector<5xf32>> 
    %297 = llvm.mlir.constant(2 : i64) : i64
    %298 = llvm.extractelement %123[%297 : i64] : vector<6xf32>
    %299 = llvm.extractvalue %296[2] : !llvm.array<6 x vector<5xf32>> 
    %300 = llvm.mlir.constant(4 : i64) : i64
    %301 = llvm.insertelement %298, %299[%300 : i64] : vector<5xf32>
    %302 = llvm.insertvalue %301, %296[2] : !llvm.array<6 x vector<5xf32>> 
    %303 = llvm.mlir.constant(3 : i64) : i64
    %304 = llvm.extractelement %123[%303 : i64] : vector<6xf32>
    %305 = llvm.extractvalue %302[3] : !llvm.array<6 x vector<5xf32>> 
    %306 = llvm.mlir.constant(4 : i64) : i64
    %307 = llvm.insertelement %304, %305[%306 : i64] : vector<5xf32>
    %308 = llvm.insertvalue %307, %302[3] : !llvm.array<6 x vector<5xf32>> 
    %309 = llvm.mlir.constant(4 : i64) : i64
    %310 = llvm.extractelement %123[%309 : i64] : vector<6xf32>
    %311 = llvm.extractvalue %308[4] : !llvm.array<6 x vector<5xf32>> 
    %312 = llvm.mlir.constant(4 : i64) : i64
    %313 = llvm.insertelement %310, %311[%312 : i64] : vector<5xf32>
    %314 = llvm.insertvalue %313, %308[4] : !llvm.array<6 x vector<5xf32>> 
    %315 = llvm.mlir.constant(5 : i64) : i64
    %316 = llvm.extractelement %123[%315 : i64] : vector<6xf32>
    %317 = llvm.extractvalue %314[5] : !llvm.array<6 x vector<5xf32>> 
    %318 = llvm.mlir.constant(4 : i64) : i64
    %319 = llvm.insertelement %316, %317[%318 : i64] : vector<5xf32>
    %320 = llvm.insertvalue %319, %314[5] : !llvm.array<6 x vector<5xf32>> 
    %321 = llvm.extractvalue %320[0] : !llvm.array<6 x vector<5xf32>> 
    %322 = llvm.fadd %321, %17 : vector<5xf32>
    %323 = llvm.extractvalue %320[1] : !llvm.array<6 x vector<5xf32>> 
    %324 = llvm.fadd %323, %322 : vector<5xf32>
    %325 = llvm.extractvalue %320[2] : !llvm.array<6 x vector<5xf32>> 
    %326 = llvm.fadd %325, %324 : vector<5xf32>
    %327 = llvm.extractvalue %320[3] : !llvm.array<6 x vector<5xf32>> 
    %328 = llvm.fadd %327, %326 : vector<5xf32>
    %329 = llvm.extractvalue %320[4] : !llvm.array<6 x vector<5xf32>> 
    %330 = llvm.fadd %329, %328 : vector<5xf32>
    %331 = llvm.extractvalue %320[5] : !llvm.array<6 x vector<5xf32>> 
    %332 = llvm.fadd %331, %330 : vector<5xf32>
    %333 = llvm.extractvalue %45[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %334 = llvm.getelementptr %333[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %332, %334 {alignment = 4 : i64} : vector<5xf32>, !llvm.ptr
    return %44 : memref<5xf32>
  }
}
