module control_main(
  input  in0,
         in1,
         in2,
         in3,
         in4,
         in5,
         in6,
         in7,
         in8,
  output out0,
         out1,
         out2,
         out3,
         out4,
         out5,
         out6,
         out7,
  input  clk,
         rst
);
  wire [3:0]  _GEN;
  reg  [3:0]  state_reg = 4'h0;
  always @(posedge clk) begin
    if (rst)
      state_reg <= 4'h0;
    else
      state_reg <= _GEN;
  end
  wire        _GEN_0 = state_reg == 4'h2;
  wire        _GEN_1 = ~(state_reg == 4'h3);
  wire        _GEN_2 = ~(state_reg == 4'h4);
  wire        _GEN_3 = state_reg == 4'h5;
  wire        _GEN_4 = ~_GEN_3;
  wire        _GEN_5 = state_reg == 4'h6;
  wire        _GEN_6 = ~_GEN_5;
  wire        _GEN_7 = ~(state_reg == 4'h7);
  wire        _GEN_8 = state_reg == 4'h8;
  wire        _GEN_9 = ~_GEN_8;
  wire        _GEN_10 = state_reg == 4'h9;
  wire        _GEN_11 = ~_GEN_10;
  wire        _GEN_12 = state_reg == 4'hA;
  wire        _GEN_13 = ~_GEN_12;
  wire        _GEN_14 = state_reg == 4'hB;
  wire        _GEN_15 = ~_GEN_14;
  wire [63:0] _GEN_16 =
    {state_reg,
     state_reg,
     state_reg,
     state_reg,
     {3'h5, ~in6},
     in5 ? 4'h9 : 4'hA,
     in4 ? 4'h3 : 4'h9,
     in3 ? 4'h2 : 4'h8,
     4'h8,
     in2 ? 4'h5 : 4'h6,
     in1 ? 4'h2 : 4'h5,
     4'h6,
     in8 ? 4'h4 : {1'h0, ~in8, 2'h3},
     in0 ? 4'h1 : 4'h2,
     4'h1,
     in7 ? 4'hB : 4'h0};
  assign _GEN =
    state_reg[3]
      ? (state_reg[2]
           ? (state_reg[1]
                ? (state_reg[0] ? _GEN_16[63:60] : _GEN_16[59:56])
                : state_reg[0] ? _GEN_16[55:52] : _GEN_16[51:48])
           : state_reg[1]
               ? (state_reg[0] ? _GEN_16[47:44] : _GEN_16[43:40])
               : state_reg[0] ? _GEN_16[39:36] : _GEN_16[35:32])
      : state_reg[2]
          ? (state_reg[1]
               ? (state_reg[0] ? _GEN_16[31:28] : _GEN_16[27:24])
               : state_reg[0] ? _GEN_16[23:20] : _GEN_16[19:16])
          : state_reg[1]
              ? (state_reg[0] ? _GEN_16[15:12] : _GEN_16[11:8])
              : state_reg[0] ? _GEN_16[7:4] : _GEN_16[3:0];
  assign out0 =
    _GEN_15 & _GEN_13 & _GEN_11 & _GEN_9 & _GEN_7 & _GEN_6 & _GEN_4 & _GEN_2 & _GEN_1
    & _GEN_0;
  assign out1 = _GEN_15 & _GEN_13 & _GEN_11 & _GEN_9 & _GEN_7 & _GEN_6 & _GEN_3;
  assign out2 = _GEN_15 & _GEN_13 & _GEN_11 & _GEN_9 & _GEN_7 & _GEN_5;
  assign out3 = _GEN_15 & _GEN_13 & _GEN_11 & _GEN_8;
  assign out4 = _GEN_15 & _GEN_13 & _GEN_10;
  assign out5 = _GEN_15 & _GEN_12;
  assign out6 = _GEN_14;
  assign out7 =
    _GEN_15 & _GEN_13 & _GEN_11 & _GEN_9 & _GEN_7 & _GEN_6 & _GEN_4 & _GEN_2 & _GEN_1
    & ~_GEN_0 & state_reg == 4'h1;
endmodule
module main(
  input  [31:0] in0,
                in1,
  input         clk,
                reset,
                go,
  output [31:0] out0,
  output        done
);
  wire [31:0] ret_arg0_reg_in;
  wire        _GEN;
  wire        muli_2_reg_write_en;
  wire [31:0] muli_2_reg_in;
  wire [31:0] std_mult_pipe_2_right;
  wire [31:0] std_mult_pipe_2_left;
  wire [31:0] std_slt_0_right;
  wire [31:0] std_slt_0_left;
  wire        cmpi_0_reg_in;
  wire        _GEN_0;
  wire        muli_1_reg_write_en;
  wire [31:0] muli_1_reg_in;
  wire [31:0] std_mult_pipe_1_right;
  wire [31:0] std_mult_pipe_1_left;
  wire        _GEN_1;
  wire        muli_0_reg_write_en;
  wire [31:0] muli_0_reg_in;
  wire [31:0] std_mult_pipe_0_right;
  wire [31:0] std_mult_pipe_0_left;
  wire [31:0] std_add_0_right;
  wire [31:0] std_add_0_left;
  wire        if_res_0_reg_write_en;
  wire [31:0] if_res_0_reg_in;
  wire        _GEN_2;
  wire        _GEN_3;
  wire        _GEN_4;
  reg  [31:0] ret_arg0_reg_reg;
  reg         ret_arg0_reg_done_reg;
  reg  [31:0] if_res_0_reg_reg;
  reg         if_res_0_reg_done_reg;
  reg  [31:0] std_mult_pipe_0_out;
  reg  [31:0] muli_0_reg_reg;
  reg         muli_0_reg_done_reg;
  reg  [31:0] std_mult_pipe_1_out;
  reg  [31:0] muli_1_reg_reg;
  reg         muli_1_reg_done_reg;
  reg         cmpi_0_reg_reg;
  reg         cmpi_0_reg_done_reg;
  reg  [31:0] std_mult_pipe_2_out;
  reg  [31:0] muli_2_reg_reg;
  reg         muli_2_reg_done_reg;
  wire [3:0]  _GEN_5;
  reg  [3:0]  controller2Fstate_reg = 4'h0;
  always @(posedge clk) begin
    if (reset)
      controller2Fstate_reg <= 4'h0;
    else
      controller2Fstate_reg <= _GEN_5;
  end
  wire        _GEN_6 = controller2Fstate_reg == 4'h2;
  wire        _GEN_7 = ~(controller2Fstate_reg == 4'h3);
  wire        _GEN_8 = ~(controller2Fstate_reg == 4'h4);
  wire        _GEN_9 = controller2Fstate_reg == 4'h5;
  wire        _GEN_10 = ~_GEN_9;
  wire        _GEN_11 = controller2Fstate_reg == 4'h6;
  wire        _GEN_12 = ~_GEN_11;
  wire        _GEN_13 = ~(controller2Fstate_reg == 4'h7);
  wire        _GEN_14 = controller2Fstate_reg == 4'h8;
  wire        _GEN_15 = ~_GEN_14;
  wire        _GEN_16 = controller2Fstate_reg == 4'h9;
  wire        _GEN_17 = ~_GEN_16;
  wire        _GEN_18 = controller2Fstate_reg == 4'hA;
  wire        _GEN_19 = ~_GEN_18;
  wire        _GEN_20 = controller2Fstate_reg == 4'hB;
  wire        _GEN_21 = ~_GEN_20;
  wire        _GEN_22 =
    _GEN_21 & _GEN_19 & _GEN_17 & _GEN_15 & _GEN_13 & _GEN_12 & _GEN_10 & _GEN_8 & _GEN_7
    & _GEN_6;
  wire        _GEN_23 =
    _GEN_21 & _GEN_19 & _GEN_17 & _GEN_15 & _GEN_13 & _GEN_12 & _GEN_9;
  wire        _GEN_24 = _GEN_21 & _GEN_19 & _GEN_17 & _GEN_15 & _GEN_13 & _GEN_11;
  wire        _GEN_25 = _GEN_21 & _GEN_19 & _GEN_17 & _GEN_14;
  wire        _GEN_26 = _GEN_21 & _GEN_19 & _GEN_16;
  wire        _GEN_27 = _GEN_21 & _GEN_18;
  wire        _GEN_28 = ~muli_0_reg_done_reg;
  wire [63:0] _GEN_29 =
    {controller2Fstate_reg,
     controller2Fstate_reg,
     controller2Fstate_reg,
     controller2Fstate_reg,
     {3'h5, _GEN_28},
     muli_1_reg_done_reg ? 4'h9 : 4'hA,
     cmpi_0_reg_done_reg ? 4'h3 : 4'h9,
     if_res_0_reg_done_reg ? 4'h2 : 4'h8,
     4'h8,
     muli_2_reg_done_reg ? 4'h5 : 4'h6,
     if_res_0_reg_done_reg ? 4'h2 : 4'h5,
     4'h6,
     cmpi_0_reg_reg ? 4'h4 : 4'h4,
     ret_arg0_reg_done_reg ? 4'h1 : 4'h2,
     4'h1,
     go ? 4'hB : 4'h0};
  assign _GEN_5 =
    controller2Fstate_reg[3]
      ? (controller2Fstate_reg[2]
           ? (controller2Fstate_reg[1]
                ? (controller2Fstate_reg[0] ? _GEN_29[63:60] : _GEN_29[59:56])
                : controller2Fstate_reg[0] ? _GEN_29[55:52] : _GEN_29[51:48])
           : controller2Fstate_reg[1]
               ? (controller2Fstate_reg[0] ? _GEN_29[47:44] : _GEN_29[43:40])
               : controller2Fstate_reg[0] ? _GEN_29[39:36] : _GEN_29[35:32])
      : controller2Fstate_reg[2]
          ? (controller2Fstate_reg[1]
               ? (controller2Fstate_reg[0] ? _GEN_29[31:28] : _GEN_29[27:24])
               : controller2Fstate_reg[0] ? _GEN_29[23:20] : _GEN_29[19:16])
          : controller2Fstate_reg[1]
              ? (controller2Fstate_reg[0] ? _GEN_29[15:12] : _GEN_29[11:8])
              : controller2Fstate_reg[0] ? _GEN_29[7:4] : _GEN_29[3:0];
  always_ff @(posedge clk) begin
    if (reset)
      muli_2_reg_done_reg <= 1'h0;
    else
      muli_2_reg_done_reg <= muli_2_reg_write_en;
  end
  always_ff @(posedge clk) begin
    if (reset)
      muli_2_reg_reg <= 32'h0;
    else
      muli_2_reg_reg <=
        muli_2_reg_write_en & ~muli_2_reg_done_reg ? muli_2_reg_in : muli_2_reg_reg;
  end
  reg         std_mult_pipe_2_done;
  always_ff @(posedge clk) begin
    if (reset)
      std_mult_pipe_2_done <= 1'h0;
    else
      std_mult_pipe_2_done <= _GEN_2;
  end
  always_ff @(posedge clk) begin
    if (reset)
      std_mult_pipe_2_out <= 32'h0;
    else
      std_mult_pipe_2_out <=
        _GEN_2 & ~std_mult_pipe_2_done
          ? std_mult_pipe_2_left * std_mult_pipe_2_right
          : std_mult_pipe_2_out;
  end
  always_ff @(posedge clk) begin
    if (reset)
      cmpi_0_reg_done_reg <= 1'h0;
    else
      cmpi_0_reg_done_reg <= _GEN_26;
  end
  always_ff @(posedge clk) begin
    if (reset)
      cmpi_0_reg_reg <= 1'h0;
    else
      cmpi_0_reg_reg <= _GEN_26 & ~cmpi_0_reg_done_reg ? cmpi_0_reg_in : cmpi_0_reg_reg;
  end
  always_ff @(posedge clk) begin
    if (reset)
      muli_1_reg_done_reg <= 1'h0;
    else
      muli_1_reg_done_reg <= muli_1_reg_write_en;
  end
  always_ff @(posedge clk) begin
    if (reset)
      muli_1_reg_reg <= 32'h0;
    else
      muli_1_reg_reg <=
        muli_1_reg_write_en & ~muli_1_reg_done_reg ? muli_1_reg_in : muli_1_reg_reg;
  end
  reg         std_mult_pipe_1_done;
  always_ff @(posedge clk) begin
    if (reset)
      std_mult_pipe_1_done <= 1'h0;
    else
      std_mult_pipe_1_done <= _GEN_3;
  end
  always_ff @(posedge clk) begin
    if (reset)
      std_mult_pipe_1_out <= 32'h0;
    else
      std_mult_pipe_1_out <=
        _GEN_3 & ~std_mult_pipe_1_done
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
      muli_0_reg_reg <= 32'h0;
    else
      muli_0_reg_reg <= muli_0_reg_write_en & _GEN_28 ? muli_0_reg_in : muli_0_reg_reg;
  end
  reg         std_mult_pipe_0_done;
  always_ff @(posedge clk) begin
    if (reset)
      std_mult_pipe_0_done <= 1'h0;
    else
      std_mult_pipe_0_done <= _GEN_4;
  end
  always_ff @(posedge clk) begin
    if (reset)
      std_mult_pipe_0_out <= 32'h0;
    else
      std_mult_pipe_0_out <=
        _GEN_4 & ~std_mult_pipe_0_done
          ? std_mult_pipe_0_left * std_mult_pipe_0_right
          : std_mult_pipe_0_out;
  end
  always_ff @(posedge clk) begin
    if (reset)
      if_res_0_reg_done_reg <= 1'h0;
    else
      if_res_0_reg_done_reg <= if_res_0_reg_write_en;
  end
  always_ff @(posedge clk) begin
    if (reset)
      if_res_0_reg_reg <= 32'h0;
    else
      if_res_0_reg_reg <=
        if_res_0_reg_write_en & ~if_res_0_reg_done_reg
          ? if_res_0_reg_in
          : if_res_0_reg_reg;
  end
  always_ff @(posedge clk) begin
    if (reset)
      ret_arg0_reg_done_reg <= 1'h0;
    else
      ret_arg0_reg_done_reg <= _GEN_22;
  end
  always_ff @(posedge clk) begin
    if (reset)
      ret_arg0_reg_reg <= 32'h0;
    else
      ret_arg0_reg_reg <=
        _GEN_22 & ~ret_arg0_reg_done_reg ? ret_arg0_reg_in : ret_arg0_reg_reg;
  end
  assign _GEN_4 = _GEN_1 & _GEN_20;
  assign _GEN_3 = _GEN_0 & _GEN_27;
  assign _GEN_2 = _GEN & _GEN_24;
  assign if_res_0_reg_in =
    _GEN_25 ? std_add_0_left + std_add_0_right : _GEN_23 ? muli_2_reg_reg : 32'h0;
  assign if_res_0_reg_write_en = _GEN_25 | _GEN_23;
  assign std_add_0_left = _GEN_25 ? muli_0_reg_reg : 32'h0;
  assign std_add_0_right = _GEN_25 ? muli_1_reg_reg : 32'h0;
  assign std_mult_pipe_0_left = _GEN_20 ? in0 : 32'h0;
  assign std_mult_pipe_0_right = _GEN_20 ? in1 : 32'h0;
  assign muli_0_reg_in = _GEN_20 ? std_mult_pipe_0_out : 32'h0;
  assign muli_0_reg_write_en = _GEN_20 & std_mult_pipe_0_done;
  assign _GEN_1 = ~std_mult_pipe_0_done;
  assign std_mult_pipe_1_left = _GEN_27 ? muli_0_reg_reg : 32'h0;
  assign std_mult_pipe_1_right = _GEN_27 ? muli_0_reg_reg : 32'h0;
  assign muli_1_reg_in = _GEN_27 ? std_mult_pipe_1_out : 32'h0;
  assign muli_1_reg_write_en = _GEN_27 & std_mult_pipe_1_done;
  assign _GEN_0 = ~std_mult_pipe_1_done;
  assign cmpi_0_reg_in = _GEN_26 & $signed(std_slt_0_left) < $signed(std_slt_0_right);
  assign std_slt_0_left = _GEN_26 ? muli_0_reg_reg : 32'h0;
  assign std_slt_0_right = _GEN_26 ? in0 : 32'h0;
  assign std_mult_pipe_2_left = _GEN_24 ? muli_1_reg_reg : 32'h0;
  assign std_mult_pipe_2_right = _GEN_24 ? in1 : 32'h0;
  assign muli_2_reg_in = _GEN_24 ? std_mult_pipe_2_out : 32'h0;
  assign muli_2_reg_write_en = _GEN_24 & std_mult_pipe_2_done;
  assign _GEN = ~std_mult_pipe_2_done;
  assign ret_arg0_reg_in = _GEN_22 ? if_res_0_reg_reg : 32'h0;
  assign out0 = ret_arg0_reg_reg;
  assign done =
    _GEN_21 & _GEN_19 & _GEN_17 & _GEN_15 & _GEN_13 & _GEN_12 & _GEN_10 & _GEN_8 & _GEN_7
    & ~_GEN_6 & controller2Fstate_reg == 4'h1;
endmodule
