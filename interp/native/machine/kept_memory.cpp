// The members of Machine that concern memory which was handed to an external call: whoever got it may have kept it,
// so that later calls read and write it as well.
#include "machine/machine.h"

namespace equiv {

// The views among those kept that an external call can reach, but for those that it is given itself.
std::vector<size_t> Machine::kept_beside(const std::vector<ViewValue> &given) const {
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
Cell Machine::with_kept(Cell contents, const std::vector<size_t> &kept) {
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
void Machine::keep(const ViewValue &view) {
  auto is_same = [&](const ViewValue &each) { return same_view(view, each); };
  if (!view.buffer->constant && std::none_of(execution_.kept.begin(), execution_.kept.end(), is_same))
    execution_.kept.push_back(view);
}

} // namespace equiv
