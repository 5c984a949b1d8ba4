/** What a document's signatures say for it or against it. */
import type { DocumentKind, Finding } from '@attesta/domain/facts/parse-result.ts'
import { findingOn } from '../verify/finding.ts'
import type { Seal } from './seals.ts'

/** @param isChangedLater an earlier save of the file differs in print from the file as it is */
export function sealFindings(
  type: DocumentKind,
  seals: readonly Seal[],
  size: number,
  isChangedLater: boolean,
): Finding[] {
  return seals.flatMap(({ state, signer, signedTo }) => {
    if (state === 'unchecked') return []
    if (state === 'broken') return [findingOn(type, 'fraud', 'error', { how: 'signature_broken' })]
    // No one vouches here for the certificate's owner; and whatever was saved later is judged by what it changed.
    if (isChangedLater) return []
    return [
      findingOn(type, 'signed', 'info', {
        how: signedTo >= size ? 'whole' : 'with_later_additions',
        signer: signer ?? '',
      }),
    ]
  })
}
