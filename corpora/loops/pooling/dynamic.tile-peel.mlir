#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
module {
  func.func @pooling(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: memref<?x?xf32>) {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = arith.cmpi sle, %arg0, %c0 : index
    %1 = arith.subi %c0, %arg0 : index
    %2 = arith.subi %arg0, %c1 : index
    %3 = arith.select %0, %1, %2 : index
    %4 = arith.divsi %3, %c2 : index
    %5 = arith.subi %c0, %4 : index
    %6 = arith.addi %4, %c1 : index
    %7 = arith.select %0, %5, %6 : index
    %8 = affine.apply #map()[%c0, %7, %c4]
    scf.for %arg4 = %c0 to %8 step %c4 {
      %9 = arith.cmpi sle, %arg1, %c0 : index
      %10 = arith.subi %c0, %arg1 : index
      %11 = arith.subi %arg1, %c1 : index
      %12 = arith.select %9, %10, %11 : index
      %13 = arith.divsi %12, %c3 : index
      %14 = arith.subi %c0, %13 : index
      %15 = arith.addi %13, %c1 : index
      %16 = arith.select %9, %14, %15 : index
      %17 = affine.apply #map()[%c0, %16, %c4]
      scf.for %arg5 = %c0 to %17 step %c4 {
        %18 = arith.addi %arg4, %c4 : index
        %19 = arith.cmpi sle, %arg0, %c0 : index
        %20 = arith.subi %c0, %arg0 : index
        %21 = arith.subi %arg0, %c1 : index
        %22 = arith.select %19, %20, %21 : index
        %23 = arith.divsi %22, %c2 : index
        %24 = arith.subi %c0, %23 : index
        %25 = arith.addi %23, %c1 : index
        %26 = arith.select %19, %24, %25 : index
        %27 = arith.minsi %18, %26 : index
        scf.for %arg6 = %arg4 to %27 step %c1 {
          %28 = arith.addi %arg5, %c4 : index
          %29 = arith.cmpi sle, %arg1, %c0 : index
          %30 = arith.subi %c0, %arg1 : index
          %31 = arith.subi %arg1, %c1 : index
          %32 = arith.select %29, %30, %31 : index
          %33 = arith.divsi %32, %c3 : index
          %34 = arith.subi %c0, %33 : index
          %35 = arith.addi %33, %c1 : index
          %36 = arith.select %29, %34, %35 : index
          %37 = arith.minsi %28, %36 : index
          scf.for %arg7 = %arg5 to %37 step %c1 {
            memref.store %cst, %arg3[%arg6, %arg7] : memref<?x?xf32>
            %38 = arith.muli %arg6, %c2 overflow<nsw> : index
            %39 = arith.muli %arg6, %c2 overflow<nsw> : index
            %40 = arith.addi %39, %c2 : index
            %41 = arith.minsi %40, %arg0 : index
            scf.for %arg8 = %38 to %41 step %c1 {
              %42 = arith.muli %arg7, %c3 overflow<nsw> : index
              %43 = arith.muli %arg7, %c3 overflow<nsw> : index
              %44 = arith.addi %43, %c3 : index
              %45 = arith.minsi %44, %arg1 : index
              scf.for %arg9 = %42 to %45 step %c1 {
                %46 = memref.load %arg2[%arg8, %arg9] : memref<?x?xf32>
                %47 = memref.load %arg3[%arg6, %arg7] : memref<?x?xf32>
                %48 = arith.maximumf %46, %47 : f32
                memref.store %48, %arg3[%arg6, %arg7] : memref<?x?xf32>
              }
            }
          }
        }
      }
      scf.for %arg5 = %17 to %16 step %c4 {
        %18 = arith.addi %arg4, %c4 : index
        %19 = arith.cmpi sle, %arg0, %c0 : index
        %20 = arith.subi %c0, %arg0 : index
        %21 = arith.subi %arg0, %c1 : index
        %22 = arith.select %19, %20, %21 : index
        %23 = arith.divsi %22, %c2 : index
        %24 = arith.subi %c0, %23 : index
        %25 = arith.addi %23, %c1 : index
        %26 = arith.select %19, %24, %25 : index
        %27 = arith.minsi %18, %26 : index
        scf.for %arg6 = %arg4 to %27 step %c1 {
          %28 = arith.addi %arg5, %c4 : index
          %29 = arith.cmpi sle, %arg1, %c0 : index
          %30 = arith.subi %c0, %arg1 : index
          %31 = arith.subi %arg1, %c1 : index
          %32 = arith.select %29, %30, %31 : index
          %33 = arith.divsi %32, %c3 : index
          %34 = arith.subi %c0, %33 : index
          %35 = arith.addi %33, %c1 : index
          %36 = arith.select %29, %34, %35 : index
          %37 = arith.minsi %28, %36 : index
          scf.for %arg7 = %arg5 to %37 step %c1 {
            memref.store %cst, %arg3[%arg6, %arg7] : memref<?x?xf32>
            %38 = arith.muli %arg6, %c2 overflow<nsw> : index
            %39 = arith.muli %arg6, %c2 overflow<nsw> : index
            %40 = arith.addi %39, %c2 : index
            %41 = arith.minsi %40, %arg0 : index
            scf.for %arg8 = %38 to %41 step %c1 {
              %42 = arith.muli %arg7, %c3 overflow<nsw> : index
              %43 = arith.muli %arg7, %c3 overflow<nsw> : index
              %44 = arith.addi %43, %c3 : index
              %45 = arith.minsi %44, %arg1 : index
              scf.for %arg9 = %42 to %45 step %c1 {
                %46 = memref.load %arg2[%arg8, %arg9] : memref<?x?xf32>
                %47 = memref.load %arg3[%arg6, %arg7] : memref<?x?xf32>
                %48 = arith.maximumf %46, %47 : f32
                memref.store %48, %arg3[%arg6, %arg7] : memref<?x?xf32>
              }
            }
          }
        }
      }
    }
    scf.for %arg4 = %8 to %7 step %c4 {
      %9 = arith.cmpi sle, %arg1, %c0 : index
      %10 = arith.subi %c0, %arg1 : index
      %11 = arith.subi %arg1, %c1 : index
      %12 = arith.select %9, %10, %11 : index
      %13 = arith.divsi %12, %c3 : index
      %14 = arith.subi %c0, %13 : index
      %15 = arith.addi %13, %c1 : index
      %16 = arith.select %9, %14, %15 : index
      scf.for %arg5 = %c0 to %16 step %c4 {
        %17 = arith.addi %arg4, %c4 : index
        %18 = arith.cmpi sle, %arg0, %c0 : index
        %19 = arith.subi %c0, %arg0 : index
        %20 = arith.subi %arg0, %c1 : index
        %21 = arith.select %18, %19, %20 : index
        %22 = arith.divsi %21, %c2 : index
        %23 = arith.subi %c0, %22 : index
        %24 = arith.addi %22, %c1 : index
        %25 = arith.select %18, %23, %24 : index
        %26 = arith.minsi %17, %25 : index
        scf.for %arg6 = %arg4 to %26 step %c1 {
          %27 = arith.addi %arg5, %c4 : index
          %28 = arith.cmpi sle, %arg1, %c0 : index
          %29 = arith.subi %c0, %arg1 : index
          %30 = arith.subi %arg1, %c1 : index
          %31 = arith.select %28, %29, %30 : index
          %32 = arith.divsi %31, %c3 : index
          %33 = arith.subi %c0, %32 : index
          %34 = arith.addi %32, %c1 : index
          %35 = arith.select %28, %33, %34 : index
          %36 = arith.minsi %27, %35 : index
          scf.for %arg7 = %arg5 to %36 step %c1 {
            memref.store %cst, %arg3[%arg6, %arg7] : memref<?x?xf32>
            %37 = arith.muli %arg6, %c2 overflow<nsw> : index
            %38 = arith.muli %arg6, %c2 overflow<nsw> : index
            %39 = arith.addi %38, %c2 : index
            %40 = arith.minsi %39, %arg0 : index
            scf.for %arg8 = %37 to %40 step %c1 {
              %41 = arith.muli %arg7, %c3 overflow<nsw> : index
              %42 = arith.muli %arg7, %c3 overflow<nsw> : index
              %43 = arith.addi %42, %c3 : index
              %44 = arith.minsi %43, %arg1 : index
              scf.for %arg9 = %41 to %44 step %c1 {
                %45 = memref.load %arg2[%arg8, %arg9] : memref<?x?xf32>
                %46 = memref.load %arg3[%arg6, %arg7] : memref<?x?xf32>
                %47 = arith.maximumf %45, %46 : f32
                memref.store %47, %arg3[%arg6, %arg7] : memref<?x?xf32>
              }
            }
          }
        }
      }
    }
    return
  }
}
