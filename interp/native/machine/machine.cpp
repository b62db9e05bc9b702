#include "machine/machine.h"

#include <algorithm>
#include <string>

namespace equiv {

Machine::Machine(Execution &execution, Domain &domain, bool observes, TaskRange *range)
    : execution_(execution), program_(*execution.program), scheduler_(execution.account, execution.options.schedule),
      frames_(program_, execution.wide, execution.heap), budget_(execution, frames_, trail_),
      reaches_(execution, frames_, trail_, conditions_), races_(execution, frames_, trail_, scheduler_, reaches_),
      memory_(execution, frames_, trail_, budget_, races_, reaches_, observes), conditions_(execution, domain),
      facts_(execution, domain, conditions_), requirements_(execution, domain, frames_, trail_, conditions_, facts_),
      arithmetic_(execution, domain, frames_, trail_, conditions_, facts_, requirements_),
      lanes_(execution, domain, frames_, budget_, arithmetic_, facts_, observes),
      phases_(execution, domain, frames_, trail_, budget_, scheduler_, races_, arithmetic_, facts_,
              memory_.orders() && !reaches_.keeps()),
      views_(execution, domain, frames_, trail_, budget_, races_, memory_, conditions_, facts_, requirements_,
             arithmetic_),
      bytes_(execution, domain, frames_, trail_, budget_, races_, memory_, arithmetic_),
      pointers_(execution, domain, frames_, trail_, memory_, facts_, requirements_, arithmetic_, views_, bytes_),
      external_calls_(execution, domain, frames_, trail_, scheduler_, memory_, views_),
      splits_(execution, domain, frames_, trail_, memory_, conditions_, facts_, requirements_, arithmetic_, views_),
      agents_(execution, frames_, trail_, budget_, scheduler_, races_, memory_, views_),
      shares_(execution, domain, frames_, trail_, budget_, scheduler_, conditions_, arithmetic_,
              observes && !facts_.tracks() && !reaches_.keeps(), range) {}

void Machine::begin() {
  if (shares_.is_part()) {
    shares_.begin_part();
    budget_.begin();
    return;
  }
  frames_.enter(0, -1, 0, 0);
  const FunctionCode &entry = program_.functions[0];
  for (size_t index = 0; index < entry.parameters.size(); ++index) {
    auto [to, register_class] = entry.parameters[index];
    const Output &argument = execution_.arguments[index];
    switch (register_class) {
    case RegisterClass::Integer:
      frames_.integers[to] = execution_.inputs[index].value;
      break;
    case RegisterClass::Data:
      frames_.cells[to] = argument.cell;
      break;
    case RegisterClass::View:
      frames_.views[to] = argument.view;
      break;
    }
  }
  if (facts_.tracks())
    views_.assume_ranges();
  budget_.begin();
}

int64_t Machine::begin_loop(const Instruction &instruction, int64_t lower, int64_t upper) {
  const int64_t step = frames_.integers[instruction.d];
  if (step <= 0)
    trail_.undefined("a loop with step " + std::to_string(step));
  if ((instruction.aux & 1) && (lower < 0 || upper < 0))
    throw StopError("unsupported", "an unsigned loop with a bound of 2^(width-1) or more");
  const int64_t iterations = trip_count(lower, upper, step);
  execution_.outcomes[size_t(frames_.pc)] |= uint8_t(1 << std::min(iterations, int64_t(2)));
  if (iterations > 0)
    budget_.begin_loop(instruction, iterations);
  return iterations;
}

bool Machine::leave(const Instruction &instruction) {
  Frame frame = frames_.innermost();
  const bool is_entry = frames_.depth() == 1;
  const int64_t *from = program_.pool.data() + instruction.a;
  for (int32_t index = 0; index < instruction.b; ++index) {
    const int64_t source = from[2 * index];
    const RegisterClass register_class = RegisterClass(from[2 * index + 1]);
    if (register_class == RegisterClass::View)
      views_.end_with(frame, frames_.views[source]);
    if (!is_entry)
      continue;
    Output output;
    output.type = program_.result_types[size_t(index)];
    switch (register_class) {
    case RegisterClass::Integer:
      output.cell = execution_.wide.constant(mask_to_width(uint64_t(frames_.integers[source]), output.type.width),
                                             output.type.width);
      break;
    case RegisterClass::Data:
      output.cell = frames_.cells[source];
      break;
    case RegisterClass::View:
      output.is_view = true;
      output.view = frames_.views[source];
      if (output.view.indirect)
        output.view = views_.settled_view(output.view);
      break;
    }
    execution_.results.push_back(output);
  }
  memory_.unwind(frame, 0);
  if (!is_entry)
    frames_.leave(instruction);
  return is_entry;
}

void Machine::allocate(const Instruction &instruction) {
  // Pointers may be anywhere, and are not searched for.
  if (execution_.heap.wants_collection() && !program_.has_pointers)
    collect();
  const int64_t *sizes = program_.pool.data() + instruction.c;
  ViewValue &view = frames_.views[instruction.a];
  int64_t extent = 1;
  for (int32_t dimension = 0; dimension < instruction.d; ++dimension) {
    int64_t size = frames_.integers[sizes[dimension]];
    if (size < 0)
      trail_.undefined("an allocation of negative size " + std::to_string(size) + " in dimension " +
                       std::to_string(dimension));
    if (__builtin_mul_overflow(extent, size, &extent))
      throw StopError("limit-memory", "the allocation is larger than any memory");
  }
  budget_.spend(extent);
  // Registers are the roots of a collection: this one must not keep the buffer that it held.
  view.buffer = nullptr;
  view.buffer = memory_.allocate(extent, program_.element_types[size_t(instruction.b)], instruction.e != 0);
  view.offset = 0;
  view.rank = instruction.d;
  view.indirect = 0;
  int64_t stride = 1;
  for (int32_t dimension = instruction.d - 1; dimension >= 0; --dimension) {
    view.dimensions[dimension] = {frames_.integers[sizes[dimension]], stride};
    stride *= view.dimensions[dimension].size;
  }
}

void Machine::free(const Instruction &instruction) {
  const ViewValue &view = frames_.views[instruction.a];
  if (views_.is_choice(view))
    throw StopError("data", "which buffer is freed depends on data");
  Buffer &buffer = *view.buffer;
  if (buffer.freed)
    trail_.undefined("a buffer is freed twice");
  if (buffer.on_stack)
    trail_.undefined("a free of a buffer on the stack");
  if (buffer.input >= 0 || buffer.elastic)
    throw StopError("unsupported", "a buffer is freed that the function did not allocate");
  memory_.end(buffer, "a buffer is freed");
}

void Machine::collect() {
  auto mark = [](Buffer &buffer) { buffer.marked = true; };
  auto mark_view = [&](const ViewValue &view) {
    if (view.buffer)
      mark(*view.buffer);
  };
  frames_.for_each_view(mark_view);
  scheduler_.for_each_view(mark_view);
  views_.for_each_buffer(mark);
  trail_.for_each_buffer(mark);
  for (const Output &output : execution_.results)
    if (output.is_view)
      mark_view(output.view);
  for (const Output &output : execution_.globals)
    mark_view(output.view);
  for (const ViewValue &view : execution_.kept)
    mark_view(view);
  // What nothing reaches any more needs no end.
  auto forget = [](std::vector<Frame> &frames) {
    for (Frame &frame : frames) {
      auto gone = [](const Buffer *buffer) { return !buffer->marked && buffer->input < 0; };
      frame.stack.erase(std::remove_if(frame.stack.begin(), frame.stack.end(), gone), frame.stack.end());
    }
  };
  forget(frames_.frames());
  scheduler_.for_each_frames(forget);
  views_.forget();
  execution_.heap.sweep();
}

void Machine::stop_at_affine_overflow() {
  throw StopError("overflow", "an affine expression whose value overflows 64 bits");
}

// Of a minimum or maximum of two different numbers: which one it is.
void Machine::note_extreme(uint8_t &outcome, const Instruction &instruction) const {
  const int64_t *operands = program_.pool.data() + instruction.c;
  const int64_t first = frames_.integers[operands[0]], second = frames_.integers[operands[1]];
  if (first != second)
    outcome |= uint8_t(1 << (frames_.integers[program_.pool[size_t(instruction.d)]] == first));
}

} // namespace equiv
