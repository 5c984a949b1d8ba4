/** Signs that a file is not as its issuer made it. `fraud` only on strong evidence: a figure that somebody replaced; anything weaker is a warning. */
import type { Finding, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { readAmount } from '../layout/amounts.ts'
import type { ReadFile } from '../read/read-file.ts'
import { boxOf, type Page, type Word } from '../read/word.ts'
import { findingOn } from '../verify/finding.ts'
import { changesBetweenSaves } from './changes.ts'
import { editorOf } from './editors.ts'

export async function genuinenessFindings(bytes: Uint8Array, file: ReadFile, { type }: ParseResult): Promise<Finding[]> {
  if (!file.pdf) return []
  const findings: Finding[] = []
  for (const { page, removed, added, of } of await changesBetweenSaves(bytes, file.pages)) {
    const evidence = { page, box: boxOf(added) }
    findings.push(of === 'amount'
      ? findingOn(type, 'fraud', 'error', { how: 'amount_replaced', before: removed.text, after: added.text }, evidence)
      : findingOn(type, 'edited', 'warning', { how: 'text_replaced' }, evidence))
  }
  findings.push(...coveredFindings(type, file))
  const editor = editorOf(file.pdf.metadata)
  if (editor) findings.push(findingOn(type, 'edited', 'warning', { how: 'editor', tool: editor }))
  findings.push(...foreignFonts(type, file.pages))
  return findings
}

/** Text under an opaque patch: with another amount printed on the patch it was replaced, else it was hidden. */
function coveredFindings(type: ParseResult['type'], file: ReadFile): Finding[] {
  return file.pdf!.painted.flatMap((painted, index) => painted.covered.flatMap(({ text, box }) => {
    const page = file.pages[index]!
    const evidence = { page: page.number, box: boxOf(box) }
    if (!text.split(/\s+/).some((word) => readAmount(word))) return []
    const over = page.words.find((word) => readAmount(word.text) && !text.includes(word.text) && word.x0 < box.x1 + 6 && word.x1 > box.x0 - 6 && Math.min(word.y1, box.y1) - Math.max(word.y0, box.y0) > 2)
    return [over ? findingOn(type, 'fraud', 'error', { how: 'amount_covered', before: text.slice(0, 40), after: over.text }, evidence) : findingOn(type, 'edited', 'warning', { how: 'amount_hidden' }, evidence)]
  }))
}

/** `Helvetica-Bold` and `Helvetica` are one family: totals are set in bold. */
const familyOf = (font: string) => font.replace(/[-,].*$/, '').replace(/(?:Bold|Italic|Oblique|Regular|MT|PS|Light|Medium|Semibold|Condensed)+$/gi, '').toLowerCase()

const FEWEST_AMOUNTS = 8, USUAL_SHARE = 0.85

/** An amount set in another family than nearly all amounts of its page. */
function foreignFonts(type: ParseResult['type'], pages: readonly Page[]): Finding[] {
  return pages.flatMap((page) => {
    const amounts = page.words.filter((word): word is Word & { font: string } => word.font !== null && readAmount(word.text) !== null)
    const families = Map.groupBy(amounts, (word) => familyOf(word.font))
    const usual = Math.max(0, ...[...families.values()].map((group) => group.length))
    if (amounts.length < FEWEST_AMOUNTS || usual === amounts.length || usual < USUAL_SHARE * amounts.length) return []
    const foreign = [...families.values()].find((group) => group.length < usual)![0]!
    return [findingOn(type, 'edited', 'warning', { how: 'foreign_font' }, { page: page.number, box: boxOf(foreign) })]
  })
}
