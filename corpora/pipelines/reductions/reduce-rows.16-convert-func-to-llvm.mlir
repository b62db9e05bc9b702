module attributes {transform.with_named_sequence} {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<5x6xf32, strided<[?, ?], offset: ?>>
    %9 = builtin.unrealized_conversion_cast %8 : memref<5x6xf32, strided<[?, ?], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = ub.poison : vector<6x5xf32>
    %11 = builtin.unrealized_conversion_cast %10 : vector<6x5xf32> to !llvm.array<6 x vector<5xf32>>
    %12 = llvm.mlir.constant(4 : index) : i64
    %13 = builtin.unrealized_conversion_cast %12 : i64 to index
    %14 = llvm.mlir.constant(3 : index) : i64
    %15 = builtin.unrealized_conversion_cast %14 : i64 to index
    %16 = llvm.mlir.constant(2 : index) : i64
    %17 = builtin.unrealized_conversion_cast %16 : i64 to index
    %18 = ub.poison : vector<6xf32>
    %19 = llvm.mlir.constant(1 : index) : i64
    %20 = builtin.unrealized_conversion_cast %19 : i64 to index
    %21 = llvm.mlir.constant(6 : index) : i64
    %22 = llvm.mlir.constant(dense<0.000000e+00> : vector<5xf32>) : vector<5xf32>
    %23 = llvm.mlir.constant(0 : index) : i64
    %24 = builtin.unrealized_conversion_cast %23 : i64 to index
    %25 = llvm.mlir.constant(5 : index) : i64
    %26 = llvm.mlir.constant(1 : index) : i64
    %27 = llvm.mlir.zero : !llvm.ptr
    %28 = llvm.getelementptr %27[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %29 = llvm.ptrtoint %28 : !llvm.ptr to i64
    %30 = llvm.mlir.constant(64 : index) : i64
    %31 = llvm.add %29, %30 : i64
    %32 = llvm.call @malloc(%31) : (i64) -> !llvm.ptr
    %33 = llvm.ptrtoint %32 : !llvm.ptr to i64
    %34 = llvm.mlir.constant(1 : index) : i64
    %35 = llvm.sub %30, %34 : i64
    %36 = llvm.add %33, %35 : i64
    %37 = llvm.urem %36, %30 : i64
    %38 = llvm.sub %36, %37 : i64
    %39 = llvm.inttoptr %38 : i64 to !llvm.ptr
    %40 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %41 = llvm.insertvalue %32, %40[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %42 = llvm.insertvalue %39, %41[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %43 = llvm.mlir.constant(0 : index) : i64
    %44 = llvm.insertvalue %43, %42[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %45 = llvm.insertvalue %25, %44[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %46 = llvm.insertvalue %26, %45[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %47 = builtin.unrealized_conversion_cast %46 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<5xf32>
    cf.br ^bb1(%24, %18 : index, vector<6xf32>)
  ^bb1(%48: index, %49: vector<6xf32>):  // 2 preds: ^bb0, ^bb2
    %50 = builtin.unrealized_conversion_cast %48 : index to i64
    %51 = builtin.unrealized_conversion_cast %48 : index to i64
    %52 = builtin.unrealized_conversion_cast %48 : index to i64
    %53 = llvm.icmp "slt" %50, %21 : i64
    cf.cond_br %53, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %54 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %55 = llvm.extractvalue %9[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %56 = llvm.getelementptr %54[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %57 = llvm.extractvalue %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %58 = llvm.mul %23, %57 overflow<nsw> : i64
    %59 = llvm.extractvalue %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %60 = llvm.mul %51, %59 overflow<nsw> : i64
    %61 = llvm.add %58, %60 overflow<nsw> : i64
    %62 = llvm.getelementptr inbounds %56[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %63 = llvm.load %62 : !llvm.ptr -> f32
    %64 = llvm.insertelement %63, %49[%52 : i64] : vector<6xf32>
    %65 = llvm.add %50, %19 : i64
    %66 = builtin.unrealized_conversion_cast %65 : i64 to index
    cf.br ^bb1(%66, %64 : index, vector<6xf32>)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%24, %18 : index, vector<6xf32>)
  ^bb4(%67: index, %68: vector<6xf32>):  // 2 preds: ^bb3, ^bb5
    %69 = builtin.unrealized_conversion_cast %67 : index to i64
    %70 = builtin.unrealized_conversion_cast %67 : index to i64
    %71 = builtin.unrealized_conversion_cast %67 : index to i64
    %72 = llvm.icmp "slt" %69, %21 : i64
    cf.cond_br %72, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %73 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %74 = llvm.extractvalue %9[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %75 = llvm.getelementptr %73[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %76 = llvm.extractvalue %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %77 = llvm.mul %19, %76 overflow<nsw> : i64
    %78 = llvm.extractvalue %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %79 = llvm.mul %70, %78 overflow<nsw> : i64
    %80 = llvm.add %77, %79 overflow<nsw> : i64
    %81 = llvm.getelementptr inbounds %75[%80] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %82 = llvm.load %81 : !llvm.ptr -> f32
    %83 = llvm.insertelement %82, %68[%71 : i64] : vector<6xf32>
    %84 = llvm.add %69, %19 : i64
    %85 = builtin.unrealized_conversion_cast %84 : i64 to index
    cf.br ^bb4(%85, %83 : index, vector<6xf32>)
  ^bb6:  // pred: ^bb4
    cf.br ^bb7(%24, %18 : index, vector<6xf32>)
  ^bb7(%86: index, %87: vector<6xf32>):  // 2 preds: ^bb6, ^bb8
    %88 = builtin.unrealized_conversion_cast %86 : index to i64
    %89 = builtin.unrealized_conversion_cast %86 : index to i64
    %90 = builtin.unrealized_conversion_cast %86 : index to i64
    %91 = llvm.icmp "slt" %88, %21 : i64
    cf.cond_br %91, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %92 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %93 = llvm.extractvalue %9[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %94 = llvm.getelementptr %92[%93] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %95 = llvm.extractvalue %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %96 = llvm.mul %16, %95 overflow<nsw> : i64
    %97 = llvm.extractvalue %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %98 = llvm.mul %89, %97 overflow<nsw> : i64
    %99 = llvm.add %96, %98 overflow<nsw> : i64
    %100 = llvm.getelementptr inbounds %94[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %101 = llvm.load %100 : !llvm.ptr -> f32
    %102 = llvm.insertelement %101, %87[%90 : i64] : vector<6xf32>
    %103 = llvm.add %88, %19 : i64
    %104 = builtin.unrealized_conversion_cast %103 : i64 to index
    cf.br ^bb7(%104, %102 : index, vector<6xf32>)
  ^bb9:  // pred: ^bb7
    cf.br ^bb10(%24, %18 : index, vector<6xf32>)
  ^bb10(%105: index, %106: vector<6xf32>):  // 2 preds: ^bb9, ^bb11
    %107 = builtin.unrealized_conversion_cast %105 : index to i64
    %108 = builtin.unrealized_conversion_cast %105 : index to i64
    %109 = builtin.unrealized_conversion_cast %105 : index to i64
    %110 = llvm.icmp "slt" %107, %21 : i64
    cf.cond_br %110, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %111 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %112 = llvm.extractvalue %9[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %113 = llvm.getelementptr %111[%112] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %114 = llvm.extractvalue %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %115 = llvm.mul %14, %114 overflow<nsw> : i64
    %116 = llvm.extractvalue %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %117 = llvm.mul %108, %116 overflow<nsw> : i64
    %118 = llvm.add %115, %117 overflow<nsw> : i64
    %119 = llvm.getelementptr inbounds %113[%118] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %120 = llvm.load %119 : !llvm.ptr -> f32
    %121 = llvm.insertelement %120, %106[%109 : i64] : vector<6xf32>
    %122 = llvm.add %107, %19 : i64
    %123 = builtin.unrealized_conversion_cast %122 : i64 to index
    cf.br ^bb10(%123, %121 : index, vector<6xf32>)
  ^bb12:  // pred: ^bb10
    cf.br ^bb13(%24, %18 : index, vector<6xf32>)
  ^bb13(%124: index, %125: vector<6xf32>):  // 2 preds: ^bb12, ^bb14
    %126 = builtin.unrealized_conversion_cast %124 : index to i64
    %127 = builtin.unrealized_conversion_cast %124 : index to i64
    %128 = builtin.unrealized_conversion_cast %124 : index to i64
    %129 = llvm.icmp "slt" %126, %21 : i64
    cf.cond_br %129, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %130 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %131 = llvm.extractvalue %9[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %132 = llvm.getelementptr %130[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %133 = llvm.extractvalue %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %134 = llvm.mul %12, %133 overflow<nsw> : i64
    %135 = llvm.extractvalue %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %136 = llvm.mul %127, %135 overflow<nsw> : i64
    %137 = llvm.add %134, %136 overflow<nsw> : i64
    %138 = llvm.getelementptr inbounds %132[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %139 = llvm.load %138 : !llvm.ptr -> f32
    %140 = llvm.insertelement %139, %125[%128 : i64] : vector<6xf32>
    %141 = llvm.add %126, %19 : i64
    %142 = builtin.unrealized_conversion_cast %141 : i64 to index
    cf.br ^bb13(%142, %140 : index, vector<6xf32>)
  ^bb15:  // pred: ^bb13
    %143 = llvm.mlir.constant(0 : i64) : i64
    %144 = llvm.extractelement %49[%143 : i64] : vector<6xf32>
    %145 = llvm.extractvalue %11[0] : !llvm.array<6 x vector<5xf32>> 
    %146 = llvm.mlir.constant(0 : i64) : i64
    %147 = llvm.insertelement %144, %145[%146 : i64] : vector<5xf32>
    %148 = llvm.insertvalue %147, %11[0] : !llvm.array<6 x vector<5xf32>> 
    %149 = llvm.mlir.constant(1 : i64) : i64
    %150 = llvm.extractelement %49[%149 : i64] : vector<6xf32>
    %151 = llvm.extractvalue %148[1] : !llvm.array<6 x vector<5xf32>> 
    %152 = llvm.mlir.constant(0 : i64) : i64
    %153 = llvm.insertelement %150, %151[%152 : i64] : vector<5xf32>
    %154 = llvm.insertvalue %153, %148[1] : !llvm.array<6 x vector<5xf32>> 
    %155 = llvm.mlir.constant(2 : i64) : i64
    %156 = llvm.extractelement %49[%155 : i64] : vector<6xf32>
    %157 = llvm.extractvalue %154[2] : !llvm.array<6 x vector<5xf32>> 
    %158 = llvm.mlir.constant(0 : i64) : i64
    %159 = llvm.insertelement %156, %157[%158 : i64] : vector<5xf32>
    %160 = llvm.insertvalue %159, %154[2] : !llvm.array<6 x vector<5xf32>> 
    %161 = llvm.mlir.constant(3 : i64) : i64
    %162 = llvm.extractelement %49[%161 : i64] : vector<6xf32>
    %163 = llvm.extractvalue %160[3] : !llvm.array<6 x vector<5xf32>> 
    %164 = llvm.mlir.constant(0 : i64) : i64
    %165 = llvm.insertelement %162, %163[%164 : i64] : vector<5xf32>
    %166 = llvm.insertvalue %165, %160[3] : !llvm.array<6 x vector<5xf32>> 
    %167 = llvm.mlir.constant(4 : i64) : i64
    %168 = llvm.extractelement %49[%167 : i64] : vector<6xf32>
    %169 = llvm.extractvalue %166[4] : !llvm.array<6 x vector<5xf32>> 
    %170 = llvm.mlir.constant(0 : i64) : i64
    %171 = llvm.insertelement %168, %169[%170 : i64] : vector<5xf32>
    %172 = llvm.insertvalue %171, %166[4] : !llvm.array<6 x vector<5xf32>> 
    %173 = llvm.mlir.constant(5 : i64) : i64
    %174 = llvm.extractelement %49[%173 : i64] : vector<6xf32>
    %175 = llvm.extractvalue %172[5] : !llvm.array<6 x vector<5xf32>> 
    %176 = llvm.mlir.constant(0 : i64) : i64
    %177 = llvm.insertelement %174, %175[%176 : i64] : vector<5xf32>
    %178 = llvm.insertvalue %177, %172[5] : !llvm.array<6 x vector<5xf32>> 
    %179 = llvm.mlir.constant(0 : i64) : i64
    %180 = llvm.extractelement %68[%179 : i64] : vector<6xf32>
    %181 = llvm.extractvalue %178[0] : !llvm.array<6 x vector<5xf32>> 
    %182 = llvm.mlir.constant(1 : i64) : i64
    %183 = llvm.insertelement %180, %181[%182 : i64] : vector<5xf32>
    %184 = llvm.insertvalue %183, %178[0] : !llvm.array<6 x vector<5xf32>> 
    %185 = llvm.mlir.constant(1 : i64) : i64
    %186 = llvm.extractelement %68[%185 : i64] : vector<6xf32>
    %187 = llvm.extractvalue %184[1] : !llvm.array<6 x vector<5xf32>> 
    %188 = llvm.mlir.constant(1 : i64) : i64
    %189 = llvm.insertelement %186, %187[%188 : i64] : vector<5xf32>
    %190 = llvm.insertvalue %189, %184[1] : !llvm.array<6 x vector<5xf32>> 
    %191 = llvm.mlir.constant(2 : i64) : i64
    %192 = llvm.extractelement %68[%191 : i64] : vector<6xf32>
    %193 = llvm.extractvalue %190[2] : !llvm.array<6 x vector<5xf32>> 
    %194 = llvm.mlir.constant(1 : i64) : i64
    %195 = llvm.insertelement %192, %193[%194 : i64] : vector<5xf32>
    %196 = llvm.insertvalue %195, %190[2] : !llvm.array<6 x vector<5xf32>> 
    %197 = llvm.mlir.constant(3 : i64) : i64
    %198 = llvm.extractelement %68[%197 : i64] : vector<6xf32>
    %199 = llvm.extractvalue %196[3] : !llvm.array<6 x vector<5xf32>> 
    %200 = llvm.mlir.constant(1 : i64) : i64
    %201 = llvm.insertelement %198, %199[%200 : i64] : vector<5xf32>
    %202 = llvm.insertvalue %201, %196[3] : !llvm.array<6 x vector<5xf32>> 
    %203 = llvm.mlir.constant(4 : i64) : i64
    %204 = llvm.extractelement %68[%203 : i64] : vector<6xf32>
    %205 = llvm.extractvalue %202[4] : !llvm.array<6 x vector<5xf32>> 
    %206 = llvm.mlir.constant(1 : i64) : i64
    %207 = llvm.insertelement %204, %205[%206 : i64] : vector<5xf32>
    %208 = llvm.insertvalue %207, %202[4] : !llvm.array<6 x vector<5xf32>> 
    %209 = llvm.mlir.constant(5 : i64) : i64
    %210 = llvm.extractelement %68[%209 : i64] : vector<6xf32>
    %211 = llvm.extractvalue %208[5] : !llvm.array<6 x vector<5xf32>> 
    %212 = llvm.mlir.constant(1 : i64) : i64
    %213 = llvm.insertelement %210, %211[%212 : i64] : vector<5xf32>
    %214 = llvm.insertvalue %213, %208[5] : !llvm.array<6 x vector<5xf32>> 
    %215 = llvm.mlir.constant(0 : i64) : i64
    %216 = llvm.extractelement %87[%215 : i64] : vector<6xf32>
    %217 = llvm.extractvalue %214[0] : !llvm.array<6 x vector<5xf32>> 
    %218 = llvm.mlir.constant(2 : i64) : i64
    %219 = llvm.insertelement %216, %217[%218 : i64] : vector<5xf32>
    %220 = llvm.insertvalue %219, %214[0] : !llvm.array<6 x vector<5xf32>> 
    %221 = llvm.mlir.constant(1 : i64) : i64
    %222 = llvm.extractelement %87[%221 : i64] : vector<6xf32>
    %223 = llvm.extractvalue %220[1] : !llvm.array<6 x vector<5xf32>> 
    %224 = llvm.mlir.constant(2 : i64) : i64
    %225 = llvm.insertelement %222, %223[%224 : i64] : vector<5xf32>
    %226 = llvm.insertvalue %225, %220[1] : !llvm.array<6 x vector<5xf32>> 
    %227 = llvm.mlir.constant(2 : i64) : i64
    %228 = llvm.extractelement %87[%227 : i64] : vector<6xf32>
    %229 = llvm.extractvalue %226[2] : !llvm.array<6 x vector<5xf32>> 
    %230 = llvm.mlir.constant(2 : i64) : i64
    %231 = llvm.insertelement %228, %229[%230 : i64] : vector<5xf32>
    %232 = llvm.insertvalue %231, %226[2] : !llvm.array<6 x vector<5xf32>> 
    %233 = llvm.mlir.constant(3 : i64) : i64
    %234 = llvm.extractelement %87[%233 : i64] : vector<6xf32>
    %235 = llvm.extractvalue %232[3] : !llvm.array<6 x vector<5xf32>> 
    %236 = llvm.mlir.constant(2 : i64) : i64
    %237 = llvm.insertelement %234, %235[%236 : i64] : vector<5xf32>
    %238 = llvm.insertvalue %237, %232[3] : !llvm.array<6 x vector<5xf32>> 
    %239 = llvm.mlir.constant(4 : i64) : i64
    %240 = llvm.extractelement %87[%239 : i64] : vector<6xf32>
    %241 = llvm.extractvalue %238[4] : !llvm.array<6 x vector<5xf32>> 
    %242 = llvm.mlir.constant(2 : i64) : i64
    %243 = llvm.insertelement %240, %241[%242 : i64] : vector<5xf32>
    %244 = llvm.insertvalue %243, %238[4] : !llvm.array<6 x vector<5xf32>> 
    %245 = llvm.mlir.constant(5 : i64) : i64
    %246 = llvm.extractelement %87[%245 : i64] : vector<6xf32>
    %247 = llvm.extractvalue %244[5] : !llvm.array<6 x vector<5xf32>> 
    %248 = llvm.mlir.constant(2 : i64) : i64
    %249 = llvm.insertelement %246, %247[%248 : i64] : vector<5xf32>
    %250 = llvm.insertvalue %249, %244[5] : !llvm.array<6 x vector<5xf32>> 
    %251 = llvm.mlir.constant(0 : i64) : i64
    %252 = llvm.extractelement %106[%251 : i64] : vector<6xf32>
    %253 = llvm.extractvalue %250[0] : !llvm.array<6 x vector<5xf32>> 
    %254 = llvm.mlir.constant(3 : i64) : i64
    %255 = llvm.insertelement %252, %253[%254 : i64] : vector<5xf32>
    %256 = llvm.insertvalue %255, %250[0] : !llvm.array<6 x vector<5xf32>> 
    %257 = llvm.mlir.constant(1 : i64) : i64
    %258 = llvm.extractelement %106[%257 : i64] : vector<6xf32>
    %259 = llvm.extractvalue %256[1] : !llvm.array<6 x vector<5xf32>> 
    %260 = llvm.mlir.constant(3 : i64) : i64
    %261 = llvm.insertelement %258, %259[%260 : i64] : vector<5xf32>
    %262 = llvm.insertvalue %261, %256[1] : !llvm.array<6 x vector<5xf32>> 
    %263 = llvm.mlir.constant(2 : i64) : i64
    %264 = llvm.extractelement %106[%263 : i64] : vector<6xf32>
    %265 = llvm.extractvalue %262[2] : !llvm.array<6 x vector<5xf32>> 
    %266 = llvm.mlir.constant(3 : i64) : i64
    %267 = llvm.insertelement %264, %265[%266 : i64] : vector<5xf32>
    %268 = llvm.insertvalue %267, %262[2] : !llvm.array<6 x vector<5xf32>> 
    %269 = llvm.mlir.constant(3 : i64) : i64
    %270 = llvm.extractelement %106[%269 : i64] : vector<6xf32>
    %271 = llvm.extractvalue %268[3] : !llvm.array<6 x vector<5xf32>> 
    %272 = llvm.mlir.constant(3 : i64) : i64
    %273 = llvm.insertelement %270, %271[%272 : i64] : vector<5xf32>
    %274 = llvm.insertvalue %273, %268[3] : !llvm.array<6 x vector<5xf32>> 
    %275 = llvm.mlir.constant(4 : i64) : i64
    %276 = llvm.extractelement %106[%275 : i64] : vector<6xf32>
    %277 = llvm.extractvalue %274[4] : !llvm.array<6 x vector<5xf32>> 
    %278 = llvm.mlir.constant(3 : i64) : i64
    %279 = llvm.insertelement %276, %277[%278 : i64] : vector<5xf32>
    %280 = llvm.insertvalue %279, %274[4] : !llvm.array<6 x vector<5xf32>> 
    %281 = llvm.mlir.constant(5 : i64) : i64
    %282 = llvm.extractelement %106[%281 : i64] : vector<6xf32>
    %283 = llvm.extractvalue %280[5] : !llvm.array<6 x vector<5xf32>> 
    %284 = llvm.mlir.constant(3 : i64) : i64
    %285 = llvm.insertelement %282, %283[%284 : i64] : vector<5xf32>
    %286 = llvm.insertvalue %285, %280[5] : !llvm.array<6 x vector<5xf32>> 
    %287 = llvm.mlir.constant(0 : i64) : i64
    %288 = llvm.extractelement %125[%287 : i64] : vector<6xf32>
    %289 = llvm.extractvalue %286[0] : !llvm.array<6 x vector<5xf32>> 
    %290 = llvm.mlir.constant(4 : i64) : i64
    %291 = llvm.insertelement %288, %289[%290 : i64] : vector<5xf32>
    %292 = llvm.insertvalue %291, %286[0] : !llvm.array<6 x vector<5xf32>> 
    %293 = llvm.mlir.constant(1 : i64) : i64
    %294 = llvm.extractelement %125[%293 : i64] : vector<6xf32>
    %295 = llvm.extractvalue %292[1] : !llvm.array<6 x vector<5xf32>> 
    %296 = llvm.mlir.constant(4 : i64) : i64
    %297 = llvm.insertelement %294, %295[%296 : i64] : vector<5xf32>
    %298 = llvm.insertvalue %297, %292[1] : !llvm.array<6 x vector<5xf32>> 
    %299 = llvm.mlir.constant(2 : i64) : i64
    %300 = llvm.extractelement %125[%299 : i64] : vector<6xf32>
    %301 = llvm.extractvalue %298[2] : !llvm.array<6 x vector<5xf32>> 
    %302 = llvm.mlir.constant(4 : i64) : i64
    %303 = llvm.insertelement %300, %301[%302 : i64] : vector<5xf32>
    %304 = llvm.insertvalue %303, %298[2] : !llvm.array<6 x vector<5xf32>> 
    %305 = llvm.mlir.constant(3 : i64) : i64
    %306 = llvm.extractelement %125[%305 : i64] : vector<6xf32>
    %307 = llvm.extractvalue %304[3] : !llvm.array<6 x vector<5xf32>> 
    %308 = llvm.mlir.constant(4 : i64) : i64
    %309 = llvm.insertelement %306, %307[%308 : i64] : vector<5xf32>
    %310 = llvm.insertvalue %309, %304[3] : !llvm.array<6 x vector<5xf32>> 
    %311 = llvm.mlir.constant(4 : i64) : i64
    %312 = llvm.extractelement %125[%311 : i64] : vector<6xf32>
    %313 = llvm.extractvalue %310[4] : !llvm.array<6 x vector<5xf32>> 
    %314 = llvm.mlir.constant(4 : i64) : i64
    %315 = llvm.insertelement %312, %313[%314 : i64] : vector<5xf32>
    %316 = llvm.insertvalue %315, %310[4] : !llvm.array<6 x vector<5xf32>> 
    %317 = llvm.mlir.constant(5 : i64) : i64
    %318 = llvm.extractelement %125[%317 : i64] : vector<6xf32>
    %319 = llvm.extractvalue %316[5] : !llvm.array<6 x vector<5xf32>> 
    %320 = llvm.mlir.constant(4 : i64) : i64
    %321 = llvm.insertelement %318, %319[%320 : i64] : vector<5xf32>
    %322 = llvm.insertvalue %321, %316[5] : !llvm.array<6 x vector<5xf32>> 
    %323 = llvm.extractvalue %322[0] : !llvm.array<6 x vector<5xf32>> 
    %324 = llvm.fadd %323, %22 : vector<5xf32>
    %325 = llvm.extractvalue %322[1] : !llvm.array<6 x vector<5xf32>> 
    %326 = llvm.fadd %325, %324 : vector<5xf32>
    %327 = llvm.extractvalue %322[2] : !llvm.array<6 x vector<5xf32>> 
    %328 = llvm.fadd %327, %326 : vector<5xf32>
    %329 = llvm.extractvalue %322[3] : !llvm.array<6 x vector<5xf32>> 
    %330 = llvm.fadd %329, %328 : vector<5xf32>
    %331 = llvm.extractvalue %322[4] : !llvm.array<6 x vector<5xf32>> 
    %332 = llvm.fadd %331, %330 : vector<5xf32>
    %333 = llvm.extractvalue %322[5] : !llvm.array<6 x vector<5xf32>> 
    %334 = llvm.fadd %333, %332 : vector<5xf32>
    %335 = llvm.extractvalue %46[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %336 = llvm.getelementptr %335[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %334, %336 {alignment = 4 : i64} : vector<5xf32>, !llvm.ptr
    llvm.return %46 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
}
