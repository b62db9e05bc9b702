// The agents of a concurrent program as coroutines, and what they wait for.
#pragma once

#include "agents/happens_before.h"
#include "core/cell.h"
#include "core/memory.h"
#include "core/registers.h"
#include "core/stop.h"

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace equiv {

// A value that an agent hands to those who wait for it.
struct Yielded {
  bool is_view = false;
  Cell cell;
  ViewValue view;
};

// A channel or a lock: the number of its name, then its indices.
using QueueKey = std::vector<int64_t>;

enum class Blocked : uint8_t { No, Group, Children, Token, Barrier, Channel, Full, Lock, Phase };

// A group whose agents one coroutine runs, one after the other.
struct SequentialGroup {
  uint32_t group;
  KnowledgePointer knowledge;             // of each of them at its beginning
  std::vector<KnowledgePointer> gathered; // of those that learned more
};

struct Coroutine {
  Registers registers; // while it does not run
  HappensBefore::Strand strand;
  Coroutine *parent = nullptr;
  uint32_t group = 0; // in which it is an agent
  bool alive = false;
  bool spawned = false;           // by a `spawn`, not by a `parallel`
  bool detached = false;          // its parent does not end with it
  bool daemon = false;            // may be left waiting when the program ends
  bool only_meets = false;        // at the barrier where it waits
  bool waits_for_running = false; // there, and for no agent that has ended
  Blocked blocked = Blocked::No;
  uint32_t blocked_on = 0; // an agent or a group
  QueueKey queue;          // or this
  bool offered = false;    // the elements of the put that it is at are in the channel
  int64_t taken = 0;       // elements of the get that it is at
  // Of the `parallel` that it runs: the group, its agents so far, and how many of them have not ended.
  uint32_t open_group = 0;
  int64_t open_agents = 0, running_agents = 0;
  std::vector<KnowledgePointer> gathered;  // what those that ended knew
  int64_t children = 0;                    // spawned, not ended, no daemons
  std::vector<uint32_t> unjoined;          // spawned agents that nobody waited for
  std::vector<SequentialGroup> sequential; // that it is in
  int64_t bytes = 0;                       // accounted for
};

// What is left of a spawned agent that ended.
struct Ended {
  uint32_t group = 0;
  Epoch last;
  KnowledgePointer knowledge;
  std::vector<Yielded> values;
};

// A first-in, first-out stream of elements.
struct Channel {
  // Of the elements of one put those that are not taken yet. Each is sent at a tick of its own.
  struct Segment {
    int64_t elements;
    Epoch next; // when the first of them was sent
    KnowledgePointer knowledge;
    int64_t instruction;
  };
  std::deque<Cell> elements;
  std::deque<Segment> segments;
  Epoch last_put, last_get;
  int64_t put_instruction = -1, get_instruction = -1;
  uint32_t source = 0; // of the last put
  std::vector<Coroutine *> waiting;
};

// A counting semaphore.
struct Lock {
  struct Release {
    int64_t units;
    Epoch epoch;
    HappensBefore::Strand strand;
    int64_t instruction;
  };
  int64_t value = 0;
  std::deque<Release> releases;       // whose units are not all acquired
  std::map<uint32_t, Epoch> consumed; // the last release of each agent that an acquire took units of
  Epoch last_acquire, last_set;
  // What was released in all, and what each agent had acquired at each of its clocks: kept where a lock holds so much
  // and no more.
  int64_t released = 0;
  std::map<uint32_t, std::vector<std::pair<uint32_t, int64_t>>> acquired;
  int64_t acquire_instruction = -1, set_instruction = -1;
  std::vector<Coroutine *> waiting;
};

// A barrier in memory whose phases end one after the other: each when so many have arrived, and as many bytes have come
// as they said would.
struct PhaseBarrier {
  struct Use {
    Epoch epoch;
    KnowledgePointer knowledge;
    int64_t instruction;
    bool counted; // the phase does not end without it, or without an arrival after it
  };
  int64_t expected = 0, pending = 0, transactions = 0;
  uint64_t phase = 0;                           // those that have ended
  std::vector<Use> arrivals, last, before_last; // in this phase, and in the two before
  std::vector<Use> waits;                       // that passed in this phase
  Epoch end;                                    // of the last phase
  KnowledgePointer learned;                     // at it
  std::vector<Coroutine *> waiting;
};

// Which of several agents runs next. Without a seed the one that has been ready for longest, until it has to wait; with
// a seed any, changing at every synchronization. A script makes each choice by its number.
struct Schedule {
  uint64_t seed = 0;
  bool preempt = false; // also before every access to memory
  bool scripted = false;
  bool any_order = false; // goes on where the order of synchronization is not determined
  int64_t slots = -1;     // puts that a channel holds, 0 where sender and receiver meet; no limit where negative
  std::vector<uint32_t> script;
};

class Scheduler {
public:
  Scheduler(MemoryAccount &account, const Schedule &schedule);

  HappensBefore order;
  std::map<QueueKey, Channel> channels;
  std::map<QueueKey, Lock> locks;
  std::map<std::pair<uint64_t, int64_t>, PhaseBarrier> barriers; // by buffer and element
  std::unordered_set<uint32_t> spawned;                          // agents that have not ended
  std::unordered_map<uint32_t, Ended> ended;                     // spawned agents by number
  bool gives_way = false; // the running coroutine lets the others go first after its instruction

  Coroutine *running() { return running_; }
  // Those that could run, in their order.
  const std::deque<Coroutine *> &ready() const { return ready_; }
  // Takes one of those for the one that runs, for as long as no other one is chosen.
  void run_as(Coroutine *coroutine) { running_ = coroutine; }
  // A coroutine that is not ready yet; it may have the memory of one that ended.
  Coroutine *add(Coroutine *parent, uint32_t group, uint32_t agent);
  void make_ready(Coroutine *coroutine);
  // The running one waits; where `blocked` is No it only lets the others go first.
  void suspend(Blocked blocked, uint32_t on = 0);
  // The running one has ended.
  void retire();
  // Whether the running one is the only one, descends from nobody, and nothing is left that others could meet.
  bool is_alone() const;
  // The next one to run, null where none can. Barriers open when nobody else can go on.
  Coroutine *next();
  void wake(std::vector<Coroutine *> &waiting);
  void wake_token(uint32_t agent);

  // Of how many agents each choice was that a script made.
  const std::vector<uint32_t> &choices() const { return choices_; }
  bool yields() const { return (schedule_.seed != 0 || schedule_.scripted) && !ready_.empty(); }
  bool preempts() const { return schedule_.preempt && yields(); }
  bool any_order() const { return schedule_.any_order; }
  int64_t slots() const { return schedule_.slots; }

  // Why nobody can go on; throws unless all that wait may be left waiting. `names` are those of channels and locks.
  void require_quiescence(bool ended, const std::vector<std::string> &names) const;
  static std::string name_of(const QueueKey &key, const std::vector<std::string> &names);

  // The frames of every coroutine that does not run.
  template <class Visitor> void for_each_frames(Visitor visit) {
    for (const auto &coroutine : coroutines_)
      if (coroutine->alive && coroutine.get() != running_)
        visit(coroutine->registers.frames);
  }

  // Every view that a coroutine which does not run may still use.
  template <class Visitor> void for_each_view(Visitor visit) const {
    for (const auto &coroutine : coroutines_)
      if (coroutine->alive && coroutine.get() != running_)
        for (size_t view = 0; view < coroutine->registers.view_top; ++view)
          visit(coroutine->registers.views[view]);
    for (const auto &[agent, end] : ended)
      for (const Yielded &value : end.values)
        if (value.is_view)
          visit(value.view);
  }

private:
  static StopError unmet(const Coroutine &coroutine);
  bool open_barriers();
  bool inside(const Coroutine &coroutine, uint32_t group) const;
  std::string what_for(const Coroutine &coroutine, const std::vector<std::string> &names) const;

  const Schedule &schedule_;
  std::mt19937_64 random_;
  std::vector<std::unique_ptr<Coroutine>> coroutines_;
  std::vector<Coroutine *> spare_;
  std::deque<Coroutine *> ready_;
  Coroutine *running_ = nullptr;
  std::vector<uint32_t> choices_;
  std::unordered_map<uint32_t, std::vector<Coroutine *>> waiting_for_; // the end of an agent
  std::map<uint32_t, std::vector<Coroutine *>> at_barrier_;            // of a group
};

} // namespace equiv
