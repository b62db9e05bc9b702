module rows(
  input wire clk,
  input wire [15:0] crc,
  input wire [7:0] octet,
  output wire [15:0] out
);
  wire [11:0] literal_198[16];
  assign literal_198 = '{12'h000, 12'h111, 12'h222, 12'h333, 12'h444, 12'h555, 12'h666, 12'h777, 12'h888, 12'h999, 12'haaa, 12'hbbb, 12'hccc, 12'hddd, 12'heee, 12'hfff};

  // ===== Pipe stage 0:

  // Registers for pipe stage 0:
  reg [15:0] crc__input_flop;
  reg [7:0] octet__input_flop;
  always_ff @ (posedge clk) begin
    crc__input_flop <= crc__input_flop;
    octet__input_flop <= octet;
  end

  // ===== Pipe stage 1:
  wire [3:0] p1_bit_slice_195_comb;
  wire [3:0] p1_bit_slice_196_comb;
  wire [3:0] p1_xor_200_comb;
  wire [11:0] p1_array_index_204_comb;
  wire [3:0] p1_bit_slice_211_comb;
  wire [3:0] p1_bit_slice_212_comb;
  wire p1_one__2_comb;
  wire [2:0] p1_bit_slice_216_comb;
  wire [3:0] p1_bit_slice_217_comb;
  wire [3:0] p1_bit_slice_218_comb;
  wire [3:0] p1_bit_slice_219_comb;
  wire [3:0] p1_one__3_comb;
  wire [2:0] p1_one__4_comb;
  wire [3:0] p1_concat_230_comb;
  wire [3:0] p1_xor_231_comb;
  wire p1_bit_slice_232_comb;
  assign p1_bit_slice_195_comb = crc__input_flop[15:12];
  assign p1_bit_slice_196_comb = octet__input_flop[7:4];
  assign p1_xor_200_comb = p1_bit_slice_195_comb ^ p1_bit_slice_196_comb;
  assign p1_array_index_204_comb = literal_198[p1_xor_200_comb];
  assign p1_bit_slice_211_comb = crc__input_flop[4:1];
  assign p1_bit_slice_212_comb = p1_array_index_204_comb[7:4];
  assign p1_one__2_comb = crc__input_flop[0];
  assign p1_bit_slice_216_comb = p1_array_index_204_comb[3:1];
  assign p1_bit_slice_217_comb = crc__input_flop[11:8];
  assign p1_bit_slice_218_comb = p1_array_index_204_comb[11:8];
  assign p1_bit_slice_219_comb = octet__input_flop[3:0];
  assign p1_one__3_comb = p1_bit_slice_211_comb ^ p1_bit_slice_212_comb;
  assign p1_one__4_comb = crc__input_flop[7:5];
  assign p1_concat_230_comb = {p1_one__2_comb, p1_bit_slice_216_comb};
  assign p1_xor_231_comb = p1_bit_slice_217_comb ^ p1_bit_slice_218_comb ^ p1_bit_slice_219_comb;
  assign p1_bit_slice_232_comb = p1_array_index_204_comb[0];

  // Registers for pipe stage 1:
  reg [3:0] p0_one__3;
  reg [2:0] p0_one__4;
  reg [3:0] p0_concat_141;
  reg [3:0] p0_xor_146;
  reg p0_bit_slice_153;
  always_ff @ (posedge clk) begin
    p0_one__3 <= p1_one__3_comb;
    p0_one__4 <= p1_one__4_comb;
    p0_concat_141 <= p1_concat_230_comb;
    p0_xor_146 <= p1_xor_231_comb;
    p0_bit_slice_153 <= p1_bit_slice_232_comb;
  end

  // ===== Pipe stage 2:
  wire p2_bit_slice_202_comb;
  wire [11:0] p2_array_index_203_comb;
  wire [3:0] p2_concat_207_comb;
  wire [3:0] p2_bit_slice_208_comb;
  wire [3:0] p2_bit_slice_210_comb;
  wire [3:0] p2_xor_220_comb;
  wire [2:0] p2_bit_slice_221_comb;
  wire [3:0] p2_xor_222_comb;
  wire [3:0] p2_bit_slice_224_comb;
  wire [15:0] p2_concat_235_comb;
  assign p2_bit_slice_202_comb = p0_one__3[3];
  assign p2_array_index_203_comb = literal_198[p0_xor_146];
  assign p2_concat_207_comb = {p0_one__4, p2_bit_slice_202_comb};
  assign p2_bit_slice_208_comb = p2_array_index_203_comb[11:8];
  assign p2_bit_slice_210_comb = p2_array_index_203_comb[7:4];
  assign p2_xor_220_comb = p2_concat_207_comb ^ p2_bit_slice_208_comb;
  assign p2_bit_slice_221_comb = p0_one__3[2:0];
  assign p2_xor_222_comb = p0_concat_141 ^ p2_bit_slice_210_comb;
  assign p2_bit_slice_224_comb = p2_array_index_203_comb[3:0];
  assign p2_concat_235_comb = {p2_xor_220_comb, p2_bit_slice_221_comb, p2_xor_222_comb, p0_bit_slice_153, p2_bit_slice_224_comb};

  // Registers for pipe stage 2:
  reg [15:0] out__output_flop;
  always_ff @ (posedge clk) begin
    out__output_flop <= p2_concat_235_comb;
  end
  assign out = out__output_flop;
endmodule
