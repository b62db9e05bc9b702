module shifts(
  input wire [15:0] x,
  output wire [95:0] out
);
  wire [23:0] wide;
  wire [16:0] bit_slice_256;
  wire [2:0] literal_257;
  wire [16:0] bit_slice_258;
  wire [19:0] concat_259;
  wire [19:0] bit_slice_260;
  wire [16:0] add_261;
  wire [1:0] bit_slice_262;
  wire [19:0] sub_263;
  wire [18:0] concat_264;
  wire [23:0] seven;
  wire [23:0] five;
  wire [19:0] bit_slice_267;
  wire [21:0] bit_slice_268;
  wire [1:0] literal_269;
  wire [19:0] add_270;
  wire [3:0] bit_slice_271;
  wire [23:0] neg_272;
  wire [23:0] concat_273;
  wire [23:0] concat_274;
  wire [95:0] tuple_277;
  assign wide = {{8{x[15]}}, x};
  assign bit_slice_256 = wide[16:0];
  assign literal_257 = 3'h0;
  assign bit_slice_258 = wide[18:2];
  assign concat_259 = {bit_slice_256, literal_257};
  assign bit_slice_260 = wide[19:0];
  assign add_261 = bit_slice_256 - bit_slice_258;
  assign bit_slice_262 = x[1:0];
  assign sub_263 = concat_259 - bit_slice_260;
  assign concat_264 = {add_261, bit_slice_262};
  assign seven = {{4{sub_263[19]}}, sub_263};
  assign five = {{5{concat_264[18]}}, concat_264};
  assign bit_slice_267 = seven[23:4];
  assign bit_slice_268 = five[21:0];
  assign literal_269 = 2'h0;
  assign add_270 = sub_263 + bit_slice_267;
  assign bit_slice_271 = sub_263[3:0];
  assign neg_272 = -five;
  assign concat_273 = {bit_slice_268, literal_269};
  assign concat_274 = {add_270, bit_slice_271};
  assign tuple_277 = {seven, neg_272, concat_273, concat_274};
  assign out = tuple_277;
endmodule
