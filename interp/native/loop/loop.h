// The loop over bytecode, for a class of domains; included by the one source file of each.
#pragma once

#include "machine/machine.h"

namespace equiv {

template <class D, bool kObserved> void Machine::loop(D &domain) {
  begin();
  const Instruction *code = program_.code.data();
  const ScalarOperation *operations = program_.operations.data();
  uint8_t *outcomes = execution_.outcomes.data();
  // What is run; the member is what the rest of the machine sees of it, and what a call may change.
  int64_t pc = pc_;
  try {
    for (;;) {
      pc_ = pc;
      const Instruction &in = code[pc];
      switch (in.opcode) {
      case Opcode::Jump:
        count(in.count);
        pc = in.a;
        continue;
      case Opcode::JumpIfZero:
        count(in.count);
        note_side(outcomes[pc], integers_[in.a] != 0);
        pc = integers_[in.a] == 0 ? in.b : pc + 1;
        continue;
      case Opcode::Branch: {
        count(in.count);
        const bool taken = holds(Predicate(in.aux), integers_[in.b], integers_[in.c]);
        integers_[in.a] = -int64_t(taken);
        note_side(outcomes[pc], taken);
        pc = taken ? in.d : in.e;
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
        outcomes[pc] |= uint8_t(1 << std::min(iterations, int64_t(2)));
        if (iterations == 0) {
          pc = in.e;
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
          pc = in.c;
          continue;
        }
        break;
      case Opcode::Call:
        count(in.count);
        pass_arguments(in);
        pc = pc_;
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
        pc = pc_;
        continue;
      case Opcode::CheckCell:
        check_cell(in);
        break;
      case Opcode::Split:
        count(in.count);
        split(in);
        pc = pc_;
        continue;
      case Opcode::Join:
        count(in.count);
        if (join(in)) {
          pc = pc_;
          continue;
        }
        break;
      case Opcode::Check:
        if (integers_[in.a] == 0)
          fail_check(in);
        break;
      case Opcode::Apart:
        if (!are_apart(views_[in.d], views_[in.e], in.aux))
          fail_check(in);
        break;
      case Opcode::ParallelBegin:
        count(in.count);
        begin_parallel(in);
        break;
      case Opcode::TaskBegin:
        if (kObserved)
          begin_task();
        break;
      case Opcode::TaskEnd:
        if (kObserved)
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
        pc = pc_;
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
        int64_t sum = terms[0];
        bool overflow = false;
        for (int32_t term = 0; term < in.c; ++term) {
          int64_t product;
          overflow |= __builtin_mul_overflow(terms[1 + 2 * term], integers_[terms[2 + 2 * term]], &product);
          overflow |= __builtin_add_overflow(sum, product, &sum);
        }
        if (overflow)
          stop_at_affine_overflow();
        integers_[in.a] = sum;
        break;
      }
      case Opcode::Add:
      case Opcode::Subtract:
      case Opcode::Multiply: {
        const int64_t left = integers_[in.b], right = integers_[in.c];
        bool overflow;
        const int64_t result = wrapped(in.opcode, left, right, in.aux, overflow);
        if (overflow && (in.d & 4))
          stop_at_affine_overflow();
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
        outcomes[pc] |= uint8_t(1 - integers_[in.a]);
        break;
      case Opcode::ScalarInteger:
        scalar_integer(operations[in.b], program_.pool.data() + in.c, program_.pool.data() + in.d);
        if (in.e)
          note_extreme(outcomes[pc], in);
        break;
      case Opcode::SelectInteger:
        outcomes[pc] |= uint8_t(1 << (integers_[in.b] != 0));
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
          cells_[in.a] = domain.combine(operation, 0, operands);
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
        outcomes[pc] |= uint8_t(1 << (integers_[in.b] != 0));
        cells_[in.a] = cells_[integers_[in.b] ? in.c : in.d];
        break;
      case Opcode::ChooseView:
        if (in.aux)
          choose_view(in);
        else {
          outcomes[pc] |= uint8_t(1 << (integers_[in.b] != 0));
          views_[in.a] = ViewValue(views_[integers_[in.b] ? in.c : in.d]);
        }
        break;
      case Opcode::SelectCell:
        outcomes[pc] |= kind_of(cells_[in.c]) == CellKind::Constant ? uint8_t(1 << (cells_[in.c].low & 1)) : kBothSides;
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
        if (indirect_views_.is_choice(views_[in.b]))
          throw StopError("data", "a stride depends on data");
        integers_[in.a] = views_[in.b].dimensions[dimension_of(in)].stride;
        break;
      case Opcode::Offset:
        require_direct(views_[in.b]);
        integers_[in.a] = views_[in.b].offset;
        break;
      case Opcode::Load0:
        read<kObserved>(cells_[in.a], views_[in.b], address_of<0>(views_[in.b], in, false));
        break;
      case Opcode::Load1:
        read<kObserved>(cells_[in.a], views_[in.b], address_of<1>(views_[in.b], in, false));
        break;
      case Opcode::Load2:
        read<kObserved>(cells_[in.a], views_[in.b], address_of<2>(views_[in.b], in, false));
        break;
      case Opcode::Load3:
        read<kObserved>(cells_[in.a], views_[in.b], address_of<3>(views_[in.b], in, false));
        break;
      case Opcode::Load4:
        read<kObserved>(cells_[in.a], views_[in.b], address_of<4>(views_[in.b], in, false));
        break;
      case Opcode::LoadMany:
        read<kObserved>(cells_[in.a], views_[in.b],
                        address_of_many(views_[in.b], program_.pool.data() + in.c, in.d, false));
        break;
      case Opcode::Store0:
        write<kObserved>(cells_[in.a], views_[in.b], address_of<0>(views_[in.b], in, true));
        break;
      case Opcode::Store1:
        write<kObserved>(cells_[in.a], views_[in.b], address_of<1>(views_[in.b], in, true));
        break;
      case Opcode::Store2:
        write<kObserved>(cells_[in.a], views_[in.b], address_of<2>(views_[in.b], in, true));
        break;
      case Opcode::Store3:
        write<kObserved>(cells_[in.a], views_[in.b], address_of<3>(views_[in.b], in, true));
        break;
      case Opcode::Store4:
        write<kObserved>(cells_[in.a], views_[in.b], address_of<4>(views_[in.b], in, true));
        break;
      case Opcode::StoreMany:
        write<kObserved>(cells_[in.a], views_[in.b],
                         address_of_many(views_[in.b], program_.pool.data() + in.c, in.d, true));
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
        if (indirect_views_.is_choice(views_[in.b]))
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
        const Cell *element = element_at<kObserved>(cells_[in.b], type, false);
        cells_[in.a] = element ? *element : unusual_load(cells_[in.b], type);
        break;
      }
      case Opcode::StorePointer: {
        const ScalarType type = program_.element_types[size_t(in.c)];
        Cell *element = element_at<kObserved>(cells_[in.b], type, true);
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
      ++pc;
      if (kObserved && yields_ && splits_.empty()) {
        pc_ = pc;
        yield();
        pc = pc_;
      }
      continue;
    handed_over:
      if (finished_) {
        execution_.choices = scheduler_.choices();
        execution_.check_limits();
        return;
      }
      pc = pc_;
    }
  } catch (StopError &error) {
    execution_.choices = scheduler_.choices();
    if (error.stop.instruction < 0)
      error.stop.instruction = pc_;
    throw;
  }
}

} // namespace equiv
