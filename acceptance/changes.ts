/** Changes of the code, each of which a test of every rule beside it must notice: `npm run mutate -- rules`. */
import { addressChanges } from './changes/addresses.ts'
import { callChanges } from './changes/calls.ts'
import type { Change } from './changes/change.ts'
import { contractChanges, textChanges } from './changes/contract.ts'
import { documentsChanges } from './changes/documents.ts'
import { domainChanges } from './changes/domain.ts'
import { drawnChanges } from './changes/drawn.ts'
import { literalChanges } from './changes/literals.ts'
import { providersChanges } from './changes/providers.ts'
import { reportAndDeskChanges } from './changes/report-and-desk.ts'
import { serverChanges } from './changes/server.ts'
import { webChanges } from './changes/web.ts'

export type { Change }

export const changes: readonly Change[] = [
  // First: of a rule with several changes the table names the last one.
  ...addressChanges,
  ...domainChanges,
  ...contractChanges,
  ...textChanges,
  ...literalChanges,
  ...documentsChanges,
  ...providersChanges,
  ...webChanges,
  ...serverChanges,
  ...drawnChanges,
  ...callChanges,
  ...reportAndDeskChanges,
]
