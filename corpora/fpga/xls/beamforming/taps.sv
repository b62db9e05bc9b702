module taps(
  input wire [35:0] x,
  output wire [19:0] out
);
  // lint_off SIGNED_TYPE
  // lint_off MULTIPLY
  function automatic [19:0] smul20b_12b_x_8b (input reg [11:0] lhs, input reg [7:0] rhs);
    reg signed [11:0] signed_lhs;
    reg signed [7:0] signed_rhs;
    reg signed [19:0] signed_result;
    begin
      signed_lhs = $signed(lhs);
      signed_rhs = $signed(rhs);
      signed_result = signed_lhs * signed_rhs;
      smul20b_12b_x_8b = $unsigned(signed_result);
    end
  endfunction
  // lint_on MULTIPLY
  // lint_on SIGNED_TYPE
  // lint_off SIGNED_TYPE
  // lint_off MULTIPLY
  function automatic [16:0] smul17b_12b_x_5b (input reg [11:0] lhs, input reg [4:0] rhs);
    reg signed [11:0] signed_lhs;
    reg signed [4:0] signed_rhs;
    reg signed [16:0] signed_result;
    begin
      signed_lhs = $signed(lhs);
      signed_rhs = $signed(rhs);
      signed_result = signed_lhs * signed_rhs;
      smul17b_12b_x_5b = $unsigned(signed_result);
    end
  endfunction
  // lint_on MULTIPLY
  // lint_on SIGNED_TYPE
  wire [11:0] x_unflattened[3];
  assign x_unflattened[0] = x[11:0];
  assign x_unflattened[1] = x[23:12];
  assign x_unflattened[2] = x[35:24];
  wire [1:0] smul_251_TrailingBits_;
  wire [11:0] array_index_316;
  wire [14:0] sign_ext_317;
  wire [12:0] bit_slice_318;
  wire [12:0] bit_slice_319;
  wire [1:0] literal_320;
  wire [12:0] add_321;
  wire bit_slice_322;
  wire [11:0] array_index_323;
  wire [7:0] literal_324;
  wire [13:0] concat_325;
  wire [19:0] smul_326;
  wire [1:0] literal_327;
  wire [17:0] sign_ext_328;
  wire [17:0] bit_slice_329;
  wire [11:0] array_index_330;
  wire [4:0] literal_331;
  wire [17:0] add_332;
  wire [1:0] bit_slice_333;
  wire [16:0] smul_334;
  wire [19:0] concat_335;
  wire [19:0] sign_ext_336;
  wire [19:0] add_339;
  assign smul_251_TrailingBits_ = 2'h0;
  assign array_index_316 = x_unflattened[smul_251_TrailingBits_];
  assign sign_ext_317 = {{3{array_index_316[11]}}, array_index_316};
  assign bit_slice_318 = sign_ext_317[13:1];
  assign bit_slice_319 = sign_ext_317[12:0];
  assign literal_320 = 2'h1;
  assign add_321 = bit_slice_318 + bit_slice_319;
  assign bit_slice_322 = array_index_316[0];
  assign array_index_323 = x_unflattened[literal_320];
  assign literal_324 = 8'h4d;
  assign concat_325 = {add_321, bit_slice_322};
  assign smul_326 = smul20b_12b_x_8b(array_index_323, literal_324);
  assign literal_327 = 2'h2;
  assign sign_ext_328 = {{4{concat_325[13]}}, concat_325};
  assign bit_slice_329 = smul_326[19:2];
  assign array_index_330 = x_unflattened[literal_327];
  assign literal_331 = 5'h17;
  assign add_332 = sign_ext_328 + bit_slice_329;
  assign bit_slice_333 = smul_326[1:0];
  assign smul_334 = smul17b_12b_x_5b(array_index_330, literal_331);
  assign concat_335 = {add_332, bit_slice_333};
  assign sign_ext_336 = {{3{smul_334[16]}}, smul_334};
  assign add_339 = concat_335 + sign_ext_336;
  assign out = add_339;
endmodule
