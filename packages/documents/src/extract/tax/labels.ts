/** What the tax forms call their figures, and the numbers of their boxes. Line numbers move between years, so the words come first and a number alone counts little. Sources: the official forms as publicly described. A data table. */
import { vocabularyOf, type LabelList, type Vocabulary } from '../labels/vocabulary.ts'
import type { FormKind } from './forms.ts'

export type TaxField = 'gross' | 'gross_fixed' | 'gross_pension' | 'gross_flat' | 'days' | 'taxable' | 'gross_tax' | 'tax_deductions' | 'tax' | 'regional' | 'municipal' | 'municipal_advance' | 'solidarity' | 'church' | 'contributions' | 'neighbour'
  | 'employee' | 'surname' | 'given_name' | 'employer' | 'employer_code' | 'fiscal_code'

const people: Partial<Record<TaxField, LabelList>> = {
  surname: { strong: 'COGNOME' },
  given_name: { strong: 'NOME' },
  employee: { strong: 'COGNOME E NOME|CONTRIBUENTE|DICHIARANTE|LAVORATORE|DIPENDENTE|COGNOME NOME|Arbeitnehmer|Name' },
  employer: { strong: "COGNOME O DENOMINAZIONE|DENOMINAZIONE|DATORE DI LAVORO|SOSTITUTO|SOSTITUTO DI IMPOSTA|SOSTITUTO D'IMPOSTA|FIRMA DEL SOSTITUTO D'IMPOSTA|DATI DEL SOSTITUTO|Arbeitgeber|Anschrift des Arbeitgebers|Anschrift und Steuernummer des Arbeitgebers" },
  fiscal_code: { strong: 'CODICE FISCALE|Identifikationsnummer|IdNr.|Steuer-IdNr.|Identifikations-Nr.' },
}

const italianReturn: Partial<Record<TaxField, LabelList>> = {
  ...people,
  gross: { strong: 'REDDITO COMPLESSIVO', weak: 'REDDITO DI RIFERIMENTO PER AGEVOLAZIONI FISCALI' },
  taxable: { strong: 'REDDITO IMPONIBILE' },
  gross_tax: { strong: 'IMPOSTA LORDA' },
  tax_deductions: { strong: "TOTALE DETRAZIONI E CREDITI D'IMPOSTA|TOTALE DETRAZIONI|TOTALE DETRAZIONI D'IMPOSTA|TOTALE ALTRE DETRAZIONI E CREDITI D'IMPOSTA" },
  tax: { strong: 'IMPOSTA NETTA' },
  regional: { strong: "ADDIZIONALE REGIONALE ALL'IRPEF DOVUTA|ADDIZIONALE REGIONALE DOVUTA|ADDIZIONALE REGIONALE ALL'IRPEF" },
  municipal: { strong: "ADDIZIONALE COMUNALE ALL'IRPEF DOVUTA|ADDIZIONALE COMUNALE DOVUTA|ADDIZIONALE COMUNALE ALL'IRPEF" },
  neighbour: { strong: "DEDUZIONI|ONERI DEDUCIBILI|RITENUTE|DIFFERENZA|REDDITI DI LAVORO DIPENDENTE|DEDUZIONE PER ABITAZIONE PRINCIPALE|CREDITI D'IMPOSTA|CONIUGE" },
}

const labelsByForm: Record<FormKind, Partial<Record<TaxField, LabelList>>> = {
  cu: {
    ...people,
    gross: { strong: 'REDDITI DI LAVORO DIPENDENTE E ASSIMILATI CON CONTRATTO A TEMPO INDETERMINATO|LAVORO DIPENDENTE E ASSIMILATI CON CONTRATTO A TEMPO INDETERMINATO|CON CONTRATTO A TEMPO INDETERMINATO|CONTRATTO A TEMPO INDETERMINATO|A TEMPO INDETERMINATO|TEMPO INDETERMINATO', weak: 'REDDITI DI LAVORO DIPENDENTE E ASSIMILATI|REDDITI DI LAVORO DIPENDENTE' },
    gross_fixed: { strong: 'REDDITI DI LAVORO DIPENDENTE E ASSIMILATI CON CONTRATTO A TEMPO DETERMINATO|LAVORO DIPENDENTE E ASSIMILATI CON CONTRATTO A TEMPO DETERMINATO|CON CONTRATTO A TEMPO DETERMINATO|CONTRATTO A TEMPO DETERMINATO|A TEMPO DETERMINATO|TEMPO DETERMINATO' },
    gross_pension: { strong: 'REDDITI DI PENSIONE', weak: 'PENSIONE' },
    days: { strong: 'NUMERO DI GIORNI|NUMERO DI GIORNI PER I QUALI SPETTANO LE DETRAZIONI|GIORNI LAVORO DIPENDENTE|GIORNI DI LAVORO DIPENDENTE|NUMERO GIORNI', weak: 'GIORNI|LAVORO DIPENDENTE' },
    gross_tax: { strong: 'IMPOSTA LORDA' },
    tax_deductions: { strong: 'TOTALE DETRAZIONI' },
    tax: { strong: 'RITENUTE IRPEF', weak: 'RITENUTE' },
    regional: { strong: "ADDIZIONALE REGIONALE ALL'IRPEF|ADDIZIONALE REGIONALE|ADDIZIONALE REGIONALE IRPEF" },
    municipal: { strong: "ADDIZIONALE COMUNALE ALL'IRPEF SALDO|ADDIZIONALE COMUNALE SALDO|ADDIZIONALE COMUNALE ALL'IRPEF|ADDIZIONALE COMUNALE", weak: 'SALDO 2024|SALDO' },
    municipal_advance: { strong: "ADDIZIONALE COMUNALE ALL'IRPEF ACCONTO|ADDIZIONALE COMUNALE ACCONTO", weak: 'ACCONTO' },
    neighbour: { strong: 'DATA DI INIZIO|DATA DI CESSAZIONE|IN FORZA AL 31/12|PERIODI PARTICOLARI|ALTRI REDDITI ASSIMILATI|ASSEGNI PERIODICI CORRISPOSTI DAL CONIUGE|DATA DI INIZIO RAPPORTO DI LAVORO|RITENUTE SOSPESE|IMPONIBILE PREVIDENZIALE|CONTRIBUTI DOVUTI|CONTRIBUTI A CARICO DEL LAVORATORE' },
  },
  730: italianReturn,
  redditi_pf: { ...italianReturn, gross_flat: { strong: 'REDDITO LORDO O PERDITA|REDDITO LORDO|REDDITO NETTO' } },
  steuerbescheid: {
    ...people,
    employer: {},
    gross: { strong: 'Bruttoarbeitslohn|Bruttoarbeitslohn einschließlich Sachbezüge', weak: 'Gesamtbetrag der Einkünfte|Summe der Einkünfte' },
    taxable: { strong: 'zu versteuerndes Einkommen|zu versteuerndes Einkommen / Einkommen|zu versteuern nach dem Grundtarif|zu versteuern nach dem Splittingtarif' },
    tax: { strong: 'festgesetzte Einkommensteuer|Festgesetzt werden|Einkommensteuer festgesetzt auf|festzusetzende Einkommensteuer|Einkommensteuer', weak: 'tarifliche Einkommensteuer|Festsetzung|festgesetzt' },
    solidarity: { strong: 'Solidaritätszuschlag' },
    church: { strong: 'Kirchensteuer|evangelische Kirchensteuer|römisch-katholische Kirchensteuer' },
    neighbour: { strong: 'ab Steuerabzug vom Lohn|Abzug vom Lohn|verbleibende Steuer|Werbungskosten|Arbeitnehmer-Pauschbetrag|Sonderausgaben|Einkünfte aus nichtselbständiger Arbeit|Einkünfte aus Gewerbebetrieb|bereits getilgt|Abrechnung' },
  },
  lohnsteuerbescheinigung: {
    ...people,
    gross: { strong: 'Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.|Bruttoarbeitslohn einschl. Sachbezüge|Bruttoarbeitslohn' },
    tax: { strong: 'Einbehaltene Lohnsteuer von 3.|Einbehaltene Lohnsteuer', weak: 'Lohnsteuer' },
    solidarity: { strong: 'Einbehaltener Solidaritätszuschlag von 3.|Einbehaltener Solidaritätszuschlag', weak: 'Solidaritätszuschlag' },
    church: { strong: 'Einbehaltene Kirchensteuer des Arbeitnehmers von 3.|Einbehaltene Kirchensteuer des Arbeitnehmers|Einbehaltene Kirchensteuer', weak: 'Kirchensteuer' },
    contributions: { strong: 'Arbeitnehmeranteil zur gesetzlichen Rentenversicherung|Arbeitnehmeranteil|Arbeitnehmerbeiträge zur gesetzlichen Krankenversicherung|Arbeitnehmerbeiträge zur sozialen Pflegeversicherung|Arbeitnehmerbeiträge zur Arbeitslosenversicherung|Arbeitnehmerbeiträge zur gesetzlichen Arbeitslosenversicherung' },
    neighbour: { strong: 'Arbeitgeberanteil|Arbeitgeberzuschüsse|Einbehaltene Kirchensteuer des Ehegatten|Steuerfreie Arbeitgeberleistungen|Kurzarbeitergeld|Dauer des Dienstverhältnisses' },
  },
}

export const vocabularies = Object.fromEntries(
  Object.entries(labelsByForm).map(([kind, labels]) => [kind, vocabularyOf<TaxField>(labels as Record<TaxField, LabelList>)]),
) as unknown as Record<FormKind, Vocabulary<TaxField>>

/** The printed numbers of boxes and lines, by form; every other small number on such a line only ends its neighbour. */
export const boxNumbers: Record<FormKind, Readonly<Record<string, TaxField>>> = {
  cu: { 1: 'gross', 2: 'gross_fixed', 3: 'gross_pension', 6: 'days', 21: 'tax', 22: 'regional', 26: 'municipal_advance', 27: 'municipal', 361: 'gross_tax', 367: 'tax_deductions' },
  730: { 11: 'gross', 14: 'taxable', 16: 'gross_tax', 48: 'tax_deductions', 50: 'tax', 72: 'regional', 75: 'municipal' },
  redditi_pf: { RN1: 'gross', RN4: 'taxable', RN5: 'gross_tax', RN22: 'tax_deductions', RN26: 'tax', RV2: 'regional', RV10: 'municipal', LM34: 'gross_flat' },
  steuerbescheid: {},
  lohnsteuerbescheinigung: { 3: 'gross', 4: 'tax', 5: 'solidarity', 6: 'church', 23: 'contributions', '23a': 'contributions', 25: 'contributions', 26: 'contributions', 27: 'contributions' },
}

/** What the caption beside a box number says when it is the box that we mean: numbers repeat from section to section. Without a caption the number stands alone. */
export const captions: Partial<Record<TaxField, RegExp>> = {
  // 1 Redditi di lavoro dipendente e assimilati …   RN1 Reddito complessivo   3. Bruttoarbeitslohn
  gross: /reddit|lavor|brutto/, gross_fixed: /reddit|lavor/, gross_pension: /pension/, gross_flat: /reddit/, taxable: /imponibil/,
  // 6 Numero di giorni – Lavoro dipendente
  days: /giorni/,
  // 361 Imposta lorda   367 Detrazioni per lavoro dipendente
  gross_tax: /imposta/, tax_deductions: /detrazion/,
  // 21 Ritenute Irpef   50 Imposta netta   4. Einbehaltene Lohnsteuer
  tax: /ritenut|imposta|lohnsteuer/,
  // 22 Addizionale regionale   26 Acconto 2025 addiz. comunale   27 Saldo 2025 addiz. comunale
  regional: /region/, municipal: /comunal|saldo/, municipal_advance: /comunal|acconto/,
  // 5. Einbehaltener Solidaritätszuschlag   6. Einbehaltene Kirchensteuer   25. Arbeitnehmerbeiträge …
  solidarity: /solidar/, church: /kirchensteuer/, contributions: /arbeitnehmer/,
}
