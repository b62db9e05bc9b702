// Channels and locks.
#include "agents/agents.h"

#include <algorithm>

namespace equiv {

QueueKey Agents::queue_of(const Instruction &instruction) const {
  QueueKey key{instruction.b};
  for (int32_t index = 0; index < instruction.d; ++index)
    key.push_back(frames_.integers[program_.pool[size_t(instruction.c + index)]]);
  return key;
}

int64_t Agents::elements_of(const ViewValue &view) const {
  views_.require_direct(view);
  if (view.buffer->elastic)
    throw StopError("unsupported", "a transfer of an argument whose extent is not known");
  if (view.buffer->freed)
    trail_.undefined("a transfer of a buffer that was freed");
  int64_t elements = 1;
  for (int32_t dimension = 0; dimension < view.rank; ++dimension)
    elements *= view.dimensions[dimension].size;
  return elements;
}

void Agents::require_inside(const ViewValue &view, int64_t address) const {
  if (uint64_t(address) >= uint64_t(view.buffer->extent))
    trail_.undefined("a transfer out of bounds: element " + std::to_string(address) + " of a buffer of " +
                     std::to_string(view.buffer->extent));
}

bool Agents::put(const Instruction &instruction) {
  trail_.require_certain("a put");
  const ViewValue &view = frames_.views[instruction.a];
  QueueKey key = queue_of(instruction);
  Channel &channel = scheduler_.channels[key];
  Coroutine *self = scheduler_.running();
  HappensBefore::Strand &strand = self->strand;
  int64_t elements = elements_of(view), slots = scheduler_.slots();
  if (elements == 0)
    return true;
  bool full = self->offered ? !channel.segments.empty() : slots > 0 && int64_t(channel.segments.size()) >= slots;
  if (slots >= 0 && full) {
    channel.waiting.push_back(self);
    self->queue = std::move(key);
    hand_over(Blocked::Full);
    return false;
  }
  if (self->offered) {
    self->offered = false;
    return true;
  }
  if (channel.put_instruction >= 0 && !scheduler_.any_order() && !scheduler_.order.ordered(channel.last_put, strand))
    undetermined("nothing orders two puts into channel " + Scheduler::name_of(key, program_.queues),
                 channel.put_instruction);
  const uint32_t source = instruction.aux;
  if (channel.put_instruction >= 0 && channel.source != source && !scheduler_.any_order() &&
      (!channel.elements.empty() || !scheduler_.order.ordered(channel.last_get, strand)))
    undetermined("elements of two sources may arrive in channel " + Scheduler::name_of(key, program_.queues) +
                     " in any order",
                 channel.put_instruction);
  channel.source = source;
  execution_.account.add(elements * int64_t(sizeof(Cell)));
  const Epoch first = scheduler_.order.now(strand);
  for_each_element(view, [&](int64_t, int64_t address) {
    require_inside(view, address);
    Cell value;
    views_.read(value, view, address);
    channel.elements.push_back(value);
    channel.last_put = scheduler_.order.release(strand);
  });
  budget_.count(uint32_t(std::min<int64_t>(elements, UINT32_MAX)));
  channel.put_instruction = frames_.pc;
  channel.segments.push_back({elements, first, strand.knowledge, frames_.pc});
  scheduler_.wake(channel.waiting);
  if (slots == 0) {
    // The sender goes on when all of it has been taken.
    self->offered = true;
    channel.waiting.push_back(self);
    self->queue = std::move(key);
    hand_over(Blocked::Full);
    return false;
  }
  scheduler_.gives_way |= scheduler_.yields();
  return true;
}

bool Agents::get(const Instruction &instruction) {
  trail_.require_certain("a get");
  const ViewValue &view = frames_.views[instruction.a];
  QueueKey key = queue_of(instruction);
  Channel &channel = scheduler_.channels[key];
  Coroutine *self = scheduler_.running();
  int64_t elements = elements_of(view);
  if (elements == 0)
    return true;
  // Where a channel holds only so much, the elements are taken as they come.
  const bool bounded = scheduler_.slots() >= 0;
  const int64_t first = self->taken, wanted = elements - first;
  const int64_t part = std::min(wanted, int64_t(channel.elements.size()));
  if (part < wanted && (!bounded || part == 0)) {
    channel.waiting.push_back(self);
    self->queue = std::move(key);
    hand_over(Blocked::Channel);
    return false;
  }
  if (channel.get_instruction >= 0 && !scheduler_.any_order() &&
      !scheduler_.order.ordered(channel.last_get, self->strand))
    undetermined("nothing orders two gets from channel " + Scheduler::name_of(key, program_.queues),
                 channel.get_instruction);
  // Each element is written when it comes, which may be before later ones are sent.
  bool begins = true;
  for_each_element(view, [&](int64_t element, int64_t address) {
    if (element < first || element >= first + part)
      return;
    require_inside(view, address);
    Channel::Segment &segment = channel.segments.front();
    if (begins)
      scheduler_.order.learn(self->strand, segment.next, segment.knowledge);
    else
      scheduler_.order.advance(self->strand, segment.next);
    ++segment.next.clock;
    begins = --segment.elements == 0;
    if (begins)
      channel.segments.pop_front();
    views_.write(channel.elements.front(), view, address);
    channel.elements.pop_front();
  });
  execution_.account.remove(part * int64_t(sizeof(Cell)));
  budget_.count(uint32_t(std::min<int64_t>(part, UINT32_MAX)));
  channel.last_get = scheduler_.order.release(self->strand);
  channel.get_instruction = frames_.pc;
  if (bounded)
    scheduler_.wake(channel.waiting);
  if (part < wanted) {
    self->taken += part;
    channel.waiting.push_back(self);
    self->queue = std::move(key);
    hand_over(Blocked::Channel);
    return false;
  }
  self->taken = 0;
  scheduler_.gives_way |= scheduler_.yields();
  return true;
}

bool Agents::acquire(const Instruction &instruction) {
  trail_.require_certain("an acquire");
  int64_t units = frames_.integers[instruction.a];
  QueueKey key = queue_of(instruction);
  Lock &lock = scheduler_.locks[key];
  Coroutine *self = scheduler_.running();
  HappensBefore &order = scheduler_.order;
  if (units < 0)
    trail_.undefined("an acquire of " + std::to_string(units) + " units of lock " +
                     Scheduler::name_of(key, program_.queues));
  if (lock.value < units) {
    lock.waiting.push_back(self);
    self->queue = std::move(key);
    hand_over(Blocked::Lock);
    return false;
  }
  bool determined = !scheduler_.any_order();
  if (determined && lock.acquire_instruction >= 0 && !order.ordered(lock.last_acquire, self->strand))
    undetermined("nothing orders two acquires of lock " + Scheduler::name_of(key, program_.queues),
                 lock.acquire_instruction);
  lock.value -= units;
  // The units that were released first are the ones acquired, as long as it is certain which those are.
  std::vector<Lock::Release> taken;
  for (int64_t left = units; left > 0;) {
    Lock::Release &release = lock.releases.front();
    int64_t part = std::min(left, release.units);
    release.units -= part;
    left -= part;
    taken.push_back(release);
    if (release.units == 0)
      lock.releases.pop_front();
  }
  for (const Lock::Release &release : taken)
    for (const Lock::Release &later : lock.releases)
      if (determined && later.epoch.agent != release.epoch.agent && !order.ordered(release.epoch, later.strand))
        undetermined("which of two releases of lock " + Scheduler::name_of(key, program_.queues) +
                         " is acquired first is open",
                     release.instruction);
  for (const Lock::Release &release : taken) {
    order.learn(self->strand, release.epoch, release.strand.knowledge);
    lock.consumed[release.epoch.agent] = release.epoch;
  }
  lock.last_acquire = order.release(self->strand);
  lock.acquire_instruction = frames_.pc;
  auto &acquired = lock.acquired[lock.last_acquire.agent];
  acquired.emplace_back(lock.last_acquire.clock, units + (acquired.empty() ? 0 : acquired.back().second));
  scheduler_.gives_way |= scheduler_.yields();
  return true;
}

// A lock holds `most` units and no more. What it may hold in some schedule is what was released up to here, without
// what was certainly acquired before. Where channels hold elements, hardware might have held up who released so much:
// then the run goes on to what is wrong besides, and proves nothing.
void Agents::require_capacity(const Lock &lock, int64_t units, int64_t most, const QueueKey &key) {
  const std::string name = Scheduler::name_of(key, program_.queues);
  if (units > most || lock.value > most - units) {
    StopError error("undefined", "lock " + name + " holds " + std::to_string(most) + " units at most, and is given " +
                                     std::to_string(units) + " where it holds " + std::to_string(lock.value));
    error.stop.instruction = frames_.pc;
    const bool may_be_held_up = std::any_of(scheduler_.channels.begin(), scheduler_.channels.end(),
                                            [](const auto &each) { return !each.second.elements.empty(); });
    if (!may_be_held_up)
      throw error;
    error.stop.kind = "unsupported";
    if (!lock_overflow_)
      lock_overflow_ = std::move(error);
    return;
  }
  if (scheduler_.any_order())
    return;
  const HappensBefore::Strand &strand = scheduler_.running()->strand;
  int64_t held = lock.released + units;
  for (const auto &[agent, acquired] : lock.acquired) {
    auto after = std::partition_point(acquired.begin(), acquired.end(), [&, agent = agent](const auto &each) {
      return scheduler_.order.ordered(Epoch{agent, each.first}, strand);
    });
    held -= after == acquired.begin() ? 0 : std::prev(after)->second;
  }
  if (held > most)
    undetermined("in some schedule lock " + name + " may be given more than the " + std::to_string(most) +
                     " units that it holds",
                 lock.acquire_instruction);
}

void Agents::release(const Instruction &instruction) {
  trail_.require_certain("a release");
  int64_t units = frames_.integers[instruction.a];
  QueueKey key = queue_of(instruction);
  Lock &lock = scheduler_.locks[key];
  HappensBefore &order = scheduler_.order;
  HappensBefore::Strand &strand = scheduler_.running()->strand;
  if (units < 0)
    trail_.undefined("a release of " + std::to_string(units) + " units of lock " +
                     Scheduler::name_of(key, program_.queues));
  const bool exact = instruction.aux & 1;
  if (exact && !scheduler_.any_order()) {
    if (lock.value != 0)
      undetermined("lock " + Scheduler::name_of(key, program_.queues) + " is set while it holds " +
                       std::to_string(lock.value) + " units",
                   lock.releases.front().instruction);
    if (lock.acquire_instruction >= 0 && !order.ordered(lock.last_acquire, strand))
      undetermined("nothing orders the setting of lock " + Scheduler::name_of(key, program_.queues) +
                       " after the acquire of what it held",
                   lock.acquire_instruction);
  } else if (!scheduler_.any_order() && lock.set_instruction >= 0 && !order.ordered(lock.last_set, strand))
    undetermined("nothing orders a release of lock " + Scheduler::name_of(key, program_.queues) + " and its setting",
                 lock.set_instruction);
  if (exact) {
    lock.last_set = order.release(strand);
    lock.set_instruction = frames_.pc;
    lock.value = 0;
    lock.releases.clear();
    lock.released = 0;
    lock.acquired.clear();
  }
  if (const int64_t most = instruction.aux >> 1)
    require_capacity(lock, units, most, key);
  if (units == 0)
    return;
  lock.released += units;
  if (!scheduler_.any_order() && lock.acquire_instruction >= 0 && !order.ordered(lock.last_acquire, strand))
    for (const auto &[agent, epoch] : lock.consumed)
      if (agent != strand.agent && !order.ordered(epoch, strand))
        undetermined("an acquire of lock " + Scheduler::name_of(key, program_.queues) +
                         " may have taken this release or another one",
                     lock.acquire_instruction);
  HappensBefore::Strand releaser = strand;
  Epoch epoch = order.release(strand);
  lock.releases.push_back({units, epoch, std::move(releaser), frames_.pc});
  lock.value += units;
  scheduler_.wake(lock.waiting);
  scheduler_.gives_way |= scheduler_.yields();
}

} // namespace equiv
