#include "machine/bytes.h"

#include "scalars/narrow_format.h"

#include <algorithm>

namespace equiv {

namespace {

constexpr const char *kBitsOfNan = "a NaN in memory is read by its bits, which its computation does not determine";
constexpr size_t kMaxPieces = size_t(1) << 22; // in one buffer

inline bool overlaps(int64_t first, int64_t first_bytes, int64_t second, int64_t second_bytes) {
  return first < second + second_bytes && second < first + first_bytes;
}

// Whether a value of one type is a NaN, of which a computation does not determine the bits.
inline bool has_some_bits(ScalarType type, Bits pattern) {
  return is_narrow(type.kind) ? is_some_nan(type.kind, pattern)
                              : is_float(type.kind) && is_nan(format_of(type.kind), pattern);
}

} // namespace

Cell Bytes::as_type(const Cell &value, ScalarType from, ScalarType to) {
  if (from == to || is_undefined(value))
    return value;
  if (kind_of(value) == CellKind::Constant || kind_of(value) == CellKind::Wide) {
    if (bytes_in_memory(from) == bytes_in_memory(to) && to.width >= from.width) {
      const Bits pattern = execution_.wide.pattern_of(value);
      if (domain_.is_concrete && to.kind != from.kind && has_some_bits(from, pattern))
        throw StopError("unsupported", kBitsOfNan);
      Cell constant_of_type = execution_.wide.constant(pattern, to.width);
      constant_of_type.high |= value.high & kApproximate;
      return constant_of_type;
    }
  } else if (!is_pointer(value) && !is_data_pointer(value)) {
    for (const auto &[operand, result, operation] : program_.bitcasts)
      if (operand == from && result == to)
        return arithmetic_.scalar(program_.operations[size_t(operation)], &value);
  }
  throw StopError("unsupported", "memory that holds a value of one type is read as one of another type");
}

// The bytes of a range as one number; false where one of them was never written. Stops where one is not a constant.
bool Bytes::gather(const Buffer &buffer, int64_t at, int64_t bytes, Bits &bits, bool &approximate) const {
  bits = 0;
  bool complete = true;
  auto add = [&](const Piece &piece, int64_t start) {
    if (is_undefined(piece.value)) {
      complete = false;
      return;
    }
    CellKind kind = kind_of(piece.value);
    if (kind != CellKind::Constant && kind != CellKind::Wide)
      throw StopError("unsupported", "a part of a value in memory is read, or several values as one");
    approximate |= (piece.value.high & kApproximate) != 0;
    Bits pattern = execution_.wide.pattern_of(piece.value);
    if (domain_.is_concrete && has_some_bits(piece.type, pattern))
      throw StopError("unsupported", kBitsOfNan);
    for (int64_t index = 0; index < piece.bytes; ++index)
      if (start + index >= at && start + index < at + bytes)
        bits |= ((pattern >> (8 * index)) & 0xFF) << (8 * (start + index - at));
  };
  if (buffer.cells) {
    int64_t first = at / buffer.cell_bytes, last = (at + bytes - 1) / buffer.cell_bytes;
    for (int64_t index = first; index <= last; ++index)
      add(index < buffer.extent ? Piece{buffer.cells[index], buffer.element, buffer.cell_bytes} : Piece{},
          index * buffer.cell_bytes);
    return complete;
  }
  if (!buffer.pieces) {
    bits = repeated(std::max(buffer.fill, 0), bytes);
    return buffer.fill >= 0;
  }
  int64_t covered = 0;
  auto piece = buffer.pieces->upper_bound(at);
  if (piece != buffer.pieces->begin())
    --piece;
  for (; piece != buffer.pieces->end() && piece->first < at + bytes; ++piece) {
    int64_t end = std::min(piece->first + piece->second.bytes, at + bytes), start = std::max(piece->first, at);
    if (end <= start)
      continue;
    covered += end - start;
    add(piece->second, piece->first);
  }
  return complete && covered == bytes;
}

// Whether an access gives a buffer of bytes its elements.
bool Bytes::takes_elements(const Buffer &buffer, int64_t at, int64_t bytes) {
  return !buffer.has_elements && !buffer.cells && !buffer.pieces && buffer.fill < 0 && at % bytes == 0 &&
         at + bytes <= buffer.bytes;
}

Cell Bytes::load(Buffer &buffer, int64_t at, ScalarType type) {
  int64_t bytes = bytes_in_memory(type);
  if (bytes == 0)
    throw StopError("unsupported", "a value whose type has no known size in memory");
  if (buffer.cells && buffer.cell_bytes == bytes && at % bytes == 0 && at / bytes < buffer.extent) {
    if (memory_.observes())
      races_.observe(buffer, at / bytes, false);
    return as_type(buffer.cells[at / bytes], buffer.element, type);
  }
  if (memory_.orders() && takes_elements(buffer, at, bytes)) {
    memory_.give_elements(buffer, type);
    races_.observe(buffer, at / bytes, false);
    return buffer.cells[at / bytes];
  }
  if (memory_.orders())
    races_.observe_bytes(buffer, at, bytes);
  if (buffer.pieces) {
    auto piece = buffer.pieces->find(at);
    if (piece != buffer.pieces->end() && piece->second.bytes == bytes)
      return as_type(piece->second.value, piece->second.type, type);
  }
  if (!buffer.cells && !buffer.pieces && buffer.fill < 0)
    return Cell{};
  Bits bits;
  bool approximate = false;
  if (!gather(buffer, at, bytes, bits, approximate))
    return poison_cell(frames_.pc);
  if (type.width < 128 && (bits >> type.width) != 0)
    return poison_cell(frames_.pc); // a number that its type does not have
  return number(bits, type.width, approximate);
}

// A number, with whether it was made of one whose precision nobody states.
Cell Bytes::number(Bits bits, int width, bool approximate) const {
  Cell made = execution_.wide.constant(bits, width);
  if (approximate)
    made.high |= kApproximate;
  return made;
}

// Leaves bytes as if they had never been written.
void Bytes::erase(Buffer &buffer, int64_t at, int64_t bytes) {
  trail_.require_certain("memory is accessed as several types");
  auto &pieces = *buffer.pieces;
  auto piece = pieces.upper_bound(at);
  if (piece != pieces.begin())
    --piece;
  while (piece != pieces.end() && piece->first < at + bytes) {
    int64_t start = piece->first;
    Piece old = piece->second;
    if (!overlaps(start, old.bytes, at, bytes)) {
      ++piece;
      continue;
    }
    piece = pieces.erase(piece);
    if (start >= at && start + old.bytes <= at + bytes)
      continue;
    CellKind kind = kind_of(old.value);
    if (is_undefined(old.value))
      continue; // what is left of it is no more defined
    if (kind != CellKind::Constant && kind != CellKind::Wide)
      throw StopError("unsupported", "a part of a value in memory is overwritten");
    const Bits pattern = execution_.wide.pattern_of(old.value);
    const bool approximate = (old.value.high & kApproximate) != 0;
    for (int64_t index = 0; index < old.bytes; ++index)
      if (start + index < at || start + index >= at + bytes)
        pieces.emplace(start + index, Piece{number(uint8_t(pattern >> (8 * index)), 8, approximate),
                                            ScalarType{TypeKind::Integer, 8}, 1});
    piece = pieces.lower_bound(at);
  }
}

void Bytes::store(Buffer &buffer, int64_t at, const Cell &value, ScalarType type, int64_t bytes) {
  if (bytes == 0)
    throw StopError("unsupported", "a value whose type has no known size in memory");
  if (buffer.cells && buffer.cell_bytes == bytes && at % bytes == 0 && at / bytes < buffer.extent &&
      (buffer.has_elements || buffer.element == type)) {
    if (memory_.observes()) {
      races_.observe(buffer, at / bytes, true);
      trail_.remember(buffer, at / bytes);
    }
    buffer.cells[at / bytes] = as_type(value, type, buffer.element);
    return;
  }
  if (memory_.orders())
    require_known_order(buffer, at, bytes);
  if (!buffer.has_elements) {
    if (!buffer.cells && !buffer.pieces && at % bytes == 0) {
      memory_.give_elements(buffer, type);
      store(buffer, at, value, type, bytes);
      return;
    }
    trail_.require_certain("memory is accessed as several types");
    if (!buffer.pieces) {
      if (!buffer.cells && buffer.fill >= 0)
        memory_.give_elements(buffer, ScalarType{TypeKind::Integer, 8});
      memory_.take_apart(buffer);
    } else if (memory_.orders()) {
      races_.observe_pieces(buffer, true);
    }
    erase(buffer, at, bytes);
    if (buffer.pieces->size() >= kMaxPieces)
      throw StopError("limit-memory", "a buffer of values of several types is too large");
    if (kind_of(value) != CellKind::Uninitialized)
      buffer.pieces->emplace(at, Piece{value, type, bytes});
    return;
  }
  // Elements of another size, of which only numbers can be put together and taken apart.
  CellKind kind = kind_of(value);
  if (kind != CellKind::Constant && kind != CellKind::Wide)
    throw StopError("unsupported", "a value is stored over elements of another size or over parts of them");
  int64_t size = buffer.cell_bytes;
  for (int64_t index = at / size; index <= (at + bytes - 1) / size; ++index) {
    Bits old = 0;
    bool approximate = (value.high & kApproximate) != 0;
    bool whole = index * size >= at && (index + 1) * size <= at + bytes;
    if (!whole && !gather(buffer, index * size, size, old, approximate))
      throw StopError("unsupported", "a value is stored over a part of an element that was never set");
    for (int64_t byte = 0; byte < size; ++byte) {
      int64_t from = index * size + byte - at;
      if (from < 0 || from >= bytes)
        continue;
      old &= ~(Bits(0xFF) << (8 * byte));
      old |= ((execution_.wide.pattern_of(value) >> (8 * from)) & 0xFF) << (8 * byte);
    }
    if (buffer.element.width < 128 && (old >> buffer.element.width) != 0)
      throw StopError("unsupported", "bytes are stored that are no value of the buffer's elements");
    if (memory_.observes()) {
      races_.observe(buffer, index, true);
      trail_.remember(buffer, index);
    }
    buffer.cells[index] = number(old, buffer.element.width, approximate);
  }
}

// -- copies and fills ----------------------------------------------------------------------------------------------

void Bytes::copy(const Instruction &instruction) {
  const Cell target = frames_.cells[instruction.a], origin = frames_.cells[instruction.b];
  int64_t bytes = frames_.integers[instruction.c];
  if (bytes == 0)
    return;
  if (bytes < 0)
    trail_.undefined("a copy of " + std::to_string(uint64_t(bytes)) + " bytes");
  Buffer *from = memory_.accessed(origin, bytes, "a copy"), *to = memory_.accessed(target, bytes, "a copy");
  int64_t start = offset_of(origin), destination = offset_of(target);
  if (!from || !to) {
    // Data is not computed where an extent is unknown.
    if (to)
      for (int64_t at = 0; at + buffer_of(origin)->cell_bytes <= bytes; at += buffer_of(origin)->cell_bytes)
        store(*to, destination + at, domain_.leaf(uint32_t(buffer_of(origin)->input), 0, ScalarType{}),
              buffer_of(origin)->element, buffer_of(origin)->cell_bytes);
    return;
  }
  if (from == to && start == destination)
    return;
  if (from == to && !instruction.d && overlaps(start, bytes, destination, bytes))
    trail_.undefined("a copy between regions that overlap");
  budget_.count(uint32_t(std::min<int64_t>(bytes / 8, UINT32_MAX)));
  if (from->cells && !to->has_elements && !to->cells && !to->pieces && to->fill < 0 &&
      destination % from->cell_bytes == 0)
    memory_.give_elements(*to, from->element);
  if (memory_.orders() && !from->cells && !from->pieces && from->fill >= 0)
    memory_.give_elements(*from, ScalarType{TypeKind::Integer, 8});
  std::vector<std::pair<int64_t, Piece>> moved;
  if (from->cells) {
    int64_t size = from->cell_bytes;
    if (memory_.observes())
      for (int64_t index = start / size; index <= std::min((start + bytes - 1) / size, from->extent - 1); ++index)
        races_.observe(*from, index, false);
    int64_t first = (start + size - 1) / size, last = (start + bytes) / size; // the whole elements
    auto part = [&](int64_t begin, int64_t end) {
      for (int64_t at = begin; at < end; ++at) {
        Bits bits = 0;
        bool approximate = false;
        bool known = gather(*from, at, 1, bits, approximate);
        const Cell value = known ? number(bits, 8, approximate) : Cell{};
        moved.push_back({at - start, Piece{value, ScalarType{TypeKind::Integer, 8}, 1}});
      }
    };
    if (first > last) {
      part(start, start + bytes);
    } else {
      part(start, std::min(first * size, start + bytes));
      for (int64_t index = first; index < last; ++index)
        moved.push_back({index * size - start, Piece{from->cells[index], from->element, size}});
      part(std::max(last * size, start), start + bytes);
    }
  } else if (from->pieces) {
    if (memory_.orders())
      races_.observe_pieces(*from, false);
    pieces_in(*from, start, bytes, moved);
  } else if (from->fill >= 0) {
    for (int64_t at = 0; at < bytes; ++at)
      moved.push_back({at, Piece{execution_.wide.constant(Bits(from->fill), 8), ScalarType{TypeKind::Integer, 8}, 1}});
  }
  // Bytes that were never written are as new in the copy.
  int64_t covered = 0;
  for (const auto &[at, piece] : moved)
    covered += piece.bytes;
  if (covered < bytes)
    clear(*to, destination, bytes);
  for (const auto &[at, piece] : moved) {
    budget_.spend(1);
    store(*to, destination + at, piece.value, piece.type, piece.bytes);
  }
}

// The pieces in a range; those that are partly outside must be numbers.
void Bytes::pieces_in(const Buffer &buffer, int64_t at, int64_t bytes,
                      std::vector<std::pair<int64_t, Piece>> &found) const {
  auto piece = buffer.pieces->upper_bound(at);
  if (piece != buffer.pieces->begin())
    --piece;
  for (; piece != buffer.pieces->end() && piece->first < at + bytes; ++piece) {
    int64_t start = piece->first, end = piece->first + piece->second.bytes;
    if (end <= at)
      continue;
    if (start >= at && end <= at + bytes) {
      found.push_back({start - at, piece->second});
      continue;
    }
    for (int64_t byte = std::max(start, at); byte < std::min(end, at + bytes); ++byte) {
      Bits bits = 0;
      bool approximate = false;
      if (gather(buffer, byte, 1, bits, approximate))
        found.push_back({byte - at, Piece{number(bits, 8, approximate), ScalarType{TypeKind::Integer, 8}, 1}});
    }
  }
}

void Bytes::clear(Buffer &buffer, int64_t at, int64_t bytes) {
  const bool holds_nothing = !buffer.pieces && !buffer.cells && buffer.fill < 0;
  const bool has_cells =
      !buffer.pieces && buffer.cells && at % buffer.cell_bytes == 0 && bytes % buffer.cell_bytes == 0;
  if (!holds_nothing && !has_cells) // what else there is cannot be merged with what another side leaves
    trail_.require_certain("memory is copied that was never set");
  trail_.touch(buffer);
  if (buffer.pieces) {
    if (memory_.orders())
      races_.observe_pieces(buffer, true);
    erase(buffer, at, bytes);
    return;
  }
  if (!buffer.cells) {
    if (buffer.fill < 0) {
      if (memory_.orders() && !buffer.on_stack)
        throw StopError("unsupported", "memory that was never set is copied in a concurrent program");
      return;
    }
    memory_.give_elements(buffer, ScalarType{TypeKind::Integer, 8});
  }
  if (at % buffer.cell_bytes != 0 || bytes % buffer.cell_bytes != 0) {
    if (buffer.has_elements)
      throw StopError("unsupported", "a part of an element is overwritten by memory that was never set");
    memory_.take_apart(buffer);
    erase(buffer, at, bytes);
    return;
  }
  for (int64_t index = at / buffer.cell_bytes; index < (at + bytes) / buffer.cell_bytes; ++index) {
    if (memory_.observes())
      races_.observe(buffer, index, true);
    trail_.note(buffer, index);
    buffer.cells[index] = Cell{};
  }
}

void Bytes::fill(const Instruction &instruction) {
  const Cell target = frames_.cells[instruction.a], value = frames_.cells[instruction.b];
  int64_t bytes = frames_.integers[instruction.c];
  if (bytes == 0)
    return;
  if (bytes < 0)
    trail_.undefined("a fill of " + std::to_string(uint64_t(bytes)) + " bytes");
  Buffer *buffer = memory_.accessed(target, bytes, "a fill");
  if (!buffer)
    return;
  trail_.require_certain("memory is filled");
  trail_.touch(*buffer);
  budget_.count(uint32_t(std::min<int64_t>(bytes / 8, UINT32_MAX)));
  int64_t at = offset_of(target);
  const bool is_number = kind_of(value) == CellKind::Constant, approximate = (value.high & kApproximate) != 0;
  if (memory_.orders() && !buffer->cells && !buffer->pieces && buffer->fill >= 0)
    memory_.give_elements(*buffer, ScalarType{TypeKind::Integer, 8});
  if (!buffer->has_elements && is_number && !approximate && at == 0 && bytes == buffer->bytes && !buffer->pieces &&
      !buffer->cells) {
    buffer->fill = int(uint8_t(value.low));
    if (memory_.orders())
      buffer->filled = races_.current_access();
    return;
  }
  if (buffer->cells && is_number && at % buffer->cell_bytes == 0 && bytes % buffer->cell_bytes == 0) {
    ScalarType element = buffer->element;
    Bits bits = repeated(int(uint8_t(value.low)), buffer->cell_bytes);
    if (element.width < 128 && (bits >> element.width) != 0)
      throw StopError("unsupported", "bytes are stored that are no value of the buffer's elements");
    const Cell cell = number(bits, element.width, approximate);
    for (int64_t index = at / buffer->cell_bytes; index < (at + bytes) / buffer->cell_bytes; ++index) {
      if (memory_.observes())
        races_.observe(*buffer, index, true);
      buffer->cells[index] = cell;
    }
    return;
  }
  for (int64_t index = 0; index < bytes; ++index) {
    budget_.spend(1);
    store(*buffer, at + index, value, ScalarType{TypeKind::Integer, 8}, 1);
  }
}

// A store of bytes that are not one element must be one whose order with others is told by what is observed.
void Bytes::require_known_order(const Buffer &buffer, int64_t at, int64_t bytes) {
  const bool parts = buffer.has_elements && (at % buffer.cell_bytes != 0 || bytes % buffer.cell_bytes != 0);
  const bool unobserved = !buffer.has_elements && !buffer.cells && !buffer.pieces && !takes_elements(buffer, at, bytes);
  if (parts || unobserved)
    throw StopError("unsupported", "memory that is accessed as several types in a concurrent program");
}

} // namespace equiv
