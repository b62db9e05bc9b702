#include "agents/scheduler.h"

#include <algorithm>

namespace equiv {

Scheduler::Scheduler(MemoryAccount &account, const Schedule &schedule)
    : order(account), schedule_(schedule), random_(schedule.seed) {
  running_ = add(nullptr, 0, HappensBefore::kRoot);
}

Coroutine *Scheduler::add(Coroutine *parent, uint32_t group, uint32_t agent) {
  if (spare_.empty()) {
    coroutines_.push_back(std::make_unique<Coroutine>());
    spare_.push_back(coroutines_.back().get());
  }
  Coroutine *coroutine = spare_.back();
  spare_.pop_back();
  coroutine->alive = true;
  coroutine->parent = parent;
  coroutine->group = group;
  coroutine->spawned = coroutine->daemon = coroutine->detached = coroutine->only_meets = false;
  coroutine->blocked = Blocked::No;
  coroutine->offered = false;
  coroutine->taken = 0;
  if (parent)
    coroutine->strand = order.strand_of(parent->strand, group, agent);
  return coroutine;
}

void Scheduler::make_ready(Coroutine *coroutine) {
  coroutine->blocked = Blocked::No;
  ready_.push_back(coroutine);
}

void Scheduler::suspend(Blocked blocked, uint32_t on) {
  Coroutine *coroutine = running_;
  running_ = nullptr;
  coroutine->blocked = blocked;
  coroutine->blocked_on = on;
  switch (blocked) {
  case Blocked::No:
    ready_.push_back(coroutine);
    break;
  case Blocked::Token:
    waiting_for_[on].push_back(coroutine);
    break;
  case Blocked::Barrier:
    at_barrier_[on].push_back(coroutine);
    break;
  default:
    break;
  }
}

void Scheduler::retire() {
  Coroutine *coroutine = running_;
  running_ = nullptr;
  coroutine->alive = false;
  coroutine->strand.knowledge = nullptr;
  coroutine->strand.ancestors.clear();
  spare_.push_back(coroutine);
}

bool Scheduler::is_alone() const {
  return running_ && !running_->parent && spare_.size() + 1 == coroutines_.size() && !running_->strand.knowledge &&
         running_->children == 0 && running_->unjoined.empty() && channels.empty() && locks.empty() &&
         spawned.empty() && ended.empty() && waiting_for_.empty() && at_barrier_.empty() && !gives_way;
}

Coroutine *Scheduler::next() {
  if (ready_.empty() && !open_barriers())
    return nullptr;
  size_t chosen = 0;
  if (ready_.size() > 1) {
    if (schedule_.scripted) {
      size_t choice = choices_.size();
      choices_.push_back(uint32_t(ready_.size()));
      if (choice < schedule_.script.size())
        chosen = std::min<size_t>(schedule_.script[choice], ready_.size() - 1);
    } else if (schedule_.seed != 0)
      chosen = random_() % ready_.size();
  }
  running_ = ready_[chosen];
  ready_.erase(ready_.begin() + long(chosen));
  return running_;
}

void Scheduler::wake(std::vector<Coroutine *> &waiting) {
  for (Coroutine *coroutine : waiting)
    make_ready(coroutine);
  waiting.clear();
}

void Scheduler::wake_token(uint32_t agent) {
  auto found = waiting_for_.find(agent);
  if (found == waiting_for_.end())
    return;
  wake(found->second);
  waiting_for_.erase(found);
}

bool Scheduler::inside(const Coroutine &coroutine, uint32_t group) const {
  return std::any_of(coroutine.strand.ancestors.begin(), coroutine.strand.ancestors.end(),
                     [group](const auto &ancestor) { return ancestor.group == group; });
}

// What the operation means for some of the threads only, nobody said.
StopError Scheduler::unmet(const Coroutine &coroutine) {
  StopError error("unsupported", "threads that do not all do this together");
  error.stop.instruction = coroutine.registers.pc;
  return error;
}

bool Scheduler::open_barriers() {
  bool opened = false;
  for (auto at = at_barrier_.begin(); at != at_barrier_.end();) {
    auto &[group, waiting] = *at;
    bool complete = true;
    for (const auto &coroutine : coroutines_) {
      if (!coroutine->alive)
        continue;
      bool forker = coroutine->open_group == group && coroutine->running_agents > 0;
      bool within = inside(*coroutine, group);
      // Those who wait for the agents of an inner group take part through them.
      bool parent = coroutine->blocked == Blocked::Group;
      if ((forker || (within && parent)) && coroutine->running_agents < coroutine->open_agents &&
          !waiting.front()->waits_for_running) {
        if (waiting.front()->only_meets)
          throw unmet(*waiting.front());
        StopError error("undefined", "a barrier that " +
                                         std::to_string(coroutine->open_agents - coroutine->running_agents) + " of " +
                                         std::to_string(coroutine->open_agents) + " threads never reach");
        error.stop.instruction = waiting.front()->registers.pc;
        throw error;
      }
      complete &= !within || parent || (coroutine->blocked == Blocked::Barrier && coroutine->blocked_on == group);
    }
    if (!complete) {
      ++at;
      continue;
    }
    std::vector<HappensBefore::Strand *> strands;
    for (Coroutine *coroutine : waiting) {
      if (coroutine->registers.pc != waiting.front()->registers.pc) {
        if (coroutine->only_meets || waiting.front()->only_meets)
          throw unmet(*(coroutine->only_meets ? coroutine : waiting.front()));
        StopError error("undefined", "threads of one block wait at different barriers", coroutine->registers.pc);
        error.stop.instruction = waiting.front()->registers.pc;
        throw error;
      }
      strands.push_back(&coroutine->strand);
    }
    if (!waiting.front()->only_meets)
      order.synchronize(strands);
    // In the order of their numbers, so that a schedule does not depend on the one before.
    std::sort(waiting.begin(), waiting.end(),
              [](const Coroutine *left, const Coroutine *right) { return left->strand.agent < right->strand.agent; });
    for (Coroutine *coroutine : waiting) {
      ++coroutine->registers.pc;
      make_ready(coroutine);
    }
    at = at_barrier_.erase(at);
    opened = true;
  }
  return opened;
}

std::string Scheduler::name_of(const QueueKey &key, const std::vector<std::string> &names) {
  std::string text = names[size_t(key[0])];
  if (text.rfind("lock ", 0) == 0)
    text.erase(0, 5); // which tells it from a channel of the same name
  if (key.size() > 1) {
    text += "[";
    for (size_t index = 1; index < key.size(); ++index)
      text += (index > 1 ? ", " : "") + std::to_string(key[index]);
    text += "]";
  }
  return text;
}

std::string Scheduler::what_for(const Coroutine &coroutine, const std::vector<std::string> &names) const {
  switch (coroutine.blocked) {
  case Blocked::Group:
    return "for the threads that it started";
  case Blocked::Children:
    return "for the tasks that it started";
  case Blocked::Token:
    return "for the end of a task";
  case Blocked::Barrier:
    return "at a barrier";
  case Blocked::Channel:
    return "for elements of channel " + name_of(coroutine.queue, names);
  case Blocked::Full:
    return "for capacity in channel " + name_of(coroutine.queue, names);
  case Blocked::Lock:
    return "for lock " + name_of(coroutine.queue, names);
  case Blocked::Phase:
    return "for the end of a barrier's phase";
  case Blocked::No:
    break;
  }
  return "for nothing";
}

void Scheduler::require_quiescence(bool ended, const std::vector<std::string> &names) const {
  constexpr size_t kNamed = 16;
  std::vector<const Coroutine *> stuck;
  for (const auto &coroutine : coroutines_)
    if (coroutine->alive && coroutine->blocked != Blocked::No && !(ended && coroutine->daemon))
      stuck.push_back(coroutine.get());
  // Those who wait for others say less than those others.
  std::stable_sort(stuck.begin(), stuck.end(), [](const Coroutine *left, const Coroutine *right) {
    return (left->blocked >= Blocked::Barrier) > (right->blocked >= Blocked::Barrier);
  });
  for (const Coroutine *coroutine : stuck)
    if (coroutine->blocked == Blocked::Barrier && coroutine->only_meets)
      throw unmet(*coroutine);
  if (!stuck.empty()) {
    StopError error("deadlock", "nobody can go on: ");
    for (size_t index = 0; index < stuck.size() && index < kNamed; ++index) {
      std::string point = order.describe(stuck[index]->strand.agent);
      error.stop.message +=
          (index ? "; " : "") + (point.empty() ? "the program" : point) + " waits " + what_for(*stuck[index], names);
      if (index == 0)
        error.stop.instruction = stuck[index]->registers.pc;
      else
        error.stop.others.push_back(stuck[index]->registers.pc);
    }
    if (stuck.size() > kNamed)
      error.stop.message += "; and " + std::to_string(stuck.size() - kNamed) + " more";
    throw error;
  }
  for (const auto &[key, channel] : channels)
    if (!channel.elements.empty()) {
      StopError error("deadlock", std::to_string(channel.elements.size()) + " elements of channel " +
                                      name_of(key, names) + " are put and never taken");
      error.stop.instruction = channel.segments.front().instruction;
      throw error;
    }
}

} // namespace equiv
