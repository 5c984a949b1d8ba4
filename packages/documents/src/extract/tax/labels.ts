/**
 * What the tax forms call their figures, and the numbers of their boxes. Line numbers move between years, so the words
 * come first and a number alone counts little. Sources: the official forms as publicly described. A data table.
 */
import { vocabularyOf, type LabelList, type Vocabulary } from '../labels/vocabulary.ts'
import type { FormKind } from './forms.ts'
import { meaningsByForm } from './label-stems.ts'

export type TaxField =
  | 'gross'
  | 'gross_fixed'
  | 'gross_pension'
  | 'days'
  | 'home'
  | 'deductible'
  | 'taxable'
  | 'gross_tax'
  | 'tax_deductions'
  | 'tax'
  | 'regional'
  | 'municipal'
  | 'municipal_advance'
  | 'surcharge_withheld'
  | 'surcharge_difference'
  | 'flat_gross'
  | 'flat_contributions'
  | 'flat_net'
  | 'flat_losses'
  | 'flat_taxable'
  | 'flat_tax'
  | 'expenses'
  | 'income_from_work'
  | 'income_other'
  | 'income_total'
  | 'tariff_tax'
  | 'solidarity'
  | 'church'
  | 'contributions'
  | 'neighbour'
  | 'employee'
  | 'surname'
  | 'given_name'
  | 'employer'
  | 'employer_code'
  | 'fiscal_code'

const people: Partial<Record<TaxField, LabelList>> = {
  surname: { strong: 'COGNOME' },
  given_name: { strong: 'NOME' },
  employee: { strong: 'COGNOME E NOME|CONTRIBUENTE|DICHIARANTE|LAVORATORE|DIPENDENTE|COGNOME NOME|Arbeitnehmer|Name' },
  employer: {
    strong:
      "COGNOME O DENOMINAZIONE|DENOMINAZIONE|DATORE DI LAVORO|SOSTITUTO|SOSTITUTO DI IMPOSTA|SOSTITUTO D'IMPOSTA|FIRMA DEL SOSTITUTO D'IMPOSTA|DATI DEL SOSTITUTO|Arbeitgeber|Anschrift des Arbeitgebers|Anschrift und Steuernummer des Arbeitgebers",
  },
  fiscal_code: { strong: 'CODICE FISCALE|Identifikationsnummer|IdNr.|Steuer-IdNr.|Identifikations-Nr.' },
}

const italianReturn: Partial<Record<TaxField, LabelList>> = {
  ...people,
  gross: { strong: 'REDDITO COMPLESSIVO' },
  home: {
    strong:
      'DEDUZIONE PER ABITAZIONE PRINCIPALE|DEDUZIONE PER ABITAZIONE PRINCIPALE E RELATIVE PERTINENZE|DEDUZIONE ABITAZIONE PRINCIPALE|DEDUZIONE ABITAZIONE PRINCIPALE E RELATIVE PERTINENZE',
  },
  deductible: { strong: 'ONERI DEDUCIBILI|TOTALE ONERI DEDUCIBILI' },
  taxable: { strong: 'REDDITO IMPONIBILE' },
  gross_tax: { strong: 'IMPOSTA LORDA' },
  tax_deductions: {
    strong:
      "TOTALE DETRAZIONI E CREDITI D'IMPOSTA|TOTALE DETRAZIONI|TOTALE DETRAZIONI D'IMPOSTA|TOTALE ALTRE DETRAZIONI E CREDITI D'IMPOSTA",
  },
  tax: { strong: 'IMPOSTA NETTA' },
  regional: {
    strong: "ADDIZIONALE REGIONALE ALL'IRPEF DOVUTA|ADDIZIONALE REGIONALE DOVUTA|ADDIZIONALE REGIONALE ALL'IRPEF",
  },
  municipal: {
    strong: "ADDIZIONALE COMUNALE ALL'IRPEF DOVUTA|ADDIZIONALE COMUNALE DOVUTA|ADDIZIONALE COMUNALE ALL'IRPEF",
  },
  surcharge_withheld: {
    strong:
      "ADDIZIONALE REGIONALE ALL'IRPEF RISULTANTE DALLA CERTIFICAZIONE|ADDIZIONALE REGIONALE RISULTANTE DALLA CERTIFICAZIONE|ADDIZIONALE REGIONALE ALL'IRPEF TRATTENUTA O VERSATA|ADDIZIONALE REGIONALE TRATTENUTA O VERSATA|ADDIZIONALE COMUNALE ALL'IRPEF RISULTANTE DALLA CERTIFICAZIONE|ADDIZIONALE COMUNALE RISULTANTE DALLA CERTIFICAZIONE|ADDIZIONALE COMUNALE ALL'IRPEF TRATTENUTA O VERSATA|ADDIZIONALE COMUNALE TRATTENUTA O VERSATA",
  },
  surcharge_difference: {
    strong:
      "DIFFERENZA|ADDIZIONALE REGIONALE ALL'IRPEF A DEBITO|ADDIZIONALE REGIONALE A DEBITO|ADDIZIONALE REGIONALE ALL'IRPEF A CREDITO|ADDIZIONALE REGIONALE A CREDITO|ADDIZIONALE COMUNALE ALL'IRPEF A DEBITO|ADDIZIONALE COMUNALE A DEBITO|ADDIZIONALE COMUNALE ALL'IRPEF A CREDITO|ADDIZIONALE COMUNALE A CREDITO",
  },
  neighbour: {
    strong:
      "ACCONTO ADDIZIONALE COMUNALE ALL'IRPEF|ACCONTO ADDIZIONALE COMUNALE|ECCEDENZA DI ADDIZIONALE COMUNALE ALL'IRPEF|ECCEDENZA DI ADDIZIONALE COMUNALE|ECCEDENZA DI ADDIZIONALE REGIONALE ALL'IRPEF|ECCEDENZA DI ADDIZIONALE REGIONALE|DEDUZIONI|RITENUTE|REDDITI DI LAVORO DIPENDENTE|CREDITI D'IMPOSTA|CONIUGE|REDDITO DI RIFERIMENTO PER AGEVOLAZIONI FISCALI|REDDITO DI RIFERIMENTO|REDDITO IMPONIBILE AI FINI DELLE ADDIZIONALI|ADDIZIONALE REGIONALE|ADDIZIONALE COMUNALE",
  },
}

const labelsByForm: Record<FormKind, Partial<Record<TaxField, LabelList>>> = {
  cu: {
    ...people,
    gross: {
      strong:
        'REDDITI DI LAVORO DIPENDENTE E ASSIMILATI CON CONTRATTO A TEMPO INDETERMINATO|LAVORO DIPENDENTE E ASSIMILATI CON CONTRATTO A TEMPO INDETERMINATO|CON CONTRATTO A TEMPO INDETERMINATO|CONTRATTO A TEMPO INDETERMINATO|A TEMPO INDETERMINATO|TEMPO INDETERMINATO',
      weak: 'REDDITI DI LAVORO DIPENDENTE E ASSIMILATI|REDDITI DI LAVORO DIPENDENTE',
    },
    gross_fixed: {
      strong:
        'REDDITI DI LAVORO DIPENDENTE E ASSIMILATI CON CONTRATTO A TEMPO DETERMINATO|LAVORO DIPENDENTE E ASSIMILATI CON CONTRATTO A TEMPO DETERMINATO|CON CONTRATTO A TEMPO DETERMINATO|CONTRATTO A TEMPO DETERMINATO|A TEMPO DETERMINATO|TEMPO DETERMINATO',
    },
    gross_pension: { strong: 'REDDITI DI PENSIONE', weak: 'PENSIONE' },
    days: {
      strong:
        'NUMERO DI GIORNI|NUMERO DI GIORNI PER I QUALI SPETTANO LE DETRAZIONI|GIORNI LAVORO DIPENDENTE|GIORNI DI LAVORO DIPENDENTE|NUMERO GIORNI',
      weak: 'GIORNI|LAVORO DIPENDENTE',
    },
    gross_tax: { strong: 'IMPOSTA LORDA' },
    tax_deductions: { strong: 'TOTALE DETRAZIONI' },
    tax: { strong: 'RITENUTE IRPEF', weak: 'RITENUTE' },
    regional: { strong: "ADDIZIONALE REGIONALE ALL'IRPEF|ADDIZIONALE REGIONALE|ADDIZIONALE REGIONALE IRPEF" },
    municipal: {
      strong:
        "ADDIZIONALE COMUNALE ALL'IRPEF SALDO|ADDIZIONALE COMUNALE SALDO|ADDIZIONALE COMUNALE ALL'IRPEF|ADDIZIONALE COMUNALE",
      weak: 'SALDO 2024|SALDO',
    },
    municipal_advance: {
      strong: "ADDIZIONALE COMUNALE ALL'IRPEF ACCONTO|ADDIZIONALE COMUNALE ACCONTO",
      weak: 'ACCONTO',
    },
    neighbour: {
      strong:
        'DATA DI INIZIO|DATA DI CESSAZIONE|IN FORZA AL 31/12|PERIODI PARTICOLARI|ALTRI REDDITI ASSIMILATI|ASSEGNI PERIODICI CORRISPOSTI DAL CONIUGE|DATA DI INIZIO RAPPORTO DI LAVORO|RITENUTE SOSPESE|IMPONIBILE PREVIDENZIALE|CONTRIBUTI DOVUTI|CONTRIBUTI A CARICO DEL LAVORATORE',
    },
  },
  730: italianReturn,
  redditi_pf: {
    ...italianReturn,
    flat_gross: { strong: 'REDDITO LORDO O PERDITA|REDDITO LORDO' },
    flat_contributions: {
      strong: 'CONTRIBUTI PREVIDENZIALI E ASSISTENZIALI|CONTRIBUTI PREVIDENZIALI ED ASSISTENZIALI',
    },
    flat_net: { strong: 'REDDITO NETTO' },
    flat_losses: { strong: 'PERDITE PREGRESSE' },
    flat_taxable: {
      strong:
        'REDDITO AL NETTO DELLE PERDITE SOGGETTO AD IMPOSTA SOSTITUTIVA|REDDITO AL NETTO DELLE PERDITE|REDDITO AL NETTO DELLE PERDITE SOGGETTO A IMPOSTA SOSTITUTIVA',
    },
    flat_tax: { strong: 'IMPOSTA SOSTITUTIVA' },
  },
  steuerbescheid: {
    ...people,
    employer: {},
    gross: { strong: 'Bruttoarbeitslohn|Bruttoarbeitslohn einschließlich Sachbezüge' },
    expenses: { strong: 'ab Arbeitnehmer-Pauschbetrag|Arbeitnehmer-Pauschbetrag|ab Werbungskosten|Werbungskosten' },
    income_from_work: { strong: 'Einkünfte aus nichtselbständiger Arbeit|Einkünfte aus nichtselbstständiger Arbeit' },
    income_other: {
      strong:
        'Einkünfte aus selbständiger Arbeit|Einkünfte aus selbstständiger Arbeit|Einkünfte aus Gewerbebetrieb|Einkünfte aus Vermietung und Verpachtung|Einkünfte aus Kapitalvermögen|Sonstige Einkünfte',
    },
    income_total: { strong: 'Gesamtbetrag der Einkünfte', weak: 'Summe der Einkünfte' },
    tariff_tax: { strong: 'tarifliche Einkommensteuer' },
    taxable: {
      strong:
        'zu versteuerndes Einkommen|zu versteuerndes Einkommen / Einkommen|zu versteuern nach dem Grundtarif|zu versteuern nach dem Splittingtarif',
    },
    tax: {
      strong:
        'festgesetzte Einkommensteuer|Festgesetzt werden|Einkommensteuer festgesetzt auf|festzusetzende Einkommensteuer|Einkommensteuer',
      weak: 'Festsetzung|festgesetzt',
    },
    solidarity: { strong: 'Solidaritätszuschlag' },
    church: { strong: 'Kirchensteuer|evangelische Kirchensteuer|römisch-katholische Kirchensteuer' },
    neighbour: {
      strong: 'ab Steuerabzug vom Lohn|Abzug vom Lohn|verbleibende Steuer|Sonderausgaben|bereits getilgt|Abrechnung',
    },
  },
  lohnsteuerbescheinigung: {
    ...people,
    gross: {
      strong:
        'Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.|Bruttoarbeitslohn einschl. Sachbezüge|Bruttoarbeitslohn',
    },
    tax: { strong: 'Einbehaltene Lohnsteuer von 3.|Einbehaltene Lohnsteuer', weak: 'Lohnsteuer' },
    solidarity: {
      strong: 'Einbehaltener Solidaritätszuschlag von 3.|Einbehaltener Solidaritätszuschlag',
      weak: 'Solidaritätszuschlag',
    },
    church: {
      strong:
        'Einbehaltene Kirchensteuer des Arbeitnehmers von 3.|Einbehaltene Kirchensteuer des Arbeitnehmers|Einbehaltene Kirchensteuer',
      weak: 'Kirchensteuer',
    },
    contributions: {
      strong:
        'Arbeitnehmeranteil zur gesetzlichen Rentenversicherung|Arbeitnehmeranteil|Arbeitnehmerbeiträge zur gesetzlichen Krankenversicherung|Arbeitnehmerbeiträge zur sozialen Pflegeversicherung|Arbeitnehmerbeiträge zur Arbeitslosenversicherung|Arbeitnehmerbeiträge zur gesetzlichen Arbeitslosenversicherung',
    },
    neighbour: {
      strong:
        'Arbeitgeberanteil|Arbeitgeberzuschüsse|Einbehaltene Kirchensteuer des Ehegatten|Einbehaltene Kirchensteuer des Ehegatten/Lebenspartners|Einbehaltene Kirchensteuer des Ehegatten/Lebenspartners von 3.|Ermäßigt besteuerte Versorgungsbezüge|Ermäßigt besteuerter Arbeitslohn|Steuerfreie Arbeitgeberleistungen|Kurzarbeitergeld|Dauer des Dienstverhältnisses',
    },
  },
}

export const vocabularies = Object.fromEntries(
  Object.entries(labelsByForm).map(([kind, labels]) => [
    kind,
    { ...vocabularyOf<TaxField>(labels as Record<TaxField, LabelList>), byStems: meaningsByForm[kind as FormKind] },
  ]),
) as unknown as Record<FormKind, Vocabulary<TaxField>>

/** The printed numbers of boxes and lines, by form; every other small number on such a line only ends its neighbour. */
export const boxNumbers: Record<FormKind, Readonly<Record<string, TaxField>>> = {
  cu: {
    1: 'gross',
    2: 'gross_fixed',
    3: 'gross_pension',
    6: 'days',
    21: 'tax',
    22: 'regional',
    26: 'municipal_advance',
    27: 'municipal',
    29: 'neighbour',
    361: 'gross_tax',
    367: 'tax_deductions',
  },
  730: {
    11: 'gross',
    12: 'home',
    13: 'deductible',
    14: 'taxable',
    16: 'gross_tax',
    48: 'tax_deductions',
    50: 'tax',
    72: 'regional',
    75: 'municipal',
  },
  redditi_pf: {
    RN1: 'gross',
    RN4: 'taxable',
    RN5: 'gross_tax',
    RN22: 'tax_deductions',
    RN26: 'tax',
    RV2: 'regional',
    RV3: 'surcharge_withheld',
    RV7: 'surcharge_difference',
    RV8: 'surcharge_difference',
    RV10: 'municipal',
    RV11: 'surcharge_withheld',
    RV15: 'surcharge_difference',
    RV16: 'surcharge_difference',
    RN2: 'home',
    RN3: 'deductible',
    LM34: 'flat_gross',
    LM35: 'flat_contributions',
    LM36: 'flat_net',
    LM37: 'flat_losses',
    LM38: 'flat_taxable',
    LM39: 'flat_tax',
  },
  steuerbescheid: {},
  lohnsteuerbescheinigung: {
    3: 'gross',
    4: 'tax',
    5: 'solidarity',
    6: 'church',
    23: 'contributions',
    '23a': 'contributions',
    25: 'contributions',
    26: 'contributions',
    27: 'contributions',
  },
}

/**
 * What the caption beside a box number says when it is the box that we mean: numbers repeat from section to section.
 * Without a caption the number stands alone.
 */
export const captions: Partial<Record<TaxField, RegExp>> = {
  // 1 Redditi di lavoro dipendente e assimilati …   RN1 Reddito complessivo   3. Bruttoarbeitslohn
  gross: /reddit|lavor|brutto/,
  gross_fixed: /reddit|lavor/,
  gross_pension: /pension/,
  home: /abitazione/,
  deductible: /deducibil/,
  taxable: /imponibil/,
  // LM34 Reddito lordo   LM35 Contributi previdenziali   LM37 Perdite pregresse   LM39 Imposta sostitutiva
  flat_gross: /lordo/,
  flat_contributions: /contribut/,
  flat_net: /netto/,
  flat_losses: /perdit/,
  flat_taxable: /perdit|sostitutiv/,
  flat_tax: /sostitutiv/,
  // 6 Numero di giorni – Lavoro dipendente
  days: /giorni/,
  // 361 Imposta lorda   367 Detrazioni per lavoro dipendente
  gross_tax: /imposta/,
  tax_deductions: /detrazion/,
  // 21 Ritenute Irpef   50 Imposta netta   4. Einbehaltene Lohnsteuer
  tax: /ritenut|imposta|lohnsteuer/,
  // 22 Addizionale regionale   26 Acconto 2025 addiz. comunale   27 Saldo 2025 addiz. comunale
  surcharge_withheld: /certificazione|trattenut/,
  surcharge_difference: /differenza|debito|credito/,
  regional: /region/,
  municipal: /comunal|saldo/,
  municipal_advance: /comunal|acconto/,
  // 5. Einbehaltener Solidaritätszuschlag   6. Einbehaltene Kirchensteuer   25. Arbeitnehmerbeiträge …
  solidarity: /solidar/,
  church: /kirchensteuer/,
  contributions: /arbeitnehmer/,
}
