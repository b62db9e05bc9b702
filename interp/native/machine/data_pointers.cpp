// The members of Machine for pointers whose place in their buffer is data. What they point to is settled when they
// are used: then their places are counted in elements, as indices of a view of the whole buffer.
#include "core/pointer.h"
#include "machine/machine.h"

#include <algorithm>
#include <optional>

namespace equiv {

LinearForm Machine::index_form(const Cell &cell, int width) {
  LinearForm form;
  if (kind_of(cell) == CellKind::Constant || is_undefined(cell) || !domain_.splits)
    form.constant = form.low = form.high = to_integer(cell, width, Need::Index);
  else if (tracks_)
    form = facts_.form_of(cell, unsigned(width));
  else
    form.terms = {{1, cell, INT64_MIN, INT64_MAX}};
  return form;
}

// A pointer some bytes further on.
Cell Machine::displaced(const Cell &data, const Displacement &by, unsigned flags) {
  if (by.is_poison(flags))
    return poison_cell(pc_);
  DataPointer pointer = data_pointers_[data];
  pointer.constant = int64_t(uint64_t(pointer.constant) + uint64_t(by.sum));
  pointer.may_wrap |= (flags & kInbounds) == 0;
  if (flags & kInbounds)
    pointer.marks.push_back({pointer.constant, 0});
  return data_pointers_.name(std::move(pointer));
}

void Machine::displace_by_data(const Instruction &instruction) {
  const int64_t *pool = program_.pool.data() + instruction.c;
  const Cell base = cells_[instruction.b];
  Cell &result = cells_[instruction.a];
  Displacement by{*pool++};
  DataPointer added;
  for (int32_t term = 0; term < instruction.d; ++term, pool += 4) {
    if (RegisterClass(pool[2]) == RegisterClass::Integer) {
      by.add(pool[0], integers_[pool[1]]);
      continue;
    }
    const Cell &index = cells_[pool[1]];
    if (is_undefined(index)) {
      result = kind_of(index) == CellKind::Poison ? index : poison_cell(pc_);
      return;
    }
    LinearForm form = index_form(index, int(pool[3]));
    if (form.terms.empty()) {
      by.add(pool[0], form.constant);
      continue;
    }
    const Meant *meant = tracks_ ? facts_.meant(index) : nullptr;
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
  if (instruction.aux & kNusw)
    throw StopError("data", "an offset that must not overflow depends on data");
  if (by.is_poison(instruction.aux)) {
    result = poison_cell(pc_);
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
  if (!pointer.terms.empty() && (!pointer.marks.empty() || (instruction.aux & kNuw)))
    throw StopError("data", "a pointer that depends on data is moved by more data");
  const int64_t before = pointer.constant;
  pointer.constant = int64_t(uint64_t(pointer.constant) + uint64_t(by.sum));
  pointer.terms.insert(pointer.terms.end(), added.terms.begin(), added.terms.end());
  pointer.meant.insert(pointer.meant.end(), added.meant.begin(), added.meant.end());
  pointer.promises.insert(pointer.promises.end(), added.promises.begin(), added.promises.end());
  pointer.may_wrap |= (instruction.aux & kInbounds) == 0;
  if (instruction.aux & kInbounds)
    pointer.marks.push_back({pointer.constant, 0});
  if (instruction.aux & kNuw)
    pointer.marks.push_back({pointer.constant, before});
  result = data_pointers_.name(std::move(pointer));
}

// The number of the element at a pointer with these terms; nothing where it may lie between elements.
std::optional<LinearForm> Machine::element_of(const DataPointer &pointer,
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

// Whether a promise is kept wherever an element, whose terms are in a fixed relation to the promised ones, is one of
// `extent` elements.
bool Machine::is_kept(const Promise &promise, const LinearForm &element, int64_t extent) const {
  const LinearForm &form = promise.form;
  if (form.terms.size() != element.terms.size())
    return false;
  const int64_t divisor = IntegerFacts::divisor_of(element);
  const Wide scaled = Wide(form.terms[0].factor) * divisor;
  if (scaled % element.terms[0].factor != 0 || scaled / element.terms[0].factor <= 0)
    return false;
  for (size_t term = 0; term < form.terms.size(); ++term)
    if (form.terms[term].atom != element.terms[term].atom ||
        Wide(form.terms[term].factor) * element.terms[0].factor !=
            Wide(element.terms[term].factor) * form.terms[0].factor)
      return false;
  // The terms are `divisor` times a number from `least` to `most`.
  const Wide factor = scaled / element.terms[0].factor;
  const Wide least = -floor_quotient(Wide(element.constant), divisor);
  const Wide most = floor_quotient(Wide(extent) - 1 - element.constant, divisor);
  return factor * least + form.constant >= promise.low && factor * most + form.constant <= promise.high;
}

// Whether all promises are kept wherever an element is one of `extent`. The promise of one number is required where
// something else would be poison.
bool Machine::keeps_promises(const std::vector<Promise> &promises, const LinearForm &element, int64_t extent) {
  std::vector<Promise> broken;
  for (const Promise &promise : promises)
    if (!is_kept(promise, element, extent))
      broken.push_back(promise);
  // The last one is that of the last operation.
  for (auto promise = broken.rbegin(); promise != broken.rend(); ++promise) {
    if (promise->certain || !promise->given)
      continue;
    const LinearForm &given = *promise->given;
    promise->certain = is_kept({given, 0, INT64_MAX, false}, element, extent) ||
                       std::any_of(broken.rbegin(), promise, [&](const Promise &later) {
                         return later.certain && later.low == 0 && IntegerFacts::same_sum(later.form, given);
                       });
  }
  std::vector<const Promise *> required;
  for (const Promise &promise : broken) {
    if (!promise.certain)
      return false;
    if (promise.form.terms.size() == 1)
      required.push_back(&promise);
  }
  // A sum of what has to be at least 0 is at least 0.
  auto is_natural = [&](const Term &term) {
    return term.factor > 0 && (term.low >= 0 || std::any_of(required.begin(), required.end(), [&](const Promise *each) {
                                 return each->form.terms[0].atom == term.atom && each->form.terms[0].factor > 0 &&
                                        each->low >= 0 && each->form.constant <= 0;
                               }));
  };
  for (const Promise &promise : broken)
    if (promise.form.terms.size() != 1 &&
        (promise.low != 0 || promise.high != INT64_MAX || promise.form.constant < 0 ||
         !std::all_of(promise.form.terms.begin(), promise.form.terms.end(), is_natural)))
      return false;
  for (const Promise *promise : required)
    require_within(promise->form, promise->low, promise->high);
  return true;
}

// The same with what the indices are where none is poison, if whatever is in bounds makes sure of that.
std::optional<LinearForm> Machine::meant_element(const DataPointer &pointer, int64_t size) {
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
  if (!element || element->terms.empty() || !keeps_promises(pointer.promises, *element, pointer.buffer->extent))
    return std::nullopt;
  return element;
}

// Where a pointer was said to be inbounds on its way, it is so whenever its last place is.
void Machine::require_marks(const DataPointer &pointer, const LinearForm &element, int64_t size) {
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
void Machine::access_data_pointer(const Cell &pointer, ScalarType type, Cell &value, bool is_store) {
  if (!observes_)
    throw StopError("data", "an address depends on data");
  const DataPointer meant = data_pointers_[pointer];
  Buffer &buffer = *meant.buffer;
  if (buffer.freed)
    undefined(is_store ? "store after the buffer was freed" : "load after the buffer was freed");
  const int64_t size = bytes_in_memory(type);
  if (size != 0 && !buffer.has_elements && !buffer.cells && !buffer.pieces && buffer.fill < 0 &&
      buffer.bytes % size == 0)
    give_elements(buffer, type);
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
    const int64_t address = address_of_values(view, &element.constant, is_store);
    if (is_store)
      write(value, view, address);
    else
      read(value, view, address);
    return;
  }
  require_index(element, buffer.extent, is_number);
  access_stretch(value, view, {element}, is_store);
}

} // namespace equiv
