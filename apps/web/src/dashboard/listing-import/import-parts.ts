import type { ListingFields } from '@attesta/contract/listing-fields.ts'
import { listingsAtOnce } from '@attesta/contract/listing-list.ts'
import { CallFailed } from '../../call-failed.ts'
import type { Api } from '../../calls.ts'

/** What has been saved: the first `rows` of the listings. */
export interface Imported {
  rows: number
  created: number
  changed: number
  /** Of the changed ones. */
  archived: number
}

export const nothing: Imported = { rows: 0, created: 0, changed: 0, archived: 0 }
const MIN_PART = 25
/** A long import tells of about as many steps. */
const STEPS = 20

interface Course {
  isTrial: boolean
  /** What an earlier call has saved. */
  from?: Imported
  /** Called after each part that was saved. */
  onPart?: (saved: Imported) => void
  /** Asked before each part. */
  isStopped?: () => boolean
}

/**
 * The server said no to these rows, and would say so again. `conflict` is no such answer: an earlier try of them still
 * runs, and may save them.
 */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof CallFailed && error.kind === 'refused' && error.code !== 'conflict'

/**
 * Sends the listings in parts that the server saves whole or not at all. Where one fails, going on from what `onPart`
 * told last sends that very part again, so that the server knows it if it was saved after all.
 */
export async function importParts(
  api: Pick<Api, 'call'>,
  listings: readonly ListingFields[],
  { isTrial, from = nothing, onPart, isStopped }: Course,
): Promise<Imported> {
  const size = isTrial
    ? listingsAtOnce
    : Math.min(listingsAtOnce, Math.max(MIN_PART, Math.ceil(listings.length / STEPS)))
  let saved = from
  while (saved.rows < listings.length && !isStopped?.()) {
    const rows = listings.slice(saved.rows, saved.rows + size)
    const part = await api.call('dashboardImportListings', { body: { rows, is_trial: isTrial } })
    saved = {
      rows: saved.rows + rows.length,
      created: saved.created + part.created,
      changed: saved.changed + part.changed,
      // The answer of an older server, or one that is told again, has none.
      archived: saved.archived + (part.archived ?? 0),
    }
    onPart?.(saved)
  }
  return saved
}
