tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %c: i1) -> f32 {
  cf.cond_br %c, ^bb1(%p : !tt.ptr<f32>), ^bb2(%q : !tt.ptr<f32>)
^bb1(%x: !tt.ptr<f32>):
  %a = tt.load %x : !tt.ptr<f32>
  tt.return %a : f32
^bb2(%y: !tt.ptr<f32>):
  %b = tt.load %y : !tt.ptr<f32>
  tt.return %b : f32
}
// -----
tt.func @f(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>, %c: i1) -> f32 {
  %r = scf.if %c -> f32 {
    %a = tt.load %p : !tt.ptr<f32>
    scf.yield %a : f32
  } else {
    %b = tt.load %q : !tt.ptr<f32>
    scf.yield %b : f32
  }
  tt.return %r : f32
}
// expect: equivalent
