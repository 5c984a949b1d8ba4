import type { Document } from '@attesta/contract/document.ts'
import type { Reply } from '../../calls.ts'
import { useCall } from '../../use-call.ts'
import { phaseOf } from './phase.ts'

type Current = Reply<'currentRequisition'>['connection']

/** Returns the newest connection of the application, as it was when the page came. */
export const useCurrentConnection = (enabled = true) => useCall('currentRequisition', {}, { keepMs: 0, enabled })

/** How statements are shown: as files, or by the bank itself. */
export type Way = 'pdf' | 'connection'

/**
 * The way that was begun on; `undefined` when there is none yet, or the person has ended it. A connection that came to
 * nothing gives way to files.
 */
export function wayBegun(
  connection: Current,
  documents: readonly Pick<Document, 'type' | 'origin'>[],
): Way | undefined {
  const isOver = !connection || phaseOf(connection.status_key) === 'over'
  if (!isOver) return 'connection'
  if (documents.some(({ type, origin }) => type === 'bank_statement' && origin === 'upload')) return 'pdf'
  return connection && connection.status_key !== 'cancelled' ? 'connection' : undefined
}
