#include "machine/execution.h"

#include "domains/algebraic.h"
#include "domains/concrete.h"
#include "domains/degree.h"
#include "domains/enclosure.h"
#include "domains/exact.h"
#include "domains/extent.h"
#include "domains/fingerprint.h"
#include "domains/reassociating.h"
#include "machine/machine.h"

#include <algorithm>
#include <new>

namespace equiv {

namespace {

constexpr uint32_t kFirstGlobalSymbol = 1u << 20;
constexpr int64_t kLookInterval = int64_t(1) << 20; // elements between two looks at the limits

ViewValue view_of_shape(Buffer *buffer, const std::vector<int64_t> &sizes, const std::vector<int64_t> &strides,
                        int64_t offset) {
  if (sizes.size() > size_t(kMaxRank))
    throw StopError("unsupported", "more than " + std::to_string(kMaxRank) + " dimensions");
  ViewValue view;
  view.buffer = buffer;
  view.offset = offset;
  view.rank = int32_t(sizes.size());
  for (size_t dimension = 0; dimension < sizes.size(); ++dimension)
    view.dimensions[dimension] = {sizes[dimension], strides[dimension]};
  return view;
}

std::vector<int64_t> row_major(const std::vector<int64_t> &sizes) {
  std::vector<int64_t> strides(sizes.size());
  int64_t stride = 1;
  for (size_t dimension = sizes.size(); dimension-- > 0;) {
    strides[dimension] = stride;
    if (__builtin_mul_overflow(stride, sizes[dimension], &stride))
      throw StopError("limit-memory", "a buffer is larger than any memory");
  }
  return strides;
}

// How many elements a buffer has that has all of a range.
int64_t extent_for(const std::optional<ElementRange> &range) {
  if (!range)
    return 0;
  if (range->overflows || range->last == INT64_MAX)
    throw StopError("limit-memory", "a buffer is larger than any memory");
  return range->last + 1;
}

} // namespace

std::optional<ElementRange> element_range(const std::vector<int64_t> &sizes, const std::vector<int64_t> &strides,
                                          int64_t offset) {
  ElementRange range{offset, offset, false};
  int64_t count = 1;
  for (size_t dimension = 0; dimension < sizes.size(); ++dimension) {
    if (sizes[dimension] == 0)
      return std::nullopt;
    int64_t span;
    range.overflows |= __builtin_mul_overflow(count, sizes[dimension], &count);
    range.overflows |= __builtin_mul_overflow(sizes[dimension] - 1, strides[dimension], &span);
    int64_t &end = span < 0 ? range.first : range.last;
    range.overflows |= __builtin_add_overflow(end, span, &end);
  }
  return range;
}

Execution::Execution(std::shared_ptr<const Program> program_, std::vector<Input> inputs_, RunOptions options_)
    : program(std::move(program_)), inputs(std::move(inputs_)), options(std::move(options_)),
      account(options.memory_limit), outcomes(program->code.size()), heap(account) {}

Execution::Execution(const Execution &whole, int64_t memory_limit)
    : Execution(whole.program, whole.inputs, whole.options.for_part(memory_limit)) {
  operations = whole.operations;
  wide = whole.wide;
  heap.number_as(whole.heap);
  started_ = whole.started_;
}

void Execution::check_limits() {
  progress_.store(operations, std::memory_order_relaxed);
  if (operations > most_.load(std::memory_order_relaxed))
    throw StopError("cancelled", "the run was cancelled");
  if (operations > options.operation_limit)
    throw StopError("limit-operations", "more than " + std::to_string(options.operation_limit) + " operations");
  std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - started_;
  if (elapsed.count() > options.seconds_limit)
    throw StopError("limit-time", "the time limit was reached after " + std::to_string(operations) + " operations");
}

void Execution::bind_inputs(Domain &domain) {
  for (size_t position = 0; position < inputs.size(); ++position) {
    const Input &input = inputs[position];
    Output argument;
    argument.type = input.element;
    if (input.kind == Input::Kind::Data)
      argument.cell = domain.leaf(uint32_t(position), 0, input.element);
    if (input.kind == Input::Kind::Buffer) {
      argument.is_view = true;
      bool elastic = std::find(input.sizes.begin(), input.sizes.end(), kElasticSize) != input.sizes.end();
      if (elastic) {
        if (options.domain != DomainKind::Extent)
          throw StopError("unsupported", "an argument of unknown extent");
        Buffer *buffer = heap.allocate_elastic(int(input.sizes.size()), input.element);
        std::vector<int64_t> strides(input.sizes.size(), 0);
        if (std::find(input.sizes.begin() + 1, input.sizes.end(), kElasticSize) == input.sizes.end()) {
          std::vector<int64_t> known = input.sizes;
          known[0] = 1;
          strides = row_major(known);
          buffer->elements_per_row = std::max<int64_t>(strides[0], 1);
        }
        argument.view = view_of_shape(buffer, input.sizes, strides, 0);
      } else {
        std::vector<int64_t> strides = input.strides.empty() ? row_major(input.sizes) : input.strides;
        const int64_t extent = extent_for(element_range(input.sizes, strides, input.offset));
        Buffer *buffer = heap.allocate(extent, input.element, options.track_writers,
                                       program->has_agents && options.domain != DomainKind::Extent);
        argument.view = view_of_shape(buffer, input.sizes, strides, input.offset);
        if (input.strides.empty() && input.offset == 0) {
          for (int64_t first = 0; first < extent; first += kLookInterval) {
            if (first > 0)
              check_limits();
            domain.leaves(uint32_t(position), uint64_t(first), size_t(std::min(kLookInterval, extent - first)),
                          input.element, buffer->cells + first);
          }
        } else
          for_each_element(argument.view, [&](int64_t element, int64_t address) {
            if (element % kLookInterval == kLookInterval - 1)
              check_limits();
            buffer->cells[address] = domain.leaf(uint32_t(position), uint64_t(element), input.element);
          });
      }
      argument.view.buffer->input = int32_t(position);
      argument.view.buffer->keeps_reaches = input.keeps_reaches;
    }
    arguments.push_back(argument);
  }
  for (const GlobalData &global : program->globals) {
    Output output;
    output.is_view = true;
    output.type = global.element;
    std::vector<int64_t> strides = row_major(global.shape);
    Buffer *buffer = heap.allocate(extent_for(element_range(global.shape, strides, 0)), global.element,
                                   options.track_writers, program->has_agents && options.domain != DomainKind::Extent);
    buffer->constant = global.constant;
    buffer->input = int32_t(kFirstGlobalSymbol + global.symbol);
    output.view = view_of_shape(buffer, global.shape, strides, 0);
    for (int64_t element = 0; element < buffer->extent; ++element) {
      // What an earlier call left in a global that is not constant is as unknown as an argument.
      if (!global.constant && (!options.fresh || global.initial.empty()))
        buffer->cells[element] = domain.leaf(uint32_t(buffer->input), uint64_t(element), global.element);
      else if (!global.initial.empty()) {
        Bits bits = global.initial[global.initial.size() == 1 ? 0 : size_t(element)];
        buffer->cells[element] = global.element.width > 64 ? wide.cell(bits) : constant_cell(uint64_t(bits));
      }
    }
    globals.push_back(output);
  }
}

bool Execution::keeps_reaches() const {
  return (options.domain == DomainKind::Exact || options.domain == DomainKind::Fingerprint) &&
         std::any_of(inputs.begin(), inputs.end(), [](const Input &input) { return input.keeps_reaches; });
}

bool Execution::observes() const {
  return program->has_splits || keeps_reaches() ||
         ((options.track_writers || program->has_agents) && options.domain != DomainKind::Extent);
}

template <class D> void Execution::run_in(D &domain) {
  bind_inputs(domain);
  Machine(*this, domain, observes()).run(domain);
  require_constant_globals();
}

void Execution::require_constant_globals() {
  for (size_t index = 0; index < globals.size(); ++index) {
    const GlobalData &global = program->globals[index];
    if (!global.constant || global.initial.empty())
      continue;
    const Buffer &buffer = *globals[index].view.buffer;
    for (int64_t element = 0; element < buffer.extent; ++element) {
      Bits bits = global.initial[global.initial.size() == 1 ? 0 : size_t(element)];
      Cell initial = global.element.width > 64 ? wide.cell(bits) : constant_cell(uint64_t(bits));
      if (buffer.cells[element] != initial)
        throw StopError("undefined", "the constant global " + global.name + " was written");
    }
  }
}

template <class Work> void Execution::stoppably(Work work) {
  try {
    work();
  } catch (StopError &error) {
    stop = std::move(error.stop);
  } catch (const std::bad_alloc &) {
    stop = Stop{"limit-memory", "the system has no more memory", -1, {}};
  }
}

Sample Execution::shaped_sample() const {
  Sample sample = options.sample;
  for (size_t position = 0; position < inputs.size(); ++position)
    if (inputs[position].kind == Input::Kind::Buffer)
      sample.set_shape(uint32_t(position), inputs[position].sizes);
  return sample;
}

void Execution::run_part(TaskRange &range) {
  stoppably([&] {
    if (options.domain == DomainKind::Fingerprint) {
      FingerprintDomain domain(*program, options.seed, wide, hashed);
      Machine(*this, domain, observes(), &range).run(domain);
    } else {
      const Sample sample = shaped_sample();
      ConcreteDomain domain(sample, wide);
      Machine(*this, domain, observes(), &range).run(domain);
    }
  });
}

void Execution::run() {
  started_ = std::chrono::steady_clock::now();
  stoppably([&] {
    switch (options.domain) {
    case DomainKind::Exact: {
      expressions = std::make_unique<ExpressionTable>(account);
      ExactDomain domain(*expressions, wide);
      run_in(domain);
      hashed = expressions->size();
      break;
    }
    case DomainKind::Fingerprint: {
      FingerprintDomain domain(*program, options.seed, wide, hashed);
      run_in(domain);
      break;
    }
    case DomainKind::Concrete: {
      const Sample sample = shaped_sample();
      ConcreteDomain domain(sample, wide);
      run_in(domain);
      break;
    }
    case DomainKind::Extent: {
      ExtentDomain domain;
      run_in<Domain>(domain);
      break;
    }
    case DomainKind::Algebraic: {
      algebraic = std::make_unique<AlgebraicDomain>(*program, options.seed, options.field_bits, options.any_precision,
                                                    options.definedness, wide);
      run_in<Domain>(*algebraic);
      demands = algebraic->demands();
      tests = algebraic->counts().tests;
      hashed = algebraic->counts().hashed;
      hashed_narrowly = algebraic->counts().narrowly;
      break;
    }
    case DomainKind::Reassociating: {
      reassociating = std::make_unique<ReassociatingDomain>(
          *program, options.seed, options.field_bits == kFieldBits ? kResidueBits : options.field_bits,
          options.reassociation, wide);
      run_in<Domain>(*reassociating);
      const ReassociatingCounts counts = reassociating->counts();
      hashed = counts.hashed;
      sums = counts.sums;
      merged = counts.merged;
      factors = counts.factors;
      places = counts.places;
      break;
    }
    case DomainKind::Enclosure: {
      EnclosureDomain domain(*program, options.sample, options.any_precision, wide);
      run_in<Domain>(domain);
      break;
    }
    case DomainKind::Degree: {
      DegreeDomain domain(*program, options.any_precision, options.definedness, options.copies);
      run_in<Domain>(domain);
      degree = domain.degree();
      coefficient_places = domain.places();
      hashed_places = domain.hashed_places();
      break;
    }
    }
  });
  std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - started_;
  seconds = elapsed.count();
}

} // namespace equiv
