// options: --accept bitwise,reassociated --size n=8,6 --size grid_x=2,2 --size grid_y=1,1 --size grid_z=1,1
tt.func public @f(%x: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %o: !tt.ptr<f32>, %n: i32)
    attributes {noinline = false} {
  %four = arith.constant 4 : i32
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %program = tt.get_program_id x : i32
  %start = arith.muli %program, %four : i32
  %range = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32>
  %starts = tt.splat %start : i32 -> tensor<4xi32>
  %index = arith.addi %starts, %range : tensor<4xi32>
  %limit = tt.splat %n : i32 -> tensor<4xi32>
  %inside = arith.cmpi slt, %index, %limit : tensor<4xi32>
  %xs = tt.splat %x : !tt.ptr<f32> -> tensor<4x!tt.ptr<f32>>
  %px = tt.addptr %xs, %index : tensor<4x!tt.ptr<f32>>, tensor<4xi32>
  %v = tt.load %px, %inside, %zeros : tensor<4x!tt.ptr<f32>>
  %sum = "tt.reduce"(%v) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    tt.reduce.return %c : f32
  }) : (tensor<4xf32>) -> f32
  %at = tt.addptr %o, %program : !tt.ptr<f32>, i32
  tt.store %at, %sum : !tt.ptr<f32>
  tt.return
}
// -----
tt.func public @f(%x: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %o: !tt.ptr<f32>, %n: i32)
    attributes {noinline = false} {
  %four = arith.constant 4 : i32
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %program = tt.get_program_id x : i32
  %start = arith.muli %program, %four : i32
  %range = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32>
  %starts = tt.splat %start : i32 -> tensor<4xi32>
  %index = arith.addi %starts, %range : tensor<4xi32>
  %limit = tt.splat %n : i32 -> tensor<4xi32>
  %inside = arith.cmpi sle, %index, %limit : tensor<4xi32>
  %xs = tt.splat %x : !tt.ptr<f32> -> tensor<4x!tt.ptr<f32>>
  %px = tt.addptr %xs, %index : tensor<4x!tt.ptr<f32>>, tensor<4xi32>
  %v = tt.load %px, %inside, %zeros : tensor<4x!tt.ptr<f32>>
  %sum = "tt.reduce"(%v) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    tt.reduce.return %c : f32
  }) : (tensor<4xf32>) -> f32
  %at = tt.addptr %o, %program : !tt.ptr<f32>, i32
  tt.store %at, %sum : !tt.ptr<f32>
  tt.return
}
// expect: different
