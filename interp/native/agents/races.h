// Accesses of several agents that nothing orders: a part of the machine.
//
// Each cell of a buffer has a shadow of its last accesses. An access is held against them by happens-before
// (agents/happens_before.h), as FastTrack does: a store against the last store and the loads since, a load against the
// last store; atomic updates of one kind do not conflict. Loads that are alike, of threads in a row, are one range.
#pragma once

#include "agents/scheduler.h"
#include "core/program.h"
#include "machine/execution.h"
#include "machine/frames.h"
#include "machine/reaches.h"
#include "machine/trail.h"

#include <string>

namespace equiv {

class Races {
public:
  Races(const Execution &execution, const Frames &frames, const Trail &trail, Scheduler &scheduler, Reaches &reaches)
      : execution_(execution), program_(*execution.program), frames_(frames), trail_(trail), scheduler_(scheduler),
        reaches_(reaches), preempts_(execution.options.schedule.preempt) {}

  // Notes an access; throws where an earlier one conflicts with it and nothing orders the two.
  void observe(Buffer &buffer, int64_t address, bool is_store) {
    observe_at(buffer, address, is_store, frames_.pc, scheduler_);
  }
  // The same for the loop, which has at hand what this part would look up at every access.
  void observe_at(Buffer &buffer, int64_t address, bool is_store, int64_t pc, Scheduler &scheduler) {
    if (is_store && !buffer.writers.empty())
      buffer.writers[size_t(address)] = uint32_t(pc) + 1;
    if (buffer.keeps_reaches)
      reaches_.note(buffer, address);
    if (buffer.shadows.empty())
      return;
    // An agent that did the same since it last synchronized does nothing new: the earlier access was looked at, and
    // whoever accessed the element since comes before neither or before both.
    Shadow &shadow = buffer.shadows[size_t(address)];
    const Epoch now = scheduler.order.now(scheduler.running()->strand);
    const bool repeats = is_store ? shadow.update == 0 && shadow.writer.is_at(now) && shadow.reader.instruction == 0
                                  : shadow.reader.is_at(now);
    if (repeats && !preempts_)
      return;
    const uint32_t update = update_of(program_.code[size_t(pc)]);
    if (is_store || preempts_ || !joins_readers(shadow, {now.agent, now.clock, uint32_t(pc) + 1}, update, scheduler))
      observe_news(buffer, address, is_store, update);
  }
  // `update` names the atomic update that the access is part of, 0 for none.
  void observe_news(Buffer &buffer, int64_t address, bool is_store, uint32_t update);
  Access current_access() const;
  // Whether an access, which is no atomic update, would come after all earlier ones that conflict with it, whichever of
  // the agents of a group does it that know the same of others, `first` and `last` among them; false as well where
  // there were updates.
  bool is_ordered(const Buffer &buffer, int64_t address, bool is_store, const HappensBefore::Strand &first,
                  const HappensBefore::Strand &last) const;
  // Notes a store of which that is known.
  void note_ordered_store(Buffer &buffer, int64_t address);
  // The same of loads of several agents, of an element that nobody has read since it was stored.
  static bool is_unread(const Buffer &buffer, int64_t address) {
    return buffer.shadows[size_t(address)].reader.instruction == 0;
  }
  static void note_ordered_loads(Buffer &buffer, int64_t address, const Access &several) {
    buffer.shadows[size_t(address)].reader = several;
  }

  // Memory of several types, of which it is only known as a whole who accessed it.
  void require_all_ordered(const Buffer &buffer, bool loads) const;
  void observe_pieces(Buffer &buffer, bool is_store);
  // A load of bytes that are not one element.
  void observe_bytes(Buffer &buffer, int64_t at, int64_t bytes);

  // The life of a buffer ends: every access to it happened before.
  void observe_end(const Buffer &buffer) const;
  // What tasks left that nobody waited for: none of it is seen when the program has ended.
  void require_all_before_end(const HappensBefore::Strand &end) const;

private:
  // Notes a load that is as those which others did before, where all is as it is most often; false elsewhere.
  bool joins_readers(Shadow &shadow, const Access &current, uint32_t update, Scheduler &scheduler) const {
    const HappensBefore::Strand &strand = scheduler.running()->strand;
    const Access &writer = shadow.writer;
    if (update != 0 || shadow.update != 0 || shadow.reader.instruction == Shadow::kMany ||
        writer.instruction == Shadow::kMany || writer.more != 0)
      return false;
    if (writer.instruction && !scheduler.order.ordered({writer.agent, writer.clock}, strand))
      return false;
    if (shadow.reader.instruction == 0) {
      shadow.reader = current;
      return true;
    }
    return shadow.reader.more != 0 && extend(shadow.reader, current, strand, scheduler.order);
  }
  // Adds an access to those of several agents where it goes on with them; false where they are to become a list.
  static bool extend(Access &several, const Access &current, const HappensBefore::Strand &strand,
                     const HappensBefore &order);
  static void forget(Buffer &buffer, Access &slot);
  // Makes a list of the accesses of several agents.
  static void spread(Buffer &buffer, Access &several);

  template <class Visitor> static void for_each_access(const Buffer &buffer, const Access &slot, Visitor visit);
  std::string who(uint32_t agent) const;
  [[noreturn]] void race(const Access &earlier, int64_t address, bool is_store, bool was_store) const;

  const Execution &execution_;
  const Program &program_;
  const Frames &frames_;
  const Trail &trail_;
  Scheduler &scheduler_;
  Reaches &reaches_;
  const bool preempts_; // others may go first at every access
};

} // namespace equiv
