// The members of Machine for values at bytes: what memory holds where it is accessed as any type.
#include "core/pointer.h"
#include "machine/machine.h"

#include <algorithm>

namespace equiv {

namespace {

constexpr size_t kMaxPieces = size_t(1) << 22; // in one buffer

// The constant whose `bytes` bytes all are `byte`.
inline Bits repeated(int byte, int64_t bytes) {
  Bits bits = 0;
  for (int64_t index = 0; index < bytes; ++index)
    bits = (bits << 8) | Bits(uint8_t(byte));
  return bits;
}

inline bool overlaps(int64_t first, int64_t first_bytes, int64_t second, int64_t second_bytes) {
  return first < second + second_bytes && second < first + first_bytes;
}

} // namespace

Cell Machine::as_type(const Cell &value, ScalarType from, ScalarType to) {
  if (from == to || is_undefined(value))
    return value;
  if (kind_of(value) == CellKind::Constant || kind_of(value) == CellKind::Wide) {
    if (bytes_in_memory(from) == bytes_in_memory(to) && to.width >= from.width) {
      Cell constant_of_type = constant(bits_of(value), to.width);
      constant_of_type.high |= value.high & kApproximate;
      return constant_of_type;
    }
  } else if (!is_pointer(value) && !is_data_pointer(value)) {
    for (const auto &[operand, result, operation] : program_.bitcasts)
      if (operand == from && result == to)
        return scalar(program_.operations[size_t(operation)], &value);
  }
  throw StopError("unsupported", "memory that holds a value of one type is read as one of another type");
}

// The bytes of a range as one number; false where one of them was never written. Stops where one is not a constant.
bool Machine::gather_bytes(const Buffer &buffer, int64_t at, int64_t bytes, Bits &bits, bool &approximate) {
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
    Bits pattern = bits_of(piece.value);
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
bool Machine::takes_elements(const Buffer &buffer, int64_t at, int64_t bytes) {
  return !buffer.has_elements && !buffer.cells && !buffer.pieces && buffer.fill < 0 && at % bytes == 0 &&
         at + bytes <= buffer.bytes;
}

Cell Machine::load_bytes(Buffer &buffer, int64_t at, ScalarType type) {
  int64_t bytes = bytes_in_memory(type);
  if (bytes == 0)
    throw StopError("unsupported", "a value whose type has no known size in memory");
  if (buffer.cells && buffer.cell_bytes == bytes && at % bytes == 0 && at / bytes < buffer.extent) {
    if (observes_)
      observe(buffer, at / bytes, false);
    return as_type(buffer.cells[at / bytes], buffer.element, type);
  }
  if (observes_ && program_.has_agents && takes_elements(buffer, at, bytes)) {
    give_elements(buffer, type);
    observe(buffer, at / bytes, false);
    return buffer.cells[at / bytes];
  }
  if (observes_ && program_.has_agents)
    observe_bytes(buffer, at, bytes);
  if (buffer.pieces) {
    auto piece = buffer.pieces->find(at);
    if (piece != buffer.pieces->end() && piece->second.bytes == bytes)
      return as_type(piece->second.value, piece->second.type, type);
  }
  if (!buffer.cells && !buffer.pieces && buffer.fill < 0)
    return Cell{};
  Bits bits;
  bool approximate = false;
  if (!gather_bytes(buffer, at, bytes, bits, approximate))
    return poison_cell(pc_);
  if (type.width < 128 && (bits >> type.width) != 0)
    return poison_cell(pc_); // a number that its type does not have
  Cell value = constant(bits, type.width);
  if (approximate)
    value.high |= kApproximate;
  return value;
}

// The values of a buffer of bytes from here on one by one.
void Machine::take_apart(Buffer &buffer) {
  if (observes_ && program_.has_agents)
    require_all_ordered(buffer, true);
  execution_.heap.take_apart(buffer);
  if (observes_ && program_.has_agents) {
    buffer.shadows.resize(1);
    observe_pieces(buffer, true);
  }
}

// Leaves bytes as if they had never been written.
void Machine::erase_bytes(Buffer &buffer, int64_t at, int64_t bytes) {
  require_certain("memory is accessed as several types");
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
    for (int64_t index = 0; index < old.bytes; ++index)
      if (start + index < at || start + index >= at + bytes)
        pieces.emplace(start + index, Piece{constant(uint8_t(bits_of(old.value) >> (8 * index)), 8),
                                            ScalarType{TypeKind::Integer, 8}, 1});
    piece = pieces.lower_bound(at);
  }
}

void Machine::store_bytes(Buffer &buffer, int64_t at, const Cell &value, ScalarType type, int64_t bytes) {
  if (bytes == 0)
    throw StopError("unsupported", "a value whose type has no known size in memory");
  if (buffer.cells && buffer.cell_bytes == bytes && at % bytes == 0 && at / bytes < buffer.extent &&
      (buffer.has_elements || buffer.element == type)) {
    if (observes_) {
      observe(buffer, at / bytes, true);
      remember(buffer, at / bytes);
    }
    buffer.cells[at / bytes] = as_type(value, type, buffer.element);
    return;
  }
  if (observes_ && program_.has_agents)
    require_known_order(buffer, at, bytes);
  if (!buffer.has_elements) {
    if (!buffer.cells && !buffer.pieces && at % bytes == 0) {
      give_elements(buffer, type);
      store_bytes(buffer, at, value, type, bytes);
      return;
    }
    require_certain("memory is accessed as several types");
    if (!buffer.pieces) {
      if (!buffer.cells && buffer.fill >= 0)
        give_elements(buffer, ScalarType{TypeKind::Integer, 8});
      take_apart(buffer);
    } else if (observes_ && program_.has_agents) {
      observe_pieces(buffer, true);
    }
    erase_bytes(buffer, at, bytes);
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
    if (!whole && !gather_bytes(buffer, index * size, size, old, approximate))
      throw StopError("unsupported", "a value is stored over a part of an element that was never set");
    for (int64_t byte = 0; byte < size; ++byte) {
      int64_t from = index * size + byte - at;
      if (from < 0 || from >= bytes)
        continue;
      old &= ~(Bits(0xFF) << (8 * byte));
      old |= ((bits_of(value) >> (8 * from)) & 0xFF) << (8 * byte);
    }
    if (buffer.element.width < 128 && (old >> buffer.element.width) != 0)
      throw StopError("unsupported", "bytes are stored that are no value of the buffer's elements");
    if (observes_) {
      observe(buffer, index, true);
      remember(buffer, index);
    }
    Cell merged = constant(old, buffer.element.width);
    if (approximate)
      merged.high |= kApproximate;
    buffer.cells[index] = merged;
  }
}

void Machine::give_elements(Buffer &buffer, ScalarType element) {
  spend(buffer.bytes / std::max<int64_t>(bytes_in_memory(element), 1));
  execution_.heap.give_elements(buffer, element, execution_.options.track_writers, program_.has_agents && observes_);
  if (buffer.fill < 0)
    return;
  Bits bits = repeated(buffer.fill, buffer.cell_bytes);
  for (int64_t index = 0; index < buffer.extent; ++index)
    buffer.cells[index] =
        element.width < 128 && (bits >> element.width) != 0 ? poison_cell(pc_) : constant(bits, element.width);
}

// -- copies and fills ----------------------------------------------------------------------------------------------

void Machine::copy_bytes(const Instruction &instruction) {
  const Cell target = cells_[instruction.a], origin = cells_[instruction.b];
  int64_t bytes = integers_[instruction.c];
  if (bytes == 0)
    return;
  if (bytes < 0)
    undefined("a copy of " + std::to_string(uint64_t(bytes)) + " bytes");
  Buffer *from = accessed(origin, bytes, "a copy"), *to = accessed(target, bytes, "a copy");
  int64_t start = offset_of(origin), destination = offset_of(target);
  if (!from || !to) {
    // Data is not computed where an extent is unknown.
    if (to)
      for (int64_t at = 0; at + buffer_of(origin)->cell_bytes <= bytes; at += buffer_of(origin)->cell_bytes)
        store_bytes(*to, destination + at, domain_.leaf(uint32_t(buffer_of(origin)->input), 0, ScalarType{}),
                    buffer_of(origin)->element, buffer_of(origin)->cell_bytes);
    return;
  }
  if (from == to && start == destination)
    return;
  if (from == to && !instruction.d && overlaps(start, bytes, destination, bytes))
    undefined("a copy between regions that overlap");
  count(uint32_t(std::min<int64_t>(bytes / 8, UINT32_MAX)));
  if (from->cells && !to->has_elements && !to->cells && !to->pieces && to->fill < 0 &&
      destination % from->cell_bytes == 0)
    give_elements(*to, from->element);
  if (observes_ && program_.has_agents && !from->cells && !from->pieces && from->fill >= 0)
    give_elements(*from, ScalarType{TypeKind::Integer, 8});
  std::vector<std::pair<int64_t, Piece>> moved;
  if (from->cells) {
    int64_t size = from->cell_bytes;
    if (observes_)
      for (int64_t index = start / size; index <= std::min((start + bytes - 1) / size, from->extent - 1); ++index)
        observe(*from, index, false);
    int64_t first = (start + size - 1) / size, last = (start + bytes) / size; // the whole elements
    auto part = [&](int64_t begin, int64_t end) {
      for (int64_t at = begin; at < end; ++at) {
        Bits bits = 0;
        bool approximate = false;
        bool known = gather_bytes(*from, at, 1, bits, approximate);
        Cell value = known ? constant(bits, 8) : Cell{};
        if (known && approximate)
          value.high |= kApproximate;
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
    if (observes_ && program_.has_agents)
      observe_pieces(*from, false);
    pieces_in(*from, start, bytes, moved);
  } else if (from->fill >= 0) {
    for (int64_t at = 0; at < bytes; ++at)
      moved.push_back({at, Piece{constant(Bits(from->fill), 8), ScalarType{TypeKind::Integer, 8}, 1}});
  }
  // Bytes that were never written are as new in the copy.
  int64_t covered = 0;
  for (const auto &[at, piece] : moved)
    covered += piece.bytes;
  if (covered < bytes)
    clear_bytes(*to, destination, bytes);
  for (const auto &[at, piece] : moved) {
    spend(1);
    store_bytes(*to, destination + at, piece.value, piece.type, piece.bytes);
  }
}

// The pieces in a range; those that are partly outside must be numbers.
void Machine::pieces_in(const Buffer &buffer, int64_t at, int64_t bytes,
                        std::vector<std::pair<int64_t, Piece>> &found) {
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
      if (gather_bytes(buffer, byte, 1, bits, approximate))
        found.push_back({byte - at, Piece{constant(bits, 8), ScalarType{TypeKind::Integer, 8}, 1}});
    }
  }
}

void Machine::clear_bytes(Buffer &buffer, int64_t at, int64_t bytes) {
  require_certain("memory is copied that was never set");
  buffer.version = ++writes_;
  if (buffer.pieces) {
    if (observes_ && program_.has_agents)
      observe_pieces(buffer, true);
    erase_bytes(buffer, at, bytes);
    return;
  }
  if (!buffer.cells) {
    if (buffer.fill < 0) {
      if (observes_ && program_.has_agents && !buffer.on_stack)
        throw StopError("unsupported", "memory that was never set is copied in a concurrent program");
      return;
    }
    give_elements(buffer, ScalarType{TypeKind::Integer, 8});
  }
  if (at % buffer.cell_bytes != 0 || bytes % buffer.cell_bytes != 0) {
    if (buffer.has_elements)
      throw StopError("unsupported", "a part of an element is overwritten by memory that was never set");
    take_apart(buffer);
    erase_bytes(buffer, at, bytes);
    return;
  }
  for (int64_t index = at / buffer.cell_bytes; index < (at + bytes) / buffer.cell_bytes; ++index) {
    if (observes_)
      observe(buffer, index, true);
    buffer.cells[index] = Cell{};
  }
}

void Machine::fill_bytes(const Instruction &instruction) {
  const Cell target = cells_[instruction.a], value = cells_[instruction.b];
  int64_t bytes = integers_[instruction.c];
  if (bytes == 0)
    return;
  if (bytes < 0)
    undefined("a fill of " + std::to_string(uint64_t(bytes)) + " bytes");
  Buffer *buffer = accessed(target, bytes, "a fill");
  if (!buffer)
    return;
  require_certain("memory is filled");
  buffer->version = ++writes_;
  count(uint32_t(std::min<int64_t>(bytes / 8, UINT32_MAX)));
  int64_t at = offset_of(target);
  bool is_number = kind_of(value) == CellKind::Constant;
  if (observes_ && program_.has_agents && !buffer->cells && !buffer->pieces && buffer->fill >= 0)
    give_elements(*buffer, ScalarType{TypeKind::Integer, 8});
  if (!buffer->has_elements && is_number && at == 0 && bytes == buffer->bytes && !buffer->pieces && !buffer->cells) {
    buffer->fill = int(uint8_t(value.low));
    if (observes_ && program_.has_agents)
      buffer->filled = current_access();
    return;
  }
  if (buffer->cells && is_number && at % buffer->cell_bytes == 0 && bytes % buffer->cell_bytes == 0) {
    ScalarType element = buffer->element;
    Bits bits = repeated(int(uint8_t(value.low)), buffer->cell_bytes);
    if (element.width < 128 && (bits >> element.width) != 0)
      throw StopError("unsupported", "bytes are stored that are no value of the buffer's elements");
    Cell cell = constant(bits, element.width);
    cell.high |= value.high & kApproximate;
    for (int64_t index = at / buffer->cell_bytes; index < (at + bytes) / buffer->cell_bytes; ++index) {
      if (observes_)
        observe(*buffer, index, true);
      buffer->cells[index] = cell;
    }
    return;
  }
  for (int64_t index = 0; index < bytes; ++index) {
    spend(1);
    store_bytes(*buffer, at + index, value, ScalarType{TypeKind::Integer, 8}, 1);
  }
}

} // namespace equiv
