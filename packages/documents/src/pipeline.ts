/**
 * One file from bytes to facts: read → layout → classify → extract → verify. Every file ends in a result; only a bug
 * throws.
 */
import type { Day } from '@attesta/domain/day.ts'
import type { DocumentKind, Evidence, ParseResult, Trace } from '@attesta/domain/facts/parse-result.ts'
import { unreadFile } from '@attesta/domain/facts/unread-file.ts'
import { forgetLatest } from '@attesta/domain/made-once.ts'
import type { PersonName } from '@attesta/domain/person-name.ts'
import { likelyTypeOf } from './classify/likely-type.ts'
import type { BankTable } from './formats/banks.ts'
import { extractExport } from './extract/exports/exports.ts'
import { MIN_SCORE, type ReadingContext } from './extract/extraction.ts'
import { readingsOf, type Reading } from './extract/readers.ts'
import { exportOf, type ExportFile } from './read/export-form.ts'
import { readFile, type OnRecognition, type ReadFile } from './read/read-file.ts'
import { RefusalOfFile, UnreadableLine } from './read/refusal-of-file.ts'
import { locateBreaks } from './verify/first-break.ts'
import { verifyFile } from './verify/verify-file.ts'

export interface ParseOptions {
  /** For the `file` field of the result alone: what a file is, its bytes say. */
  fileName: string
  today: Day
  applicant: PersonName | null
  /** Keep the place that each value was read from. */
  trace: boolean
  onRecognition?: OnRecognition
  /**
   * The banks that are known; all that we know when left out. The accuracy run leaves some out, to measure how unknown
   * ones are read.
   */
  banks?: BankTable
}

export async function parseFile(bytes: Uint8Array, options: ParseOptions): Promise<ParseResult> {
  try {
    return await factsOf(bytes, options)
  } finally {
    // A reader reads one person's document after another's.
    forgetLatest()
  }
}

async function factsOf(bytes: Uint8Array, options: ParseOptions): Promise<ParseResult> {
  let file: ReadFile
  try {
    const exported = exportOf(bytes)
    if (exported) return downloaded(exported, options)
    file = await readFile(bytes, options.onRecognition ?? (() => {}))
  } catch (problem) {
    if (problem instanceof UnreadableLine) return unreadFile(options.fileName, problem.problem, { line: problem.line })
    if (problem instanceof RefusalOfFile) return unreadFile(options.fileName, problem.problem)
    throw problem
  }
  if (file.pages.every((page) => page.words.length === 0) && ![...file.zones.values()].some((zone) => zone !== null))
    return { ...unreadFile(options.fileName, 'unreadable'), pages: file.pages.length }
  const context: ReadingContext = {
    today: options.today,
    applicant: options.applicant,
    source: file.source,
    ...(options.banks && { banks: options.banks }),
  }
  const readings = await readingsOf(file, context)
  const best = readings.find((reading) => reading.extraction.score >= MIN_SCORE)
  const result = best ? understood(file, best, options) : named(file, options.fileName)
  return { ...result, findings: [...locateBreaks(result), ...(await verifyFile(bytes, file, result, context))] }
}

/**
 * Text that a bank let its customer download: nothing of it is genuine by its looks, so there is nothing to verify but
 * its sums.
 */
function downloaded(exported: ExportFile, options: ParseOptions): ParseResult {
  const extraction = extractExport(exported, {
    today: options.today,
    applicant: options.applicant,
    source: 'text',
    ...(options.banks && { banks: options.banks }),
  })
  if (!extraction) return unreadFile(options.fileName, 'unsupported')
  const { issuer, country, findings, section } = extraction
  return {
    file: options.fileName,
    type: 'bank_statement',
    verdict: 'parsed',
    country,
    issuer,
    pages: 1,
    source: 'text',
    findings,
    bank_statement: section,
  }
}

function understood(file: ReadFile, { kind, sections, extraction }: Reading, options: ParseOptions): ParseResult {
  const trace: { trace?: Trace } = options.trace
    ? {
        trace: Object.fromEntries(
          Object.entries(extraction.trace).map(([field, evidence]) => [field, placed(evidence, file)]),
        ),
      }
    : {}
  const findings = extraction.findings.map((finding) => ({
    ...finding,
    evidence: finding.evidence && placed(finding.evidence, file),
  }))
  return {
    ...headOf(file, options.fileName, kind),
    country: extraction.country,
    issuer: extraction.issuer,
    findings,
    ...sections,
    ...trace,
  }
}

/** Pages read from pixels were set straight first: the place on the page as it was handed in. */
function placed(evidence: Evidence, { places }: ReadFile): Evidence {
  const place = places.get(evidence.page)
  return place && evidence.box ? { ...evidence, box: place(evidence.box) } : evidence
}

function named(file: ReadFile, fileName: string): ParseResult {
  const likely = likelyTypeOf(file.pages)
  return {
    ...headOf(file, fileName, likely ? 'other' : 'unknown'),
    country: likely?.country ?? null,
    possible_type: likely?.type ?? null,
  }
}

const headOf = (file: ReadFile, fileName: string, type: DocumentKind): ParseResult => ({
  file: fileName,
  type,
  verdict: file.skipped > 0 || file.isCutOff ? 'partial' : 'parsed',
  country: null,
  issuer: null,
  pages: file.pages.length,
  source: file.source,
  findings: [],
})
