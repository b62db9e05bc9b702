// The loop over bytecode, with the definitions of all of Interpreter's members; included by the one source file of each
// domain.
#pragma once

#include "agents/interpreter_agents.h"
#include "agents/interpreter_phases.h"
#include "agents/interpreter_queues.h"
#include "agents/interpreter_races.h"
#include "machine/interpreter_addresses.h"
#include "machine/interpreter_bytes.h"
#include "machine/interpreter_calls.h"
#include "machine/interpreter_data_pointers.h"
#include "machine/interpreter_indirect_views.h"
#include "machine/interpreter_kept_memory.h"
#include "machine/interpreter_memory.h"
#include "machine/interpreter_pointers.h"
#include "machine/interpreter_scalars.h"
#include "machine/interpreter_splits.h"

namespace equiv {

template <class D, bool O> void Interpreter<D, O>::check() {
  next_check_ = execution_.operations + kCheckInterval;
  execution_.check_limits();
}

template <class D, bool O> void Interpreter<D, O>::begin_loop(const Instruction &instruction, int64_t iterations) {
  int64_t least = program_.pool[size_t(instruction.f)];
  int64_t left = execution_.options.operation_limit - execution_.operations;
  if (least > 0 && iterations > left / least)
    throw StopError("limit-operations", "this loop of " + std::to_string(iterations) + " iterations needs at least " +
                                            std::to_string(least) + " operations in each; the limit is " +
                                            std::to_string(execution_.options.operation_limit) + " in all");
}

// Of a minimum or maximum of two different numbers: which one it is.
template <class D, bool O>
void Interpreter<D, O>::note_extreme(uint8_t &outcome, const Instruction &instruction) const {
  const int64_t *operands = program_.pool.data() + instruction.c;
  const int64_t first = integers_[operands[0]], second = integers_[operands[1]];
  if (first != second)
    outcome |= uint8_t(1 << (integers_[program_.pool[size_t(instruction.d)]] == first));
}

template <class D, bool O> void Interpreter<D, O>::run() {
  enter(0, -1, 0, 0);
  const FunctionCode &entry = program_.functions[0];
  for (size_t index = 0; index < entry.parameters.size(); ++index) {
    auto [to, register_class] = entry.parameters[index];
    const Output &argument = execution_.arguments[index];
    switch (register_class) {
    case RegisterClass::Integer:
      integers_[to] = execution_.inputs[index].value;
      break;
    case RegisterClass::Data:
      cells_[to] = argument.cell;
      break;
    case RegisterClass::View:
      views_[to] = argument.view;
      break;
    }
  }
  if (tracks_)
    assume_ranges();
  next_check_ = kCheckInterval;
  const Instruction *code = program_.code.data();
  const ScalarOperation *operations = program_.operations.data();
  uint8_t *outcomes = execution_.outcomes.data();
  try {
    for (;;) {
      const Instruction &in = code[pc_];
      switch (in.opcode) {
      case Opcode::Jump:
        count(in.count);
        pc_ = in.a;
        continue;
      case Opcode::JumpIfZero:
        count(in.count);
        note_side(outcomes[pc_], integers_[in.a] != 0);
        pc_ = integers_[in.a] == 0 ? in.b : pc_ + 1;
        continue;
      case Opcode::Branch: {
        count(in.count);
        const bool taken = holds(Predicate(in.aux), integers_[in.b], integers_[in.c]);
        integers_[in.a] = -int64_t(taken);
        note_side(outcomes[pc_], taken);
        pc_ = taken ? in.d : in.e;
        continue;
      }
      case Opcode::ForBegin: {
        count(in.count);
        int64_t lower = integers_[in.b], upper = integers_[in.c], step = integers_[in.d];
        if (step <= 0)
          undefined("a loop with step " + std::to_string(step));
        if ((in.aux & 1) && (lower < 0 || upper < 0))
          throw StopError("unsupported", "an unsigned loop with a bound of 2^(width-1) or more");
        int64_t iterations = trip_count(lower, upper, step);
        outcomes[pc_] |= uint8_t(1 << std::min(iterations, int64_t(2)));
        if (iterations == 0) {
          pc_ = in.e;
          continue;
        }
        begin_loop(in, iterations);
        integers_[in.a] = lower;
        integers_[in.a + 1] = iterations;
        break;
      }
      case Opcode::ForNext:
        count(in.count);
        if (--integers_[in.a + 1] > 0) {
          integers_[in.a] = int64_t(uint64_t(integers_[in.a]) + uint64_t(integers_[in.b]));
          pc_ = in.c;
          continue;
        }
        break;
      case Opcode::Call:
        count(in.count);
        pass_arguments(in);
        continue;
      case Opcode::Return:
        count(in.count);
        if (frames_.size() == 1 && !join_children())
          goto handed_over;
        if (leave(in)) {
          entry_ended_ = true;
          end_ = scheduler_.running()->strand;
          scheduler_.retire();
          resume_next();
          goto handed_over;
        }
        continue;
      case Opcode::CheckCell:
        check_cell(in);
        break;
      case Opcode::Split:
        count(in.count);
        split(in);
        continue;
      case Opcode::Join:
        count(in.count);
        if (join(in))
          continue;
        break;
      case Opcode::Check:
        if (integers_[in.a] == 0)
          fail_check(in);
        break;
      case Opcode::ParallelBegin:
        count(in.count);
        begin_parallel(in);
        break;
      case Opcode::TaskBegin:
        if (O)
          begin_task();
        break;
      case Opcode::TaskEnd:
        if (O)
          end_task();
        break;
      case Opcode::ParallelEnd:
        if (!end_parallel(in))
          goto handed_over;
        count(in.count);
        break;
      case Opcode::Fork:
        count(in.count);
        fork(in);
        if (yields_)
          yield();
        continue;
      case Opcode::End:
        end_agent(in);
        goto handed_over;
      case Opcode::Wait:
        if (!wait(in))
          goto handed_over;
        count(in.count);
        break;
      case Opcode::Barrier:
        count(in.count);
        barrier(in);
        goto handed_over;
      case Opcode::Put:
        if (!put(in))
          goto handed_over;
        count(in.count);
        break;
      case Opcode::Get:
        if (!get(in))
          goto handed_over;
        count(in.count);
        break;
      case Opcode::Acquire:
        if (!acquire(in))
          goto handed_over;
        count(in.count);
        break;
      case Opcode::Release:
        count(in.count);
        release(in);
        break;
      case Opcode::Expect:
        count(in.count);
        expect(in);
        break;
      case Opcode::Arrive:
        count(in.count);
        arrive(in);
        break;
      case Opcode::Await:
        if (!await(in))
          goto handed_over;
        count(in.count);
        break;

      case Opcode::MoveInteger:
        integers_[in.a] = integers_[in.b];
        break;
      case Opcode::MoveCell:
        cells_[in.a] = cells_[in.b];
        break;
      case Opcode::MoveView:
        views_[in.a] = views_[in.b];
        break;
      case Opcode::ToCell:
        cells_[in.a] = constant_cell(mask_to_width(uint64_t(integers_[in.b]), unsigned(in.c)));
        break;
      case Opcode::ToInteger:
        integers_[in.a] = to_integer(cells_[in.b], in.c, Need(in.d));
        break;

      case Opcode::Linear: {
        const int64_t *terms = program_.pool.data() + in.b;
        uint64_t sum = uint64_t(terms[0]);
        for (int32_t term = 0; term < in.c; ++term)
          sum += uint64_t(terms[1 + 2 * term]) * uint64_t(integers_[terms[2 + 2 * term]]);
        integers_[in.a] = int64_t(sum);
        break;
      }
      case Opcode::Add:
      case Opcode::Subtract:
      case Opcode::Multiply: {
        const int64_t left = integers_[in.b], right = integers_[in.c];
        bool overflow;
        const int64_t result = wrapped(in.opcode, left, right, in.aux, overflow);
        if (overflow && (in.d & 1))
          throw StopError("data",
                          "signed overflow gives poison in the computation of an address, a bound or a condition");
        if ((in.d & 2) && wraps_unsigned(in.opcode, left, right, in.aux))
          throw StopError("data",
                          "unsigned overflow gives poison in the computation of an address, a bound or a condition");
        integers_[in.a] = result;
        break;
      }
      case Opcode::FloorDivide:
      case Opcode::CeilDivide:
      case Opcode::Modulo: {
        int64_t left = integers_[in.b], right = integers_[in.c];
        if (right <= 0)
          undefined("an affine division by " + std::to_string(right));
        if (in.opcode == Opcode::FloorDivide)
          integers_[in.a] = floor_divide(left, right);
        else if (in.opcode == Opcode::CeilDivide)
          integers_[in.a] = left / right + ((left % right != 0) && (left > 0));
        else
          integers_[in.a] = left - floor_divide(left, right) * right;
        break;
      }
      case Opcode::Compare:
        integers_[in.a] = -int64_t(holds(Predicate(in.aux), integers_[in.b], integers_[in.c]));
        outcomes[pc_] |= uint8_t(1 - integers_[in.a]);
        break;
      case Opcode::ScalarInteger:
        scalar_integer(operations[in.b], program_.pool.data() + in.c, program_.pool.data() + in.d);
        if (in.e)
          note_extreme(outcomes[pc_], in);
        break;
      case Opcode::SelectInteger:
        outcomes[pc_] |= uint8_t(1 << (integers_[in.b] != 0));
        integers_[in.a] = integers_[integers_[in.b] ? in.c : in.d];
        break;

      case Opcode::AddCells:
        if (!on_numbers<Opcode::Add>(in))
          on_cells(in);
        break;
      case Opcode::SubtractCells:
        if (!on_numbers<Opcode::Subtract>(in))
          on_cells(in);
        break;
      case Opcode::MultiplyCells:
        if (!on_numbers<Opcode::Multiply>(in))
          on_cells(in);
        break;
      case Opcode::Scalar1:
        cells_[in.a] = scalar(operations[in.b], &cells_[in.c]);
        break;
      case Opcode::Scalar2: {
        Cell operands[2] = {cells_[in.c], cells_[in.d]};
        const ScalarOperation &operation = operations[in.b];
        if (D::symbolic(operands[0]) && D::symbolic(operands[1]) && plain_[size_t(in.b)])
          cells_[in.a] = domain_.combine(operation, 0, operands);
        else
          cells_[in.a] = scalar(operation, operands, in.aux != 0);
        break;
      }
      case Opcode::Scalar3: {
        Cell operands[3] = {cells_[in.c], cells_[in.d], cells_[in.e]};
        cells_[in.a] = scalar(operations[in.b], operands);
        break;
      }
      case Opcode::ScalarMany: {
        Cell operands[kMaxOperands], results[kMaxResults];
        const ScalarOperation &operation = operations[in.b];
        for (int index = 0; index < operation.operand_count; ++index)
          operands[index] = cells_[program_.pool[size_t(in.c + index)]];
        scalar_many(operation, operands, results);
        for (int index = 0; index < operation.result_count; ++index)
          cells_[program_.pool[size_t(in.d + index)]] = results[index];
        break;
      }
      case Opcode::ChooseCell:
        outcomes[pc_] |= uint8_t(1 << (integers_[in.b] != 0));
        cells_[in.a] = cells_[integers_[in.b] ? in.c : in.d];
        break;
      case Opcode::ChooseView:
        if (in.aux)
          choose_view(in);
        else {
          outcomes[pc_] |= uint8_t(1 << (integers_[in.b] != 0));
          views_[in.a] = ViewValue(views_[integers_[in.b] ? in.c : in.d]);
        }
        break;
      case Opcode::SelectCell:
        outcomes[pc_] |=
            kind_of(cells_[in.c]) == CellKind::Constant ? uint8_t(1 << (cells_[in.c].low & 1)) : kBothSides;
        cells_[in.a] = select(operations[in.b], cells_[in.c], cells_[in.d], cells_[in.e], in.aux != 0);
        break;

      case Opcode::Alloc:
        allocate(in);
        break;
      case Opcode::Free:
        free_buffer(in);
        break;
      case Opcode::Global:
        views_[in.a] = execution_.globals[size_t(in.b)].view;
        break;
      case Opcode::Reshape:
        reshape(in);
        break;
      case Opcode::Size: {
        int64_t size = views_[in.b].dimensions[dimension_of(in)].size;
        if (size == kElasticSize)
          throw StopError("unsupported", "the size of an argument whose extent only its accesses determine");
        integers_[in.a] = size;
        break;
      }
      case Opcode::Stride:
        if (views_[in.b].buffer->elastic && views_[in.b].buffer->elements_per_row == 0)
          throw StopError("unsupported", "the stride of an argument whose extent only its accesses determine");
        if (is_choice(views_[in.b]))
          throw StopError("data", "a stride depends on data");
        integers_[in.a] = views_[in.b].dimensions[dimension_of(in)].stride;
        break;
      case Opcode::Offset:
        require_direct(views_[in.b]);
        integers_[in.a] = views_[in.b].offset;
        break;
      case Opcode::Load0:
        read(cells_[in.a], views_[in.b], address_of<0>(views_[in.b], in, false));
        break;
      case Opcode::Load1:
        read(cells_[in.a], views_[in.b], address_of<1>(views_[in.b], in, false));
        break;
      case Opcode::Load2:
        read(cells_[in.a], views_[in.b], address_of<2>(views_[in.b], in, false));
        break;
      case Opcode::Load3:
        read(cells_[in.a], views_[in.b], address_of<3>(views_[in.b], in, false));
        break;
      case Opcode::Load4:
        read(cells_[in.a], views_[in.b], address_of<4>(views_[in.b], in, false));
        break;
      case Opcode::LoadMany:
        read(cells_[in.a], views_[in.b], address_of_many(views_[in.b], program_.pool.data() + in.c, in.d, false));
        break;
      case Opcode::Store0:
        write(cells_[in.a], views_[in.b], address_of<0>(views_[in.b], in, true));
        break;
      case Opcode::Store1:
        write(cells_[in.a], views_[in.b], address_of<1>(views_[in.b], in, true));
        break;
      case Opcode::Store2:
        write(cells_[in.a], views_[in.b], address_of<2>(views_[in.b], in, true));
        break;
      case Opcode::Store3:
        write(cells_[in.a], views_[in.b], address_of<3>(views_[in.b], in, true));
        break;
      case Opcode::Store4:
        write(cells_[in.a], views_[in.b], address_of<4>(views_[in.b], in, true));
        break;
      case Opcode::StoreMany:
        write(cells_[in.a], views_[in.b], address_of_many(views_[in.b], program_.pool.data() + in.c, in.d, true));
        break;
      case Opcode::LoadCell:
        access_cell(in, false);
        break;
      case Opcode::StoreCell:
        access_cell(in, true);
        break;
      case Opcode::Opaque:
        opaque(in);
        break;

      case Opcode::Address:
        if (is_choice(views_[in.b]))
          throw StopError("data", "which buffer a pointer is of depends on data");
        cells_[in.a] = pointer_cell(views_[in.b].buffer, 0);
        break;
      case Opcode::Displace:
        displace(in);
        break;
      case Opcode::DisplaceByData:
        if (!displace_by_numbers(in))
          displace_by_data(in);
        break;
      case Opcode::AllocBytes:
        allocate_bytes(in);
        break;
      case Opcode::FreePointer:
        free_pointer(in);
        break;
      case Opcode::ViewAt:
        view_at(in);
        break;
      case Opcode::LoadPointer: {
        const ScalarType type = program_.element_types[size_t(in.c)];
        const Cell *element = element_at(cells_[in.b], type, false);
        cells_[in.a] = element ? *element : unusual_load(cells_[in.b], type);
        break;
      }
      case Opcode::StorePointer: {
        const ScalarType type = program_.element_types[size_t(in.c)];
        Cell *element = element_at(cells_[in.b], type, true);
        if (element)
          *element = cells_[in.a];
        else
          unusual_store(cells_[in.b], cells_[in.a], type);
        break;
      }
      case Opcode::CopyBytes:
        copy_bytes(in);
        break;
      case Opcode::FillBytes:
        fill_bytes(in);
        break;
      case Opcode::PointerToInteger:
        integers_[in.a] = pointer_to_integer(cells_[in.b]);
        break;
      case Opcode::IntegerToPointer:
        cells_[in.a] = integer_to_pointer(integers_[in.b]);
        break;
      case Opcode::StackMark:
        cells_[in.a] = constant_cell(frames_.back().stack.size());
        break;
      case Opcode::Unwind:
        unwind(frames_.back(), size_t(to_integer(cells_[in.a], 64, Need::Index)));
        break;
      case Opcode::ComparePointers:
        integers_[in.a] = -int64_t(compare_pointers(Predicate(in.aux), cells_[in.b], cells_[in.c]));
        break;
      }
      ++pc_;
      if (O && yields_ && splits_.empty())
        yield();
      continue;
    handed_over:
      if (finished_) {
        execution_.choices = scheduler_.choices();
        execution_.check_limits();
        return;
      }
    }
  } catch (StopError &error) {
    execution_.choices = scheduler_.choices();
    if (error.stop.instruction < 0)
      error.stop.instruction = pc_;
    throw;
  }
}

} // namespace equiv
