#include "lanes/loop_body.h"

#include "machine/execution.h"

#include <algorithm>
#include <unordered_set>

namespace equiv {

namespace {

constexpr size_t kMostInstructions = 4096;

bool is_load(Opcode opcode) { return opcode >= Opcode::Load0 && opcode <= Opcode::LoadMany; }

// Whether control comes from an instruction to a jump back to a Branch that stands before it, without a jump back to
// anything else. Blocks stand in reverse postorder, so that no other jump leads back.
bool comes_back(const Program &program, int64_t from, int64_t branch) {
  std::unordered_set<int64_t> seen;
  std::vector<int64_t> pending{from};
  while (!pending.empty()) {
    const int64_t pc = pending.back();
    pending.pop_back();
    if (pc <= branch || seen.size() > kMostInstructions || !seen.insert(pc).second)
      continue;
    const Instruction &in = program.code[size_t(pc)];
    auto go_on = [&](int64_t target) {
      if (target > pc)
        pending.push_back(target);
    };
    switch (in.opcode) {
    case Opcode::Jump:
      if (in.a == branch)
        return true;
      go_on(in.a);
      break;
    case Opcode::Branch:
      go_on(in.d);
      go_on(in.e);
      break;
    case Opcode::JumpIfZero:
    case Opcode::Split:
    case Opcode::Fork:
      go_on(in.b);
      go_on(pc + 1);
      break;
    case Opcode::ForBegin:
      go_on(in.e);
      go_on(pc + 1);
      break;
    case Opcode::Return:
    case Opcode::End:
      break;
    default:
      go_on(pc + 1);
    }
  }
  return false;
}

// Whether an instruction computes with integer registers, and writes the first that it names.
bool is_of_integers(Opcode opcode) {
  switch (opcode) {
  case Opcode::MoveInteger:
  case Opcode::Linear:
  case Opcode::Add:
  case Opcode::Subtract:
  case Opcode::Multiply:
  case Opcode::FloorDivide:
  case Opcode::CeilDivide:
  case Opcode::Modulo:
  case Opcode::Compare:
  case Opcode::SelectInteger:
    return true;
  default:
    return false;
  }
}

// Calls `visit` with each integer register that an instruction of a body writes.
template <class Visitor> void for_each_integer(const Program &program, const Instruction &in, Visitor visit) {
  switch (in.opcode) {
  case Opcode::ForBegin:
    visit(in.a);
    visit(in.a + 1);
    break;
  case Opcode::Branch:
    visit(in.a);
    break;
  case Opcode::ScalarInteger:
    visit(int32_t(program.pool[size_t(in.d)]));
    break;
  default:
    if (is_of_integers(in.opcode))
      visit(in.a);
  }
}

// Calls `visit` with each cell register that an instruction of a body reads.
template <class Visitor> void for_each_read_cell(const Program &program, const Instruction &in, Visitor visit) {
  switch (in.opcode) {
  case Opcode::Scalar3:
    visit(in.e);
    [[fallthrough]];
  case Opcode::Scalar2:
    visit(in.d);
    [[fallthrough]];
  case Opcode::Scalar1:
    visit(in.c);
    break;
  case Opcode::AddCells:
  case Opcode::SubtractCells:
  case Opcode::MultiplyCells:
    if (!(in.e & 1))
      visit(in.c);
    if (!(in.e & 2))
      visit(in.d);
    break;
  case Opcode::DisplaceByData:
    for (int32_t term = 0; term < in.d; ++term) {
      const int64_t *terms = program.pool.data() + in.c + 1 + 4 * term;
      if (RegisterClass(terms[2]) == RegisterClass::Data)
        visit(int32_t(terms[1]));
    }
    visit(in.b);
    break;
  case Opcode::MoveCell:
  case Opcode::Displace:
  case Opcode::LoadPointer:
    visit(in.b);
    break;
  case Opcode::StorePointer:
    visit(in.a);
    visit(in.b);
    break;
  default:
    if (is_store(in.opcode))
      visit(in.a);
  }
}

// The comparison with its operands the other way round, and the one that holds where it does not.
Predicate swapped(Predicate predicate) {
  switch (predicate) {
  case Predicate::Slt:
    return Predicate::Sgt;
  case Predicate::Sle:
    return Predicate::Sge;
  case Predicate::Sgt:
    return Predicate::Slt;
  case Predicate::Sge:
    return Predicate::Sle;
  case Predicate::Ult:
    return Predicate::Ugt;
  case Predicate::Ule:
    return Predicate::Uge;
  case Predicate::Ugt:
    return Predicate::Ult;
  case Predicate::Uge:
    return Predicate::Ule;
  default:
    return predicate;
  }
}

Predicate negated(Predicate predicate) {
  switch (predicate) {
  case Predicate::Eq:
    return Predicate::Ne;
  case Predicate::Ne:
    return Predicate::Eq;
  case Predicate::Slt:
    return Predicate::Sge;
  case Predicate::Sle:
    return Predicate::Sgt;
  case Predicate::Sgt:
    return Predicate::Sle;
  case Predicate::Sge:
    return Predicate::Slt;
  case Predicate::Ult:
    return Predicate::Uge;
  case Predicate::Ule:
    return Predicate::Ugt;
  case Predicate::Ugt:
    return Predicate::Ule;
  case Predicate::Uge:
    return Predicate::Ult;
  }
  __builtin_unreachable();
}

// What counts a loop of blocks whose iterations are the instructions `code` from `first` up to `last`.
std::optional<Counter> counter_of(const Program &program, const std::vector<int32_t> &code, size_t first, size_t last,
                                  int64_t branch, bool is_taken) {
  // The one instruction that writes a register; -1 for none, -2 for several.
  auto writer = [&](int32_t register_index) {
    int64_t found = -1;
    for (size_t at = first; at < last; ++at)
      for_each_integer(program, program.code[size_t(code[at])], [&](int32_t each) {
        if (each == register_index)
          found = found == -1 ? code[at] : -2;
      });
    return found;
  };
  const Instruction &test = program.code[size_t(branch)];
  for (const bool is_second : {false, true}) {
    Counter counter;
    counter.variable = is_second ? test.c : test.b;
    counter.bound = is_second ? test.b : test.c;
    counter.is_taken = is_taken;
    counter.predicate = Predicate(test.aux);
    if (is_second)
      counter.predicate = swapped(counter.predicate);
    if (!is_taken)
      counter.predicate = negated(counter.predicate);
    int64_t next = writer(counter.variable);
    if (next < 0 || writer(counter.bound) != -1 || test.a == counter.variable || test.a == counter.bound)
      continue;
    if (program.code[size_t(next)].opcode == Opcode::MoveInteger)
      next = writer(program.code[size_t(next)].b);
    if (next < 0)
      continue;
    const Instruction &sum = program.code[size_t(next)];
    counter.is_subtracted = sum.opcode == Opcode::Subtract;
    counter.step = sum.b == counter.variable ? sum.c : sum.b;
    if ((sum.opcode == Opcode::Add || (counter.is_subtracted && sum.b == counter.variable)) &&
        (sum.b == counter.variable || sum.c == counter.variable) && writer(counter.step) == -1)
      return counter;
  }
  return std::nullopt;
}

} // namespace

std::optional<int64_t> iterations_of(const Counter &counter, int64_t first, int64_t bound, int64_t step) {
  Wide distance = Wide(bound) - first;
  switch (counter.predicate) {
  case Predicate::Ne:
    if (step == 0 || distance % step != 0 || distance / step < 0 || distance / step > kMostOperations)
      return std::nullopt;
    return int64_t(distance / step);
  case Predicate::Ult:
  case Predicate::Ule:
    // Of numbers that are not negative the same as of signed ones.
    if (first < 0 || bound < 0)
      return std::nullopt;
    break;
  case Predicate::Slt:
  case Predicate::Sle:
  case Predicate::Sgt:
  case Predicate::Sge:
    break;
  default:
    return std::nullopt;
  }
  const bool is_down = counter.predicate == Predicate::Sgt || counter.predicate == Predicate::Sge;
  const bool is_with_bound =
      counter.predicate == Predicate::Sle || counter.predicate == Predicate::Sge || counter.predicate == Predicate::Ule;
  const Wide by = is_down ? -Wide(step) : Wide(step);
  distance = (is_down ? -distance : distance) + is_with_bound;
  if (distance <= 0)
    return 0;
  if (by <= 0 || (distance + by - 1) / by > kMostOperations)
    return std::nullopt;
  return int64_t((distance + by - 1) / by);
}

std::optional<LoopBody> loop_body(const Program &program, const Domain &domain, int64_t begin, bool must_remain) {
  struct Open {
    int64_t begin, exit;
    size_t first, inner; // of the code, and of the loops within the body
    bool is_taken;
  };
  LoopBody body;
  body.begin = begin;
  body.is_of_blocks = program.code[size_t(begin)].opcode == Opcode::Branch;
  bool stores = false;
  std::vector<Open> open;
  std::unordered_set<int64_t> seen;
  int64_t pc = begin;
  // Goes into a loop; false where it is none.
  auto enter = [&] {
    const Instruction &in = program.code[size_t(pc)];
    const size_t first = body.code.size(), inner = body.inner.size() - 1;
    if (in.opcode == Opcode::ForBegin) {
      open.push_back({pc, in.e, first, inner, false});
      ++pc;
      return true;
    }
    const bool is_taken = comes_back(program, in.d, pc);
    if (is_taken == comes_back(program, in.e, pc))
      return false;
    open.push_back({pc, is_taken ? in.e : in.d, first, inner, is_taken});
    pc = is_taken ? in.d : in.e;
    return true;
  };
  auto leave = [&] {
    const Open loop = open.back();
    open.pop_back();
    Counter *counter = &body.counter;
    // What it reads and does not write is the same in all its iterations.
    auto keep_written = [](std::vector<int32_t> &carried, const std::vector<int32_t> &cells) {
      auto is_written = [&](int32_t each) { return std::find(cells.begin(), cells.end(), each) != cells.end(); };
      carried.erase(std::partition(carried.begin(), carried.end(), is_written), carried.end());
    };
    if (!open.empty()) {
      InnerLoop &inner = body.inner[loop.inner];
      inner.end = body.code.size() - 1;
      counter = &inner.counter;
      keep_written(inner.carried, inner.cells);
    } else
      keep_written(body.carried, body.cells);
    pc = loop.exit;
    if (program.code[size_t(loop.begin)].opcode == Opcode::ForBegin)
      return true;
    const std::optional<Counter> found =
        counter_of(program, body.code, loop.first, body.code.size(), loop.begin, loop.is_taken);
    if (found)
      *counter = *found;
    return found.has_value();
  };
  auto writes = [&](int32_t register_index) {
    body.integers.push_back(register_index);
    for (size_t index = 1; index < open.size(); ++index)
      body.inner[open[index].inner].integers.push_back(register_index);
  };
  auto writes_cell = [&](int32_t register_index) {
    body.cells.push_back(register_index);
    for (size_t index = 1; index < open.size(); ++index)
      body.inner[open[index].inner].cells.push_back(register_index);
  };
  auto reads_cell = [&](int32_t register_index) {
    if (std::find(body.cells.begin(), body.cells.end(), register_index) == body.cells.end())
      body.carried.push_back(register_index);
    for (size_t index = 1; index < open.size(); ++index) {
      InnerLoop &loop = body.inner[open[index].inner];
      if (std::find(loop.cells.begin(), loop.cells.end(), register_index) == loop.cells.end())
        loop.carried.push_back(register_index);
    }
  };
  if (!enter())
    return std::nullopt;
  if (body.is_of_blocks)
    writes(program.code[size_t(begin)].a);
  while (!open.empty()) {
    if (body.code.size() >= kMostInstructions || !seen.insert(pc).second || pc == begin)
      return std::nullopt;
    const Instruction &in = program.code[size_t(pc)];
    body.code.push_back(int32_t(pc));
    for_each_read_cell(program, in, reads_cell);
    switch (in.opcode) {
    case Opcode::ForBegin:
    case Opcode::Branch:
      body.inner.push_back({pc});
      if (!enter())
        return std::nullopt;
      for_each_integer(program, in, writes);
      continue;
    case Opcode::ForNext:
      if (program.code[size_t(open.back().begin)].opcode != Opcode::ForBegin || in.c != open.back().begin + 1 ||
          !leave())
        return std::nullopt;
      continue;
    case Opcode::Jump:
      if (program.code[size_t(open.back().begin)].opcode == Opcode::Branch && in.a == open.back().begin) {
        if (!leave())
          return std::nullopt;
        continue;
      }
      if (in.a <= pc)
        return std::nullopt;
      pc = in.a;
      continue;
    case Opcode::ScalarInteger:
      if (program.operations[size_t(in.b)].result_count != 1)
        return std::nullopt;
      break;
    case Opcode::Scalar1:
    case Opcode::Scalar2:
    case Opcode::Scalar3:
      if (!is_function(program, domain, in.b) && (open.size() > 1 || !is_ordered(program, domain, in.b)))
        return std::nullopt;
      writes_cell(in.a);
      break;
    case Opcode::MoveCell:
    case Opcode::ToCell:
    case Opcode::AddCells:
    case Opcode::SubtractCells:
    case Opcode::MultiplyCells:
    case Opcode::Displace:
    case Opcode::DisplaceByData:
    case Opcode::LoadPointer:
      writes_cell(in.a);
      break;
    case Opcode::StorePointer:
      stores = true;
      break;
    default:
      if (is_load(in.opcode))
        writes_cell(in.a);
      else if (is_store(in.opcode))
        stores = true;
      else if (!is_of_integers(in.opcode))
        return std::nullopt;
    }
    for_each_integer(program, in, writes);
    ++pc;
  }
  if (must_remain && !stores && body.inner.empty())
    return std::nullopt;
  return body;
}

std::optional<LoopBody> nest_of(const Program &program, const Domain &domain, int64_t begin) {
  std::optional<LoopBody> body = loop_body(program, domain, begin, false);
  if (!body)
    return std::nullopt;
  InnerLoop loop{begin};
  loop.end = body->code.size();
  loop.counter = body->counter;
  loop.integers = body->integers;
  for_each_integer(program, program.code[size_t(begin)], [&](int32_t each) { loop.integers.push_back(each); });
  loop.cells = body->cells;
  loop.carried = body->carried;
  for (InnerLoop &each : body->inner)
    ++each.end;
  body->code.insert(body->code.begin(), int32_t(begin));
  body->inner.insert(body->inner.begin(), std::move(loop));
  return body;
}

bool is_step(const Program &program, const Domain &domain, const Instruction &in) {
  switch (in.opcode) {
  case Opcode::ScalarInteger:
    return program.operations[size_t(in.b)].result_count == 1;
  case Opcode::Scalar1:
  case Opcode::Scalar2:
  case Opcode::Scalar3:
    return is_function(program, domain, in.b);
  case Opcode::MoveCell:
  case Opcode::ToCell:
  case Opcode::AddCells:
  case Opcode::SubtractCells:
  case Opcode::MultiplyCells:
    return true;
  default:
    return is_load(in.opcode) || is_store(in.opcode) || is_of_integers(in.opcode);
  }
}

namespace {

bool is_in_one_cell(const ScalarOperation &operation) {
  if (operation.role != Role::Other || operation.result_count != 1 || operation.semantics->may_be_undefined)
    return false;
  for (int index = 0; index < operation.operand_count; ++index)
    if (operation.operands[index].width > 64)
      return false;
  return operation.results[0].width <= 64;
}

} // namespace

bool is_function(const Program &program, const Domain &domain, int32_t operation) {
  const ScalarOperation &scalar = program.operations[size_t(operation)];
  return is_in_one_cell(scalar) && domain.is_function(scalar);
}

bool is_ordered(const Program &program, const Domain &domain, int32_t operation) {
  const ScalarOperation &scalar = program.operations[size_t(operation)];
  return is_in_one_cell(scalar) && domain.is_ordered(scalar);
}

} // namespace equiv
