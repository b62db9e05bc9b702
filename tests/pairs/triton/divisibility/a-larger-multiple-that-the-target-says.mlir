"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{}, {}, {tt.divisibility = 8 : i32}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32) -> (), sym_name = "scale", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32):
    %pid = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %c = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %base = "arith.muli"(%pid, %c) : (i32, i32) -> i32
    %r = "tt.make_range"() <{end = 32 : i32, start = 0 : i32}> : () -> tensor<32xi32>
    %b = "tt.splat"(%base) : (i32) -> tensor<32xi32>
    %i = "arith.addi"(%b, %r) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %ns = "tt.splat"(%n) : (i32) -> tensor<32xi32>
    %m = "arith.cmpi"(%i, %ns) <{predicate = 2 : i64}> : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %xs = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<32x!tt.ptr<f32>>
    %xp = "tt.addptr"(%xs, %i) : (tensor<32x!tt.ptr<f32>>, tensor<32xi32>) -> tensor<32x!tt.ptr<f32>>
    %os = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<32x!tt.ptr<f32>>
    %op = "tt.addptr"(%os, %i) : (tensor<32x!tt.ptr<f32>>, tensor<32xi32>) -> tensor<32x!tt.ptr<f32>>
    %v = "tt.load"(%xp, %m) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x!tt.ptr<f32>>, tensor<32xi1>) -> tensor<32xf32>
    %w = "arith.addf"(%v, %v) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    "tt.store"(%op, %w, %m) : (tensor<32x!tt.ptr<f32>>, tensor<32xf32>, tensor<32xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{}, {}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32) -> (), sym_name = "scale", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32):
    %pid = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %c = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %base = "arith.muli"(%pid, %c) : (i32, i32) -> i32
    %r = "tt.make_range"() <{end = 32 : i32, start = 0 : i32}> : () -> tensor<32xi32>
    %b = "tt.splat"(%base) : (i32) -> tensor<32xi32>
    %i = "arith.addi"(%b, %r) : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %ns = "tt.splat"(%n) : (i32) -> tensor<32xi32>
    %m = "arith.cmpi"(%i, %ns) <{predicate = 2 : i64}> : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %xs = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<32x!tt.ptr<f32>>
    %xp = "tt.addptr"(%xs, %i) : (tensor<32x!tt.ptr<f32>>, tensor<32xi32>) -> tensor<32x!tt.ptr<f32>>
    %os = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<32x!tt.ptr<f32>>
    %op = "tt.addptr"(%os, %i) : (tensor<32x!tt.ptr<f32>>, tensor<32xi32>) -> tensor<32x!tt.ptr<f32>>
    %v = "tt.load"(%xp, %m) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x!tt.ptr<f32>>, tensor<32xi1>) -> tensor<32xf32>
    %w = "arith.addf"(%v, %v) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    "tt.store"(%op, %w, %m) : (tensor<32x!tt.ptr<f32>>, tensor<32xf32>, tensor<32xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
// expect: different
