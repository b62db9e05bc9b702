module control_main(
  input  in0,
         in1,
         in2,
         in3,
         in4,
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
  wire        _GEN_0 = state_reg == 3'h4;
  wire        _GEN_1 = state_reg == 3'h5;
  wire        _GEN_2 = ~_GEN_1;
  wire        _GEN_3 = state_reg == 3'h6;
  wire        _GEN_4 = ~_GEN_3;
  wire [23:0] _GEN_5 =
    {state_reg,
     {~in2, 2'h2},
     {2'h2, ~in1},
     in0 ? 3'h2 : 3'h4,
     3'h5,
     in4 ? 3'h3 : ~in4 ? 3'h1 : 3'h2,
     3'h1,
     in3 ? 3'h6 : 3'h0};
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
  assign out3 =
    _GEN_4 & _GEN_2 & ~_GEN_0 & state_reg != 3'h3 & state_reg != 3'h2 & state_reg == 3'h1;
endmodule
module main(
  input  [15:0] in0,
                in1,
  input         clk,
                reset,
                go,
  output [15:0] out0,
  output        done
);
  wire [31:0] add_right;
  wire [31:0] add_left;
  wire        _GEN;
  wire [15:0] mul_right;
  wire [15:0] mul_left;
  wire        s_write_en;
  wire [15:0] s_in;
  wire        n_write_en;
  wire [31:0] n_in;
  wire        _GEN_0;
  reg  [15:0] mul_out;
  wire        lt_out;
  reg  [15:0] s_reg;
  reg         s_done_reg;
  reg  [31:0] n_reg;
  reg         n_done_reg;
  wire [2:0]  _GEN_1;
  reg  [2:0]  controller2Fstate_reg = 3'h0;
  always @(posedge clk) begin
    if (reset)
      controller2Fstate_reg <= 3'h0;
    else
      controller2Fstate_reg <= _GEN_1;
  end
  wire        _GEN_2 = controller2Fstate_reg == 3'h4;
  wire        _GEN_3 = controller2Fstate_reg == 3'h5;
  wire        _GEN_4 = ~_GEN_3;
  wire        _GEN_5 = ~s_done_reg;
  wire        _GEN_6 = controller2Fstate_reg == 3'h6;
  wire        _GEN_7 = ~_GEN_6;
  wire        _GEN_8 = _GEN_7 & _GEN_4 & _GEN_2;
  wire        _GEN_9 = _GEN_7 & _GEN_3;
  wire        _GEN_10 = ~n_done_reg;
  wire [23:0] _GEN_11 =
    {controller2Fstate_reg,
     {_GEN_10, 2'h2},
     {2'h2, _GEN_5},
     n_done_reg ? 3'h2 : 3'h4,
     3'h5,
     lt_out ? 3'h3 : ~lt_out ? 3'h1 : 3'h2,
     3'h1,
     go ? 3'h6 : 3'h0};
  assign _GEN_1 =
    controller2Fstate_reg[2]
      ? (controller2Fstate_reg[1]
           ? (controller2Fstate_reg[0] ? _GEN_11[23:21] : _GEN_11[20:18])
           : controller2Fstate_reg[0] ? _GEN_11[17:15] : _GEN_11[14:12])
      : controller2Fstate_reg[1]
          ? (controller2Fstate_reg[0] ? _GEN_11[11:9] : _GEN_11[8:6])
          : controller2Fstate_reg[0] ? _GEN_11[5:3] : _GEN_11[2:0];
  always_ff @(posedge clk) begin
    if (reset)
      n_done_reg <= 1'h0;
    else
      n_done_reg <= n_write_en;
  end
  always_ff @(posedge clk) begin
    if (reset)
      n_reg <= 32'h0;
    else
      n_reg <= n_write_en & _GEN_10 ? n_in : n_reg;
  end
  always_ff @(posedge clk) begin
    if (reset)
      s_done_reg <= 1'h0;
    else
      s_done_reg <= s_write_en;
  end
  always_ff @(posedge clk) begin
    if (reset)
      s_reg <= 16'h0;
    else
      s_reg <= s_write_en & _GEN_5 ? s_in : s_reg;
  end
  assign lt_out = n_reg <= 32'h9;
  reg         mul_done;
  always_ff @(posedge clk) begin
    if (reset)
      mul_done <= 1'h0;
    else
      mul_done <= _GEN_0;
  end
  always_ff @(posedge clk) begin
    if (reset)
      mul_out <= 16'h0;
    else
      mul_out <= _GEN_0 & ~mul_done ? mul_left * mul_right : mul_out;
  end
  assign _GEN_0 = _GEN & _GEN_9;
  assign n_in = _GEN_8 ? add_left + add_right : 32'h0;
  assign n_write_en = _GEN_8 | _GEN_6;
  assign s_in = _GEN_9 ? mul_out : _GEN_6 ? in1 : 16'h0;
  assign s_write_en = _GEN_9 ? mul_done : _GEN_6;
  assign mul_left = _GEN_9 ? s_reg : 16'h0;
  assign mul_right = _GEN_9 ? in0 : 16'h0;
  assign _GEN = ~mul_done;
  assign add_left = _GEN_8 ? n_reg : 32'h0;
  assign add_right = {31'h0, _GEN_8};
  assign out0 = s_reg;
  assign done =
    _GEN_7 & _GEN_4 & ~_GEN_2 & controller2Fstate_reg != 3'h3
    & controller2Fstate_reg != 3'h2 & controller2Fstate_reg == 3'h1;
endmodule
