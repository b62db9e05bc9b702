// Pointers whose place in their buffer is data. What they point to is settled when they are used: then their places are
// counted in elements, as indices of a view of the whole buffer.
#include "machine/pointers.h"

#include <algorithm>
#include <optional>

namespace equiv {

// A pointer some bytes further on.
Cell Pointers::displaced(const Cell &data, const Displacement &by, unsigned flags) {
  if (by.is_poison(flags))
    return poison_cell(frames_.pc);
  DataPointer pointer = data_pointers_[data];
  pointer.constant = int64_t(uint64_t(pointer.constant) + uint64_t(by.sum));
  pointer.may_wrap |= (flags & Displacement::kInbounds) == 0;
  if (flags & Displacement::kInbounds)
    pointer.marks.push_back({pointer.constant, 0});
  return data_pointers_.name(std::move(pointer));
}

void Pointers::displace_by_data(const Instruction &instruction) {
  const int64_t *pool = program_.pool.data() + instruction.c;
  const Cell base = frames_.cells[instruction.b];
  Cell &result = frames_.cells[instruction.a];
  Displacement by{*pool++};
  DataPointer added;
  for (int32_t term = 0; term < instruction.d; ++term, pool += 4) {
    if (RegisterClass(pool[2]) == RegisterClass::Integer) {
      by.add(pool[0], frames_.integers[pool[1]]);
      continue;
    }
    const Cell &index = frames_.cells[pool[1]];
    if (is_undefined(index)) {
      result = kind_of(index) == CellKind::Poison ? index : poison_cell(frames_.pc);
      return;
    }
    LinearForm form = arithmetic_.index_form(index, int(pool[3]));
    if (form.terms.empty()) {
      by.add(pool[0], form.constant);
      continue;
    }
    const Meant *meant = facts_.tracks() ? facts_.meant(index) : nullptr;
    added.meant.push_back({pool[0], meant ? meant->form : form});
    if (meant)
      added.promises.insert(added.promises.end(), meant->promises.begin(), meant->promises.end());
    added.terms.push_back({pool[0], std::move(form)});
  }
  if (added.terms.empty()) {
    result = displaced_by_number(base, by, instruction.aux);
    return;
  }
  if (!is_pointer(base) && !is_data_pointer(base)) {
    result = kind_of(base) == CellKind::Constant ? base : displaced_by_number(base, {}, 0);
    if (kind_of(base) == CellKind::Constant)
      throw StopError("data", "an address depends on data");
    return;
  }
  if (instruction.aux & Displacement::kNusw)
    throw StopError("data", "an offset that must not overflow depends on data");
  if (by.is_poison(instruction.aux)) {
    result = poison_cell(frames_.pc);
    return;
  }
  DataPointer pointer;
  if (is_pointer(base)) {
    pointer.buffer = buffer_of(base);
    pointer.constant = offset_of(base);
  } else
    pointer = data_pointers_[base];
  if (pointer.buffer->elastic)
    throw StopError("data", "an address depends on data");
  if (!pointer.terms.empty() && (!pointer.marks.empty() || (instruction.aux & Displacement::kNuw)))
    throw StopError("data", "a pointer that depends on data is moved by more data");
  const int64_t before = pointer.constant;
  pointer.constant = int64_t(uint64_t(pointer.constant) + uint64_t(by.sum));
  pointer.terms.insert(pointer.terms.end(), added.terms.begin(), added.terms.end());
  pointer.meant.insert(pointer.meant.end(), added.meant.begin(), added.meant.end());
  pointer.promises.insert(pointer.promises.end(), added.promises.begin(), added.promises.end());
  pointer.may_wrap |= (instruction.aux & Displacement::kInbounds) == 0;
  if (instruction.aux & Displacement::kInbounds)
    pointer.marks.push_back({pointer.constant, 0});
  if (instruction.aux & Displacement::kNuw)
    pointer.marks.push_back({pointer.constant, before});
  result = data_pointers_.name(std::move(pointer));
}

// The number of the element at a pointer with these terms; nothing where it may lie between elements.
std::optional<LinearForm> Pointers::element_of(const DataPointer &pointer,
                                               const std::vector<std::pair<int64_t, LinearForm>> &terms, int64_t size) {
  LinearForm bytes{pointer.constant, {}, pointer.constant, pointer.constant, true};
  for (const auto &[factor, index] : terms)
    bytes = facts_.sum(bytes, index, factor);
  const bool is_even =
      pointer.constant % size == 0 &&
      std::all_of(bytes.terms.begin(), bytes.terms.end(), [&](const Term &term) { return term.factor % size == 0; });
  if (bytes.exact && is_even) {
    LinearForm element = bytes;
    element.constant /= size;
    for (Term &term : element.terms)
      term.factor /= size;
    element.low = bytes.low / size;
    element.high = bytes.high / size;
    return element;
  }
  // One index of elements, which does not wrap around where the pointer is inbounds.
  if (pointer.may_wrap || terms.size() != 1 || terms[0].first != size || pointer.constant % size != 0)
    return std::nullopt;
  const int64_t constant = pointer.constant / size;
  return facts_.sum(LinearForm{constant, {}, constant, constant, true}, terms[0].second, 1);
}

// The same with what the indices are where none is poison, if whatever is in bounds makes sure of that.
std::optional<LinearForm> Pointers::meant_element(const DataPointer &pointer, int64_t size) {
  if (pointer.promises.empty())
    return std::nullopt;
  std::optional<LinearForm> element = element_of(pointer, pointer.meant, size);
  if (!element || !element->exact) {
    // Places that are inbounds all the way are numbers.
    if (pointer.may_wrap || pointer.constant % size != 0)
      return std::nullopt;
    const int64_t constant = pointer.constant / size;
    element = LinearForm{constant, {}, constant, constant, true};
    for (const auto &[factor, index] : pointer.meant) {
      // Of several numbers of bytes each has to be one by itself; a single one is in bounds where the element is.
      const Wide one = Wide(index.low) * factor, other = Wide(index.high) * factor;
      const bool is_number = std::min(one, other) >= INT64_MIN && std::max(one, other) <= INT64_MAX;
      if (factor % size != 0 || !element || (pointer.meant.size() > 1 && !is_number))
        return std::nullopt;
      element = facts_.sum_within(*element, index, factor / size, 64);
    }
  }
  if (!element || element->terms.empty() ||
      !requirements_.keeps_promises(pointer.promises, *element, pointer.buffer->extent))
    return std::nullopt;
  return element;
}

// Where a pointer was said to be inbounds on its way, it is so whenever its last place is.
void Pointers::require_marks(const DataPointer &pointer, const LinearForm &element, int64_t size) {
  const Buffer &buffer = *pointer.buffer;
  const Wide step = element.exact ? Wide(IntegerFacts::divisor_of(element)) * size : Wide(size);
  auto down = [&](Wide value) { return value - ((value % step) + step) % step; };
  // What the terms may add up to.
  Wide least = -down(Wide(pointer.constant)), greatest = down(Wide(buffer.bytes) - size - pointer.constant);
  if (element.exact) {
    least = std::max(least, Wide(element.low) * size - pointer.constant);
    greatest = std::min(greatest, Wide(element.high) * size - pointer.constant);
  }
  for (const auto &[place, lowest] : pointer.marks)
    if (place + least < lowest || place + greatest > buffer.bytes)
      throw StopError("data", "a pointer that depends on data leaves its buffer for some of it, and comes back");
}

// Loads or stores the element at a pointer.
void Pointers::access_data_pointer(const Cell &pointer, ScalarType type, Cell &value, bool is_store) {
  if (!memory_.observes())
    throw StopError("data", "an address depends on data");
  const DataPointer meant = data_pointers_[pointer];
  Buffer &buffer = *meant.buffer;
  if (buffer.freed)
    trail_.undefined(is_store ? "store after the buffer was freed" : "load after the buffer was freed");
  const int64_t size = bytes_in_memory(type);
  if (size != 0 && !buffer.has_elements && !buffer.cells && !buffer.pieces && buffer.fill < 0 &&
      buffer.bytes % size == 0)
    memory_.give_elements(buffer, type);
  if (size == 0 || !buffer.cells || buffer.cell_bytes != size || buffer.element != type)
    throw StopError("data", "an address depends on data, in memory that is accessed as several types");
  ViewValue view;
  view.buffer = &buffer;
  view.rank = 1;
  view.dimensions[0] = {buffer.extent, 1};
  std::optional<LinearForm> found = meant_element(meant, size);
  const bool is_number = found.has_value();
  if (!found)
    found = element_of(meant, meant.terms, size);
  if (!found)
    throw StopError("data", "an address depends on data, and may lie between elements");
  const LinearForm &element = *found;
  require_marks(meant, element, size);
  if (element.terms.empty()) {
    const int64_t address = views_.address_of(view, &element.constant, is_store);
    if (is_store)
      views_.write(value, view, address);
    else
      views_.read(value, view, address);
    return;
  }
  requirements_.require_index(element, buffer.extent, is_number);
  views_.access_stretch(value, view, {element}, is_store);
}

} // namespace equiv
