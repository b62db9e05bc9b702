#include "machine/recurrence.h"

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

bool Recurrence::recurs(const State &now) {
  const Opcode here = program_.code[size_t(now.pc)].opcode;
  if (!watches()) {
    // Other agents change memory as well.
    if (program_.has_agents || !jumps(here))
      return false;
    const FunctionCode &function = program_.functions[size_t(now.function)];
    pc_ = now.pc;
    splits_ = now.splits;
    integers_.assign(now.integers, now.integers + function.integers);
    cells_.assign(now.cells, now.cells + function.cells);
    views_.assign(now.views, now.views + function.views);
    jumps_left_ = kMostJumps;
    return false;
  }
  --jumps_left_;
  // What ran since the last jump ends here, and began behind the jump before this one in the code.
  int64_t at = now.pc - 1;
  while (at >= 0 && changes_registers_only(program_.code[size_t(at)].opcode))
    --at;
  if (now.splits != splits_ || !jumps(here) || (at >= 0 && !jumps(program_.code[size_t(at)].opcode))) {
    jumps_left_ = 0;
    return false;
  }
  return now.pc == pc_ && is_kept(now);
}

bool Recurrence::is_kept(const State &now) const {
  return std::equal(integers_.begin(), integers_.end(), now.integers) &&
         std::equal(cells_.begin(), cells_.end(), now.cells) &&
         std::equal(views_.begin(), views_.end(), now.views, same_view);
}

} // namespace equiv
