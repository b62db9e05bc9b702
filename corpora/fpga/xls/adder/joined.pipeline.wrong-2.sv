module joined(
  input wire clk,
  input wire [15:0] a,
  input wire [15:0] b,
  output wire [16:0] out
);
  // ===== Pipe stage 0:

  // Registers for pipe stage 0:
  reg [15:0] a__input_flop;
  reg [15:0] b__input_flop;
  always_ff @ (posedge clk) begin
    a__input_flop <= a;
    b__input_flop <= b;
  end

  // ===== Pipe stage 1:
  wire p1_literal_117_comb;
  wire [9:0] p1_bit_slice_118_comb;
  wire [9:0] p1_bit_slice_121_comb;
  wire [5:0] p1_bit_slice_122_comb;
  wire [5:0] p1_bit_slice_123_comb;
  wire [10:0] p1_concat_128_comb;
  wire [10:0] p1_concat_130_comb;
  wire [5:0] p1_low_comb;
  assign p1_literal_117_comb = 1'h0;
  assign p1_bit_slice_118_comb = a__input_flop[15:6];
  assign p1_bit_slice_121_comb = b__input_flop[15:6];
  assign p1_bit_slice_122_comb = a__input_flop[5:0];
  assign p1_bit_slice_123_comb = b__input_flop[5:0];
  assign p1_concat_128_comb = {p1_literal_117_comb, p1_bit_slice_118_comb};
  assign p1_concat_130_comb = {p1_literal_117_comb, p1_bit_slice_121_comb};
  assign p1_low_comb = p1_bit_slice_122_comb | p1_bit_slice_123_comb;

  // Registers for pipe stage 1:
  reg [10:0] p0_concat_78;
  reg [10:0] p0_concat_80;
  reg [5:0] p0_low;
  always_ff @ (posedge clk) begin
    p0_concat_78 <= p1_concat_128_comb;
    p0_concat_80 <= p1_concat_130_comb;
    p0_low <= p0_low;
  end

  // ===== Pipe stage 2:
  wire [10:0] p2_high_comb;
  wire [16:0] p2_concat_134_comb;
  assign p2_high_comb = p0_concat_78 + p0_concat_80;
  assign p2_concat_134_comb = {p2_high_comb, p0_low};

  // Registers for pipe stage 2:
  reg [16:0] out__output_flop;
  always_ff @ (posedge clk) begin
    out__output_flop <= p2_concat_134_comb;
  end
  assign out = out__output_flop;
endmodule
