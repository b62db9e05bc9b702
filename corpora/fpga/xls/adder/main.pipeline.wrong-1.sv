module main(
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
  wire p1_literal_123_comb;
  wire [9:0] p1_bit_slice_124_comb;
  wire [9:0] p1_bit_slice_125_comb;
  wire p1_bit_slice_128_comb;
  wire p1_bit_slice_129_comb;
  wire [10:0] p1_concat_132_comb;
  wire [10:0] p1_concat_133_comb;
  wire [5:0] p1_bit_slice_134_comb;
  wire [5:0] p1_bit_slice_135_comb;
  wire p1_carry_comb;
  wire [10:0] p1_add_142_comb;
  wire [5:0] p1_low_comb;
  assign p1_literal_123_comb = 1'h0;
  assign p1_bit_slice_124_comb = a__input_flop[15:6];
  assign p1_bit_slice_125_comb = b__input_flop[15:6];
  assign p1_bit_slice_128_comb = a__input_flop[5];
  assign p1_bit_slice_129_comb = b__input_flop[5];
  assign p1_concat_132_comb = {p1_literal_123_comb, p1_bit_slice_124_comb};
  assign p1_concat_133_comb = {p1_literal_123_comb, p1_bit_slice_125_comb};
  assign p1_bit_slice_134_comb = a__input_flop[5:0];
  assign p1_bit_slice_135_comb = b__input_flop[5:0];
  assign p1_carry_comb = p1_bit_slice_128_comb & p1_bit_slice_129_comb;
  assign p1_add_142_comb = p1_concat_132_comb + p1_concat_133_comb;
  assign p1_low_comb = p1_bit_slice_134_comb | p1_bit_slice_135_comb;

  // Registers for pipe stage 1:
  reg p0_carry;
  reg [10:0] p0_add_27;
  reg [5:0] p0_low;
  always_ff @ (posedge clk) begin
    p0_carry <= p0_carry;
    p0_add_27 <= p1_add_142_comb;
    p0_low <= p1_low_comb;
  end

  // ===== Pipe stage 2:
  wire [9:0] p2_literal_119_comb;
  wire [10:0] p2_concat_127_comb;
  wire [10:0] p2_high_comb;
  wire [16:0] p2_concat_146_comb;
  assign p2_literal_119_comb = 10'h000;
  assign p2_concat_127_comb = {p2_literal_119_comb, p0_carry};
  assign p2_high_comb = p0_add_27 + p2_concat_127_comb;
  assign p2_concat_146_comb = {p2_high_comb, p0_low};

  // Registers for pipe stage 2:
  reg [16:0] out__output_flop;
  always_ff @ (posedge clk) begin
    out__output_flop <= p2_concat_146_comb;
  end
  assign out = out__output_flop;
endmodule
