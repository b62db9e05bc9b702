// The members of Machine that notice loops which never end.
//
// Every so often what the registers of the innermost frame hold is kept, and for the next few jumps it is looked
// whether the program is there again (a cycle of states, as Floyd and Brent look for one). Where nothing in between
// writes, calls, allocates or hands over, that is all that the state of the program is, so it will be there again for
// ever. Both sides of a condition that is data are states of their own: such a split, and its end, end what is watched.
#include "machine/machine.h"

#include <algorithm>

namespace equiv {

namespace {

// Whether the state after an instruction depends on nothing but registers and on memory, which it leaves as it is.
bool changes_registers_only(Opcode opcode) {
  switch (opcode) {
  case Opcode::MoveInteger:
  case Opcode::MoveCell:
  case Opcode::MoveView:
  case Opcode::ToCell:
  case Opcode::ToInteger:
  case Opcode::Linear:
  case Opcode::Add:
  case Opcode::Subtract:
  case Opcode::Multiply:
  case Opcode::FloorDivide:
  case Opcode::CeilDivide:
  case Opcode::Modulo:
  case Opcode::Compare:
  case Opcode::ScalarInteger:
  case Opcode::SelectInteger:
  case Opcode::Scalar1:
  case Opcode::Scalar2:
  case Opcode::Scalar3:
  case Opcode::ScalarMany:
  case Opcode::ChooseCell:
  case Opcode::ChooseView:
  case Opcode::SelectCell:
  case Opcode::AddCells:
  case Opcode::SubtractCells:
  case Opcode::MultiplyCells:
  case Opcode::Global:
  case Opcode::Reshape:
  case Opcode::Size:
  case Opcode::Stride:
  case Opcode::Offset:
  case Opcode::Apart:
  case Opcode::Check:
  case Opcode::CheckCell:
  case Opcode::Load0:
  case Opcode::Load1:
  case Opcode::Load2:
  case Opcode::Load3:
  case Opcode::Load4:
  case Opcode::LoadMany:
  case Opcode::LoadCell:
  case Opcode::Address:
  case Opcode::Displace:
  case Opcode::DisplaceByData:
  case Opcode::LoadPointer:
    return true;
  default:
    return false;
  }
}

bool jumps(Opcode opcode) {
  return opcode == Opcode::Jump || opcode == Opcode::JumpIfZero || opcode == Opcode::Branch ||
         opcode == Opcode::ForBegin || opcode == Opcode::ForNext || opcode == Opcode::Split || opcode == Opcode::Join;
}

} // namespace

// Called at a jump: begins to watch, or goes on.
void Machine::watch_state() {
  if (watched_jumps_ == 0) {
    // Other agents change memory as well.
    if (program_.has_agents || !jumps(program_.code[size_t(pc_)].opcode))
      return;
    const FunctionCode &function = program_.functions[size_t(frames_.back().function)];
    watched_.pc = pc_;
    watched_.splits = splits_.size();
    watched_.integers.assign(integers_, integers_ + function.integers);
    watched_.cells.assign(cells_, cells_ + function.cells);
    watched_.views.assign(views_, views_ + function.views);
    watched_jumps_ = kMostWatched;
    return;
  }
  --watched_jumps_;
  // What ran since the last jump ends here, and began behind the jump before this one in the code.
  int64_t at = pc_ - 1;
  while (at >= 0 && changes_registers_only(program_.code[size_t(at)].opcode))
    --at;
  if (splits_.size() != watched_.splits || (at >= 0 && !jumps(program_.code[size_t(at)].opcode)) ||
      !jumps(program_.code[size_t(pc_)].opcode)) {
    watched_jumps_ = 0;
    return;
  }
  if (pc_ == watched_.pc && is_as_watched())
    throw StopError("limit-operations", "this loop never ends: the program is in a state in which it was before");
}

bool Machine::is_as_watched() const {
  for (size_t index = 0; index < watched_.views.size(); ++index)
    if (!same_view(watched_.views[index], views_[index]))
      return false;
  return std::equal(watched_.integers.begin(), watched_.integers.end(), integers_) &&
         std::equal(watched_.cells.begin(), watched_.cells.end(), cells_);
}

} // namespace equiv
