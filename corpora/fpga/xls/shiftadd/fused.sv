module fused(
  input wire [5:0] a,
  input wire [5:0] b,
  input wire narrow,
  output wire [11:0] out
);
  // lint_off MULTIPLY
  function automatic [5:0] umul6b_3b_x_3b (input reg [2:0] lhs, input reg [2:0] rhs);
    begin
      umul6b_3b_x_3b = lhs * rhs;
    end
  endfunction
  // lint_on MULTIPLY
  wire [2:0] bit_slice_270;
  wire [2:0] bit_slice_271;
  wire [2:0] bit_slice_272;
  wire [2:0] bit_slice_273;
  wire literal_274;
  wire [5:0] lh;
  wire [5:0] hl;
  wire [6:0] concat_278;
  wire [6:0] concat_279;
  wire not_280;
  wire [5:0] ll;
  wire [6:0] add_282;
  wire [6:0] sign_ext_283;
  wire [5:0] hh;
  wire [2:0] bit_slice_285;
  wire [1:0] literal_286;
  wire [6:0] middle;
  wire [8:0] concat_288;
  wire [8:0] concat_289;
  wire [8:0] add_290;
  wire [2:0] bit_slice_291;
  wire [11:0] concat_294;
  assign bit_slice_270 = a[2:0];
  assign bit_slice_271 = b[5:3];
  assign bit_slice_272 = a[5:3];
  assign bit_slice_273 = b[2:0];
  assign literal_274 = 1'h0;
  assign lh = umul6b_3b_x_3b(bit_slice_270, bit_slice_271);
  assign hl = umul6b_3b_x_3b(bit_slice_272, bit_slice_273);
  assign concat_278 = {literal_274, lh};
  assign concat_279 = {literal_274, hl};
  assign not_280 = ~narrow;
  assign ll = umul6b_3b_x_3b(bit_slice_270, bit_slice_273);
  assign add_282 = concat_278 + concat_279;
  assign sign_ext_283 = {7{not_280}};
  assign hh = umul6b_3b_x_3b(bit_slice_272, bit_slice_271);
  assign bit_slice_285 = ll[5:3];
  assign literal_286 = 2'h0;
  assign middle = add_282 & sign_ext_283;
  assign concat_288 = {hh, bit_slice_285};
  assign concat_289 = {literal_286, middle};
  assign add_290 = concat_288 + concat_289;
  assign bit_slice_291 = ll[2:0];
  assign concat_294 = {add_290, bit_slice_291};
  assign out = concat_294;
endmodule
