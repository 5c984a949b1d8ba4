/** Which tax form pages are, and the year that they are about. */
import type { TaxDocument } from '@attesta/domain/facts/parse-result.ts'
import { cellsOf, textOf, type Row } from '../../layout/rows.ts'

export type FormKind = TaxDocument['form']
export interface TaxForm {
  kind: FormKind
  country: 'IT' | 'DE'
  issuer: string | null
  year: number | null
  /** A title, not a mention in running text. */
  isTitle: boolean
}

/** Capitals and digits run together: titles are letter-spaced and split over lines as forms please. */
const runTogether = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

interface Title {
  kind: FormKind
  country: 'IT' | 'DE'
  issuer: string | null
  pattern: RegExp
  /** Years from the printed one to the income's. */
  shift: number
}

const titles: readonly Title[] = [
  // CERTIFICAZIONE UNICA 2025 C E R T I F I C A Z I O N E U N I C A 2025 CERTIFICAZIONE DI CUI ALL'ART. 4, COMMI 6-ter
  // e 6-quater, on each of its pages
  {
    kind: 'cu',
    country: 'IT',
    issuer: 'Agenzia delle Entrate',
    pattern:
      /CERTIFICAZIONEUNICA(?:DI|ANNO|MODELLO|SINTETICA|ORDINARIA)*(20\d\d)?|CERTIFICAZIONEDICUIALLART4COMMI6TERE6QUATER|^(?:MODELLO|MOD)?CU(20\d\d)|^(?:MODELLO|MOD)CU(?=$|PERIODODIMPOSTA|ANNO)/,
    shift: 1,
  },
  // MODELLO 730/2025 redditi 2024   PROSPETTO DI LIQUIDAZIONE … MODELLO 730-3 redditi 2024
  {
    kind: '730',
    country: 'IT',
    issuer: 'Agenzia delle Entrate',
    pattern:
      /(?:MODELLO|MOD|DICHIARAZIONE|PROSPETTO)730(?!4)(?:3(?!\d))?(?:SEMPLIFICATO|ORDINARIO|PRECOMPILATO|INTEGRATIVO)?(20\d\d)?|^730(?:(20\d\d)|3PROSPETTO)/,
    shift: 1,
  },
  // REDDITI PERSONE FISICHE 2025   REDDITI PF 2025   UNICO PERSONE FISICHE 2016
  {
    kind: 'redditi_pf',
    country: 'IT',
    issuer: 'Agenzia delle Entrate',
    pattern: /(?:REDDITI|UNICO)(?:(20\d\d)?(?:PERSONEFISICHE|PF)(20\d\d)?|(20\d\d)PERSONE)/,
    shift: 1,
  },
  // Bescheid für 2023 über Einkommensteuer und Solidaritätszuschlag   Einkommensteuerbescheid 2023
  // Of pixels: Bescheid fiir 2024   Beschei di 2025 uber Ei nkommensteuer   Einkommensteuerbeschelid
  {
    kind: 'steuerbescheid',
    country: 'DE',
    issuer: 'Finanzamt',
    pattern:
      /BESCHE[IL1]{1,3}D(?:F(?:UE|U|II)R|[A-Z]{0,2})(?:DASKALENDERJAHR|DASJAHR)?(20\d\d)?(?:UE|U|II)BER(?:DIE)?E[IL1]{1,3}NKOMMENSTEUER(?:F(?:UE|U|II)R(20\d\d))?|E[IL1]{1,3}NKOMMENSTEUERBESCHE[IL1]{1,3}D(?:F(?:UE|U|II)R)?(?:DASJAHR)?(20\d\d)?/,
    shift: 0,
  },
  // Ausdruck der elektronischen Lohnsteuerbescheinigung für 2024
  {
    kind: 'lohnsteuerbescheinigung',
    country: 'DE',
    issuer: null,
    pattern:
      /(?:ELEKTRONISCHEN?|BESONDERE|JAHRES|^)LOHNSTEUERBESCHE[IL1]{1,3}N[IL1]GUNG(?:F(?:UE|U|II)R)?(?:DAS)?(?:KALENDERJAHR)?(20\d\d)?|^ELSTB(20\d\d)/,
    shift: 0,
  },
]

// redditi 2024   PERIODO D'IMPOSTA 2024   ANNO D'IMPOSTA 2024   relativa all'anno 2024   Kalenderjahr 2024
const incomeYear =
  /(?:REDDITI(?:(?:PERCEPITI|PRODOTTI)NEL)?|PERIODODIIMPOSTA|PERIODODIMPOSTA|ANNODIMPOSTA|ANNO(?:DIRIFERIMENTO|FISCALE)|RELATIV[AIO]ALLANNO|REDDITIDELLANNO|(?:KALENDER|STEUER|BESCHEINIGUNGS|ABRECHNUNGS)JAHR|(?:VERANLAGUNGS|BESTEUERUNGS)ZEITRAUM)(20\d\d)(?!PERSONE|PF)/

// Anno 2024   Jahr: 2024   im Jahr 2024   VZ 2024, each on a line of its own
const yearAlone = /^(?:ANNO|(?:IM|FURDAS)?JAHR|VZ|ZEITRAUM)(20\d\d)$/

const TITLE_LETTERS = 60,
  TITLE_ROWS = 40,
  TITLE_LINES = 3

/**
 * The first title on the pages; null when there is none.
 * @param isSeen read from pixels, which may lose a title
 */
export function taxFormOf(rows: readonly Row[], isSeen: boolean): TaxForm | null {
  const lines = rows.map(({ text }) => runTogether(text)),
    alone = lines
      .slice(0, TITLE_ROWS)
      .map((text) => yearAlone.exec(text)?.[1])
      .find((year) => year !== undefined),
    stated = incomeYear.exec(lines.join(' '))?.[1] ?? alone
  for (const { text, own, row } of titleCandidates(rows))
    for (const title of titles) {
      const match = title.pattern.exec(text)
      if (!match) continue
      const printed = yearIn(match) ?? yearIn(title.pattern.exec(runTogether(rows[row]!.text)))
      const year = printed ? Number(printed) - title.shift : null
      return {
        kind: title.kind,
        country: title.country,
        issuer: title.issuer,
        // A form may print the year of the income as well; a CU prints that of the certificate everywhere.
        year: stated && (title.kind !== 'cu' || year === null) ? Number(stated) : year,
        // What stands under a title on one line is not part of it.
        isTitle:
          Math.min(text.length, title.pattern.test(own) ? own.length : Infinity) <= match[0].length + TITLE_LETTERS &&
          row < TITLE_ROWS,
      }
    }
  return isSeen ? untitled(lines, stated) : null
}

interface Contents {
  kind: FormKind
  country: 'IT' | 'DE'
  issuer: string
  lines: readonly RegExp[]
  /** Where its lines name the year of the income. */
  year?: RegExp
}

/** What a form consists of: its lines by code, or captions of which so many are no other document's. */
const contents: readonly Contents[] = [
  {
    kind: 'cu',
    country: 'IT',
    issuer: 'Agenzia delle Entrate',
    lines: [
      /TEMPOINDETERMINATO/,
      /NUMERODIGIORNI/,
      /RIT(?:ENUTE)?IRPEF/,
      /SOSTITUTO/,
      /PERCETTORE|PERCIPIENTE/,
      /^(?:22)?ADDIZ(?:IONALE)?(?:REGIONALE|COMUNALE)/,
    ],
    year: /SALDO(20\d\d)/,
  },
  // RN1   RN4   "RN22   RV10
  {
    kind: 'redditi_pf',
    country: 'IT',
    issuer: 'Agenzia delle Entrate',
    lines: [1, 4, 5, 22, 26, 33, 34].map((number) => new RegExp(`^(?:RN|LM)${number}(?!\\d)`)),
  },
  {
    kind: '730',
    country: 'IT',
    issuer: 'Agenzia delle Entrate',
    lines: [
      /^\d*REDDITOCOMPLESSIVO/,
      /^\d*REDDITOIMPONIBILE\d*$/,
      /^\d*IMPOSTALORDA/,
      /^\d*IMPOSTANETTA/,
      /^\d*ADDIZIONALEREGIONALE/,
    ],
  },
  {
    kind: 'steuerbescheid',
    country: 'DE',
    issuer: 'Finanzamt',
    lines: [
      /GESAMTBETRAG(?:DER)?EINKUNFTE/,
      /^ZUVERST|^ZVE\d*$/,
      /^(?:FESTZUSETZ|FESTGESETZ)/,
      /GRUNDTARIF|SPLITTINGTARIF/,
    ],
  },
]
// Cedolino   Busta paga   Libro unico del lavoro   Totale competenze   Netto in busta: none of it stands on a CU
const ofPayslip =
  /CEDOLINO|BUSTAPAGA|LIBROUNICO|TOTALE(?:COMPETENZE|TRATTENUTE)|TRATTENUTECOMPETENZE|COMPETENZETRATTENUTE|NETTO(?:IN|DELMESE|APAGARE)/

/** So many of them tell the form. */
const MIN_CONTENTS = 4

/** A form whose title pixels lost, told by what it consists of. */
function untitled(lines: readonly string[], year: string | undefined): TaxForm | null {
  const form = contents.find(
    ({ lines: own }) => own.filter((line) => lines.some((text) => line.test(text))).length >= MIN_CONTENTS,
  )
  if (form === undefined || (form.kind === 'cu' && lines.some((text) => ofPayslip.test(text)))) return null
  const { kind, country, issuer } = form,
    printed = form.year?.exec(lines.join(' '))?.[1] ?? year
  return { kind, country, issuer, year: printed === undefined ? null : Number(printed), isTitle: false }
}

/** Of a title set letter by letter the year stands apart, in a cell of its own on the same line. */
const yearIn = (match: RegExpExecArray | null) => match?.slice(1).find((group) => group !== undefined)

/**
 * Blocks of up to three lines, one beneath the other, before single lines: a title may be broken, with other text
 * beside it.
 */
function* titleCandidates(rows: readonly Row[]): Generator<{ text: string; own: string; row: number }> {
  for (const [row, line] of rows.entries()) {
    for (const cell of cellsOf(line)) {
      const block = [cell]
      for (const next of rows.slice(row + 1, row + 4).filter(({ page }) => page === line.page)) {
        // Text beside the title may stand between its lines.
        const beneath = cellsOf(next).find(
          (words) => words[0]!.x0 < block[0]!.at(-1)!.x1 && words.at(-1)!.x1 > block[0]![0]!.x0,
        )
        if (beneath && block.length < TITLE_LINES) block.push(beneath)
      }
      yield { text: runTogether(block.map(textOf).join('')), own: runTogether(textOf(cell)), row }
    }
    yield {
      text: runTogether(
        rows
          .slice(row, row + 3)
          .map(({ text }) => text)
          .join(''),
      ),
      own: runTogether(line.text),
      row,
    }
  }
}
