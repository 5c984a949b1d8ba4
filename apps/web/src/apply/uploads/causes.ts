import type { DocumentError } from '@attesta/contract/document.ts'

/** «national_id.name_mismatch», «report.birth_date_mismatch»: each says that the document is another person's. */
const ofAnotherPerson = /\.(name|fiscal_code|birth_date|country)_mismatch$/

/** Findings of one cause together, in the order in which each cause is first found. */
export function byCause(findings: readonly DocumentError[]): [DocumentError, ...DocumentError[]][] {
  const causes: [DocumentError, ...DocumentError[]][] = []
  for (const finding of findings) {
    const isOfAnother = ({ code, contestable }: DocumentError) => contestable && ofAnotherPerson.test(code)
    const same = isOfAnother(finding) ? causes.find(([first]) => isOfAnother(first)) : undefined
    if (same) same.push(finding)
    else causes.push([finding])
  }
  return causes
}
