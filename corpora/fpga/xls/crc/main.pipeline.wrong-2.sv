module main(
  input wire clk,
  input wire [15:0] crc,
  input wire [7:0] octet,
  output wire [15:0] out
);
  // ===== Pipe stage 0:

  // Registers for pipe stage 0:
  reg [15:0] crc__input_flop;
  reg [7:0] octet__input_flop;
  always_ff @ (posedge clk) begin
    crc__input_flop <= crc;
    octet__input_flop <= octet;
  end

  // ===== Pipe stage 1:
  wire [7:0] p1_bit_slice_251_comb;
  wire [14:0] p1_literal_256_comb;
  wire [7:0] p1_start__1_comb;
  wire p1_literal_261_comb;
  wire p1_literal_263_comb;
  wire [6:0] p1_bit_slice_257_comb;
  wire [6:0] p1_literal_258_comb;
  wire [7:0] p1_bit_slice_259_comb;
  wire [7:0] p1_literal_260_comb;
  wire [6:0] p1_xor_264_comb;
  wire [7:0] p1_xor_265_comb;
  wire p1_bit_slice_269_comb;
  wire [15:0] p1_concat_270_comb;
  wire [15:0] p1_concat_271_comb;
  wire [15:0] p1_sel_273_comb;
  wire [14:0] p1_bit_slice_275_comb;
  wire [14:0] p1_xor_277_comb;
  wire p1_bit_slice_281_comb;
  wire [15:0] p1_concat_282_comb;
  wire [15:0] p1_concat_283_comb;
  wire [15:0] p1_sel_285_comb;
  wire [14:0] p1_bit_slice_287_comb;
  wire [14:0] p1_xor_289_comb;
  wire p1_bit_slice_293_comb;
  wire [15:0] p1_concat_294_comb;
  wire [15:0] p1_concat_295_comb;
  wire [15:0] p1_sel_297_comb;
  wire [14:0] p1_bit_slice_301_comb;
  wire [14:0] p1_xor_305_comb;
  wire p1_bit_slice_311_comb;
  wire [15:0] p1_concat_313_comb;
  wire [15:0] p1_concat_314_comb;
  assign p1_bit_slice_251_comb = crc__input_flop[15:8];
  assign p1_literal_256_comb = 15'h0811;
  assign p1_start__1_comb = p1_bit_slice_251_comb ^ octet__input_flop;
  assign p1_literal_261_comb = 1'h0;
  assign p1_literal_263_comb = 1'h1;
  assign p1_bit_slice_257_comb = p1_start__1_comb[6:0];
  assign p1_literal_258_comb = 7'h08;
  assign p1_bit_slice_259_comb = crc__input_flop[7:0];
  assign p1_literal_260_comb = 8'h10;
  assign p1_xor_264_comb = p1_bit_slice_257_comb ^ p1_literal_258_comb;
  assign p1_xor_265_comb = p1_bit_slice_259_comb ^ p1_literal_260_comb;
  assign p1_bit_slice_269_comb = p1_start__1_comb[7];
  assign p1_concat_270_comb = {p1_bit_slice_257_comb, p1_bit_slice_259_comb, p1_literal_261_comb};
  assign p1_concat_271_comb = {p1_xor_264_comb, p1_xor_265_comb, p1_literal_263_comb};
  assign p1_sel_273_comb = p1_bit_slice_269_comb ? p1_concat_271_comb : p1_concat_270_comb;
  assign p1_bit_slice_275_comb = p1_sel_273_comb[14:0];
  assign p1_xor_277_comb = p1_bit_slice_275_comb ^ p1_literal_256_comb;
  assign p1_bit_slice_281_comb = p1_sel_273_comb[15];
  assign p1_concat_282_comb = {p1_bit_slice_275_comb, p1_literal_261_comb};
  assign p1_concat_283_comb = {p1_xor_277_comb, p1_literal_263_comb};
  assign p1_sel_285_comb = p1_bit_slice_281_comb ? p1_concat_283_comb : p1_concat_282_comb;
  assign p1_bit_slice_287_comb = p1_sel_285_comb[14:0];
  assign p1_xor_289_comb = p1_bit_slice_287_comb ^ p1_literal_256_comb;
  assign p1_bit_slice_293_comb = p1_sel_285_comb[15];
  assign p1_concat_294_comb = {p1_bit_slice_287_comb, p1_literal_261_comb};
  assign p1_concat_295_comb = {p1_xor_289_comb, p1_literal_263_comb};
  assign p1_sel_297_comb = p1_bit_slice_293_comb ? p1_concat_295_comb : p1_concat_294_comb;
  assign p1_bit_slice_301_comb = p1_sel_297_comb[14:0];
  assign p1_xor_305_comb = p1_bit_slice_301_comb ^ p1_literal_256_comb;
  assign p1_bit_slice_311_comb = p1_sel_297_comb[15];
  assign p1_concat_313_comb = {p1_bit_slice_301_comb, p1_literal_261_comb};
  assign p1_concat_314_comb = {p1_xor_305_comb, p1_literal_263_comb};

  // Registers for pipe stage 1:
  reg p0_bit_slice_122;
  reg [15:0] p0_concat_123;
  reg [15:0] p0_concat_124;
  always_ff @ (posedge clk) begin
    p0_bit_slice_122 <= p1_bit_slice_311_comb;
    p0_concat_123 <= p1_concat_313_comb;
    p0_concat_124 <= p1_concat_314_comb;
  end

  // ===== Pipe stage 2:
  wire [15:0] p2_sel_253_comb;
  wire [14:0] p2_bit_slice_255_comb;
  wire [14:0] p2_xor_262_comb;
  wire p2_bit_slice_266_comb;
  wire [15:0] p2_concat_267_comb;
  wire [15:0] p2_concat_268_comb;
  wire [15:0] p2_sel_272_comb;
  wire [14:0] p2_bit_slice_274_comb;
  wire [14:0] p2_xor_276_comb;
  wire p2_bit_slice_278_comb;
  wire [15:0] p2_concat_279_comb;
  wire [15:0] p2_concat_280_comb;
  wire [15:0] p2_sel_284_comb;
  wire [14:0] p2_bit_slice_286_comb;
  wire [14:0] p2_xor_288_comb;
  wire p2_bit_slice_290_comb;
  wire [15:0] p2_concat_291_comb;
  wire [15:0] p2_concat_292_comb;
  wire [15:0] p2_sel_296_comb;
  wire [14:0] p2_bit_slice_298_comb;
  wire [14:0] p2_xor_302_comb;
  wire p2_bit_slice_306_comb;
  wire [15:0] p2_concat_307_comb;
  wire [15:0] p2_concat_308_comb;
  wire [15:0] p2_sel_317_comb;
  assign p2_sel_253_comb = p0_bit_slice_122 ? p0_concat_124 : p0_concat_123;
  assign p2_bit_slice_255_comb = p2_sel_253_comb[14:0];
  assign p2_xor_262_comb = p2_bit_slice_255_comb ^ p1_literal_256_comb;
  assign p2_bit_slice_266_comb = p2_sel_253_comb[15];
  assign p2_concat_267_comb = {p2_bit_slice_255_comb, p1_literal_261_comb};
  assign p2_concat_268_comb = {p2_xor_262_comb, p1_literal_263_comb};
  assign p2_sel_272_comb = p2_bit_slice_266_comb ? p2_concat_268_comb : p2_concat_267_comb;
  assign p2_bit_slice_274_comb = p2_sel_272_comb[14:0];
  assign p2_xor_276_comb = p2_bit_slice_274_comb ^ p1_literal_256_comb;
  assign p2_bit_slice_278_comb = p2_sel_272_comb[15];
  assign p2_concat_279_comb = {p2_bit_slice_274_comb, p1_literal_261_comb};
  assign p2_concat_280_comb = {p2_xor_276_comb, p1_literal_263_comb};
  assign p2_sel_284_comb = p2_bit_slice_278_comb ? p2_concat_280_comb : p2_concat_279_comb;
  assign p2_bit_slice_286_comb = p2_sel_284_comb[14:0];
  assign p2_xor_288_comb = p2_bit_slice_286_comb ^ p1_literal_256_comb;
  assign p2_bit_slice_290_comb = p2_sel_284_comb[15];
  assign p2_concat_291_comb = {p2_bit_slice_286_comb, p1_literal_261_comb};
  assign p2_concat_292_comb = {p2_xor_288_comb, p1_literal_263_comb};
  assign p2_sel_296_comb = p2_bit_slice_290_comb ? p2_concat_292_comb : p2_concat_291_comb;
  assign p2_bit_slice_298_comb = p2_sel_296_comb[14:0];
  assign p2_xor_302_comb = p2_bit_slice_298_comb ^ p1_literal_256_comb;
  assign p2_bit_slice_306_comb = p2_sel_296_comb[15];
  assign p2_concat_307_comb = {p2_bit_slice_298_comb, p1_literal_261_comb};
  assign p2_concat_308_comb = {p2_xor_302_comb, p1_literal_263_comb};
  assign p2_sel_317_comb = p2_bit_slice_306_comb ? p2_concat_308_comb : p2_concat_307_comb;

  // Registers for pipe stage 2:
  reg [15:0] out__output_flop;
  always_ff @ (posedge clk) begin
    out__output_flop <= p2_sel_317_comb;
  end
  assign out = out__output_flop;
endmodule
