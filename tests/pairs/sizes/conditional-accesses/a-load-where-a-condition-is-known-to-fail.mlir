func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %c: memref<?xi32>, %n: index) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %k0 = arith.constant 0 : i32
  %k1 = arith.constant 1 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%s = %k0) -> i32 {
    %next = arith.addi %i, %one : index
    %x = memref.load %a[%i] : memref<?xi32>
    %v1 = arith.cmpi ne, %s, %k0 : i32
    %v2 = scf.if %v1 -> i32 {
      %v3 = arith.cmpi ne, %s, %k0 : i32
      %v4 = scf.if %v3 -> i32 {
        %v5 = memref.load %b[%zero] : memref<?xi32>
        scf.yield %v5 : i32
      } else {
        %v6 = memref.load %c[%next] : memref<?xi32>
        scf.yield %v6 : i32
      }
      memref.store %x, %c[%zero] : memref<?xi32>
      scf.yield %v4 : i32
    } else {
      %v7 = arith.cmpi eq, %x, %k0 : i32
      %v8 = scf.if %v7 -> i32 {
        %v9 = memref.load %c[%zero] : memref<?xi32>
        scf.yield %v9 : i32
      } else {
        %v10 = memref.load %b[%i] : memref<?xi32>
        scf.yield %v10 : i32
      }
      scf.yield %v8 : i32
    }
    %v11 = memref.load %b[%i] : memref<?xi32>
    scf.yield %v11 : i32
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
    %v1 = arith.cmpi ne, %s, %k0 : i32
    %v2 = scf.if %v1 -> i32 {
      %v3 = memref.load %b[%zero] : memref<?xi32>
      %v4 = arith.cmpi ne, %v3, %k0 : i32
      %v5 = scf.if %v4 -> i32 {
        scf.yield %v3 : i32
      } else {
        %v6 = memref.load %c[%next] : memref<?xi32>
        scf.yield %v6 : i32
      }
      memref.store %x, %c[%zero] : memref<?xi32>
      scf.yield %v5 : i32
    } else {
      %v7 = arith.cmpi eq, %x, %k0 : i32
      %v8 = scf.if %v7 -> i32 {
        %v9 = memref.load %c[%zero] : memref<?xi32>
        scf.yield %v9 : i32
      } else {
        %v10 = memref.load %b[%i] : memref<?xi32>
        scf.yield %v10 : i32
      }
      scf.yield %v8 : i32
    }
    %v11 = arith.cmpi ne, %x, %k0 : i32
    %v12 = scf.if %v11 -> i32 {
      %v13 = memref.load %b[%i] : memref<?xi32>
      scf.yield %v13 : i32
    } else {
      %v14 = memref.load %b[%i] : memref<?xi32>
      scf.yield %v14 : i32
    }
    scf.yield %v12 : i32
  }
  return %r : i32
}
// expect: different
