/**
 * Signs that a file is not as its issuer made it. `fraud` only on strong evidence: a figure, a day or a name that
 * someone replaced; anything weaker is a warning.
 */
import type { Day } from '@attesta/domain/day.ts'
import type { Finding, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { usualProducersOf } from '../formats/banks.ts'
import type { ReadFile } from '../read/read-file.ts'
import { boxOf } from '../read/word.ts'
import { findingOn } from '../verify/finding.ts'
import { changesBetweenSaves, type Change } from './changes.ts'
import { datesFindings } from './dates.ts'
import { editorOf } from './editors.ts'
import { coveredFindings, hiddenFindings, layerFindings, noteFindings } from './hidden-text.ts'
import { namedIn } from './named.ts'
import { oddFigures } from './odd-figures.ts'
import { sealFindings } from './seal-findings.ts'
import { sealsOf } from './seals.ts'

export async function genuinenessFindings(
  bytes: Uint8Array,
  file: ReadFile,
  result: ParseResult,
  today: Day,
): Promise<Finding[]> {
  if (!file.pdf) return []
  const { type } = result
  const changes = await changesBetweenSaves(bytes, file.pages, namedIn(result))
  const seals = await sealsOf(bytes, file.pdf.signatures)
  return [
    ...changes.map((change) => findingOfChange(type, change)),
    ...sealFindings(type, seals, bytes.length, changes.length > 0),
    ...coveredFindings(type, file),
    ...noteFindings(type, file),
    ...hiddenFindings(type, file),
    ...layerFindings(type, file),
    ...editorFindings(result, file.pdf.metadata),
    ...datesFindings(result, file.pdf.metadata, today, {
      isExplained:
        seals.some(({ state }) => state === 'intact') || file.pdf.painted.some(({ notes }) => notes.length > 0),
    }),
    ...oddFigures(type, file.pages),
  ]
}

function findingOfChange(type: ParseResult['type'], change: Change): Finding {
  if (change.how === 'pages')
    return findingOn(type, 'edited', 'warning', { how: 'pages_changed', before: change.before, after: change.after })
  if (change.how === 'removed')
    return findingOn(
      type,
      'fraud',
      'error',
      { how: 'amount_removed', before: change.removed.text },
      { page: change.page, box: boxOf(change.removed) },
    )
  const evidence = { page: change.page, box: boxOf(change.added) }
  if (change.of === 'text') return findingOn(type, 'edited', 'warning', { how: 'text_replaced' }, evidence)
  // A name in a finding would be one more place for it: the box tells where to look.
  const texts: Finding['params'] = change.of === 'name' ? {} : { before: change.removed.text, after: change.added.text }
  return findingOn(type, 'fraud', 'error', { how: `${change.of}_replaced`, ...texts }, evidence)
}

/** Employers write contracts with these; a bank or a payroll office does not print with them. */
const WRITING = new Set(['Microsoft Word', 'LibreOffice', 'Apple Pages', 'WPS Office', 'Google Docs', 'Print to PDF'])

function editorFindings({ type, issuer }: ParseResult, metadata: NonNullable<ReadFile['pdf']>['metadata']): Finding[] {
  const usual = issuer === null ? [] : usualProducersOf(issuer)
  const editor = editorOf(metadata, usual)
  return editor && !(type === 'work_contract' && WRITING.has(editor))
    ? [findingOn(type, 'edited', 'warning', { how: 'editor', tool: editor })]
    : []
}
