module shifts(
  input wire clk,
  input wire [15:0] x,
  output wire [95:0] out
);
  // ===== Pipe stage 0:

  // Registers for pipe stage 0:
  reg [15:0] x__input_flop;
  always_ff @ (posedge clk) begin
    x__input_flop <= x;
  end

  // ===== Pipe stage 1:
  wire [23:0] p1_wide_comb;
  wire [16:0] p1_bit_slice_274_comb;
  wire [2:0] p1_literal_275_comb;
  wire [16:0] p1_bit_slice_278_comb;
  wire [19:0] p1_concat_283_comb;
  wire [19:0] p1_bit_slice_284_comb;
  wire [16:0] p1_add_287_comb;
  wire [1:0] p1_bit_slice_288_comb;
  wire [19:0] p1_sub_294_comb;
  wire [18:0] p1_concat_296_comb;
  assign p1_wide_comb = {{8{x__input_flop[15]}}, x__input_flop};
  assign p1_bit_slice_274_comb = p1_wide_comb[16:0];
  assign p1_literal_275_comb = 3'h1;
  assign p1_bit_slice_278_comb = p1_wide_comb[18:2];
  assign p1_concat_283_comb = {p1_bit_slice_274_comb, p1_literal_275_comb};
  assign p1_bit_slice_284_comb = p1_wide_comb[19:0];
  assign p1_add_287_comb = p1_bit_slice_274_comb + p1_bit_slice_278_comb;
  assign p1_bit_slice_288_comb = x__input_flop[1:0];
  assign p1_sub_294_comb = p1_concat_283_comb - p1_bit_slice_284_comb;
  assign p1_concat_296_comb = {p1_add_287_comb, p1_bit_slice_288_comb};

  // Registers for pipe stage 1:
  reg [19:0] p0_sub_206;
  reg [18:0] p0_concat_223;
  always_ff @ (posedge clk) begin
    p0_sub_206 <= p1_sub_294_comb;
    p0_concat_223 <= p1_concat_296_comb;
  end

  // ===== Pipe stage 2:
  wire [23:0] p2_seven_comb;
  wire [23:0] p2_five_comb;
  wire [19:0] p2_bit_slice_273_comb;
  wire [21:0] p2_bit_slice_279_comb;
  wire [1:0] p2_literal_280_comb;
  wire [19:0] p2_add_281_comb;
  wire [3:0] p2_bit_slice_282_comb;
  wire [23:0] p2_neg_289_comb;
  wire [23:0] p2_concat_290_comb;
  wire [23:0] p2_concat_291_comb;
  wire [95:0] p2_tuple_298_comb;
  assign p2_seven_comb = {{4{p0_sub_206[19]}}, p0_sub_206};
  assign p2_five_comb = {{5{p0_concat_223[18]}}, p0_concat_223};
  assign p2_bit_slice_273_comb = p2_seven_comb[23:4];
  assign p2_bit_slice_279_comb = p2_five_comb[21:0];
  assign p2_literal_280_comb = 2'h0;
  assign p2_add_281_comb = p0_sub_206 + p2_bit_slice_273_comb;
  assign p2_bit_slice_282_comb = p0_sub_206[3:0];
  assign p2_neg_289_comb = -p2_five_comb;
  assign p2_concat_290_comb = {p2_bit_slice_279_comb, p2_literal_280_comb};
  assign p2_concat_291_comb = {p2_add_281_comb, p2_bit_slice_282_comb};
  assign p2_tuple_298_comb = {p2_seven_comb, p2_neg_289_comb, p2_concat_290_comb, p2_concat_291_comb};

  // Registers for pipe stage 2:
  reg [95:0] out__output_flop;
  always_ff @ (posedge clk) begin
    out__output_flop <= p2_tuple_298_comb;
  end
  assign out = out__output_flop;
endmodule
