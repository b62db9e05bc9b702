module steered(
  input wire [59:0] x,
  input wire [1:0] beam,
  output wire [5:0] out
);
  wire [2:0] delays[4][3];
  assign delays = '{'{3'h0, 3'h0, 3'h0}, '{3'h0, 3'h1, 3'h2}, '{3'h2, 3'h1, 3'h0}, '{3'h0, 3'h2, 3'h4}};
  wire [3:0] x_unflattened[3][5];
  assign x_unflattened[0][0] = x[3:0];
  assign x_unflattened[0][1] = x[7:4];
  assign x_unflattened[0][2] = x[11:8];
  assign x_unflattened[0][3] = x[15:12];
  assign x_unflattened[0][4] = x[19:16];
  assign x_unflattened[1][0] = x[23:20];
  assign x_unflattened[1][1] = x[27:24];
  assign x_unflattened[1][2] = x[31:28];
  assign x_unflattened[1][3] = x[35:32];
  assign x_unflattened[1][4] = x[39:36];
  assign x_unflattened[2][0] = x[43:40];
  assign x_unflattened[2][1] = x[47:44];
  assign x_unflattened[2][2] = x[51:48];
  assign x_unflattened[2][3] = x[55:52];
  assign x_unflattened[2][4] = x[59:56];
  wire [1:0] literal_299;
  wire [1:0] literal_300;
  wire [2:0] array_index_301;
  wire [2:0] array_index_302;
  wire [1:0] bit_slice_304;
  wire [1:0] bit_slice_305;
  wire [3:0] array_index_306;
  wire [3:0] array_index_307;
  wire [1:0] literal_308;
  wire [4:0] sign_ext_309;
  wire [4:0] sign_ext_310;
  wire [2:0] array_index_311;
  wire [4:0] add_312;
  wire [3:0] array_index_313;
  wire [5:0] sign_ext_314;
  wire [5:0] sign_ext_315;
  wire [5:0] add_318;
  assign literal_299 = 2'h0;
  assign literal_300 = 2'h1;
  assign array_index_301 = delays[beam][literal_299];
  assign array_index_302 = delays[beam][literal_300];
  assign bit_slice_304 = array_index_301[1:0];
  assign bit_slice_305 = array_index_302[1:0];
  assign array_index_306 = x_unflattened[literal_299][bit_slice_304];
  assign array_index_307 = x_unflattened[literal_300][bit_slice_305];
  assign literal_308 = 2'h2;
  assign sign_ext_309 = {{1{array_index_306[3]}}, array_index_306};
  assign sign_ext_310 = {{1{array_index_307[3]}}, array_index_307};
  assign array_index_311 = delays[beam][literal_308];
  assign add_312 = sign_ext_309 + sign_ext_310;
  assign array_index_313 = x_unflattened[literal_308 > 2'h2 ? 2'h2 : literal_308][array_index_311 > 3'h4 ? 3'h4 : array_index_311];
  assign sign_ext_314 = {{1{add_312[4]}}, add_312};
  assign sign_ext_315 = {{2{array_index_313[3]}}, array_index_313};
  assign add_318 = sign_ext_314 + sign_ext_315;
  assign out = add_318;
endmodule
