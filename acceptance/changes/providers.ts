/** Changes below `packages/providers/src`. */
import { changesBelow } from './change.ts'

export const providersChanges = changesBelow('packages/providers/src', '.ts', [
  ['ip-location/local-table', "address.replace(mappedPattern, '')", 'address', 'SH-2'],
  ['addresses/offline', 'place.country === country && isMatch(place)', 'isMatch(place)', 'A5-address-search'],
  ['payments/stripe', "redirect_on_completion: 'if_required'", "redirect_on_completion: 'always'", 'PY-6'],
])
