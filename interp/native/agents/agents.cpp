// Agents as coroutines, and what they wait for.
#include "agents/agents.h"

#include "machine/integer_arithmetic.h"

namespace equiv {

void Agents::hand_over(Blocked blocked, uint32_t on) {
  frames_.exchange(scheduler_.running()->registers);
  scheduler_.suspend(blocked, on);
  resume_next();
}

void Agents::resume_next() {
  Coroutine *next = scheduler_.next();
  if (!next) {
    scheduler_.require_quiescence(entry_ended_, program_.queues);
    finished_ = true;
    if (lock_overflow_)
      throw *lock_overflow_;
    if (leaves_tasks_)
      races_.require_all_before_end(end_);
    return;
  }
  frames_.exchange(next->registers);
  frames_.point_at_innermost();
}

void Agents::end_entry() {
  entry_ended_ = true;
  end_ = scheduler_.running()->strand;
  scheduler_.retire();
  resume_next();
}

void Agents::give_way() {
  scheduler_.gives_way = false;
  if (scheduler_.yields())
    hand_over(Blocked::No);
}

Yielded Agents::yielded(int64_t from, RegisterClass register_class) const {
  Yielded value;
  if (register_class == RegisterClass::View) {
    value.is_view = true;
    value.view = frames_.views[from];
  } else
    value.cell = frames_.cells[from];
  return value;
}

void Agents::note_several(const Instruction &parallel) {
  for (int32_t dimension = 0; dimension < parallel.b && !execution_.several_agents; ++dimension) {
    const int64_t *registers = program_.pool.data() + parallel.a + 3 * dimension;
    int64_t step = frames_.integers[registers[2]];
    execution_.several_agents =
        step > 0 && trip_count(frames_.integers[registers[0]], frames_.integers[registers[1]], step) > 1;
  }
}

void Agents::begin_parallel(const Instruction &instruction) {
  bool at_once = instruction.aux & 1;
  note_several(instruction);
  if (!at_once && !memory_.observes())
    return;
  std::vector<HappensBefore::Range> ranges;
  for (int32_t dimension = 0; dimension < instruction.b; ++dimension) {
    const int64_t *registers = program_.pool.data() + instruction.a + 3 * dimension;
    int64_t lower = frames_.integers[registers[0]], step = frames_.integers[registers[2]];
    ranges.push_back({lower, step, step > 0 ? trip_count(lower, frames_.integers[registers[1]], step) : 0});
  }
  Coroutine *self = scheduler_.running();
  uint32_t group = scheduler_.order.fork(self->strand, !at_once, ranges);
  if (at_once) {
    self->open_group = group;
    self->open_agents = self->running_agents = 0;
  } else
    self->sequential.push_back({group, self->strand.knowledge, {}});
}

void Agents::begin_task() {
  Coroutine *self = scheduler_.running();
  uint32_t group = self->sequential.back().group;
  scheduler_.order.enter(self->strand, group, scheduler_.order.add_agent(group));
}

void Agents::end_task() {
  // What one iteration learned, the others don't know.
  Coroutine *self = scheduler_.running();
  SequentialGroup &group = self->sequential.back();
  if (self->strand.knowledge != group.knowledge) {
    group.gathered.push_back(std::move(self->strand.knowledge));
    self->strand.knowledge = group.knowledge;
  }
  scheduler_.order.leave(self->strand);
}

bool Agents::end_parallel(const Instruction &instruction) {
  Coroutine *self = scheduler_.running();
  if (!(instruction.aux & 1)) {
    if (memory_.observes()) {
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

void Agents::join(uint32_t group, const std::vector<KnowledgePointer> &gathered) {
  HappensBefore::Strand &strand = scheduler_.running()->strand;
  scheduler_.order.join(strand, group);
  for (const KnowledgePointer &knowledge : gathered)
    scheduler_.order.learn(strand, scheduler_.order.now(strand), knowledge);
}

void Agents::fork(const Instruction &instruction) {
  trail_.require_certain("several agents");
  Coroutine *self = scheduler_.running();
  bool of_group = instruction.aux & 1;
  HappensBefore &order = scheduler_.order;
  uint32_t group = of_group ? self->open_group : order.fork(self->strand, false, {});
  uint32_t agent = order.add_agent(group);
  const Frame &frame = frames_.innermost();
  const FunctionCode &code = program_.functions[size_t(frame.function)];
  Coroutine *child = scheduler_.add(self, group, agent);
  child->bytes = int64_t(sizeof(Coroutine)) + code.integers * int64_t(sizeof(int64_t)) +
                 code.cells * int64_t(sizeof(Cell)) + code.views * int64_t(sizeof(ViewValue));
  execution_.account.add(child->bytes);
  Registers &registers = child->registers;
  registers.integers.assign(frames_.integers, frames_.integers + code.integers);
  registers.cells.assign(frames_.cells, frames_.cells + code.cells);
  registers.views.assign(frames_.views, frames_.views + code.views);
  registers.frames.assign(1, Frame{frame.function, -1, 0, 0, 0, 0, 0});
  registers.integer_top = size_t(code.integers);
  registers.cell_top = size_t(code.cells);
  registers.view_top = size_t(code.views);
  registers.pc = frames_.pc + 1;
  if (of_group) {
    ++self->open_agents;
    ++self->running_agents;
  } else {
    if (instruction.c)
      order.name_group(group, program_.messages[size_t(instruction.c - 1)]);
    execution_.several_agents = child->spawned = true;
    child->daemon = instruction.aux & 2;
    child->detached = instruction.aux & 4;
    if (child->detached)
      leaves_tasks_ = true;
    else {
      ++self->children;
      self->unjoined.push_back(agent);
    }
    scheduler_.spawned.insert(agent);
    frames_.integers[instruction.a] = agent;
  }
  scheduler_.make_ready(child);
  frames_.pc = instruction.b;
  scheduler_.gives_way |= !of_group && scheduler_.yields();
}

bool Agents::join_children() {
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

void Agents::end_agent(const Instruction &instruction) {
  if (!join_children())
    return;
  budget_.count(instruction.count);
  memory_.unwind(frames_.innermost(), 0);
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
  frames_.exchange(self->registers);
  scheduler_.retire();
  resume_next();
}

bool Agents::wait(const Instruction &instruction) {
  trail_.require_certain("a wait");
  const int64_t *tokens = program_.pool.data() + instruction.a;
  Coroutine *self = scheduler_.running();
  for (int32_t index = 0; index < instruction.b; ++index) {
    int64_t token = frames_.integers[tokens[index]];
    if (token == 0 || scheduler_.ended.count(uint32_t(token)))
      continue;
    if (token < 0 || !scheduler_.spawned.count(uint32_t(token))) {
      if (instruction.d > 0 || token < 0)
        trail_.undefined("a wait for something that is no task");
      continue; // whoever started it has joined it
    }
    hand_over(Blocked::Token, uint32_t(token));
    return false;
  }
  for (int32_t index = 0; index < instruction.b; ++index) {
    auto found = scheduler_.ended.find(uint32_t(frames_.integers[tokens[index]]));
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
        trail_.undefined("a wait for values that the task does not hand on");
      const Yielded &value = ended.values[size_t(result)];
      if (value.is_view)
        frames_.views[results[2 * result]] = value.view;
      else
        frames_.cells[results[2 * result]] = value.cell;
    }
  }
  return true;
}

void Agents::barrier(const Instruction &instruction) {
  trail_.require_certain("a barrier");
  const auto &ancestors = scheduler_.running()->strand.ancestors;
  scheduler_.running()->only_meets = instruction.b & 1;
  scheduler_.running()->waits_for_running = instruction.b & 2;
  hand_over(Blocked::Barrier, ancestors[ancestors.size() - 1 - size_t(instruction.a)].group);
}

} // namespace equiv
