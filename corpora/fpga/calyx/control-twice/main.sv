module control_main(
  input  in0,
         in1,
         in2,
  output out0,
         out1,
         out2,
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
  wire        _GEN_2 = state_reg == 3'h4;
  wire        _GEN_3 = ~_GEN_2;
  wire [23:0] _GEN_4 =
    {state_reg,
     state_reg,
     state_reg,
     in1 ? 3'h3 : 3'h4,
     {2'h1, ~in0},
     in0 ? 3'h1 : 3'h2,
     3'h1,
     {in2, 2'h0}};
  assign _GEN =
    state_reg[2]
      ? (state_reg[1]
           ? (state_reg[0] ? _GEN_4[23:21] : _GEN_4[20:18])
           : state_reg[0] ? _GEN_4[17:15] : _GEN_4[14:12])
      : state_reg[1]
          ? (state_reg[0] ? _GEN_4[11:9] : _GEN_4[8:6])
          : state_reg[0] ? _GEN_4[5:3] : _GEN_4[2:0];
  assign out0 = _GEN_3 & (_GEN_1 | _GEN_0);
  assign out1 = _GEN_2;
  assign out2 = _GEN_3 & ~_GEN_1 & ~_GEN_0 & state_reg == 3'h1;
endmodule
module main(
  input  [15:0] in0,
  input         clk,
                reset,
                go,
  output [15:0] out0,
  output        done
);
  wire [15:0] add_right;
  wire [15:0] add_left;
  wire        s_write_en;
  wire [15:0] s_in;
  reg  [15:0] s_reg;
  reg         s_done_reg;
  wire [2:0]  _GEN;
  reg  [2:0]  controller2Fstate_reg = 3'h0;
  always @(posedge clk) begin
    if (reset)
      controller2Fstate_reg <= 3'h0;
    else
      controller2Fstate_reg <= _GEN;
  end
  wire        _GEN_0 = controller2Fstate_reg == 3'h2;
  wire        _GEN_1 = controller2Fstate_reg == 3'h3;
  wire        _GEN_2 = ~s_done_reg;
  wire        _GEN_3 = controller2Fstate_reg == 3'h4;
  wire        _GEN_4 = ~_GEN_3;
  wire        _GEN_5 = _GEN_4 & (_GEN_1 | _GEN_0);
  wire [23:0] _GEN_6 =
    {controller2Fstate_reg,
     controller2Fstate_reg,
     controller2Fstate_reg,
     s_done_reg ? 3'h3 : 3'h4,
     {2'h1, _GEN_2},
     s_done_reg ? 3'h1 : 3'h2,
     3'h1,
     {go, 2'h0}};
  assign _GEN =
    controller2Fstate_reg[2]
      ? (controller2Fstate_reg[1]
           ? (controller2Fstate_reg[0] ? _GEN_6[23:21] : _GEN_6[20:18])
           : controller2Fstate_reg[0] ? _GEN_6[17:15] : _GEN_6[14:12])
      : controller2Fstate_reg[1]
          ? (controller2Fstate_reg[0] ? _GEN_6[11:9] : _GEN_6[8:6])
          : controller2Fstate_reg[0] ? _GEN_6[5:3] : _GEN_6[2:0];
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
      s_reg <= s_write_en & _GEN_2 ? s_in : s_reg;
  end
  assign s_in = _GEN_5 ? add_left + add_right : _GEN_3 ? in0 : 16'h0;
  assign s_write_en = _GEN_5 | _GEN_3;
  assign add_left = _GEN_5 ? s_reg : 16'h0;
  assign add_right = _GEN_5 ? in0 : 16'h0;
  assign out0 = s_reg;
  assign done = _GEN_4 & ~_GEN_1 & ~_GEN_0 & controller2Fstate_reg == 3'h1;
endmodule
