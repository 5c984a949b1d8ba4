/** A document that lies in a place for another kind, where the person says that it belongs there. */
import { crossFinding, type Reconciliation } from './cross-finding.ts'

/**
 * Of these the place that the document was handed in at is the whole ground: they stand as long as the document does.
 */
const ofPlace = ['invalid_type', 'wrong_bank']
export const isOfPlace = (code: string): boolean => ofPlace.includes(code.slice(code.indexOf('.') + 1))

/** The contest is all that tells it: the reading is of what the document is, not of where it lies. */
export const placesContested: Reconciliation = ({ applicant }) =>
  applicant.documents.flatMap((document) =>
    (document.contests ?? [])
      .filter(({ code }) => isOfPlace(code))
      .map(({ code }) => crossFinding(code, 'error', [document])),
  )
