/** One document of the corpus, read and judged. */
import type { Finding, ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { knownBanks, withoutBank } from '../../src/formats/banks.ts'
import { type ParseOptions, parseFile } from '../../src/pipeline.ts'
import type { Specimen } from '../corpus.ts'
import { type Judgements, type Score, compare } from './compare.ts'

export interface Measure extends Pick<Specimen, 'kind' | 'layout' | 'condition' | 'seed'> {
  fileName: string
  facts: Record<string, Judgements>
  rows: Score['rows']
  isProven: boolean | null
  isFalselyProven: boolean
  /** One of the findings that the document deserves was given; null where it deserves none. */
  isFound: boolean | null
  /** What was said about the document's genuineness, each once: `fraud, amount_replaced`. */
  given: string[]
  /** Findings that the document does not deserve: errors, and doubts about its genuineness of any weight. */
  alarms: string[]
  /** Where the reader ended with a bug; then everything is missing. */
  crash: string | null
  /**
   * Why there was nothing to read: the hand that draws ended with a bug. Such a document is in no figure, and fails the
   * run.
   */
  undrawn: string | null
  cpuMilliseconds: number
}

/** Facts that come from the knowledge of the bank alone; a reader that has never heard of it owes no answer. */
const FROM_THE_FORMAT = ['issuer', 'account.bank', 'account.bic']
const DOUBTS = ['fraud', 'edited']
const OF_GENUINENESS = [...DOUBTS, 'not_original', 'incomplete', 'merged']

const named = ({ code, params }: Finding): string =>
  [bare(code), ...(typeof params.how === 'string' ? [params.how] : [])].join(', ')

const bare = (code: string) => code.replace(/^.*\./, '')

export async function measure({ kind, layout, condition, seed, today, person, document }: Specimen): Promise<Measure> {
  const isUnknown = condition === 'unknown bank' && Boolean(document.expected.issuer),
    silentOn = [...(document.silentOn ?? []), ...(isUnknown ? FROM_THE_FORMAT : [])]
  const options = {
    fileName: document.fileName,
    today,
    applicant: { given: person.givenName, family: person.familyName },
    trace: false,
    ...(isUnknown ? { banks: withoutBank(knownBanks, document.expected.issuer!) } : {}),
  }
  const { found, ...rest } = await drawAndRead(() => document.draw(), options)
  const { facts, ...score } = compare({ expected: document.expected, silentOn }, found)
  const strange = found.findings.filter(({ code }) => !document.findings.includes(bare(code)))
  return {
    kind,
    layout,
    condition,
    seed,
    fileName: document.fileName,
    facts: Object.fromEntries(facts),
    ...score,
    isFound: document.findings.length > 0 ? strange.length < found.findings.length : null,
    given: [
      ...new Set(
        found.findings
          .filter(({ code, severity }) => severity !== 'info' && OF_GENUINENESS.includes(bare(code)))
          .map(named),
      ),
    ],
    alarms:
      condition === 'tampered'
        ? []
        : strange
            .filter(({ code, severity }) => severity === 'error' || DOUBTS.includes(bare(code)))
            .map(({ code }) => code),
    ...rest,
  }
}

const nothing: ParseResult = {
  file: '',
  type: 'unknown',
  verdict: 'unreadable',
  country: null,
  issuer: null,
  pages: 0,
  source: 'none',
  findings: [],
}

interface Read {
  found: ParseResult
  crash: string | null
  undrawn: string | null
  cpuMilliseconds: number
}

/** What falls over is a result too: the run goes on, and says so. */
async function drawAndRead(draw: () => Promise<Uint8Array>, options: ParseOptions): Promise<Read> {
  const unread: Read = { found: nothing, crash: null, undrawn: null, cpuMilliseconds: 0 }
  let bytes: Uint8Array
  try {
    bytes = await draw()
  } catch (problem) {
    return { ...unread, undrawn: placeOf(problem) }
  }
  try {
    const before = process.cpuUsage(),
      found = await parseFile(bytes, options),
      { user, system } = process.cpuUsage(before)
    return { ...unread, found, cpuMilliseconds: (user + system) / 1000 }
  } catch (problem) {
    return { ...unread, crash: placeOf(problem) }
  }
}

/** Message and place; no real person's data, for the people are invented. */
function placeOf(problem: unknown): string {
  const { message, stack } = problem instanceof Error ? problem : new Error(String(problem))
  return `${message} (${/\n\s+at (.*)/.exec(stack ?? '')?.[1] ?? 'somewhere'})`
}
