/**
 * What a caption of a tax form announces, by the stems of its words: printouts shorten and reword what the official
 * forms say. A data table, by form; the official captions are in `labels.ts`.
 */
import { type StemRule, meaningsByStems } from '../labels/caption-stems.ts'
import type { Vocabulary } from '../labels/vocabulary.ts'
import type { FormKind } from './forms.ts'
import type { TaxField } from './labels.ts'

type Rule = StemRule<TaxField>

const TOTAL = 'TOTAL|=TOT|SOMM|COMPLESS'
const SURCHARGE = 'ADDIZ|=ADD|=ADDLE'
const REGION = 'REGION|=REG'
const TOWN = 'COMUN|=COM'
const TAX = 'IMPOST|IRPEF|=IMP'
const PAID = 'TRATTENUT|VERSAT|CERTIFICAZ|=CU'
const EMPLOYER = 'SOSTITUT|DATOR|DENOMINAZ|RAGIONE|=DITTA'

const people: readonly Rule[] = [
  { field: 'fiscal_code', all: ['FISCAL|=FISC|=CF', '=CF|CODIC|=COD|=C'], none: EMPLOYER, strong: true, most: 5 },
  { field: 'employer', all: [EMPLOYER], none: 'CODIC|=COD|FIRMA|SOSTITUTIV', strong: true, most: 6 },
  { field: 'surname', all: ['COGNOM|=COGN'], none: '=NOME|DENOMINAZ', strong: true, most: 10 },
  { field: 'given_name', all: ['=NOME'], none: 'COGNOM', strong: true, most: 4 },
  {
    field: 'employee',
    all: ['COGNOM|NOMINATIV|CONTRIBUENT|PERCIPIENT|DICHIARANT|GENERALIT'],
    none: 'CODIC|DENOMINAZ|NASC|CONIUGE|PRIMO',
    strong: true,
    most: 5,
  },
]

const surcharges: readonly Rule[] = [
  { field: 'neighbour', all: [SURCHARGE, 'IMPONIBIL|=BASE|REDDIT'] },
  { field: 'surcharge_withheld', all: [`${SURCHARGE}|${REGION}|${TOWN}`, PAID], none: 'IRPEFNETT', strong: true },
  { field: 'neighbour', all: ['ACCONT|ECCEDENZ', SURCHARGE] },
  { field: 'regional', all: [REGION, `${SURCHARGE}|DOVUT`], none: TOWN, strong: true },
  { field: 'municipal', all: [TOWN, `${SURCHARGE}|DOVUT`], none: REGION, strong: true },
]

const certificate: readonly Rule[] = [
  { field: 'neighbour', all: ['SOSPES|SOSPENS'] },
  { field: 'municipal_advance', all: ['ACCONT|=ACC', `${TOWN}|${SURCHARGE}`], none: REGION, strong: true },
  { field: 'municipal', all: ['SALDO|=SAL', `${TOWN}|${SURCHARGE}`], none: REGION, strong: true },
  { field: 'regional', all: [REGION, SURCHARGE], none: TOWN, strong: true },
  { field: 'municipal', all: [TOWN, SURCHARGE], none: `${REGION}|ACCONT|=ACC`, strong: true },
  { field: 'gross', all: ['INDETERMIN|INDET'], strong: true },
  { field: 'gross_fixed', all: ['DETERMINAT|=DET|DETERM'], never: 'INDET', strong: true },
  { field: 'days', all: ['GIORN|=GG'], none: 'PENSION|NASC', strong: true },
  { field: 'gross_pension', all: ['PENSION'], none: 'ENTE|GIORN', most: 4 },
  { field: 'neighbour', all: ['CONTRIBUT|PREVIDENZ|=CTR|ASSIMILAT'] },
  { field: 'tax_deductions', all: ['DETRAZ|=DETR', TOTAL], strong: true },
  { field: 'neighbour', all: ['DETRAZ|=DETR'] },
  { field: 'gross_tax', all: ['LORD', TAX], strong: true },
  { field: 'tax', all: ['IRPEF|IMPOST', 'RITENUT|TRATTENUT|=RIT|=NETTA'], none: `${SURCHARGE}|LORD`, strong: true },
]

const italianReturn: readonly Rule[] = [
  { field: 'neighbour', all: ['RIFERIMENT|=RIF|AGEVOLAZ'] },
  ...surcharges,
  { field: 'home', all: ['ABITAZ|=CASA', 'DEDUZ|=DED|PRINCIPAL|PRIMA'], strong: true },
  { field: 'deductible', all: ['ONERI|DEDUZ', 'DEDUCIB|=DED|DEDUZ'], none: 'ABITAZ|=CASA', strong: true },
  {
    field: 'flat_tax',
    all: ['SOSTITUTIV|=SOST', `${TAX}|DOVUT`],
    none: 'REDDIT|NETTO|SOGGETT|=BASE|IMPONIBIL|ACCONT',
    strong: true,
  },
  {
    field: 'flat_taxable',
    all: ['SOSTITUTIV|=SOST|PERDIT|FORFET', 'SOGGETT|NETTO|IMPONIBIL|=BASE|ASSOGGETT'],
    strong: true,
  },
  { field: 'tax', all: [TAX, 'NETT'], none: 'REDDIT|LORD', strong: true },
  { field: 'gross_tax', all: [TAX, 'LORD'], none: 'REDDIT|NETT', strong: true },
  { field: 'tax_deductions', all: ['DETRAZ|=DETR', TOTAL], strong: true },
  { field: 'neighbour', all: ['DETRAZ|=DETR|RITENUT|SOSTITUTIV|ACCONT'] },
  { field: 'gross', all: ['COMPLESS', 'REDDIT|=REDD'], none: 'LORD', strong: true },
  { field: 'surcharge_difference', all: ['DIFFERENZ|=DIFF|CONGUAGL'] },
  { field: 'taxable', all: ['IMPONIBIL|TASSABIL'], none: 'SOSTITUTIV|LAVOR|FABBRICAT', strong: true },
]

const flatRate: readonly Rule[] = [
  { field: 'flat_losses', all: ['PERDIT|=PERD'], none: 'NETTO|LORD', strong: true },
  { field: 'flat_contributions', all: ['CONTRIBUT|=CONTR'], none: 'NETTO', strong: true },
  { field: 'flat_net', all: ['NETT', 'REDDIT|=REDD'], none: 'PERDIT|IMPOST', strong: true },
  { field: 'flat_gross', all: ['LORD', 'REDDIT|=REDD'], none: 'IMPOST|COMPLESS', strong: true },
]

const INSURANCE = 'RENTENV|KRANKENV|PFLEGEV|ARBEITSLOSENV|=RV|=KV|=PV|=AV'
const EMPLOYERS = 'ARBEITGEB|=AG'

const germanPeople: readonly Rule[] = [
  { field: 'fiscal_code', all: ['IDENT|IDNR|=ID'], strong: true, most: 4 },
  { field: 'neighbour', all: ['NUMMER|=NR|PNR|STNR|AKTENZ|GEBURT|=GEB'] },
  { field: 'employer', all: ['ARBEITGEB|=FIRMA|=BETRIEB'], none: `ANTEIL|BEITR|ZUSCHUSS|${INSURANCE}`, strong: true },
  {
    field: 'employee',
    all: ['ARBEITNEHM|=NAME|STEUERPFLICHTIG|MITARBEITER|EMPFANGER|BESCHAFTIGT|NACHNAME'],
    none: `ANTEIL|BEITR|PAUSCH|LOHN|EINKOMM|KIRCH|SEIT|${INSURANCE}`,
    strong: true,
    most: 4,
  },
]

const wageCertificate: readonly Rule[] = [
  { field: 'neighbour', all: [EMPLOYERS, `ANTEIL|BEITR|ZUSCHUSS|LEISTUNG|${INSURANCE}`] },
  { field: 'neighbour', all: ['EHEGATT|LEBENSPARTNER|EHEPARTNER|=PARTNERS'] },
  { field: 'neighbour', all: ['MEHRER|MEHRJAHR|ERMASSIG|VERSORGUNGSB|ENTSCHADIG'] },
  { field: 'contributions', all: [INSURANCE], none: 'PRIVAT', strong: true },
  { field: 'church', all: ['KIRCHENST|=KIST'], strong: true },
  { field: 'solidarity', all: ['SOLIDAR|=SOLZ|=SOLI'], strong: true },
  { field: 'gross', all: ['BRUTTO'], strong: true },
  { field: 'tax', all: ['LOHNSTEUER|=LST'], none: 'BESCHEINIG|KLASSE|BRUTTO', strong: true },
]

const assessment: readonly Rule[] = [
  { field: 'expenses', all: ['WERBUNGSK'], strong: true },
  { field: 'expenses', all: ['ARBEITNEHM', 'PAUSCH'], strong: true },
  { field: 'expenses', all: ['ARBEITNEHMERPAUSCH'], strong: true },
  { field: 'income_from_work', all: ['NICHTSELBST|UNSELBST|ARBEITSEINK|=19'], strong: true },
  { field: 'income_other', all: ['SELBSTANDIG|SELBSTST|FREIBERUF|GEWERBEB|VERMIET|KAPITALVERM|=18'], strong: true },
  { field: 'income_total', all: ['GESAMTBETR|=GDE|GESAMTEINK'], strong: true, most: 5 },
  { field: 'income_total', all: ['EINKUNFT', 'SUMM|ZUSAMMEN|INSGESAMT|GESAMT'] },
  { field: 'taxable', all: ['GRUNDTARIF|SPLITTINGTARIF'] },
  { field: 'taxable', all: ['VERSTEUERN|=VERST|=ZVE|STEUERPFLICHT', 'EINKOMMEN|=ZVE'], strong: true },
  { field: 'tariff_tax', all: ['TARIFL|TARIFST'], strong: true },
  { field: 'tariff_tax', all: ['=TARIF|=TABELLE', 'STEUER|=EST'], strong: true },
  { field: 'tax', all: ['FESTZUS'], strong: true },
  { field: 'tax', all: ['FESTGESETZ'], strong: true, most: 5 },
  { field: 'solidarity', all: ['SOLIDAR|=SOLZ|=SOLI|SOLZUSCHL'], none: 'BESCHEID', strong: true, most: 3 },
  { field: 'church', all: ['KIRCHEN|=KIST'], none: 'BESCHEID', strong: true, most: 3 },
  { field: 'gross', all: ['BRUTTO', 'LOHN'], strong: true },
  { field: 'gross', all: ['BRUTTOARBEITSL|BRUTTOLOHN|ARBEITSLOHN|JAHRESARBEITSLOHN'], strong: true },
  { field: 'neighbour', all: ['ABZUG|LOHNSTEUER|ANRECHN|VERBLEIB|VORSORGE|SONDERAUSG|ERMASSIG|KRANKENV|BEITRAG'] },
]

const OF_TEXT: ReadonlySet<TaxField> = new Set(['fiscal_code', 'employer', 'surname', 'given_name', 'employee'])
const MAX_WORDS = 10

const rulesByForm: Record<FormKind, readonly Rule[]> = {
  cu: [...certificate, ...people],
  730: [...italianReturn, ...people],
  redditi_pf: [...italianReturn, ...flatRate, ...people],
  steuerbescheid: [...assessment, ...germanPeople],
  lohnsteuerbescheinigung: [...wageCertificate, ...germanPeople],
}

type ByStems = NonNullable<Vocabulary<TaxField>['byStems']>

export const meaningsByForm = Object.fromEntries(
  Object.entries(rulesByForm).map(([kind, rules]) => [kind, meaningsByStems(rules, OF_TEXT, MAX_WORDS)]),
) as Record<FormKind, ByStems>
