/**
 * What a caption of a payslip announces, by the stems of its words: payroll programs word their captions freely, in
 * compounds and abbreviations, but of few stems. A data table; the captions of known programs are in `labels.ts`.
 */
import type { LabelMeaning } from '../labels/vocabulary.ts'
import { alikeCost, allowedCost, misreadCost } from '../labels/misread-word.ts'
import type { PayslipField } from './labels.ts'

interface Rule {
  field: PayslipField
  /** One stem of each group begins a word, or stands inside a compound. */
  all: readonly string[]
  none?: string
  strong?: boolean
  /** Longer captions are sentences, or other figures. */
  most?: number
  /** Every further word begins with one of these. */
  only?: string
  /** `St.-Brutto`, `KV-Brutto`: a mark of two letters beside the word makes another figure of it. */
  hasNoMark?: boolean
}

const TOTAL = 'TOTAL|TOT|SOMM|SUMM|GESAMT|INSGESAMT|COMPLESSIV|ZUSAMMEN'
/** What taxes and contributions are worked out from is no pay. */
const BASE = 'IMPONIBIL|IMPON|=IMP|PFLICHTIG|STPFL|BEITRAGSPFL|=UTILE|=BASE|TASSABIL'
const EMPLOYERS = 'ARBEITGEBER|=AG|DITTA|AZIEND|DATORE'
const NUMBER = '=NR|=N|NUMMER|=COD|CODIC|MATRICOL|MATR|=ID|FISC|=CF|IVA|STEUER|BBNR'
/** Of another month: what was reckoned before, and by what it differs. */
const OTHER_MONTH = 'BISHER|=NEU|=ALT|VORMONAT|DIFFERENZ|PRECEDENT|=PREC|VORHER'
const YEAR = 'PROGRESSIV|CUMULAT|KUMULIERT|AUFGELAUFEN|JAHRESWERT|JAHRESSUMM|JAHRESBETR|JAHRESVERD|VERDIENSTBESCHEIN'

const rules: readonly Rule[] = [
  { field: 'year_to_date', all: [YEAR], most: 4 },
  { field: 'year_to_date', all: ['=ANNO|=JAHR', 'INIZIO|TOTAL|SUMM|SEIT|=LFD|CORSO'], most: 4 },
  { field: 'year_to_date', all: ['SUMM|=TOTAL', '=SEIT'], most: 4 },
  { field: 'neighbour', all: [BASE] },
  { field: 'neighbour', all: ['BRUTTO', 'STEUER|=ST|=SV|=KV|=RV|=AV|=PV|LOHNST|=LST|SOZIAL'] },
  { field: 'neighbour', all: ['TFR|FERIE|PERMESS|RATEI|URLAUB|RESIDU|DETRAZION|KONTO|GIORN|UMLAG'] },
  { field: 'neighbour', all: [EMPLOYERS, 'ANTEIL|BEITRAG|KOSTEN|BELAST|ZUSCHUSS|CARICO|CONTRIBUT'] },
  { field: 'rounding', all: ['ARROTOND|ARROT|ARRTO|=ARR|RUNDUNG|RUNDG|CENTAUSGLEICH|CENT'], strong: true },
  { field: 'net_adjustment', all: ['NETTO', 'ABZUG|BEABZUG'] },
  { field: 'net', all: ['NETTO|NETTA'], none: `FISC|IRPEF|${BASE}|ANNU`, strong: true, most: 5 },
  {
    field: 'payout',
    all: [
      'BONIFIC|ACCREDIT|AUSZAHL|AUSZUZAHL|UBERWEIS|ZAHLBETRAG|AUSZAHLBETRAG|LIQUIDAT|=PAGATO|PAGAMENT|=PAGARE|=ZAHLUNG|ZAHLUNGSBETR',
    ],
    none: 'NACHZAHL|VORAUSZAHL|IBAN|=CC|COORDINAT|KONTO|MODALIT|=SU|=AUF|ZAHLWEG|=AN|ANTICIP|BANCA|VALUTA|DATA|DATUM|IRPEF|IMPOST|STEUER|CONTRIBUT',
    strong: true,
    most: 4,
  },
  {
    field: 'social',
    all: [
      'CONTRIBUTI|PREVIDENZ|SOCIAL|=INPS|SOZIAL|=SV|SVBEITR|SVABZ|SVRECHT',
      `${TOTAL}|RITENUTE|CONTRIBUTI|ABZUG|BEITRAGE|ABGABEN|VERSICHERUNGSBEITR`,
    ],
    none: `${EMPLOYERS}|BRUTTO|POSIZION|SEDE|NUMMER|=NR|STEUERN|=IVS|=FIS`,
    strong: true,
    most: 6,
  },
  {
    field: 'tax',
    all: ['FISCAL|IRPEF|IMPOST|ERARIAL|STEUER', `${TOTAL}|RITENUTE|TRATTENUTE|TRATTENUT|ABZUG|EINBEHALT|ADDIZIONALI`],
    none: 'LORD|NETT|DETRAZION|CONGUAGL|BRUTTO|KLASSE|NUMMER|FREIBETR|SOZIAL|=SV|CODIC|=COD|IDENT',
    strong: true,
    most: 5,
  },
  {
    field: 'deductions',
    all: ['TRATTENUT|RITENUT|DEDUZION|PRELIEV|ABZUG|EINBEHALT|=DEBITI|ABGABEN', `${TOTAL}|GESETZ`],
    none: 'VARIE|ALTR|DIVERS|SONST|NETTO',
    strong: true,
    most: 5,
  },
  { field: 'deductions', all: ['ABZUGSSUMM|GESAMTABZUG'], strong: true, most: 3 },
  {
    field: 'gross',
    all: ['LORD|BRUTTO'],
    none: `IRPEF|IMPOST|DETRAZION|ANNU|ORARI|${BASE}`,
    strong: true,
    most: 5,
    hasNoMark: true,
  },
  {
    field: 'gross',
    all: [TOTAL, 'COMPETENZ|SPETTANZ|EMOLUMENT|=CREDITI|=ASSEGNI|BEZUGE'],
    none: 'NETT|FAMILIAR|ANNU',
    strong: true,
    most: 5,
  },
  {
    field: 'totals',
    all: [
      '=TOTALI|=TOTALE|=TOT|=TOTAL|=SUMME|=SUMMEN|=SOMME|=GESAMT|GESAMTSUMM|ENDSUMM|MONATSSUMM|=RIEPILOGO|=ZUSAMMEN',
    ],
    only: 'GENERAL|MES|VOC|CEDOLIN|COMPLESSIV|FINAL|MONAT|GESAMT|COLONN',
    most: 3,
  },
  { field: 'left_on', all: ['CESSAZ|CESSAT|AUSTRITT|LICENZIAM'], strong: true, most: 4 },
  {
    field: 'hired_on',
    all: ['ASSUNZ|ASSUNT|=ASS|=FORZA|EINTRITT|=EINTR|DIENSTANTRITT'],
    none: NUMBER,
    strong: true,
    most: 4,
  },
  {
    field: 'hired_on',
    all: ['RAPPORT|BESCHAFTIG|BETRIEB|=FORZA|INGRESS', 'INIZIO|DECORR|BEGINN|SEIT|=DAL|INGRESS|=DATA|=DT'],
    none: 'TIPO|NATUR|DURATA|=FINE|TERMIN',
    strong: true,
    most: 4,
  },
  {
    field: 'contract',
    all: ['RAPPORTO|CONTRATT|VERTRAG|BEFRISTUNG|ARBEITSVERHALT|BESCHAFTIGUNGSVERHALT|BESCHAFTIGUNGSART|=ANSTELLUNG'],
    none: 'CCNL|LIVELL|=LIV|DATA|INIZIO|FINE|GEHALT|BEZUG|RETRIBUZION|MINIM|=LT|ENTGELT|TARIF',
    most: 4,
  },
  {
    field: 'level',
    all: [
      'LIVELL|=LIV|INQUADR|=CATEGORIA|=CAT|EINGRUPP|TARIFGRUPP|ENTGELTGRUPP|VERGUTUNGSGRUPP|LOHNGRUPP|GEHALTSGRUPP|BESOLDUNGSGRUPP|ENTGELTSTUF|=TARIF|=GRUPPE',
    ],
    none: 'FISCAL|=DATA|SCATT',
    most: 4,
  },
  { field: 'level', all: ['=EG'], most: 1 },
  { field: 'neighbour', all: ['NASCITA|=NATO|=NATA|=NASC|GEBURT|=GEB|GEBOREN|GEBDAT'] },
  {
    field: 'employer_code',
    all: ['=IVA|=PIVA|=PI|FISCAL|=FISC|=CF', 'AZIEND|DITTA|DATORE|=IVA|=PIVA|=PI|PARTITA'],
    strong: true,
    most: 6,
  },
  {
    field: 'fiscal_code',
    all: ['FISCAL|=FISC|=CF|IDENT|IDNR|STEUERID|STID', 'COD|=C|=CF|IDENT|IDNR|STEUER|=ST|=ID'],
    none: `AZIEND|DITTA|DATORE|IVA|${BASE}`,
    strong: true,
    most: 5,
  },
  { field: 'neighbour', all: ['NUMMER|=NR|MATRICOL|=MATR|=PNR|BADGE|=BBNR|=BN|BETRIEBSN|=BETRNR|MITARBEITERN|PERSN'] },
  { field: 'neighbour', all: ['=COD|CODIC', 'DIP|LAVORATOR|AZIEND|DITTA'] },
  {
    field: 'surname',
    all: ['COGNOME|=COGN|NACHNAME|FAMILIENNAME'],
    none: '=NOME|VORNAME',
    strong: true,
    most: 4,
  },
  {
    field: 'given_name',
    all: ['=NOME|VORNAME|RUFNAME|=VORN'],
    none: 'COGNOME|=NAME|NACHNAME|ZUNAME|DITTA|AZIEND',
    strong: true,
    most: 4,
  },
  {
    field: 'employee',
    all: [
      'DIPENDENT|LAVORATOR|NOMINATIV|COGNOME|COLLABORATOR|PERCIPIENT|INTESTATARI|MITARBEITER|ARBEITNEHMER|BESCHAFTIGTE|ZUNAME|EMPFANGER|BEZUGEEMPFANG|VORNAME',
    ],
    none: `${NUMBER}|CONTRIBUT|CARICO|IBAN|ANTEIL|BEITR|DATORE|COMUNIC|BUSTA`,
    strong: true,
    most: 4,
  },
  {
    field: 'employer',
    all: [
      'AZIEND|DITTA|DATORE|RAGIONE|=SOCIETA|=IMPRESA|=ENTE|DENOMINAZ|ARBEITGEBER|=FIRMA|FIRMENN|FIRMENBEZ|=BETRIEB|UNTERNEHMEN|=GESELLSCHAFT|DIENSTSTELL|DIENSTHERR|MANDANT|BESCHAFTIGUNGSBETR',
    ],
    none: `${NUMBER}|EINTRITT|CONTRIBUT|CARICO|ANTEIL|BELAST|KOSTEN|SEIT|OSPEDAL|SANITAR|AGRICOL|COOPERATIV|SPECIALE|=FUR|SRL|=SPA`,
    strong: true,
    most: 4,
  },
  {
    field: 'year',
    all: ['=ANNO|=JAHR|KALENDERJAHR|ABRECHNUNGSJAHR|LOHNJAHR|ESERCIZIO|ENTGELTJAHR|STEUERJAHR'],
    most: 3,
  },
  {
    field: 'period',
    all: ['PERIOD|=MESE|MENSILIT|=COMPETENZA|MONAT|ZEITRAUM'],
    none: `${TOTAL}|ARROTOND|NETT|LORD|BRUTTO|=LFD|AKTUELL|CORRENT|WERT|BETRAG|GEHALT|LOHNART|IMPORT`,
    most: 4,
  },
]

interface Stem {
  text: string
  /** Nothing may follow, nor may a letter be another. */
  isWhole: boolean
}

const stemsOf = (list: string | undefined): Stem[] =>
  (list ?? '')
    .split('|')
    .filter(Boolean)
    .map((text) => ({ text: text.replace('=', ''), isWhole: text.startsWith('=') }))

const table = rules.map(({ all, none, only, ...rule }) => ({
  ...rule,
  all: all.map(stemsOf),
  none: stemsOf(none),
  only: only === undefined ? null : stemsOf(only),
}))

/** A word that begins with the stem, or a compound that holds it. */
const isWord = (token: string, { text, isWhole }: Stem) =>
  isWhole ? token === text : text.length < 5 ? token.startsWith(text) : token.includes(text)

/** Letters of a compound's other part may not make up for those of the stem: shorter stems are sought at the beginning. */
const MIN_INSIDE = 6

/** Of a word of four letters one may be another of like shape. */
const SHORT = 4
const LONG = 8
const ONE_ALIKE = 0.5

/** What it takes to read the stem in the word: nothing when it is there, `Infinity` when it is another word. */
function costOf(token: string, stem: Stem): number {
  if (isWord(token, stem)) return 0
  const { text, isWhole } = stem,
    allowed = text.length === SHORT && token.length === SHORT ? ONE_ALIKE : allowedCost(text.length)
  if (allowed === 0 || (isWhole && token.length !== text.length) || token.length < text.length - 1) return Infinity
  // «Importo» is no misprint of «Imposta»: in shorter words only letters of like shape are.
  const atStart = text.length < LONG ? alikeCost(token, 0, text) : misreadCost(token.slice(0, text.length), text)
  let least = atStart <= allowed ? atStart : Infinity
  if (!isWhole && text.length >= MIN_INSIDE)
    for (let at = 1; at + text.length <= token.length; at++) {
      const inside = alikeCost(token, at, text)
      if (inside <= ONE_ALIKE) least = Math.min(least, inside)
    }
  return least
}

const isMisreadWord = (token: string, stem: Stem) =>
  stem.isWhole ? token === stem.text : isWord(token, stem) || costOf(token.slice(0, stem.text.length), stem) < Infinity

const MAX_WORDS = 7

const ofMoney: ReadonlySet<PayslipField> = new Set(['net', 'gross', 'deductions', 'social', 'tax', 'payout'])
const otherMonths = stemsOf(OTHER_MONTH)

/** Captions of no amount: what stands before one and holds such a word is a line of the pay. */
const ofText: ReadonlySet<PayslipField> = new Set([
  'left_on',
  'hired_on',
  'contract',
  'level',
  'employer_code',
  'fiscal_code',
  'surname',
  'given_name',
  'employee',
  'employer',
  'period',
  'year',
])

/** @param tokens the caption's words in capitals, folded; those of marks alone are empty */
export function meaningByStems(tokens: readonly string[], isBeforeAmount: boolean): LabelMeaning<PayslipField> | null {
  const words = tokens.filter((token) => token !== '')
  if (words.length === 0 || words.length > MAX_WORDS) return null
  const open = table.filter(
    ({ field, all, none, only, hasNoMark, most = MAX_WORDS }) =>
      words.length <= most &&
      !(isBeforeAmount && ofText.has(field)) &&
      !(ofMoney.has(field) && otherMonths.some((stem) => words.some((word) => isWord(word, stem)))) &&
      (only === null || isOnly(words, [...only, ...all.flat()])) &&
      !(hasNoMark && words.some((word) => MARK.test(word))) &&
      !none.some((stem) => words.some((word) => isMisreadWord(word, stem))),
  )
  const rule =
    open.find(({ all }) => all.every((stems) => stems.some((stem) => words.some((word) => isWord(word, stem))))) ??
    likest(open, words)
  return rule && { field: rule.field, strong: rule.strong ?? false, isOfText: ofText.has(rule.field) }
}

const MARK = /^(?!DI$|AL$|IL$|IN$|EU$|AN$)[A-Z\d]{2}$/

const isOnly = (words: readonly string[], stems: readonly Stem[]) =>
  words.every((word) => word.length <= 3 || stems.some((stem) => isWord(word, stem)))

/** A rule that accounts for two words says more than one that leaves the second out: «Steucr-Brufto» is no gross pay. */
const FOR_A_SECOND_WORD = 0.75

/** The rule that takes the fewest letters for others. */
function likest(rules: typeof table, words: readonly string[]): (typeof table)[number] | null {
  let least = Infinity,
    likestRule: (typeof table)[number] | null = null
  for (const rule of rules) {
    let cost = rule.all.length === 1 ? 0 : -FOR_A_SECOND_WORD
    for (const stems of rule.all) if ((cost += minCostOf(words, stems)) >= least) break
    if (cost < least) [least, likestRule] = [cost, rule]
  }
  return likestRule
}

function minCostOf(words: readonly string[], stems: readonly Stem[]): number {
  let least = Infinity
  for (const stem of stems)
    for (const word of words) {
      least = Math.min(least, costOf(word, stem))
      if (least === 0) return 0
    }
  return least
}
