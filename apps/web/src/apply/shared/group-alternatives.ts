import type { RequiredDocument } from '@attesta/contract/document.ts'

/** Returns the flat list of the wire as lines: a document with `is_ORed` stands for the one before it. */
export function groupAlternatives<T extends Pick<RequiredDocument, 'is_ORed'>>(documents: readonly T[]): T[][] {
  return documents.reduce<T[][]>((groups, document) => {
    const last = groups.at(-1)
    if (document.is_ORed && last) last.push(document)
    else groups.push([document])
    return groups
  }, [])
}
