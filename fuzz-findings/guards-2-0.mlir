func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %c: memref<?xi32>, %n: index) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%s = %k0) -> i32 {
    %next = arith.addi %i, %one : index
    %x = memref.load %a[%i] : memref<?xi32>
    %v1 = arith.cmpi ne, %x, %k1 : i32
    %v2 = scf.if %v1 -> i32 {
      %v3 = memref.load %b[%zero] : memref<?xi32>
      scf.yield %v3 : i32
    } else {
      %v4 = arith.cmpi ne, %x, %k1 : i32
      %v5 = scf.if %v4 -> i32 {
        memref.store %x, %b[%zero] : memref<?xi32>
        memref.store %s, %b[%zero] : memref<?xi32>
        scf.yield %s : i32
      } else {
        %v6 = memref.load %c[%next] : memref<?xi32>
        scf.yield %v6 : i32
      }
      scf.yield %v5 : i32
    }
    %v7 = arith.cmpi eq, %x, %k0 : i32
    %v8 = scf.if %v7 -> i32 {
      %v9 = arith.cmpi eq, %v2, %k1 : i32
      %v10 = scf.if %v9 -> i32 {
        %v11 = memref.load %c[%next] : memref<?xi32>
        %v12 = memref.load %b[%zero] : memref<?xi32>
        scf.yield %v12 : i32
      } else {
        scf.yield %v2 : i32
      }
      scf.yield %v10 : i32
    } else {
      %v13 = arith.cmpi ne, %v2, %k0 : i32
      %v14 = scf.if %v13 -> i32 {
        %v15 = memref.load %b[%next] : memref<?xi32>
        %v16 = memref.load %b[%zero] : memref<?xi32>
        scf.yield %v16 : i32
      } else {
        memref.store %v2, %c[%i] : memref<?xi32>
        scf.yield %v2 : i32
      }
      scf.yield %v14 : i32
    }
    scf.yield %v8 : i32
  }
  return %r : i32
}
// -----
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %c: memref<?xi32>, %n: index) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%s = %k0) -> i32 {
    %next = arith.addi %i, %one : index
    %x = memref.load %a[%i] : memref<?xi32>
    %v1 = memref.load %b[%zero] : memref<?xi32>
    %v2 = arith.cmpi ne, %x, %k1 : i32
    %v3 = scf.if %v2 -> i32 {
      scf.yield %v1 : i32
    } else {
      %v4 = arith.cmpi ne, %x, %k1 : i32
      %v5 = scf.if %v4 -> i32 {
        memref.store %x, %b[%zero] : memref<?xi32>
        memref.store %v1, %b[%zero] : memref<?xi32>
        scf.yield %v1 : i32
      } else {
        %v6 = memref.load %c[%next] : memref<?xi32>
        scf.yield %v6 : i32
      }
      scf.yield %v5 : i32
    }
    %v7 = arith.cmpi eq, %x, %k0 : i32
    %v8 = scf.if %v7 -> i32 {
      %v9 = arith.cmpi eq, %v3, %k1 : i32
      %v10 = scf.if %v9 -> i32 {
        %v11 = memref.load %c[%next] : memref<?xi32>
        %v12 = memref.load %b[%zero] : memref<?xi32>
        scf.yield %v12 : i32
      } else {
        scf.yield %v3 : i32
      }
      scf.yield %v10 : i32
    } else {
      %v13 = arith.cmpi ne, %v3, %k0 : i32
      %v14 = scf.if %v13 -> i32 {
        %v15 = memref.load %b[%next] : memref<?xi32>
        %v16 = arith.cmpi eq, %x, %k0 : i32
        %v17 = scf.if %v16 -> i32 {
          %v18 = memref.load %b[%zero] : memref<?xi32>
          scf.yield %v18 : i32
        } else {
          %v19 = memref.load %b[%zero] : memref<?xi32>
          scf.yield %v19 : i32
        }
        scf.yield %v17 : i32
      } else {
        memref.store %v3, %c[%i] : memref<?xi32>
        scf.yield %v3 : i32
      }
      scf.yield %v14 : i32
    }
    scf.yield %v8 : i32
  }
  return %r : i32
}
// on both sides: different: f33: no inputs tell the programs apart
