module {
  func.func @gemver(%arg0: f64, %arg1: f64, %arg2: memref<6x6xf64>, %arg3: memref<6xf64>, %arg4: memref<6xf64>, %arg5: memref<6xf64>, %arg6: memref<6xf64>, %arg7: memref<6xf64>, %arg8: memref<6xf64>, %arg9: memref<6xf64>, %arg10: memref<6xf64>) {
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %c6_0 = arith.constant 6 : index
    %c0_1 = arith.constant 0 : index
    %c36 = arith.constant 36 : index
    %c0_2 = arith.constant 0 : index
    %c6_3 = arith.constant 6 : index
    %c0_4 = arith.constant 0 : index
    %c6_5 = arith.constant 6 : index
    %c0_6 = arith.constant 0 : index
    %c6_7 = arith.constant 6 : index
    %c0_8 = arith.constant 0 : index
    %c6_9 = arith.constant 6 : index
    %c0_10 = arith.constant 0 : index
    %c6_11 = arith.constant 6 : index
    %c0_12 = arith.constant 0 : index
    %c6_13 = arith.constant 6 : index
    %c0_14 = arith.constant 0 : index
    %c36_15 = arith.constant 36 : index
    %c0_16 = arith.constant 0 : index
    %c6_17 = arith.constant 6 : index
    %c0_18 = arith.constant 0 : index
    %c36_19 = arith.constant 36 : index
    %c0_20 = arith.constant 0 : index
    %c6_21 = arith.constant 6 : index
    %c0_22 = arith.constant 0 : index
    %c6_23 = arith.constant 6 : index
    %c0_24 = arith.constant 0 : index
    %c6_25 = arith.constant 6 : index
    %c0_26 = arith.constant 0 : index
    %c6_27 = arith.constant 6 : index
    %c0_28 = arith.constant 0 : index
    %c36_29 = arith.constant 36 : index
    %c0_30 = arith.constant 0 : index
    %c0_31 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<6x6xf64, 1>
    affine.for %arg11 = 0 to 6 {
      affine.for %arg12 = 0 to 6 {
        %0 = affine.load %arg2[%arg11, %arg12] : memref<6x6xf64>
        affine.store %0, %alloc[%arg11, %arg12] : memref<6x6xf64, 1>
      }
    }
    %alloc_32 = memref.alloc() : memref<6xf64, 1>
    affine.for %arg11 = 0 to 6 {
      %0 = affine.load %arg3[%arg11] : memref<6xf64>
      affine.store %0, %alloc_32[%arg11] : memref<6xf64, 1>
    }
    %alloc_33 = memref.alloc() : memref<6xf64, 1>
    affine.for %arg11 = 0 to 6 {
      %0 = affine.load %arg4[%arg11] : memref<6xf64>
      affine.store %0, %alloc_33[%arg11] : memref<6xf64, 1>
    }
    %alloc_34 = memref.alloc() : memref<6xf64, 1>
    affine.for %arg11 = 0 to 6 {
      %0 = affine.load %arg5[%arg11] : memref<6xf64>
      affine.store %0, %alloc_34[%arg11] : memref<6xf64, 1>
    }
    %alloc_35 = memref.alloc() : memref<6xf64, 1>
    affine.for %arg11 = 0 to 6 {
      %0 = affine.load %arg6[%arg11] : memref<6xf64>
      affine.store %0, %alloc_35[%arg11] : memref<6xf64, 1>
    }
    affine.for %arg11 = 0 to 6 {
      affine.for %arg12 = 0 to 6 {
        %0 = affine.load %alloc[%arg11, %arg12] : memref<6x6xf64, 1>
        %1 = affine.load %alloc_32[%arg11] : memref<6xf64, 1>
        %2 = affine.load %alloc_33[%arg12] : memref<6xf64, 1>
        %3 = affine.load %alloc_34[%arg11] : memref<6xf64, 1>
        %4 = affine.load %alloc_35[%arg12] : memref<6xf64, 1>
        %5 = arith.mulf %1, %2 : f64
        %6 = arith.mulf %3, %4 : f64
        %7 = arith.addf %0, %5 : f64
        %8 = arith.addf %7, %6 : f64
        affine.store %8, %alloc[%arg11, %arg12] : memref<6x6xf64, 1>
      }
    }
    affine.for %arg11 = 0 to 6 {
      affine.for %arg12 = 0 to 6 {
        %0 = affine.load %alloc[%arg11, %arg12] : memref<6x6xf64, 1>
        affine.store %0, %arg2[%arg11, %arg12] : memref<6x6xf64>
      }
    }
    memref.dealloc %alloc_35 : memref<6xf64, 1>
    memref.dealloc %alloc_34 : memref<6xf64, 1>
    memref.dealloc %alloc_33 : memref<6xf64, 1>
    memref.dealloc %alloc_32 : memref<6xf64, 1>
    memref.dealloc %alloc : memref<6x6xf64, 1>
    %alloc_36 = memref.alloc() : memref<6xf64, 1>
    affine.for %arg11 = 0 to 6 {
      %0 = affine.load %arg8[%arg11] : memref<6xf64>
      affine.store %0, %alloc_36[%arg11] : memref<6xf64, 1>
    }
    %alloc_37 = memref.alloc() : memref<6x6xf64, 1>
    affine.for %arg11 = 0 to 6 {
      affine.for %arg12 = 0 to 6 {
        %0 = affine.load %arg2[%arg11, %arg12] : memref<6x6xf64>
        affine.store %0, %alloc_37[%arg11, %arg12] : memref<6x6xf64, 1>
      }
    }
    %alloc_38 = memref.alloc() : memref<6xf64, 1>
    affine.for %arg11 = 0 to 6 {
      %0 = affine.load %arg9[%arg11] : memref<6xf64>
      affine.store %0, %alloc_38[%arg11] : memref<6xf64, 1>
    }
    affine.for %arg11 = 0 to 6 {
      affine.for %arg12 = 0 to 6 {
        %0 = affine.load %alloc_36[%arg11] : memref<6xf64, 1>
        %1 = affine.load %alloc_37[%arg12, %arg11] : memref<6x6xf64, 1>
        %2 = affine.load %alloc_38[%arg12] : memref<6xf64, 1>
        %3 = arith.mulf %arg1, %1 : f64
        %4 = arith.mulf %3, %2 : f64
        %5 = arith.addf %0, %4 : f64
        affine.store %5, %alloc_36[%arg11] : memref<6xf64, 1>
      }
    }
    affine.for %arg11 = 0 to 6 {
      %0 = affine.load %alloc_36[%arg11] : memref<6xf64, 1>
      affine.store %0, %arg8[%arg11] : memref<6xf64>
    }
    memref.dealloc %alloc_38 : memref<6xf64, 1>
    memref.dealloc %alloc_37 : memref<6x6xf64, 1>
    memref.dealloc %alloc_36 : memref<6xf64, 1>
    %alloc_39 = memref.alloc() : memref<6xf64, 1>
    affine.for %arg11 = 0 to 6 {
      %0 = affine.load %arg8[%arg11] : memref<6xf64>
      affine.store %0, %alloc_39[%arg11] : memref<6xf64, 1>
    }
    %alloc_40 = memref.alloc() : memref<6xf64, 1>
    affine.for %arg11 = 0 to 6 {
      %0 = affine.load %arg10[%arg11] : memref<6xf64>
      affine.store %0, %alloc_40[%arg11] : memref<6xf64, 1>
    }
    affine.for %arg11 = 0 to 6 {
      %0 = affine.load %alloc_39[%arg11] : memref<6xf64, 1>
      %1 = affine.load %alloc_40[%arg11] : memref<6xf64, 1>
      %2 = arith.addf %0, %1 : f64
      affine.store %2, %alloc_39[%arg11] : memref<6xf64, 1>
    }
    affine.for %arg11 = 0 to 6 {
      %0 = affine.load %alloc_39[%arg11] : memref<6xf64, 1>
      affine.store %0, %arg8[%arg11] : memref<6xf64>
    }
    memref.dealloc %alloc_40 : memref<6xf64, 1>
    memref.dealloc %alloc_39 : memref<6xf64, 1>
    %alloc_41 = memref.alloc() : memref<6xf64, 1>
    affine.for %arg11 = 0 to 6 {
      %0 = affine.load %arg7[%arg11] : memref<6xf64>
      affine.store %0, %alloc_41[%arg11] : memref<6xf64, 1>
    }
    %alloc_42 = memref.alloc() : memref<6x6xf64, 1>
    affine.for %arg11 = 0 to 6 {
      affine.for %arg12 = 0 to 6 {
        %0 = affine.load %arg2[%arg11, %arg12] : memref<6x6xf64>
        affine.store %0, %alloc_42[%arg11, %arg12] : memref<6x6xf64, 1>
      }
    }
    %alloc_43 = memref.alloc() : memref<6xf64, 1>
    affine.for %arg11 = 0 to 6 {
      %0 = affine.load %arg8[%arg11] : memref<6xf64>
      affine.store %0, %alloc_43[%arg11] : memref<6xf64, 1>
    }
    affine.for %arg11 = 0 to 6 {
      affine.for %arg12 = 0 to 6 {
        %0 = affine.load %alloc_41[%arg11] : memref<6xf64, 1>
        %1 = affine.load %alloc_42[%arg11, %arg12] : memref<6x6xf64, 1>
        %2 = affine.load %alloc_43[%arg12] : memref<6xf64, 1>
        %3 = arith.mulf %arg0, %1 : f64
        %4 = arith.mulf %3, %2 : f64
        %5 = arith.addf %0, %4 : f64
        affine.store %5, %alloc_41[%arg11] : memref<6xf64, 1>
      }
    }
    affine.for %arg11 = 0 to 6 {
      %0 = affine.load %alloc_41[%arg11] : memref<6xf64, 1>
      affine.store %0, %arg7[%arg11] : memref<6xf64>
    }
    memref.dealloc %alloc_43 : memref<6xf64, 1>
    memref.dealloc %alloc_42 : memref<6x6xf64, 1>
    memref.dealloc %alloc_41 : memref<6xf64, 1>
    return
  }
}
