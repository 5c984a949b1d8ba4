/**
 * What a caption of a payslip announces, by the stems of its words. A data table; the captions of known programs are in `labels.ts`.
 */
import { type StemRule, meaningsByStems } from '../labels/caption-stems.ts'
import type { PayslipField } from './labels.ts'

const TOTAL = 'TOTAL|TOT|SOMM|SUMM|GESAMT|INSGESAMT|COMPLESSIV|ZUSAMMEN'
/** What taxes and contributions are worked out from is no pay. */
const BASE = 'IMPONIBIL|IMPON|=IMP|PFLICHTIG|STPFL|BEITRAGSPFL|=UTILE|=BASE|TASSABIL'
const EMPLOYERS = 'ARBEITGEBER|=AG|DITTA|AZIEND|DATORE'
const NUMBER = '=NR|=N|NUMMER|=COD|CODIC|MATRICOL|MATR|=ID|FISC|=CF|IVA|STEUER|BBNR'
/** Of another month: what was reckoned before, and by what it differs. */
const OTHER_MONTH = 'BISHER|=NEU|=ALT|VORMONAT|DIFFERENZ|PRECEDENT|=PREC|VORHER'
const BIRTH = 'NASCITA|=NATO|=NATA|=NASC|GEBURT|=GEB|GEBOREN|GEBDAT'
const YEAR = 'PROGRESSIV|CUMULAT|KUMULIERT|AUFGELAUFEN|JAHRESWERT|JAHRESSUMM|JAHRESBETR|JAHRESVERD|VERDIENSTBESCHEIN'

const rules: readonly StemRule<PayslipField>[] = [
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
    none: 'NACHZAHL|VORAUSZAHL|IBAN|=CC|COORDINAT|KONTO|MODALIT|=SU|=AUF|ZAHLWEG|=AN|ANTICIP|BANCA|VALUTA|DATA|DATUM|IRPEF|IMPOST|STEUER|CONTRIBUT|DELEG|CESSION|=CESS|QUINTO|PIGNOR|GIUDIZI|TERZI|PRESTIT|TRATTENUT|PFAND|ABTRET',
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
  {
    field: 'ends_on',
    all: ['SCADENZ|=SCAD|=FINE|=TERMINE|ENDE', 'CONTRATT|RAPPORT|DETERMINAT|VERTRAG|BEFRIST|=TD'],
    none: 'TRATTAMENT|=TFR|=PROVA|MOTIV|CAUSAL',
    strong: true,
    most: 4,
  },
  {
    field: 'ends_on',
    all: ['BEFRIST|=BEFR|VERTRAG', '=BIS'],
    none: 'LEASING|HANDY|MOBILFUNK|TARIF|MIET|SPAR|VERSICHER|DARLEH|RAHMEN|=KFZ|JOBRAD|=RAD|DIENSTRAD|FAHRRAD|UBERLASS|NUTZUNG|KOLLEKTIV',
    strong: true,
    most: 4,
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
  { field: 'born_on', all: [BIRTH, '=DATA|=DT|=D|=IL|DATUM|GEBDAT|=AM'], strong: true, most: 6 },
  { field: 'born_on', all: [BIRTH], none: 'LUOGO|COMUN|PROV|STAT|GEBURTSORT|GEBURTSNAM|=ORT|=NAME', most: 2 },
  { field: 'neighbour', all: [BIRTH] },
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

const MAX_WORDS = 7

const ofMoney: ReadonlySet<PayslipField> = new Set(['net', 'gross', 'deductions', 'social', 'tax', 'payout'])

/** Captions of no amount: what stands before one and holds such a word is a line of the pay. */
const ofText: ReadonlySet<PayslipField> = new Set([
  'left_on',
  'ends_on',
  'born_on',
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

export const meaningByStems = meaningsByStems(
  rules.map((rule) => (ofMoney.has(rule.field) ? { ...rule, never: OTHER_MONTH } : rule)),
  ofText,
  MAX_WORDS,
)
