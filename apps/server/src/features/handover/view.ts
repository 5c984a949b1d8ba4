import type { HandoverFile, HandoverSlot, HandoverView } from '@attesta/contract/handover.ts'
import { assessEach } from '../../documents/assess-documents.ts'
import type { Problem } from '../../documents/problems.ts'
import { wireCompany } from '../../application/wire-listing.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Document } from '../../stores/documents.ts'
import type { Handover } from '../../stores/handovers.ts'
import type { Stores } from '../../stores/index.ts'

/** A better picture of the same document would do. */
const isUnread = ({ code, blocker }: Problem) =>
  blocker && /\.(unreadable|parse_failure|not_readable|corrupted)$/.test(code)

function stateOf({ status }: Document, problems: readonly Problem[]): HandoverFile['state'] {
  if (status === 'processing') return 'reading'
  return problems.some(isUnread) ? 'again' : problems.some(({ blocker }) => blocker) ? 'look' : 'ready'
}

const isOfSlot =
  ({ type, idType }: Document) =>
  (slot: HandoverSlot) =>
    slot.type === type && (slot.type !== 'national_id' || slot.id_type === idType)

/**
 * Returns what the phone may know: its slots, whose brand it is, and how what it sent itself stands. No name, no
 * finding, no document of the computer's.
 */
export async function viewHandover(
  stores: Stores,
  { id, applicationId, slots, expiresAt }: Handover,
): Promise<HandoverView> {
  const application = await stores.applications.find(applicationId)
  if (!application) throw new Refusal('not_found')
  const documents = await stores.documents.of(applicationId)
  const problems = assessEach(application, documents)
  const found = application.listingId === null ? null : await stores.listings.find(application.listingId)
  return {
    handover_id: id,
    company: found && wireCompany(found.company),
    slots,
    expires_at: expiresAt.toISOString(),
    files: documents
      .filter(({ handoverId }) => handoverId === id)
      .map((document) => ({
        document_id: document.id,
        slot: slots.findIndex(isOfSlot(document)),
        name: document.labels.fileName,
        size: document.size,
        state: stateOf(document, problems.get(document.id) ?? []),
      })),
  }
}
