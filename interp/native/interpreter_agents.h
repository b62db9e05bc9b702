// The members of Interpreter that concern several agents: coroutines, what they wait for, and races between them.
#pragma once

#include "interpreter.h"

#include <algorithm>

namespace equiv {

// -- races ------------------------------------------------------------------------------------------------------------

template <class D, bool O> void Interpreter<D, O>::observe(Buffer &buffer, int64_t address, bool is_store) {
  if (is_store && !buffer.writers.empty())
    buffer.writers[size_t(address)] = uint32_t(pc_) + 1;
  if (buffer.shadows.empty())
    return;
  // Others may go first after an access, but not between the load and the store of an atomic update.
  const uint32_t update = program_.code[size_t(pc_)].aux;
  yields_ |= scheduler_.preempts() && (is_store || update == 0);
  HappensBefore &order = scheduler_.order;
  const HappensBefore::Strand &strand = scheduler_.running()->strand;
  Shadow &shadow = buffer.shadows[size_t(address)];
  auto require = [&](const Access &access, bool was_store) {
    if (!order.ordered({access.agent, access.clock}, strand))
      race(access, address, is_store, was_store);
  };
  auto require_all = [&](const Access &slot, bool was_store) {
    if (slot.instruction == Shadow::kMany)
      for (const Access &access : buffer.accesses[slot.agent])
        require(access, was_store);
    else if (slot.instruction)
      require(slot, was_store);
  };
  auto forget = [&](Access &slot) {
    if (slot.instruction == Shadow::kMany) {
      buffer.accesses[slot.agent].clear();
      buffer.unused_accesses.push_back(slot.agent);
    }
    slot.instruction = 0;
  };
  const Epoch now = order.now(strand);
  const Access current{now.agent, now.clock, uint32_t(pc_) + 1};
  // Adds the current access to those that a later one has to come after.
  auto remember = [&](Access &slot) {
    if (slot.instruction != Shadow::kMany) {
      if (!slot.instruction || order.ordered({slot.agent, slot.clock}, strand)) {
        slot = current;
        return;
      }
      if (order.covers(slot.agent, strand))
        return;
      if (buffer.unused_accesses.empty()) {
        buffer.accesses.emplace_back();
        buffer.unused_accesses.push_back(uint32_t(buffer.accesses.size() - 1));
      }
      uint32_t list = buffer.unused_accesses.back();
      buffer.unused_accesses.pop_back();
      buffer.accesses[list] = {slot, current};
      slot = {list, 0, Shadow::kMany};
      return;
    }
    std::vector<Access> &list = buffer.accesses[slot.agent];
    for (Access &access : list)
      if (access.agent == current.agent) {
        access = current;
        return;
      }
    if (!list.empty() && order.covers(list.front().agent, strand))
      return;
    list.erase(
        std::remove_if(list.begin(), list.end(),
                       [&](const Access &access) { return order.ordered({access.agent, access.clock}, strand); }),
        list.end());
    list.push_back(current);
  };

  bool updates_again = update != 0 && shadow.update == update;
  if (!updates_again)
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
    forget(before);
    before = shadow.writer;
  } else {
    forget(shadow.reader);
    forget(shadow.writer);
    if (!buffer.before_updates.empty())
      forget(buffer.before_updates[size_t(address)]);
  }
  shadow.writer = current;
  shadow.update = update;
}

template <class D, bool O>
template <class Visitor>
void Interpreter<D, O>::for_each_access(const Buffer &buffer, const Access &slot, Visitor visit) {
  if (slot.instruction == Shadow::kMany)
    for (const Access &access : buffer.accesses[slot.agent])
      visit(access);
  else if (slot.instruction)
    visit(slot);
}

template <class D, bool O> void Interpreter<D, O>::observe_end(const Buffer &buffer) {
  const HappensBefore::Strand &strand = scheduler_.running()->strand;
  for (size_t address = 0; address < buffer.shadows.size(); ++address) {
    auto require = [&](bool was_store) {
      return [this, &strand, address, was_store](const Access &access) {
        if (!scheduler_.order.ordered({access.agent, access.clock}, strand)) {
          require_certain("accesses that nothing orders");
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

template <class D, bool O> void Interpreter<D, O>::require_all_before_end() {
  auto require = [this](const ViewValue &view) {
    const Buffer &buffer = *view.buffer;
    for (size_t address = 0; address < buffer.shadows.size(); ++address)
      for_each_access(buffer, buffer.shadows[address].writer, [this, address](const Access &access) {
        if (scheduler_.order.ordered({access.agent, access.clock}, end_))
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

template <class D, bool O> std::string Interpreter<D, O>::who(uint32_t agent) const {
  std::string point = scheduler_.order.describe(agent);
  return point.empty() ? "the program" : point;
}

template <class D, bool O>
void Interpreter<D, O>::race(const Access &earlier, int64_t address, bool is_store, bool was_store) {
  require_certain("accesses that nothing orders");
  std::string element = "element " + std::to_string(address);
  throw StopError("race",
                  who(earlier.agent) + (was_store ? " stores " : " loads ") + element + " and " +
                      who(scheduler_.running()->strand.agent) + (is_store ? " stores" : " loads") +
                      " it, and nothing orders the two",
                  int64_t(earlier.instruction) - 1);
}

// -- coroutines -------------------------------------------------------------------------------------------------------

template <class D, bool O> void Interpreter<D, O>::exchange(Registers &registers) {
  integer_stack_.swap(registers.integers);
  cell_stack_.swap(registers.cells);
  view_stack_.swap(registers.views);
  frames_.swap(registers.frames);
  std::swap(integer_top_, registers.integer_top);
  std::swap(cell_top_, registers.cell_top);
  std::swap(view_top_, registers.view_top);
  std::swap(pc_, registers.pc);
}

template <class D, bool O> void Interpreter<D, O>::hand_over(Blocked blocked, uint32_t on) {
  exchange(scheduler_.running()->registers);
  scheduler_.suspend(blocked, on);
  resume_next();
}

template <class D, bool O> void Interpreter<D, O>::resume_next() {
  Coroutine *next = scheduler_.next();
  if (!next) {
    scheduler_.require_quiescence(entry_ended_, program_.queues);
    finished_ = true;
    if (leaves_tasks_)
      require_all_before_end();
    return;
  }
  exchange(next->registers);
  point_at_frame();
}

template <class D, bool O> Yielded Interpreter<D, O>::yielded(int64_t from, RegisterClass register_class) const {
  Yielded value;
  if (register_class == RegisterClass::View) {
    value.is_view = true;
    value.view = views_[from];
  } else
    value.cell = cells_[from];
  return value;
}

template <class D, bool O> void Interpreter<D, O>::begin_parallel(const Instruction &instruction) {
  bool at_once = instruction.aux & 1;
  if (!at_once && !O)
    return;
  std::vector<HappensBefore::Range> ranges;
  for (int32_t dimension = 0; dimension < instruction.b; ++dimension) {
    const int64_t *registers = program_.pool.data() + instruction.a + 3 * dimension;
    int64_t lower = integers_[registers[0]], step = integers_[registers[2]];
    ranges.push_back({lower, step, step > 0 ? trip_count(lower, integers_[registers[1]], step) : 0});
  }
  Coroutine *self = scheduler_.running();
  uint32_t group = scheduler_.order.fork(self->strand, !at_once, ranges);
  if (at_once) {
    self->open_group = group;
    self->open_agents = self->running_agents = 0;
  } else
    self->sequential.push_back({group, self->strand.knowledge, {}});
}

template <class D, bool O> void Interpreter<D, O>::begin_task() {
  Coroutine *self = scheduler_.running();
  uint32_t group = self->sequential.back().group;
  scheduler_.order.enter(self->strand, group, scheduler_.order.add_agent(group));
}

template <class D, bool O> void Interpreter<D, O>::end_task() {
  // What one iteration learned, the others don't know.
  Coroutine *self = scheduler_.running();
  SequentialGroup &group = self->sequential.back();
  if (self->strand.knowledge != group.knowledge) {
    group.gathered.push_back(std::move(self->strand.knowledge));
    self->strand.knowledge = group.knowledge;
  }
  scheduler_.order.leave(self->strand);
}

template <class D, bool O> bool Interpreter<D, O>::end_parallel(const Instruction &instruction) {
  Coroutine *self = scheduler_.running();
  if (!(instruction.aux & 1)) {
    if (O) {
      SequentialGroup group = std::move(self->sequential.back());
      self->sequential.pop_back();
      join(group.group, group.gathered);
    }
    return true;
  }
  if (self->running_agents > 0) {
    hand_over(Blocked::Group);
    return false;
  }
  join(self->open_group, self->gathered);
  self->gathered.clear();
  self->open_group = 0;
  self->open_agents = 0;
  return true;
}

template <class D, bool O> void Interpreter<D, O>::join(uint32_t group, const std::vector<KnowledgePointer> &gathered) {
  HappensBefore::Strand &strand = scheduler_.running()->strand;
  scheduler_.order.join(strand, group);
  for (const KnowledgePointer &knowledge : gathered)
    scheduler_.order.learn(strand, scheduler_.order.now(strand), knowledge);
}

template <class D, bool O> void Interpreter<D, O>::fork(const Instruction &instruction) {
  require_certain("several agents");
  Coroutine *self = scheduler_.running();
  bool of_group = instruction.aux & 1;
  HappensBefore &order = scheduler_.order;
  uint32_t group = of_group ? self->open_group : order.fork(self->strand, false, {});
  uint32_t agent = order.add_agent(group);
  const Frame &frame = frames_.back();
  const FunctionCode &code = program_.functions[size_t(frame.function)];
  Coroutine *child = scheduler_.add(self, group, agent);
  child->bytes = int64_t(sizeof(Coroutine)) + code.integers * int64_t(sizeof(int64_t)) +
                 code.cells * int64_t(sizeof(Cell)) + code.views * int64_t(sizeof(ViewValue));
  execution_.account.add(child->bytes);
  Registers &registers = child->registers;
  registers.integers.assign(integers_, integers_ + code.integers);
  registers.cells.assign(cells_, cells_ + code.cells);
  registers.views.assign(views_, views_ + code.views);
  registers.frames.assign(1, Frame{frame.function, -1, 0, 0, 0, 0, 0});
  registers.integer_top = size_t(code.integers);
  registers.cell_top = size_t(code.cells);
  registers.view_top = size_t(code.views);
  registers.pc = pc_ + 1;
  if (of_group) {
    ++self->open_agents;
    ++self->running_agents;
  } else {
    if (instruction.c)
      order.name_group(group, program_.messages[size_t(instruction.c - 1)]);
    child->spawned = true;
    child->daemon = instruction.aux & 2;
    child->detached = instruction.aux & 4;
    if (child->detached)
      leaves_tasks_ = true;
    else {
      ++self->children;
      self->unjoined.push_back(agent);
    }
    scheduler_.spawned.insert(agent);
    integers_[instruction.a] = agent;
  }
  scheduler_.make_ready(child);
  pc_ = instruction.b;
  yields_ |= !of_group && scheduler_.yields();
}

template <class D, bool O> bool Interpreter<D, O>::join_children() {
  Coroutine *self = scheduler_.running();
  if (self->children > 0) {
    hand_over(Blocked::Children);
    return false;
  }
  for (uint32_t agent : self->unjoined) {
    auto found = scheduler_.ended.find(agent);
    const Ended &ended = found->second;
    if (!scheduler_.order.joined(ended.group))
      scheduler_.order.join(self->strand, ended.group);
    scheduler_.order.learn(self->strand, ended.last, ended.knowledge);
    scheduler_.ended.erase(found);
  }
  self->unjoined.clear();
  return true;
}

template <class D, bool O> void Interpreter<D, O>::end_agent(const Instruction &instruction) {
  if (!join_children())
    return;
  count(instruction.count);
  Coroutine *self = scheduler_.running(), *parent = self->parent;
  uint32_t agent = self->strand.agent;
  if (self->spawned) {
    Ended &ended = scheduler_.ended[agent];
    const int64_t *pool = program_.pool.data() + instruction.a;
    for (int32_t index = 0; index < instruction.b; ++index)
      ended.values.push_back(yielded(pool[2 * index], RegisterClass(pool[2 * index + 1])));
    ended.group = self->group;
    ended.last = scheduler_.order.release(self->strand);
    ended.knowledge = self->strand.knowledge;
    scheduler_.spawned.erase(agent);
    scheduler_.wake_token(agent);
    if (!self->detached && --parent->children == 0 && parent->blocked == Blocked::Children)
      scheduler_.make_ready(parent);
  } else {
    const KnowledgePointer &knowledge = self->strand.knowledge;
    if (knowledge && (parent->gathered.empty() || parent->gathered.back() != knowledge))
      parent->gathered.push_back(knowledge);
    if (--parent->running_agents == 0 && parent->blocked == Blocked::Group)
      scheduler_.make_ready(parent);
  }
  execution_.account.remove(self->bytes);
  exchange(self->registers);
  scheduler_.retire();
  resume_next();
}

template <class D, bool O> bool Interpreter<D, O>::wait(const Instruction &instruction) {
  require_certain("a wait");
  const int64_t *tokens = program_.pool.data() + instruction.a;
  Coroutine *self = scheduler_.running();
  for (int32_t index = 0; index < instruction.b; ++index) {
    int64_t token = integers_[tokens[index]];
    if (token == 0 || scheduler_.ended.count(uint32_t(token)))
      continue;
    if (token < 0 || !scheduler_.spawned.count(uint32_t(token))) {
      if (instruction.d > 0 || token < 0)
        undefined("a wait for something that is no task");
      continue; // whoever started it has joined it
    }
    hand_over(Blocked::Token, uint32_t(token));
    return false;
  }
  for (int32_t index = 0; index < instruction.b; ++index) {
    auto found = scheduler_.ended.find(uint32_t(integers_[tokens[index]]));
    if (found == scheduler_.ended.end())
      continue;
    const Ended &ended = found->second;
    if (!scheduler_.order.joined(ended.group))
      scheduler_.order.join(self->strand, ended.group);
    scheduler_.order.learn(self->strand, ended.last, ended.knowledge);
    const int64_t *results = program_.pool.data() + instruction.c;
    for (int32_t result = 0; index == 0 && result < instruction.d; ++result) {
      bool is_view = RegisterClass(results[2 * result + 1]) == RegisterClass::View;
      if (size_t(result) >= ended.values.size() || ended.values[size_t(result)].is_view != is_view)
        undefined("a wait for values that the task does not hand on");
      const Yielded &value = ended.values[size_t(result)];
      if (value.is_view)
        views_[results[2 * result]] = value.view;
      else
        cells_[results[2 * result]] = value.cell;
    }
  }
  return true;
}

template <class D, bool O> void Interpreter<D, O>::barrier(const Instruction &instruction) {
  require_certain("a barrier");
  const auto &ancestors = scheduler_.running()->strand.ancestors;
  scheduler_.running()->only_meets = instruction.b;
  hand_over(Blocked::Barrier, ancestors[ancestors.size() - 1 - size_t(instruction.a)].group);
}

// -- channels and locks -----------------------------------------------------------------------------------------------

template <class D, bool O> QueueKey Interpreter<D, O>::queue_of(const Instruction &instruction) const {
  QueueKey key{instruction.b};
  for (int32_t index = 0; index < instruction.d; ++index)
    key.push_back(integers_[program_.pool[size_t(instruction.c + index)]]);
  return key;
}

template <class D, bool O> int64_t Interpreter<D, O>::elements_of(const ViewValue &view) {
  if (view.buffer->elastic)
    throw StopError("unsupported", "a transfer of an argument whose extent is not known");
  if (view.buffer->freed)
    undefined("a transfer of a buffer that was freed");
  int64_t elements = 1;
  for (int32_t dimension = 0; dimension < view.rank; ++dimension)
    elements *= view.dimensions[dimension].size;
  return elements;
}

template <class D, bool O> void Interpreter<D, O>::require_inside(const ViewValue &view, int64_t address) {
  if (uint64_t(address) >= uint64_t(view.buffer->extent))
    undefined("a transfer out of bounds: element " + std::to_string(address) + " of a buffer of " +
              std::to_string(view.buffer->extent));
}

template <class D, bool O> bool Interpreter<D, O>::put(const Instruction &instruction) {
  require_certain("a put");
  const ViewValue &view = views_[instruction.a];
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
    read(value, view, address);
    channel.elements.push_back(value);
    channel.last_put = scheduler_.order.release(strand);
  });
  count(uint32_t(std::min<int64_t>(elements, UINT32_MAX)));
  channel.put_instruction = pc_;
  channel.segments.push_back({elements, first, strand.knowledge, pc_});
  scheduler_.wake(channel.waiting);
  if (slots == 0) {
    // The sender goes on when all of it has been taken.
    self->offered = true;
    channel.waiting.push_back(self);
    self->queue = std::move(key);
    hand_over(Blocked::Full);
    return false;
  }
  yields_ |= scheduler_.yields();
  return true;
}

template <class D, bool O> bool Interpreter<D, O>::get(const Instruction &instruction) {
  require_certain("a get");
  const ViewValue &view = views_[instruction.a];
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
    write(channel.elements.front(), view, address);
    channel.elements.pop_front();
  });
  execution_.account.remove(part * int64_t(sizeof(Cell)));
  count(uint32_t(std::min<int64_t>(part, UINT32_MAX)));
  channel.last_get = scheduler_.order.release(self->strand);
  channel.get_instruction = pc_;
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
  yields_ |= scheduler_.yields();
  return true;
}

template <class D, bool O> bool Interpreter<D, O>::acquire(const Instruction &instruction) {
  require_certain("an acquire");
  int64_t units = integers_[instruction.a];
  QueueKey key = queue_of(instruction);
  Lock &lock = scheduler_.locks[key];
  Coroutine *self = scheduler_.running();
  HappensBefore &order = scheduler_.order;
  if (units < 0)
    undefined("an acquire of " + std::to_string(units) + " units of lock " + Scheduler::name_of(key, program_.queues));
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
  lock.acquire_instruction = pc_;
  yields_ |= scheduler_.yields();
  return true;
}

template <class D, bool O> void Interpreter<D, O>::release(const Instruction &instruction) {
  require_certain("a release");
  int64_t units = integers_[instruction.a];
  QueueKey key = queue_of(instruction);
  Lock &lock = scheduler_.locks[key];
  HappensBefore &order = scheduler_.order;
  HappensBefore::Strand &strand = scheduler_.running()->strand;
  if (units < 0)
    undefined("a release of " + std::to_string(units) + " units of lock " + Scheduler::name_of(key, program_.queues));
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
    lock.set_instruction = pc_;
    lock.value = 0;
    lock.releases.clear();
  }
  if (units == 0)
    return;
  if (!scheduler_.any_order() && lock.acquire_instruction >= 0 && !order.ordered(lock.last_acquire, strand))
    for (const auto &[agent, epoch] : lock.consumed)
      if (agent != strand.agent && !order.ordered(epoch, strand))
        undetermined("an acquire of lock " + Scheduler::name_of(key, program_.queues) +
                         " may have taken this release or another one",
                     lock.acquire_instruction);
  HappensBefore::Strand releaser = strand;
  Epoch epoch = order.release(strand);
  lock.releases.push_back({units, epoch, std::move(releaser), pc_});
  lock.value += units;
  scheduler_.wake(lock.waiting);
  yields_ |= scheduler_.yields();
}

} // namespace equiv
