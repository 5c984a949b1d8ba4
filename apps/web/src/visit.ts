import type { Region } from '@attesta/contract/fields.ts'
import { regionChosen, regionOf, type Address } from './scope.ts'

/**
 * Italy or Germany, for one visit: settled by the address, or by the home or the application as soon as it is known.
 * Reading the page in another language is no move to another country.
 */
export interface Visit {
  region(): Region
  /**
   * What the application or the home says; it gives way to what the host or the query names, and goes before a guess
   * from the path's language.
   */
  settle(region: Region): void
  listen(onChange: () => void): () => void
}

export function createVisit(address: Address): Visit {
  const isChosen = regionChosen(address) !== undefined
  const listeners = new Set<() => void>()
  let region = regionOf(address)
  return {
    region: () => region,
    settle(next) {
      if (isChosen || next === region) return
      region = next
      for (const onChange of listeners) onChange()
    },
    listen(onChange) {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
  }
}
