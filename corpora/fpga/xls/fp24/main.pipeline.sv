module main(
  input wire clk,
  input wire [15:0] x,
  output wire [23:0] out
);
  // ===== Pipe stage 0:

  // Registers for pipe stage 0:
  reg [15:0] x__input_flop;
  always_ff @ (posedge clk) begin
    x__input_flop <= x;
  end

  // ===== Pipe stage 1:
  wire p1_literal_821_comb;
  wire [9:0] p1_fraction_comb;
  wire [9:0] p1_reverse_827_comb;
  wire [10:0] p1_one_hot_836_comb;
  wire [3:0] p1_encode_842_comb;
  wire [4:0] p1_concat_849_comb;
  wire [4:0] p1_literal_850_comb;
  wire [4:0] p1_literal_851_comb;
  wire [9:0] p1_literal_857_comb;
  wire [4:0] p1_add_858_comb;
  wire p1_literal_859_comb;
  wire [4:0] p1_sub_860_comb;
  wire p1_eq_865_comb;
  wire [9:0] p1_shll_866_comb;
  wire [5:0] p1_concat_867_comb;
  wire p1_bit_slice_868_comb;
  assign p1_literal_821_comb = 1'h0;
  assign p1_fraction_comb = x__input_flop[9:0];
  assign p1_reverse_827_comb = {p1_fraction_comb[0], p1_fraction_comb[1], p1_fraction_comb[2], p1_fraction_comb[3], p1_fraction_comb[4], p1_fraction_comb[5], p1_fraction_comb[6], p1_fraction_comb[7], p1_fraction_comb[8], p1_fraction_comb[9]};
  assign p1_one_hot_836_comb = {p1_reverse_827_comb[9:0] == 10'h000, p1_reverse_827_comb[9] && p1_reverse_827_comb[8:0] == 9'h000, p1_reverse_827_comb[8] && p1_reverse_827_comb[7:0] == 8'h00, p1_reverse_827_comb[7] && p1_reverse_827_comb[6:0] == 7'h00, p1_reverse_827_comb[6] && p1_reverse_827_comb[5:0] == 6'h00, p1_reverse_827_comb[5] && p1_reverse_827_comb[4:0] == 5'h00, p1_reverse_827_comb[4] && p1_reverse_827_comb[3:0] == 4'h0, p1_reverse_827_comb[3] && p1_reverse_827_comb[2:0] == 3'h0, p1_reverse_827_comb[2] && p1_reverse_827_comb[1:0] == 2'h0, p1_reverse_827_comb[1] && !p1_reverse_827_comb[0], p1_reverse_827_comb[0]};
  assign p1_encode_842_comb = {p1_one_hot_836_comb[8] | p1_one_hot_836_comb[9] | p1_one_hot_836_comb[10], p1_one_hot_836_comb[4] | p1_one_hot_836_comb[5] | p1_one_hot_836_comb[6] | p1_one_hot_836_comb[7], p1_one_hot_836_comb[2] | p1_one_hot_836_comb[3] | p1_one_hot_836_comb[6] | p1_one_hot_836_comb[7] | p1_one_hot_836_comb[10], p1_one_hot_836_comb[1] | p1_one_hot_836_comb[3] | p1_one_hot_836_comb[5] | p1_one_hot_836_comb[7] | p1_one_hot_836_comb[9]};
  assign p1_concat_849_comb = {p1_literal_821_comb, p1_encode_842_comb};
  assign p1_literal_850_comb = 5'h01;
  assign p1_literal_851_comb = 5'h10;
  assign p1_literal_857_comb = 10'h000;
  assign p1_add_858_comb = p1_concat_849_comb + p1_literal_850_comb;
  assign p1_literal_859_comb = 1'h1;
  assign p1_sub_860_comb = p1_literal_851_comb - p1_concat_849_comb;
  assign p1_eq_865_comb = p1_fraction_comb == p1_literal_857_comb;
  assign p1_shll_866_comb = p1_add_858_comb >= 5'h0a ? 10'h000 : p1_fraction_comb << p1_add_858_comb;
  assign p1_concat_867_comb = {p1_literal_859_comb, p1_sub_860_comb};
  assign p1_bit_slice_868_comb = x__input_flop[14];

  // Registers for pipe stage 1:
  reg [15:0] p0_x;
  reg p0_eq_17;
  reg [9:0] p0_shll_606;
  reg [5:0] p0_concat_710;
  reg p0_bit_slice_747;
  always_ff @ (posedge clk) begin
    p0_x <= x__input_flop;
    p0_eq_17 <= p1_eq_865_comb;
    p0_shll_606 <= p1_shll_866_comb;
    p0_concat_710 <= p1_concat_867_comb;
    p0_bit_slice_747 <= p1_bit_slice_868_comb;
  end

  // ===== Pipe stage 2:
  wire [2:0] p2_literal_817_comb;
  wire [6:0] p2_sign_ext_822_comb;
  wire p2_not_824_comb;
  wire [3:0] p2_concat_825_comb;
  wire [3:0] p2_literal_826_comb;
  wire [4:0] p2_exponent_comb;
  wire [4:0] p2_literal_829_comb;
  wire [17:0] p2_concat_830_comb;
  wire [17:0] p2_sign_ext_831_comb;
  wire [3:0] p2_add_832_comb;
  wire [13:0] p2_bit_slice_833_comb;
  wire p2_sign_comb;
  wire [8:0] p2_literal_835_comb;
  wire p2_ne_837_comb;
  wire [17:0] p2_and_838_comb;
  wire [17:0] p2_concat_839_comb;
  wire [9:0] p2_lit_8372224_squeezed_comb;
  wire [9:0] p2_concat_841_comb;
  wire [4:0] p2_literal_843_comb;
  wire [17:0] p2_sel_844_comb;
  wire [9:0] p2_sel_845_comb;
  wire [8:0] p2_literal_846_comb;
  wire p2_eq_852_comb;
  wire [18:0] p2_concat_853_comb;
  wire [18:0] p2_concat_854_comb;
  wire [18:0] p2_sel_861_comb;
  wire [23:0] p2_concat_870_comb;
  assign p2_literal_817_comb = 3'h0;
  assign p2_sign_ext_822_comb = {{1{p0_concat_710[5]}}, p0_concat_710};
  assign p2_not_824_comb = ~p0_eq_17;
  assign p2_concat_825_comb = {p2_literal_817_comb, p0_bit_slice_747};
  assign p2_literal_826_comb = 4'h7;
  assign p2_exponent_comb = p0_x[14:10];
  assign p2_literal_829_comb = 5'h00;
  assign p2_concat_830_comb = {p1_literal_821_comb, p2_sign_ext_822_comb, p0_shll_606};
  assign p2_sign_ext_831_comb = {18{p2_not_824_comb}};
  assign p2_add_832_comb = p2_concat_825_comb + p2_literal_826_comb;
  assign p2_bit_slice_833_comb = p0_x[13:0];
  assign p2_sign_comb = p0_x[15];
  assign p2_literal_835_comb = 9'h1fe;
  assign p2_ne_837_comb = p2_exponent_comb != p2_literal_829_comb;
  assign p2_and_838_comb = p2_concat_830_comb & p2_sign_ext_831_comb;
  assign p2_concat_839_comb = {p2_add_832_comb, p2_bit_slice_833_comb};
  assign p2_lit_8372224_squeezed_comb = 10'h1ff;
  assign p2_concat_841_comb = {p2_sign_comb, p2_literal_835_comb};
  assign p2_literal_843_comb = 5'h1f;
  assign p2_sel_844_comb = p2_ne_837_comb ? p2_concat_839_comb : p2_and_838_comb;
  assign p2_sel_845_comb = p0_eq_17 ? p2_concat_841_comb : p2_lit_8372224_squeezed_comb;
  assign p2_literal_846_comb = 9'h000;
  assign p2_eq_852_comb = p2_exponent_comb == p2_literal_843_comb;
  assign p2_concat_853_comb = {p2_sign_comb, p2_sel_844_comb};
  assign p2_concat_854_comb = {p2_sel_845_comb, p2_literal_846_comb};
  assign p2_sel_861_comb = p2_eq_852_comb ? p2_concat_854_comb : p2_concat_853_comb;
  assign p2_concat_870_comb = {p2_sel_861_comb, p2_literal_829_comb};

  // Registers for pipe stage 2:
  reg [23:0] out__output_flop;
  always_ff @ (posedge clk) begin
    out__output_flop <= p2_concat_870_comb;
  end
  assign out = out__output_flop;
endmodule
