#include "machine/external_calls.h"

#include "scalars/float_format.h"
#include "scalars/narrow_format.h"

namespace equiv {

ViewValue ExternalCalls::given(int64_t register_index) {
  if (register_index >= 0) {
    views_.require_direct(frames_.views[register_index]);
    return frames_.views[register_index];
  }
  Buffer &buffer = memory_.pointed_at(frames_.cells[-1 - register_index], "an external call");
  ViewValue view;
  view.buffer = &buffer;
  if (buffer.elastic)
    return view;
  if (!buffer.cells)
    throw StopError("unsupported", "an external call on memory whose elements have no one type");
  view.rank = 1;
  view.dimensions[0] = {buffer.extent, 1};
  return view;
}

// The views among those kept that an external call can reach, but for those that it is given itself.
std::vector<size_t> ExternalCalls::kept_beside(const std::vector<ViewValue> &given) const {
  std::vector<size_t> beside;
  const std::vector<ViewValue> &kept = execution_.kept;
  for (size_t index = 0; index < kept.size(); ++index) {
    if (kept[index].buffer->freed)
      continue;
    if (kept[index].buffer->pieces)
      throw StopError("unsupported", "an external call after another one was given memory that holds values of several "
                                     "types");
    auto is_same = [&](const ViewValue &view) { return same_view(view, kept[index]); };
    if (std::none_of(given.begin(), given.end(), is_same))
      beside.push_back(index);
  }
  return beside;
}

// What an external call reads, with what it finds in memory that earlier ones kept.
Cell ExternalCalls::with_kept(Cell contents, const std::vector<size_t> &kept) {
  for (size_t index : kept) {
    const ViewValue &view = execution_.kept[index];
    contents = domain_.make(HeadPair, contents, constant_cell(index));
    for_each_element(view, [&](int64_t, int64_t address) {
      const Cell &value = view.buffer->cells[address];
      if (is_pointer(value) || is_data_pointer(value))
        throw StopError("unsupported", "an external call after another one was given memory that holds pointers now");
      ++execution_.operations;
      contents = domain_.make(HeadPair, contents, value);
    });
  }
  return contents;
}

// From here on external calls can reach a view.
void ExternalCalls::keep(const ViewValue &view) {
  auto is_same = [&](const ViewValue &each) { return same_view(view, each); };
  if (!view.buffer->constant && std::none_of(execution_.kept.begin(), execution_.kept.end(), is_same))
    execution_.kept.push_back(view);
}

// Counts what has no value, or is a NaN whose bits may be open, of what an external call is given in a run on numbers.
void ExternalCalls::note_open(const Cell &value, ScalarType type) {
  if (!domain_.is_concrete)
    return;
  const CellKind kind = kind_of(value);
  ++execution_.handed_on;
  execution_.undefined_handed_on += is_undefined(value);
  if (is_float(type.kind) && (kind == CellKind::Constant || kind == CellKind::Wide)) {
    const Bits bits = kind == CellKind::Wide ? execution_.wide.bits(value) : Bits(value.low);
    execution_.nans_handed_on += is_nan(format_of(type.kind), bits);
  }
}

void ExternalCalls::call(const Instruction &instruction) {
  trail_.require_certain("an external call");
  constexpr uint64_t kNeverWritten = 0x756e7772697474;
  // A run on numbers takes a function that keeps nothing: that is one that it may be.
  const bool keeps = domain_.distinguishes && instruction.a == 0;
  const OpaqueCallee &callee = program_.opaques[size_t(instruction.b)];
  if (callee.gives_memory)
    throw StopError("unsupported", "memory from '" + callee.name + "', which is only declared");
  const bool kernel = instruction.a != 0;
  const int64_t *pool = program_.pool.data() + instruction.c;
  auto head = [&callee](int result) { return head_of(callee.identity, result); };
  // What the callee reads, as one value.
  Cell contents = constant_cell(0);
  int64_t scalars = *pool++;
  for (int64_t index = 0; index < scalars; ++index) {
    const Cell &value = frames_.cells[*pool++];
    note_open(value, callee.arguments[size_t(index)]);
    contents = domain_.make(HeadPair, contents, value);
  }
  int64_t reads = *pool++;
  std::vector<ViewValue> shown;
  for (int64_t index = 0; index < reads; ++index) {
    const ViewValue view = given(*pool);
    if (*pool < 0)
      contents = domain_.make(HeadPair, contents, constant_cell(frames_.cells[-1 - *pool].low));
    ++pool;
    if (keeps)
      shown.push_back(view);
    if (view.buffer->elastic)
      throw StopError("unsupported", "an external call on an argument whose extent is not known");
    if (view.buffer->freed)
      trail_.undefined("an external call on a buffer that was freed");
    for (int dimension = 0; dimension < view.rank; ++dimension)
      contents = domain_.make(HeadPair, contents, constant_cell(uint64_t(view.dimensions[dimension].size)));
    for_each_element(view, [&](int64_t, int64_t address) {
      if (uint64_t(address) >= uint64_t(view.buffer->extent))
        trail_.undefined("an external call on a view that is out of its buffer's bounds");
      Cell value;
      views_.read(value, view, address);
      if (is_pointer(value) || is_data_pointer(value))
        throw StopError("unsupported", "an external call on memory that holds pointers");
      // What a kernel is given but nobody has written, it does not read.
      if (kernel && kind_of(value) == CellKind::Uninitialized)
        contents = domain_.make(HeadPair, constant_cell(kNeverWritten), contents);
      else {
        note_open(value, view.buffer->element);
        contents = domain_.make(HeadPair, contents, value);
      }
    });
  }
  const std::vector<size_t> kept = keeps ? kept_beside(shown) : std::vector<size_t>{};
  contents = with_kept(contents, kept);
  Cell call = domain_.make(head(0), contents, constant_cell(0));
  if (memory_.observes() && !kernel && program_.has_agents) {
    HappensBefore::Strand &strand = scheduler_.running()->strand;
    if (last_effect_instruction_ >= 0 && !scheduler_.any_order() && !scheduler_.order.ordered(last_effect_, strand))
      throw StopError("order", "nothing orders two external calls", last_effect_instruction_);
    last_effect_ = scheduler_.order.release(strand);
    last_effect_instruction_ = frames_.pc;
  }
  if (!kernel)
    execution_.effects.push_back({call, uint32_t(frames_.pc)});
  auto outcome = [&](int64_t what, int64_t element, ScalarType type) {
    Cell value = domain_.make(head(1), call, constant_cell(uint64_t(what) << 48 | uint64_t(element)));
    value = domain_.typed(value, type);
    if (domain_.is_concrete) {
      if (type.kind == TypeKind::Uninterpreted || is_narrow(type.kind) || type.width > 64)
        throw StopError("unsupported", "an external call with a result of this type has no concrete meaning");
      // Any function will do; small numbers keep clear of infinities and NaNs.
      Sample sample(value.low, Profile::Generic);
      value = constant_cell(uint64_t(sample.value(0, 0, type)));
    }
    return value;
  };
  for (size_t index : kept) {
    if (index >= kMostKept)
      throw StopError("limit-memory", "external calls are given too many views");
    const ViewValue &view = execution_.kept[index];
    for_each_element(view, [&](int64_t element, int64_t address) {
      view.buffer->cells[address] = outcome(int64_t(kMostKept + index), element, view.buffer->element);
      trail_.touch(*view.buffer);
    });
  }
  int64_t writes = *pool++;
  for (int64_t index = 0; index < writes; ++index) {
    const bool by_pointer = *pool < 0;
    const ViewValue view = given(*pool++);
    if (keeps)
      keep(view);
    if (by_pointer && view.buffer->constant)
      continue;
    for_each_element(view, [&](int64_t element, int64_t address) {
      if (uint64_t(address) >= uint64_t(view.buffer->extent))
        trail_.undefined("an external call on a view that is out of its buffer's bounds");
      views_.write(outcome(index + 256, element, view.buffer->element), view, address);
    });
  }
  int64_t results = *pool++;
  for (int64_t index = 0; index < results; ++index)
    frames_.cells[*pool++] = outcome(index, 0, callee.results[size_t(index)]);
}

} // namespace equiv
