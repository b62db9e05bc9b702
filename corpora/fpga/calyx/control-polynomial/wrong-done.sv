module control_main(
  input  in0,
         in1,
         in2,
         in3,
  output out0,
         out1,
         out2,
         out3,
  input  clk,
         rst
);
  wire [2:0]  _GEN;
  reg  [2:0]  state_reg = 3'h0;
  always @(posedge clk) begin
    if (rst)
      state_reg <= 3'h0;
    else
      state_reg <= _GEN;
  end
  wire        _GEN_0 = state_reg == 3'h2;
  wire        _GEN_1 = state_reg == 3'h3;
  wire        _GEN_2 = ~_GEN_1;
  wire        _GEN_3 = state_reg == 3'h4;
  wire        _GEN_4 = ~_GEN_3;
  wire [23:0] _GEN_5 =
    {state_reg,
     state_reg,
     state_reg,
     in2 ? 3'h3 : 3'h4,
     {2'h1, ~in1},
     in0 ? 3'h1 : 3'h2,
     3'h1,
     {in3, 2'h0}};
  assign _GEN =
    state_reg[2]
      ? (state_reg[1]
           ? (state_reg[0] ? _GEN_5[23:21] : _GEN_5[20:18])
           : state_reg[0] ? _GEN_5[17:15] : _GEN_5[14:12])
      : state_reg[1]
          ? (state_reg[0] ? _GEN_5[11:9] : _GEN_5[8:6])
          : state_reg[0] ? _GEN_5[5:3] : _GEN_5[2:0];
  assign out0 = _GEN_4 & _GEN_2 & _GEN_0;
  assign out1 = _GEN_4 & _GEN_1;
  assign out2 = _GEN_3;
  assign out3 = _GEN_4 & _GEN_2 & ~_GEN_0 & state_reg == 3'h1;
endmodule
module main(
  input  [15:0] in0,
                in1,
                in2,
                in3,
  input         clk,
                reset,
                go,
  output [15:0] out0,
  output        done
);
  wire [15:0] std_sub_0_right;
  wire [15:0] std_sub_0_left;
  wire [15:0] ret_arg0_reg_in;
  wire [15:0] std_add_0_right;
  wire [15:0] std_add_0_left;
  wire        _GEN;
  wire        muli_1_reg_write_en;
  wire [15:0] muli_1_reg_in;
  wire [15:0] std_mult_pipe_1_right;
  wire [15:0] std_mult_pipe_1_left;
  wire        _GEN_0;
  wire        muli_0_reg_write_en;
  wire [15:0] muli_0_reg_in;
  wire [15:0] std_mult_pipe_0_right;
  wire [15:0] std_mult_pipe_0_left;
  wire        _GEN_1;
  wire        _GEN_2;
  reg  [15:0] ret_arg0_reg_reg;
  reg         ret_arg0_reg_done_reg;
  reg  [15:0] std_mult_pipe_0_out;
  reg  [15:0] muli_0_reg_reg;
  reg         muli_0_reg_done_reg;
  reg  [15:0] std_mult_pipe_1_out;
  reg  [15:0] muli_1_reg_reg;
  reg         muli_1_reg_done_reg;
  wire [2:0]  _GEN_3;
  reg  [2:0]  controller2Fstate_reg = 3'h0;
  always @(posedge clk) begin
    if (reset)
      controller2Fstate_reg <= 3'h0;
    else
      controller2Fstate_reg <= _GEN_3;
  end
  wire        _GEN_4 = controller2Fstate_reg == 3'h2;
  wire        _GEN_5 = controller2Fstate_reg == 3'h3;
  wire        _GEN_6 = ~_GEN_5;
  wire        _GEN_7 = ~muli_1_reg_done_reg;
  wire        _GEN_8 = controller2Fstate_reg == 3'h4;
  wire        _GEN_9 = ~_GEN_8;
  wire        _GEN_10 = _GEN_9 & _GEN_6 & _GEN_4;
  wire        _GEN_11 = _GEN_9 & _GEN_5;
  wire [23:0] _GEN_12 =
    {controller2Fstate_reg,
     controller2Fstate_reg,
     controller2Fstate_reg,
     muli_0_reg_done_reg ? 3'h3 : 3'h4,
     {2'h1, _GEN_7},
     ret_arg0_reg_done_reg ? 3'h1 : 3'h2,
     3'h1,
     {go, 2'h0}};
  assign _GEN_3 =
    controller2Fstate_reg[2]
      ? (controller2Fstate_reg[1]
           ? (controller2Fstate_reg[0] ? _GEN_12[23:21] : _GEN_12[20:18])
           : controller2Fstate_reg[0] ? _GEN_12[17:15] : _GEN_12[14:12])
      : controller2Fstate_reg[1]
          ? (controller2Fstate_reg[0] ? _GEN_12[11:9] : _GEN_12[8:6])
          : controller2Fstate_reg[0] ? _GEN_12[5:3] : _GEN_12[2:0];
  always_ff @(posedge clk) begin
    if (reset)
      muli_1_reg_done_reg <= 1'h0;
    else
      muli_1_reg_done_reg <= muli_1_reg_write_en;
  end
  always_ff @(posedge clk) begin
    if (reset)
      muli_1_reg_reg <= 16'h0;
    else
      muli_1_reg_reg <= muli_1_reg_write_en & _GEN_7 ? muli_1_reg_in : muli_1_reg_reg;
  end
  reg         std_mult_pipe_1_done;
  always_ff @(posedge clk) begin
    if (reset)
      std_mult_pipe_1_done <= 1'h0;
    else
      std_mult_pipe_1_done <= _GEN_1;
  end
  always_ff @(posedge clk) begin
    if (reset)
      std_mult_pipe_1_out <= 16'h0;
    else
      std_mult_pipe_1_out <=
        _GEN_1 & ~std_mult_pipe_1_done
          ? std_mult_pipe_1_left * std_mult_pipe_1_right
          : std_mult_pipe_1_out;
  end
  always_ff @(posedge clk) begin
    if (reset)
      muli_0_reg_done_reg <= 1'h0;
    else
      muli_0_reg_done_reg <= muli_0_reg_write_en;
  end
  always_ff @(posedge clk) begin
    if (reset)
      muli_0_reg_reg <= 16'h0;
    else
      muli_0_reg_reg <=
        muli_0_reg_write_en & ~muli_0_reg_done_reg ? muli_0_reg_in : muli_0_reg_reg;
  end
  reg         std_mult_pipe_0_done;
  always_ff @(posedge clk) begin
    if (reset)
      std_mult_pipe_0_done <= 1'h0;
    else
      std_mult_pipe_0_done <= _GEN_2;
  end
  always_ff @(posedge clk) begin
    if (reset)
      std_mult_pipe_0_out <= 16'h0;
    else
      std_mult_pipe_0_out <=
        _GEN_2 & ~std_mult_pipe_0_done
          ? std_mult_pipe_0_left * std_mult_pipe_0_right
          : std_mult_pipe_0_out;
  end
  always_ff @(posedge clk) begin
    if (reset)
      ret_arg0_reg_done_reg <= 1'h0;
    else
      ret_arg0_reg_done_reg <= _GEN_10;
  end
  always_ff @(posedge clk) begin
    if (reset)
      ret_arg0_reg_reg <= 16'h0;
    else
      ret_arg0_reg_reg <=
        _GEN_10 & ~ret_arg0_reg_done_reg ? ret_arg0_reg_in : ret_arg0_reg_reg;
  end
  assign _GEN_2 = _GEN_0 & _GEN_8;
  assign _GEN_1 = _GEN & _GEN_11;
  assign std_mult_pipe_0_left = _GEN_8 ? in0 : 16'h0;
  assign std_mult_pipe_0_right = _GEN_8 ? in1 : 16'h0;
  assign muli_0_reg_in = _GEN_8 ? std_mult_pipe_0_out : 16'h0;
  assign muli_0_reg_write_en = _GEN_8 & std_mult_pipe_0_done;
  assign _GEN_0 = ~std_mult_pipe_0_done;
  assign std_mult_pipe_1_left = _GEN_11 ? std_add_0_left + std_add_0_right : 16'h0;
  assign std_mult_pipe_1_right = _GEN_11 ? in0 : 16'h0;
  assign muli_1_reg_in = _GEN_11 ? std_mult_pipe_1_out : 16'h0;
  assign muli_1_reg_write_en = _GEN_11 & std_mult_pipe_1_done;
  assign _GEN = ~std_mult_pipe_1_done;
  assign std_add_0_left = _GEN_11 ? muli_0_reg_reg : 16'h0;
  assign std_add_0_right = _GEN_11 ? in2 : 16'h0;
  assign ret_arg0_reg_in = _GEN_10 ? std_sub_0_left - std_sub_0_right : 16'h0;
  assign std_sub_0_left = _GEN_10 ? muli_1_reg_reg : 16'h0;
  assign std_sub_0_right = _GEN_10 ? in3 : 16'h0;
  assign out0 = ret_arg0_reg_reg;
  assign done = _GEN_9 & _GEN_6 & ~_GEN_4 & controller2Fstate_reg == 3'h0;
endmodule
