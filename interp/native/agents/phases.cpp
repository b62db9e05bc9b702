// Barriers in memory, which agents arrive at and wait for apart.
#include "agents/agents.h"

#include <algorithm>

namespace equiv {

namespace {

// What an element holds that is a barrier, and the atomic update that its uses are.
constexpr uint64_t kBarrierMark = 0x6261727269657273;
constexpr uint32_t kBarrierUpdate = ~uint32_t(0);

} // namespace

int64_t Agents::barrier_element(const ViewValue &view) const {
  views_.require_direct(view);
  if (view.buffer->elastic)
    throw StopError("unsupported", "a barrier in an argument");
  if (view.buffer->freed)
    trail_.undefined("a barrier in a buffer that was freed");
  if (uint64_t(view.offset) >= uint64_t(view.buffer->extent))
    trail_.undefined("a barrier out of bounds: element " + std::to_string(view.offset) + " of a buffer of " +
                     std::to_string(view.buffer->extent));
  return view.offset;
}

void Agents::expect(const Instruction &instruction) {
  trail_.require_certain("the set-up of a barrier");
  const ViewValue &view = frames_.views[instruction.a];
  const int64_t element = barrier_element(view), arrivals = frames_.integers[instruction.b];
  if (arrivals <= 0)
    trail_.undefined("a barrier that expects " + std::to_string(arrivals) + " arrivals");
  views_.write(constant_cell(kBarrierMark), view, element);
  PhaseBarrier barrier;
  barrier.expected = barrier.pending = arrivals;
  scheduler_.barriers[{view.buffer->serial, element}] = std::move(barrier);
}

PhaseBarrier &Agents::barrier_at(const ViewValue &view) {
  const int64_t element = barrier_element(view);
  if (memory_.observes() && !view.buffer->shadows.empty())
    for (bool is_store : {false, true})
      races_.observe_news(*view.buffer, element, is_store, kBarrierUpdate);
  const Cell &held = view.buffer->cells[element];
  auto found = scheduler_.barriers.find({view.buffer->serial, element});
  if (found == scheduler_.barriers.end() || kind_of(held) != CellKind::Constant || held.low != kBarrierMark)
    trail_.undefined("a use of a barrier that nobody has set up, or that was overwritten");
  return found->second;
}

void Agents::arrive(const Instruction &instruction) {
  trail_.require_certain("an arrival at a barrier");
  const int64_t units = frames_.integers[instruction.b], transactions = frames_.integers[instruction.c];
  const bool may_end = !(instruction.aux & 1);
  PhaseBarrier &barrier = barrier_at(frames_.views[instruction.a]);
  HappensBefore &order = scheduler_.order;
  HappensBefore::Strand &strand = scheduler_.running()->strand;
  const bool determined = !scheduler_.any_order();
  if (units < 0)
    trail_.undefined("an arrival of " + std::to_string(units));
  for (const PhaseBarrier::Use &earlier : barrier.last)
    if (determined && !order.ordered(earlier.epoch, strand))
      undetermined("in which phase of a barrier an arrival counts is open, here and", earlier.instruction);
  // The phase cannot end without an arrival, nor before what that one comes after.
  const bool counts = units > 0 && may_end;
  if (counts)
    for (std::vector<PhaseBarrier::Use> *uses : {&barrier.arrivals, &barrier.waits})
      for (PhaseBarrier::Use &use : *uses)
        use.counted = use.counted || order.ordered(use.epoch, strand);
  barrier.pending -= units;
  barrier.transactions += transactions;
  frames_.integers[instruction.d] = int64_t(barrier.phase);
  if (barrier.pending < 0)
    trail_.undefined("more arrivals at a barrier than it expects");
  if (barrier.pending == 0 && !may_end && barrier.transactions == 0)
    trail_.undefined("an arrival ends a phase that says it does not");
  if (barrier.pending == 0 && barrier.transactions < 0 && determined)
    undetermined("more bytes come to a barrier than it was told to expect", frames_.pc);
  const KnowledgePointer known = strand.knowledge;
  HappensBefore::Strand all = strand;
  const Epoch epoch = order.release(strand);
  barrier.arrivals.push_back({epoch, known, frames_.pc, counts || transactions < 0});
  // All have arrived: nobody will come after what the phase may end without.
  auto require_counted = [&](const std::vector<PhaseBarrier::Use> &uses) {
    for (const PhaseBarrier::Use &use : uses)
      if (determined && !use.counted)
        undetermined("a phase of a barrier may end before, or after, this is done", use.instruction);
  };
  if (barrier.pending == 0)
    require_counted(barrier.arrivals);
  if (barrier.pending == 0 && barrier.transactions == 0) {
    require_counted(barrier.waits);
    for (const PhaseBarrier::Use &use : barrier.arrivals)
      order.learn(all, use.epoch, use.knowledge);
    barrier.end = epoch;
    barrier.learned = all.knowledge;
    barrier.before_last = std::move(barrier.last);
    barrier.last = std::move(barrier.arrivals);
    barrier.arrivals.clear();
    barrier.waits.clear();
    barrier.pending = barrier.expected;
    ++barrier.phase;
    scheduler_.wake(barrier.waiting);
  }
  scheduler_.gives_way |= scheduler_.yields();
}

bool Agents::await(const Instruction &instruction) {
  trail_.require_certain("a wait at a barrier");
  PhaseBarrier &barrier = barrier_at(frames_.views[instruction.a]);
  Coroutine *self = scheduler_.running();
  HappensBefore &order = scheduler_.order;
  if (((barrier.phase ^ uint64_t(frames_.integers[instruction.b])) & 1) == 0) {
    barrier.waiting.push_back(self);
    hand_over(Blocked::Phase);
    return false;
  }
  for (const PhaseBarrier::Use &earlier : barrier.before_last)
    if (!scheduler_.any_order() && !order.ordered(earlier.epoch, self->strand))
      undetermined("which of two phases of a barrier this waits for is open", earlier.instruction);
  if (barrier.phase > 0)
    order.learn(self->strand, barrier.end, barrier.learned);
  barrier.waits.push_back({order.release(self->strand), nullptr, frames_.pc, false});
  scheduler_.gives_way |= scheduler_.yields();
  return true;
}

} // namespace equiv
