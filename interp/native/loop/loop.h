// The loop over bytecode, for a class of domains; included by the one source file of each.
#pragma once

#include "machine/machine.h"

namespace equiv {

template <class D, bool kObserved> void Machine::loop(D &domain) {
  begin();
  const Instruction *code = program_.code.data();
  const ScalarOperation *operations = program_.operations.data();
  const int64_t *pool = program_.pool.data();
  const ScalarType *element_types = program_.element_types.data();
  uint8_t *outcomes = execution_.outcomes.data();
  // What is run; the member is what the rest of the machine sees of it, and what a call may change.
  int64_t pc = frames_.pc;
  try {
    for (;;) {
      frames_.pc = pc;
      const Instruction &in = code[pc];
      if (uint16_t(in.opcode) >= kOpcodes)
        __builtin_unreachable(); // so that the jump needs no check of its own
      switch (in.opcode) {
      case Opcode::Jump:
        budget_.count(in.count);
        pc = in.a;
        continue;
      case Opcode::JumpIfZero:
        budget_.count(in.count);
        note_side(outcomes[pc], frames_.integers[in.a] != 0);
        pc = frames_.integers[in.a] == 0 ? in.b : pc + 1;
        continue;
      case Opcode::Branch: {
        if (!kObserved && lanes_.may_branch(pc))
          lanes_.run_blocks(pc);
        budget_.count(in.count);
        const bool taken = holds(Predicate(in.aux), frames_.integers[in.b], frames_.integers[in.c]);
        frames_.integers[in.a] = -int64_t(taken);
        note_side(outcomes[pc], taken);
        pc = taken ? in.d : in.e;
        continue;
      }
      case Opcode::ForBegin: {
        budget_.count(in.count);
        const int64_t lower = frames_.integers[in.b], iterations = begin_loop(in, lower, frames_.integers[in.c]);
        if (iterations == 0) {
          pc = in.e;
          continue;
        }
        frames_.integers[in.a] = lower;
        frames_.integers[in.a + 1] = iterations;
        if (!kObserved && lanes_.may_begin(pc) && lanes_.run(pc)) {
          pc = in.e;
          continue;
        }
        break;
      }
      case Opcode::ForNext:
        budget_.count(in.count);
        if (--frames_.integers[in.a + 1] > 0) {
          frames_.integers[in.a] = int64_t(uint64_t(frames_.integers[in.a]) + uint64_t(frames_.integers[in.b]));
          if (!kObserved && lanes_.may_go_on(in.c - 1) && lanes_.run(in.c - 1))
            break;
          pc = in.c;
          continue;
        }
        break;
      case Opcode::Call:
        budget_.count(in.count);
        frames_.call(in);
        pc = frames_.pc;
        continue;
      case Opcode::Return:
        budget_.count(in.count);
        if (frames_.depth() == 1 && !agents_.join_children())
          goto handed_over;
        if (leave(in)) {
          agents_.end_entry();
          goto handed_over;
        }
        pc = frames_.pc;
        continue;
      case Opcode::CheckCell:
        splits_.check_cell(in);
        break;
      case Opcode::Split:
        budget_.count(in.count);
        splits_.split(in);
        pc = frames_.pc;
        continue;
      case Opcode::Join:
        budget_.count(in.count);
        if (splits_.join()) {
          pc = frames_.pc;
          continue;
        }
        break;
      case Opcode::Check:
        if (frames_.integers[in.a] == 0)
          splits_.fail_check(in);
        break;
      case Opcode::Apart:
        if (!views_.are_apart(frames_.views[in.d], frames_.views[in.e], in.aux))
          splits_.fail_check(in);
        break;
      case Opcode::ParallelBegin:
        budget_.count(in.count);
        agents_.begin_parallel(in);
        break;
      case Opcode::TaskBegin:
        if (kObserved && shares_.watches() && !shares_.takes_task()) {
          pc = shares_.behind_task();
          continue;
        }
        if (kObserved)
          agents_.begin_task();
        break;
      case Opcode::TaskEnd:
        if (kObserved)
          agents_.end_task();
        if (kObserved && shares_.watches() && shares_.ends_task())
          return;
        break;
      case Opcode::ParallelEnd:
        if (!agents_.end_parallel(in))
          goto handed_over;
        budget_.count(in.count);
        break;
      case Opcode::Fork:
        budget_.count(in.count);
        agents_.fork(in);
        if (scheduler_.gives_way)
          agents_.give_way();
        pc = frames_.pc;
        continue;
      case Opcode::End:
        agents_.end_agent(in);
        goto handed_over;
      case Opcode::Wait:
        if (!agents_.wait(in))
          goto handed_over;
        budget_.count(in.count);
        break;
      case Opcode::Barrier:
        budget_.count(in.count);
        agents_.barrier(in);
        goto handed_over;
      case Opcode::Put:
        if (!agents_.put(in))
          goto handed_over;
        budget_.count(in.count);
        break;
      case Opcode::Get:
        if (!agents_.get(in))
          goto handed_over;
        budget_.count(in.count);
        break;
      case Opcode::Acquire:
        if (!agents_.acquire(in))
          goto handed_over;
        budget_.count(in.count);
        break;
      case Opcode::Release:
        budget_.count(in.count);
        agents_.release(in);
        break;
      case Opcode::Expect:
        budget_.count(in.count);
        agents_.expect(in);
        break;
      case Opcode::Arrive:
        budget_.count(in.count);
        agents_.arrive(in);
        break;
      case Opcode::Await:
        if (!agents_.await(in))
          goto handed_over;
        budget_.count(in.count);
        break;

      case Opcode::MoveInteger:
        frames_.integers[in.a] = frames_.integers[in.b];
        break;
      case Opcode::MoveCell:
        frames_.cells[in.a] = frames_.cells[in.b];
        break;
      case Opcode::MoveView:
        frames_.views[in.a] = frames_.views[in.b];
        break;
      case Opcode::ToCell:
        frames_.cells[in.a] = constant_cell(mask_to_width(uint64_t(frames_.integers[in.b]), unsigned(in.c)));
        break;
      case Opcode::ToInteger:
        frames_.integers[in.a] = arithmetic_.to_integer(frames_.cells[in.b], in.c, Need(in.d));
        break;

      case Opcode::Linear: {
        const int64_t *terms = pool + in.b;
        int64_t sum = terms[0];
        bool overflow = false;
        for (int32_t term = 0; term < in.c; ++term) {
          int64_t product;
          overflow |= __builtin_mul_overflow(terms[1 + 2 * term], frames_.integers[terms[2 + 2 * term]], &product);
          overflow |= __builtin_add_overflow(sum, product, &sum);
        }
        if (overflow)
          stop_at_affine_overflow();
        frames_.integers[in.a] = sum;
        break;
      }
      case Opcode::Add:
      case Opcode::Subtract:
      case Opcode::Multiply: {
        const int64_t left = frames_.integers[in.b], right = frames_.integers[in.c];
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
        frames_.integers[in.a] = result;
        break;
      }
      case Opcode::FloorDivide:
      case Opcode::CeilDivide:
      case Opcode::Modulo: {
        int64_t left = frames_.integers[in.b], right = frames_.integers[in.c];
        if (right <= 0)
          trail_.undefined("an affine division by " + std::to_string(right));
        if (in.opcode == Opcode::FloorDivide)
          frames_.integers[in.a] = floor_divide(left, right);
        else if (in.opcode == Opcode::CeilDivide)
          frames_.integers[in.a] = left / right + ((left % right != 0) && (left > 0));
        else
          frames_.integers[in.a] = left - floor_divide(left, right) * right;
        break;
      }
      case Opcode::Compare:
        frames_.integers[in.a] = -int64_t(holds(Predicate(in.aux), frames_.integers[in.b], frames_.integers[in.c]));
        outcomes[pc] |= uint8_t(1 - frames_.integers[in.a]);
        break;
      case Opcode::ScalarInteger:
        arithmetic_.scalar_integer(operations[in.b], pool + in.c, pool + in.d);
        if (in.e)
          note_extreme(outcomes[pc], in);
        break;
      case Opcode::SelectInteger:
        outcomes[pc] |= uint8_t(1 << (frames_.integers[in.b] != 0));
        frames_.integers[in.a] = frames_.integers[frames_.integers[in.b] ? in.c : in.d];
        break;

      case Opcode::AddCells:
        if (!on_numbers<Opcode::Add>(in, operations[in.b]))
          arithmetic_.on_cells(in);
        break;
      case Opcode::SubtractCells:
        if (!on_numbers<Opcode::Subtract>(in, operations[in.b]))
          arithmetic_.on_cells(in);
        break;
      case Opcode::MultiplyCells:
        if (!on_numbers<Opcode::Multiply>(in, operations[in.b]))
          arithmetic_.on_cells(in);
        break;
      case Opcode::Scalar1:
        frames_.cells[in.a] = arithmetic_.scalar(operations[in.b], &frames_.cells[in.c]);
        break;
      case Opcode::Scalar2: {
        Cell operands[2] = {frames_.cells[in.c], frames_.cells[in.d]};
        const ScalarOperation &operation = operations[in.b];
        if (D::symbolic(operands[0]) && D::symbolic(operands[1]) && arithmetic_.is_plain(in.b))
          frames_.cells[in.a] = domain.combine(operation, 0, operands);
        else
          frames_.cells[in.a] = arithmetic_.scalar(operation, operands, in.aux != 0);
        break;
      }
      case Opcode::Scalar3: {
        Cell operands[3] = {frames_.cells[in.c], frames_.cells[in.d], frames_.cells[in.e]};
        frames_.cells[in.a] = arithmetic_.scalar(operations[in.b], operands);
        break;
      }
      case Opcode::ScalarMany: {
        Cell operands[kMaxOperands], results[kMaxResults];
        const ScalarOperation &operation = operations[in.b];
        for (int index = 0; index < operation.operand_count; ++index)
          operands[index] = frames_.cells[pool[in.c + index]];
        arithmetic_.scalar_many(operation, operands, results);
        for (int index = 0; index < operation.result_count; ++index)
          frames_.cells[pool[in.d + index]] = results[index];
        break;
      }
      case Opcode::ChooseCell:
        outcomes[pc] |= uint8_t(1 << (frames_.integers[in.b] != 0));
        frames_.cells[in.a] = frames_.cells[frames_.integers[in.b] ? in.c : in.d];
        break;
      case Opcode::ChooseView:
        if (in.aux)
          views_.choose_view(in);
        else {
          outcomes[pc] |= uint8_t(1 << (frames_.integers[in.b] != 0));
          frames_.views[in.a] = ViewValue(frames_.views[frames_.integers[in.b] ? in.c : in.d]);
        }
        break;
      case Opcode::SelectCell:
        outcomes[pc] |= kind_of(frames_.cells[in.c]) == CellKind::Constant ? uint8_t(1 << (frames_.cells[in.c].low & 1))
                                                                           : kBothSides;
        frames_.cells[in.a] = arithmetic_.select(operations[in.b], frames_.cells[in.c], frames_.cells[in.d],
                                                 frames_.cells[in.e], in.aux != 0);
        break;

      case Opcode::Alloc:
        allocate(in);
        break;
      case Opcode::Free:
        free(in);
        break;
      case Opcode::Global:
        frames_.views[in.a] = execution_.globals[size_t(in.b)].view;
        break;
      case Opcode::Reshape:
        views_.reshape(in);
        break;
      case Opcode::Size:
        frames_.integers[in.a] = views_.size_of(in);
        break;
      case Opcode::Stride:
        frames_.integers[in.a] = views_.stride_of(in);
        break;
      case Opcode::Offset:
        views_.require_direct(frames_.views[in.b]);
        frames_.integers[in.a] = frames_.views[in.b].offset;
        break;
      case Opcode::Load0:
        read<kObserved>(frames_.cells[in.a], frames_.views[in.b], address_of<0>(frames_.views[in.b], in, false));
        break;
      case Opcode::Load1:
        read<kObserved>(frames_.cells[in.a], frames_.views[in.b], address_of<1>(frames_.views[in.b], in, false));
        break;
      case Opcode::Load2:
        read<kObserved>(frames_.cells[in.a], frames_.views[in.b], address_of<2>(frames_.views[in.b], in, false));
        break;
      case Opcode::Load3:
        read<kObserved>(frames_.cells[in.a], frames_.views[in.b], address_of<3>(frames_.views[in.b], in, false));
        break;
      case Opcode::Load4:
        read<kObserved>(frames_.cells[in.a], frames_.views[in.b], address_of<4>(frames_.views[in.b], in, false));
        break;
      case Opcode::LoadMany:
        read<kObserved>(frames_.cells[in.a], frames_.views[in.b],
                        views_.address_of_many(frames_.views[in.b], pool + in.c, in.d, false));
        break;
      case Opcode::Store0:
        write<kObserved>(frames_.cells[in.a], frames_.views[in.b], address_of<0>(frames_.views[in.b], in, true));
        break;
      case Opcode::Store1:
        write<kObserved>(frames_.cells[in.a], frames_.views[in.b], address_of<1>(frames_.views[in.b], in, true));
        break;
      case Opcode::Store2:
        write<kObserved>(frames_.cells[in.a], frames_.views[in.b], address_of<2>(frames_.views[in.b], in, true));
        break;
      case Opcode::Store3:
        write<kObserved>(frames_.cells[in.a], frames_.views[in.b], address_of<3>(frames_.views[in.b], in, true));
        break;
      case Opcode::Store4:
        write<kObserved>(frames_.cells[in.a], frames_.views[in.b], address_of<4>(frames_.views[in.b], in, true));
        break;
      case Opcode::StoreMany:
        write<kObserved>(frames_.cells[in.a], frames_.views[in.b],
                         views_.address_of_many(frames_.views[in.b], pool + in.c, in.d, true));
        break;
      case Opcode::LoadCell:
        views_.access_cell(in, false);
        break;
      case Opcode::StoreCell:
        views_.access_cell(in, true);
        break;
      case Opcode::Opaque:
        external_calls_.call(in);
        break;

      case Opcode::Address:
        frames_.cells[in.a] = pointers_.address(frames_.views[in.b]);
        break;
      case Opcode::Displace:
        if (!displace_pointer(in, pool + in.c))
          pointers_.displace(in);
        break;
      case Opcode::DisplaceByData:
        if (!displace_by_numbers(in, pool + in.c))
          pointers_.displace_by_data(in);
        break;
      case Opcode::AllocBytes:
        pointers_.allocate(in);
        break;
      case Opcode::FreePointer:
        pointers_.free(in);
        break;
      case Opcode::ViewAt:
        pointers_.view_at(in);
        break;
      case Opcode::LoadPointer: {
        const ScalarType type = element_types[in.c];
        Cell *element;
        if (element_at<kObserved>(frames_.cells[in.b], type, false, element))
          frames_.cells[in.a] = *element;
        else
          frames_.cells[in.a] = pointers_.unusual_load(frames_.cells[in.b], type);
        break;
      }
      case Opcode::StorePointer: {
        const ScalarType type = element_types[in.c];
        Cell *element;
        if (element_at<kObserved>(frames_.cells[in.b], type, true, element))
          *element = frames_.cells[in.a];
        else
          pointers_.unusual_store(frames_.cells[in.b], frames_.cells[in.a], type);
        break;
      }
      case Opcode::CopyBytes:
        bytes_.copy(in);
        break;
      case Opcode::FillBytes:
        bytes_.fill(in);
        break;
      case Opcode::PointerToInteger:
        frames_.integers[in.a] = pointers_.to_integer(frames_.cells[in.b]);
        break;
      case Opcode::IntegerToPointer:
        frames_.cells[in.a] = pointers_.from_integer(frames_.integers[in.b]);
        break;
      case Opcode::StackMark:
        frames_.cells[in.a] = constant_cell(frames_.innermost().stack.size());
        break;
      case Opcode::Unwind:
        memory_.unwind(frames_.innermost(), size_t(arithmetic_.to_integer(frames_.cells[in.a], 64, Need::Index)));
        break;
      case Opcode::ComparePointers:
        frames_.integers[in.a] =
            -int64_t(pointers_.compare(Predicate(in.aux), frames_.cells[in.b], frames_.cells[in.c]));
        break;
      }
      ++pc;
      if (kObserved && scheduler_.gives_way && trail_.is_certain()) {
        frames_.pc = pc;
        agents_.give_way();
        pc = frames_.pc;
      }
      continue;
    handed_over:
      if (agents_.finished()) {
        execution_.choices = scheduler_.choices();
        execution_.check_limits();
        return;
      }
      if (kObserved && phases_.may_begin(frames_.pc))
        phases_.run();
      pc = frames_.pc;
    }
  } catch (StopError &error) {
    execution_.choices = scheduler_.choices();
    if (error.stop.instruction < 0)
      error.stop.instruction = frames_.pc;
    throw;
  }
}

} // namespace equiv
