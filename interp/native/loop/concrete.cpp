#include "domains/concrete.h"
#include "loop/loop.h"

namespace equiv {

template void Machine::loop<ConcreteDomain, false>(ConcreteDomain &);
template void Machine::loop<ConcreteDomain, true>(ConcreteDomain &);

} // namespace equiv
