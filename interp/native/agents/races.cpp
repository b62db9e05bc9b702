#include "agents/races.h"

#include <algorithm>

namespace equiv {

template <class Visitor> void Races::for_each_access(const Buffer &buffer, const Access &slot, Visitor visit) {
  if (slot.instruction == Shadow::kMany)
    for (const Access &access : buffer.accesses[slot.agent])
      visit(access);
  else if (slot.instruction)
    slot.for_each(visit);
}

bool Races::extend(Access &several, const Access &current, const HappensBefore::Strand &strand,
                   const HappensBefore &order) {
  const uint32_t last = several.last();
  const bool is_alike = several.clock == current.clock && several.instruction == current.instruction;
  if (last == current.agent)
    return is_alike;
  if (order.covers(several.agent, strand))
    return true;
  const uint32_t stride = current.agent - last;
  if (!is_alike || current.agent < last || stride > UINT16_MAX || several.more == UINT16_MAX ||
      (several.more != 0 && stride != several.stride))
    return false;
  // As a list is looked through: what is ordered before this access is left out.
  const size_t size = size_t(several.more) + 1;
  if (size >= Shadow::kPruned && (size & (size - 1)) == 0) {
    bool any_ordered = false;
    several.for_each([&](const Access &access) {
      any_ordered |= order.ordered_though_seldom({access.agent, access.clock}, strand);
    });
    if (any_ordered)
      return false;
  }
  several.stride = uint16_t(stride);
  ++several.more;
  return true;
}

void Races::spread(Buffer &buffer, Access &several) {
  if (buffer.unused_accesses.empty()) {
    buffer.accesses.emplace_back();
    buffer.unused_accesses.push_back(uint32_t(buffer.accesses.size() - 1));
  }
  const uint32_t list = buffer.unused_accesses.back();
  buffer.unused_accesses.pop_back();
  several.for_each([&](const Access &access) { buffer.accesses[list].push_back(access); });
  several = {list, 0, Shadow::kMany};
}

Access Races::current_access() const {
  const Epoch now = scheduler_.order.now(scheduler_.running()->strand);
  return {now.agent, now.clock, uint32_t(frames_.pc) + 1};
}

bool Races::is_ordered(const Buffer &buffer, int64_t address, bool is_store, const HappensBefore::Strand &first,
                       const HappensBefore::Strand &last) const {
  if (buffer.shadows.empty())
    return true;
  const Shadow &shadow = buffer.shadows[size_t(address)];
  const HappensBefore &order = scheduler_.order;
  const Knowledge *knowledge = first.knowledge.get();
  auto are_known = [&](const Access &slot) {
    if (!slot.instruction)
      return true;
    bool all = false;
    if (knowledge && slot.instruction != Shadow::kMany && slot.agent >= knowledge->first &&
        slot.last() - knowledge->first < knowledge->dense.size()) {
      all = true;
      for (uint32_t agent = slot.agent, left = slot.more + 1u; left > 0; agent += slot.stride, --left)
        all &= knowledge->dense[agent - knowledge->first] >= slot.clock;
    }
    if (all)
      return true;
    all = true;
    for_each_access(buffer, slot, [&](const Access &access) {
      const Epoch epoch{access.agent, access.clock};
      all = all && order.ordered(epoch, first) && order.ordered(epoch, last);
    });
    return all;
  };
  return shadow.update == 0 && buffer.before_updates.empty() && are_known(shadow.writer) &&
         (!is_store || are_known(shadow.reader));
}

void Races::forget(Buffer &buffer, Access &slot) {
  if (slot.instruction == Shadow::kMany) {
    buffer.accesses[slot.agent].clear();
    buffer.unused_accesses.push_back(slot.agent);
  }
  slot = {};
}

void Races::note_ordered_store(Buffer &buffer, int64_t address) {
  const Access current = current_access();
  if (!buffer.writers.empty())
    buffer.writers[size_t(address)] = current.instruction;
  if (buffer.shadows.empty())
    return;
  Shadow &shadow = buffer.shadows[size_t(address)];
  if (shadow.writer.is_at({current.agent, current.clock}) && shadow.reader.instruction == 0)
    return;
  forget(buffer, shadow.reader);
  forget(buffer, shadow.writer);
  shadow.writer = current;
}

void Races::observe_news(Buffer &buffer, int64_t address, bool is_store, uint32_t update) {
  // Others may go first after an access, but not between the load and the store of an update.
  scheduler_.gives_way |= preempts_ && scheduler_.preempts() && (is_store || update == 0);
  HappensBefore &order = scheduler_.order;
  const HappensBefore::Strand &strand = scheduler_.running()->strand;
  Shadow &shadow = buffer.shadows[size_t(address)];
  auto require = [&](const Access &access, bool was_store) {
    if (!order.ordered({access.agent, access.clock}, strand))
      race(access, address, is_store, was_store);
  };
  auto require_all = [&](const Access &slot, bool was_store) {
    for_each_access(buffer, slot, [&](const Access &access) { require(access, was_store); });
  };
  const Access current = current_access();
  // Adds the current access to those that a later one has to come after.
  auto remember = [&](Access &slot) {
    if (slot.more != 0) {
      if (extend(slot, current, strand, order))
        return;
      spread(buffer, slot);
    }
    if (slot.instruction != Shadow::kMany) {
      if (!slot.instruction || order.ordered({slot.agent, slot.clock}, strand)) {
        slot = current;
        return;
      }
      if (order.covers(slot.agent, strand))
        return;
      if (!extend(slot, current, strand, order)) {
        spread(buffer, slot);
        buffer.accesses[slot.agent].push_back(current);
      }
      return;
    }
    std::vector<Access> &list = buffer.accesses[slot.agent];
    if (list.back().agent == current.agent) {
      list.back() = current;
      return;
    }
    if (order.covers(list.front().agent, strand))
      return;
    // What a later access is ordered after in any case may stay in the list, but not for long.
    if (list.size() >= Shadow::kPruned && (list.size() & (list.size() - 1)) == 0)
      list.erase(
          std::remove_if(list.begin(), list.end(),
                         [&](const Access &access) { return order.ordered({access.agent, access.clock}, strand); }),
          list.end());
    list.push_back(current);
  };

  bool updates_again = update != 0 && shadow.update == update;
  if (update != 0 && shadow.update != 0 && !updates_again)
    // Atomic updates race with none: what is left may depend on which is first.
    for_each_access(buffer, shadow.writer, [&](const Access &access) {
      if (!order.ordered({access.agent, access.clock}, strand))
        throw StopError("order",
                        "nothing orders two atomic updates of different kinds of element " + std::to_string(address),
                        int64_t(access.instruction) - 1);
    });
  else if (!updates_again)
    require_all(shadow.writer, true);
  else
    require_all(buffer.before_updates[size_t(address)], true);
  if (is_store || update)
    require_all(shadow.reader, false);
  if (!is_store) {
    if (!update)
      remember(shadow.reader);
    return;
  }
  if (updates_again) {
    remember(shadow.writer);
    return;
  }
  if (update) {
    // Further updates need not come after this one, but after what this one came after, loads among it.
    if (buffer.before_updates.empty())
      buffer.before_updates.resize(buffer.shadows.size());
    Access &before = buffer.before_updates[size_t(address)];
    forget(buffer, before);
    before = shadow.writer;
  } else {
    forget(buffer, shadow.reader);
    forget(buffer, shadow.writer);
    if (!buffer.before_updates.empty())
      forget(buffer, buffer.before_updates[size_t(address)]);
  }
  shadow.writer = current;
  shadow.update = update;
}

// -- memory of several types ----------------------------------------------------------------------------------------
//
// Who accessed it is known of such a buffer as a whole alone. What is ordered as accesses to one cell has no race; what
// is not may have none either, and is left open.

void Races::require_all_ordered(const Buffer &buffer, bool loads) const {
  const HappensBefore::Strand &strand = scheduler_.running()->strand;
  auto require = [&](const Access &access) {
    if (!scheduler_.order.ordered({access.agent, access.clock}, strand))
      throw StopError("unsupported", "memory that is accessed as several types by agents that nothing orders");
  };
  for (const Shadow &shadow : buffer.shadows) {
    for_each_access(buffer, shadow.writer, require);
    if (loads)
      for_each_access(buffer, shadow.reader, require);
  }
  for (const Access &before : buffer.before_updates)
    for_each_access(buffer, before, require);
}

void Races::observe_pieces(Buffer &buffer, bool is_store) {
  require_all_ordered(buffer, is_store);
  observe(buffer, 0, is_store);
}

void Races::observe_bytes(Buffer &buffer, int64_t at, int64_t bytes) {
  if (buffer.pieces) {
    observe_pieces(buffer, false);
    return;
  }
  if (!buffer.cells)
    throw StopError("unsupported", "memory that is accessed as several types in a concurrent program");
  for (int64_t index = at / buffer.cell_bytes; index <= (at + bytes - 1) / buffer.cell_bytes; ++index)
    if (index < buffer.extent)
      observe(buffer, index, false);
}

void Races::observe_end(const Buffer &buffer) const {
  const HappensBefore::Strand &strand = scheduler_.running()->strand;
  if (!buffer.cells && !buffer.pieces && buffer.filled.instruction &&
      !scheduler_.order.ordered({buffer.filled.agent, buffer.filled.clock}, strand))
    throw StopError("unsupported", "memory that one agent fills and another one frees");
  for (size_t address = 0; address < buffer.shadows.size(); ++address) {
    auto require = [&](bool was_store) {
      return [this, &strand, address, was_store](const Access &access) {
        if (!scheduler_.order.ordered({access.agent, access.clock}, strand)) {
          trail_.require_certain("accesses that nothing orders");
          throw StopError("race",
                          who(access.agent) + (was_store ? " stores" : " loads") + " element " +
                              std::to_string(address) + " and " + who(strand.agent) +
                              " ends the life of its buffer, and nothing orders the two",
                          int64_t(access.instruction) - 1);
        }
      };
    };
    for_each_access(buffer, buffer.shadows[address].writer, require(true));
    for_each_access(buffer, buffer.shadows[address].reader, require(false));
  }
}

void Races::require_all_before_end(const HappensBefore::Strand &end) const {
  auto require = [this, &end](const ViewValue &view) {
    const Buffer &buffer = *view.buffer;
    if (!buffer.cells && !buffer.pieces && buffer.filled.instruction &&
        !scheduler_.order.ordered({buffer.filled.agent, buffer.filled.clock}, end))
      throw StopError("unsupported", "memory that is filled when the program ends");
    for (size_t address = 0; address < buffer.shadows.size(); ++address)
      for_each_access(buffer, buffer.shadows[address].writer, [this, &end, address](const Access &access) {
        if (scheduler_.order.ordered({access.agent, access.clock}, end))
          return;
        StopError error("race", who(access.agent) + " stores element " + std::to_string(address) +
                                    ", and nothing has the program wait for that before it ends");
        error.stop.instruction = int64_t(access.instruction) - 1;
        throw error;
      });
  };
  for (const std::vector<Output> *outputs : {&execution_.arguments, &execution_.globals, &execution_.results})
    for (const Output &output : *outputs)
      if (output.is_view)
        require(output.view);
}

std::string Races::who(uint32_t agent) const {
  std::string point = scheduler_.order.describe(agent);
  return point.empty() ? "the program" : point;
}

void Races::race(const Access &earlier, int64_t address, bool is_store, bool was_store) const {
  trail_.require_certain("accesses that nothing orders");
  std::string element = "element " + std::to_string(address);
  throw StopError("race",
                  who(earlier.agent) + (was_store ? " stores " : " loads ") + element + " and " +
                      who(scheduler_.running()->strand.agent) + (is_store ? " stores" : " loads") +
                      " it, and nothing orders the two",
                  int64_t(earlier.instruction) - 1);
}

} // namespace equiv
