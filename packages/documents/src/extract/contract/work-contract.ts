/** Contracts of employment, read modestly: kind, parties, first and last day. */
import type { Day } from '@attesta/domain/day.ts'
import type { Evidence, ParseResult, Trace } from '@attesta/domain/facts/parse-result.ts'
import { datesIn, resolveDay } from '../../layout/dates.ts'
import { fold } from '../../layout/fold.ts'
import { rowsOfPages, type Row } from '../../layout/rows.ts'
import { boxAround, type Page, type Word } from '../../read/word.ts'
import { MIN_SCORE, type Extraction, type ReadingContext } from '../extraction.ts'
import { contractTypeIn } from '../labels/contract-type.ts'
import { partiesOf } from './parties.ts'

export type WorkContract = NonNullable<ParseResult['work_contract']>

// CONTRATTO DI LAVORO A TEMPO INDETERMINATO CONTRATTO INDIVIDUALE DI LAVORO LETTERA DI ASSUNZIONE PROPOSTA DI
// ASSUNZIONE LETTERA DI IMPEGNO ALL'ASSUNZIONE
const italianTitle =
  /\bcontratto (?:individuale )?di (?:lavoro|assunzione|apprendistato)\b|\b(?:lettera|proposta|offerta) di (?:assunzione|lavoro)\b|\bimpegno all assunzione\b/
// Arbeitsvertrag   Befristeter Anstellungsvertrag   Einstellungszusage   Stellenangebot
const germanTitle =
  /\b(?:arbeitsvertrag|anstellungsvertrag|dienstvertrag|ausbildungsvertrag|einstellungszusage|stellenangebot|vertragsangebot)\b/

// con decorrenza dal 01/03/2024 a far data dal 1° marzo 2024 avrà inizio il … beginnt am 01.03.2024 mit Wirkung vom …
const beginnings = [
  'con decorrenza dal',
  'con decorrenza',
  'a decorrere dal',
  'decorre dal',
  'decorrenza',
  'a far data dal',
  'avra inizio il',
  'ha inizio il',
  'avra inizio dal',
  'inizio rapporto',
  'data di inizio',
  'data inizio',
  'data assunzione',
  'a partire dal',
  'assunto dal',
  'assunta dal',
  'determinato dal',
  'indeterminato dal',
  'beginnt am',
  'beginn des arbeitsverhaltnisses',
  'mit wirkung vom',
  'mit wirkung zum',
  'wird ab dem',
  'ab dem',
  'eintritt am',
]
// fino al 31/12/2025   con termine il …   scadenza il …   endet am 31.12.2025   befristet bis zum …
const endings = [
  'fino al',
  'e fino al',
  'sino al',
  'con termine il',
  'con scadenza il',
  'con scadenza al',
  'e scadenza il',
  'e scadenza al',
  'cessera il',
  'data fine',
  'data di fine',
  'data di scadenza',
  'termine',
  'endet am',
  'endet mit ablauf des',
  'befristet bis zum',
  'befristet bis',
  'bis zum',
  'endet zum',
]

// a tempo determinato dal 01/02/2026 al 31/01/2027
const spans = ['determinato dal']

const TITLE_ROWS = 15,
  TITLE_WORDS = 12
/** Words between «con decorrenza» and its date: «dal giorno 1° marzo 2024». */
const NEAR = 6

/** Null when no heading calls the pages a contract of employment. */
export function extractWorkContract(pages: Page[], context: ReadingContext): Extraction<WorkContract> | null {
  const rows = rowsOfPages(pages)
  const headings = rows.slice(0, TITLE_ROWS).filter(({ words }) => words.length <= TITLE_WORDS)
  const isTitled = (title: RegExp) => headings.some(({ text }) => title.test(fold(text)))
  const country = isTitled(italianTitle) ? 'IT' : isTitled(germanTitle) ? 'DE' : null
  if (country === null) return null

  const parties = partiesOf(rows, pages[0]!)
  const starts = dayAfter(rows, beginnings, context.today),
    ends = dayAfter(rows, endings, context.today) ?? dayAfter(rows, spans, context.today, 1)
  const kind = [...headings, ...rows]
    .map((row) => ({ row, kind: contractTypeIn(row.text) }))
    .find((told) => told.kind !== null)
  const type = kind?.kind === 'open_ended' || kind?.kind === 'fixed_term' ? kind.kind : null
  const signs: [boolean, number][] = [
    [parties.employee !== null, 0.1],
    [parties.employer !== null, 0.1],
    [starts !== null, 0.15],
    [type !== null, 0.1],
  ]
  const score = signs.reduce((total, [holds, weight]) => (holds ? total + weight : total), 0.3)
  if (score < MIN_SCORE) return null

  const places: [keyof WorkContract, Evidence | undefined][] = [
    ['employer', parties.employer?.evidence],
    ['employee', parties.employee?.evidence],
    ['starts_on', starts?.evidence],
    ['ends_on', type === 'open_ended' ? undefined : ends?.evidence],
    ['contract_type', type && kind ? { page: kind.row.page, box: boxAround(kind.row.words) } : undefined],
  ]
  const trace: Trace = Object.fromEntries(
    places.flatMap(([field, place]) => (place ? [[`work_contract.${field}`, place]] : [])),
  )
  return {
    section: {
      employer: parties.employer?.value ?? null,
      employee: parties.employee?.value ?? null,
      contract_type: type,
      starts_on: starts?.value ?? null,
      // An open-ended contract may name the end of a trial period; that is not its own.
      ends_on: type === 'open_ended' ? null : (ends?.value ?? null),
    },
    issuer: null,
    country,
    trace,
    findings: [],
    score,
  }
}

/**
 * The first date (or a later one, `which`) soon after one of the phrases, over the end of a line if need be; phrases in
 * order of trust.
 */
function dayAfter(
  rows: readonly Row[],
  phrases: readonly string[],
  today: Day,
  which = 0,
): { value: Day; evidence: Evidence } | null {
  const stream = rows.flatMap((row) => row.words.map((word) => ({ word, page: row.page, folded: fold(word.text) })))
  for (const phrase of phrases) {
    const wanted = phrase.split(' ')
    for (let at = 0; at + wanted.length <= stream.length; at++) {
      if (!wanted.every((word, offset) => stream[at + offset]!.folded === word)) continue
      const after = stream.slice(at + wanted.length, at + wanted.length + NEAR)
      const printed = datesIn(after.map(({ word }) => word))[which]
      const day = printed && printed.year !== null ? resolveDay(printed, { from: null, to: today }) : null
      if (printed && day) return { value: day, evidence: evidenceOf(printed.words, after) }
    }
  }
  return null
}

/** A date broken over two lines shows the part on the first. */
function evidenceOf(words: readonly Word[], stream: readonly { word: Word; page: number }[]): Evidence {
  const first = stream.find(({ word }) => word === words[0])!
  return {
    page: first.page,
    box: boxAround(
      words.filter((word) =>
        stream.some(
          (entry) => entry.word === word && entry.page === first.page && Math.abs(word.y0 - words[0]!.y0) < 5,
        ),
      ),
    ),
  }
}
