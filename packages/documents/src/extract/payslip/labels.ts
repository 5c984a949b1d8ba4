/**
 * What payslips call their figures, by payroll program and in general. Sources: samples and public parsers (Zucchetti,
 * TeamSystem, NoiPA, DATEV, SAP, public service), general knowledge for the rest. A data table.
 */
import { vocabularyOf, type LabelList, type Vocabulary } from '../labels/vocabulary.ts'
import { meaningByStems } from './label-stems.ts'

const labels = {
  net: {
    strong: `NETTO DEL MESE|NETTO MESE|NETTO BUSTA|NETTO IN BUSTA|NETTO BUSTA PAGA|NETTO A PAGARE|NETTO DA PAGARE|TOTALE NETTO|TOTALE NETTO A PAGARE|IMPORTO NETTO|RETRIBUZIONE NETTA|NETTO CORRISPOSTO|NETTO MENSILE|NETTO CEDOLINO
      |NETTO LIQUIDATO|NETTO SPETTANTE|NETTO PERCEPITO|NETTO EROGATO|NETTO IN EURO|NETTO EURO|TOTALE NETTO IN BUSTA|NETTO RETRIBUZIONE|Netto-Verdienst|Nettoverdienst|Gesetzliches Netto|Gesetzl. Netto|ges. Netto|Nettolohn|Nettogehalt|Nettoentgelt
      |Netto-Entgelt|Nettobezüge gesamt|Gesamt-Netto|Gesamtnetto|Netto gesamt|Netto-Lohn|GSN Gesetzliches Netto|GSN|gesetzlicher Nettobezug|Summe Netto|Nettobetrag`,
    weak: 'NETTO',
  },
  gross: {
    strong: `TOTALE COMPETENZE|TOTALE COMPETENZE LORDE|TOT. COMPETENZE|TOT COMPETENZE LORDE|TOTALE LORDO|TOT. LORDO|TOTALE RETRIBUZIONE LORDA|RETRIBUZIONE LORDA|RETRIBUZIONE LORDA MENSILE|LORDO DEL MESE|LORDO MESE|IMPORTO LORDO|TOTALE SPETTANZE|TOTALE EMOLUMENTI|TOTALE COMPETENZE MESE
      |COMPETENZE LORDE|COMPETENZE TOTALI|TOTALE A CREDITO|Gesamt-Brutto|Gesamtbrutto|BRG Gesamtbrutto|BRG|Bruttolohn|Bruttogehalt|Bruttoentgelt|Brutto-Entgelt|Gesamtbruttobezug|Gesamtbruttobezüge|Summe Brutto|Brutto gesamt|Bruttoverdienst|Brutto-Verdienst|Gesamtbruttoentgelt|Summe Bruttobezüge`,
    weak: 'LORDO|COMPETENZE|Brutto|Bruttobezüge|Brutto-Bezüge',
  },
  deductions: {
    strong: `TOTALE TRATTENUTE|TOT. TRATTENUTE|TOTALE RITENUTE|TOT. RITENUTE|TOTALE DEDUZIONI|TOTALE A DEBITO|TOTALE TRATTENUTE MESE|TRATTENUTE TOTALI|TOTALE RITENUTE E TRATTENUTE|Summe Abzüge|Summe der Abzüge|Gesamtabzüge|Gesamt-Abzüge|Abzüge gesamt|Gesetzliche Abzüge gesamt|Summe gesetzliche Abzüge|Gesetzliche Abzüge|Gesamte Abzüge`,
    weak: 'TRATTENUTE|RITENUTE|Abzüge',
  },
  social: {
    strong: `RITENUTE PREVIDENZIALI|TOTALE RITENUTE SOCIALI|RITENUTE SOCIALI|TOTALE RITENUTE PREVIDENZIALI|TOT. RITENUTE SOCIALI|TOT. RITENUTE PREVIDENZIALI|TOTALE CONTRIBUTI|TOT. CONTRIBUTI|TOTALE CONTRIBUTI SOCIALI|TOTALE CONTRIBUTI DIPENDENTE|RITENUTE PREVIDENZIALI E ASSISTENZIALI|CONTRIBUTI PREVIDENZIALI
      |TOTALE RITENUTE INPS|CONTRIBUTI A CARICO DEL LAVORATORE|CONTRIBUTI A CARICO LAVORATORE|CONTRIBUTI C/LAVORATORE|CONTRIBUTI INPS A CARICO DEL LAVORATORE|CONTRIBUTI INPS A CARICO LAVORATORE|SV-rechtliche Abzüge|SV rechtliche Abzüge|SV-rechtl. Abzüge|Sozialversicherungsrechtliche Abzüge|Summe Sozialversicherung|SV-Abzüge|Summe SV|Sozialversicherungsbeiträge|Sozialversicherung gesamt|SV-Beiträge|SV-Beiträge gesamt|Summe SV-Beiträge|Abzüge Sozialversicherung`,
  },
  tax: {
    strong: `RITENUTE FISCALI|TOTALE RITENUTE FISCALI|TOT. RITENUTE FISCALI|TRATTENUTE IRPEF|TOTALE IRPEF|TOTALE TRATTENUTE IRPEF|TOTALE RITENUTE IRPEF|TRATTENUTE FISCALI|TOTALE TRATTENUTE FISCALI|Steuerrechtliche Abzüge|Steuerrechtl. Abzüge|Steuerliche Abzüge|Summe Steuern|Steuern gesamt|Steuerabzüge|Summe Steuerabzüge|Abzüge Steuer|Abzüge Steuern`,
  },
  // One line for each tax and insurance, where no sum is printed.
  wage_tax: { strong: 'Lohnsteuer|Y$50 Lohnsteuer|Lohnst.|Lohnsteuer lfd.' },
  church_tax: { strong: 'Kirchensteuer|Kirchenst.|KiSt|Kirchensteuer ev.|Kirchensteuer rk.' },
  solidarity: { strong: 'Solidaritätszuschlag|SolZ|Soli|Soli-Zuschlag|Sol.-Zuschlag' },
  health: { strong: 'Krankenversicherung|KV-Beitrag|KV AN|KV|Krankenvers.|KV-Beitrag AN' },
  pension: { strong: 'Rentenversicherung|RV-Beitrag|RV AN|RV|Rentenvers.|RV-Beitrag AN' },
  unemployment: { strong: 'Arbeitslosenversicherung|AV-Beitrag|AV AN|AV|Arbeitslosenvers.|AV-Beitrag AN' },
  care: { strong: 'Pflegeversicherung|PV-Beitrag|PV AN|PV|Pflegevers.|PV-Beitrag AN' },
  other_deductions: {
    strong: 'ALTRE TRATTENUTE|TRATTENUTE VARIE|ALTRE RITENUTE|TOTALE ALTRE TRATTENUTE|TRATTENUTE DIVERSE',
  },
  additions: {
    strong:
      'TOTALE RIMBORSI|RIMBORSI|RIMBORSI ESENTI|COMPETENZE NON SOGGETTE|TOTALE ASSEGNI FAMILIARI|ASSEGNI FAMILIARI',
  },
  rounding: {
    strong: `ARROTONDAMENTO|ARROTONDAMENTI|ARROT.|ARROTOND.|ARR.TO|ARROTONDAMENTO PRECEDENTE|ARROTONDAMENTO ATTUALE|ARROTONDAMENTO MESE|ARROTONDAMENTO MESE PRECEDENTE|ARROTONDAMENTO MESE ATTUALE|ARR. PREC.|ARR. ATT.|ARROT. PREC.|ARROT. ATTUALE|ARROT. ATT.|ARROT. PRECEDENTE|ARR. ATTUALE|ARR. PRECEDENTE|ART. PRECEDENTE|ART. PREC.|Rundung|Rundungsdifferenz`,
  },
  net_adjustment: {
    strong:
      'Netto-Bezüge/Netto-Abzüge|Nettobe-/abzüge|Nettobezüge/-abzüge|Netto-Be-/Abzüge|Sonstige Be-/Abzüge|Summe Netto-Be-/Abzüge|Summe sonstige Be-/Abzüge|Persönliche Be-/Abzüge|Netto-Abzüge|Netto-Bezüge',
  },
  // What is kept back from a net pay that has been worked out already.
  advance: {
    strong:
      'ACCONTO|ACCONTI|ANTICIPO|ANTICIPI|ACCONTI EROGATI|RECUPERO ACCONTO|RECUPERO ACCONTI|CESSIONE|CESSIONE DEL QUINTO|PIGNORAMENTO|TRATTENUTA SINDACALE|PRESTITO|RATA PRESTITO|DELEGAZIONE DI PAGAMENTO|DELEGA DI PAGAMENTO|DELEGAZIONE|DELEGA|TRATTENUTA DELEGA|Vorschuss|Abschlag|Abschlagszahlung|Pfändung',
  },
  payout: {
    strong: `Auszahlungsbetrag|Auszahlung|AZB Auszahlungsbetrag|AZB|Auszuzahlender Betrag|Überweisungsbetrag|Zahlbetrag|Überweisung|IMPORTO BONIFICO|TOTALE DA PAGARE|IMPORTO ACCREDITATO|IMPORTO ACCREDITO|TOTALE BONIFICO|NETTO ACCREDITATO|IMPORTO DA ACCREDITARE`,
    weak: 'BONIFICO|ACCREDITO',
  },
  year_to_date: {
    strong: `PROGRESSIVI|PROGRESSIVO|PROGRESSIVO ANNO|PROGRESSIVI ANNO|PROGRESSIVI ANNUI|PROGRESSIVI FISCALI|TOTALE ANNO|TOTALI ANNO|VALORI ANNUI|TOTALI ANNUI|DATI PROGRESSIVI|Jahressummen|Jahressumme|Jahreswerte|Jahreswert|kumuliert|Verdienstbescheinigung|aufgelaufene Werte|aufgelaufen|Jahr gesamt|lfd. Jahr|Jahresbeträge|YTD|Kumulierte Werte|Jan-Dez|Summe Jahr`,
    weak: 'ANNUO|Jahr',
  },
  totals: { strong: 'TOTALI|TOTALI VOCI|TOTALI MESE|TOTALE VOCI|TOTALI DEL MESE', weak: 'TOTALE' },
  month_column: {
    strong:
      'VALORI MESE|DATI DEL MESE|MESE CORRENTE|VALORI DEL MESE|laufender Monat|lfd. Monat|Monatswert|Monatswerte|Monatsbetrag|Werte Monat',
  },
  period: {
    strong: `PERIODO DI RETRIBUZIONE|PERIODO RETRIBUZIONE|MESE DI RETRIBUZIONE|MESE RETRIBUZIONE|PERIODO DI PAGA|PERIODO PAGA|PERIODO DI COMPETENZA|MESE DI COMPETENZA|MESE COMPETENZA|MESE DI RIFERIMENTO|PERIODO DI RIFERIMENTO|RATA DI RIFERIMENTO|RATA|MENSILITÀ|MENSILITA|MENSILITA DI|PERIODO|CEDOLINO DI|CEDOLINO PAGA DI|BUSTA PAGA DI|BUSTA PAGA MESE DI|MESE DI PAGA|RETRIBUZIONE DEL MESE DI|RETRIBUZIONI DI|RETRIBUZIONI DEL MESE DI
      |Abrechnung der Brutto/Netto-Bezüge für|Abrechnung der Brutto-Netto-Bezüge für|Abrechnungsmonat|Abrechnungszeitraum|Entgeltnachweis für|Entgeltabrechnung für|Lohnabrechnung für|Gehaltsabrechnung für|Verdienstabrechnung für|Lohn- und Gehaltsabrechnung für|Abrechnungsperiode|Entgeltabrechnung|Lohnabrechnung|Gehaltsabrechnung|Lohn-/Gehaltsabrechnung|Verdienstabrechnung|Bezügemitteilung|Entgeltnachweis|Abrechnung für|Zeitraum`,
    weak: 'MESE|Monat|MESE/ANNO|Monat/Jahr|MESE E ANNO',
  },
  run: {
    strong: 'TIPO ELABORAZIONE|TIPO CEDOLINO|TIPO MENSILITÀ|TIPO DI MENSILITÀ|TIPO BUSTA|Abrechnungsart|Abrechnungstyp',
  },
  year: { weak: 'ANNO' },
  employee: {
    strong: `COGNOME E NOME|COGNOME NOME|COGNOME/NOME|NOME E COGNOME|DIPENDENTE|LAVORATORE|NOMINATIVO|LAVORATORE/TRICE|NOMINATIVO DIPENDENTE|COGNOME E NOME DIPENDENTE|COGNOME E NOME DEL DIPENDENTE|COGNOME E NOME DEL LAVORATORE|DATI DIPENDENTE|DATI DEL LAVORATORE|Mitarbeiter|Mitarbeiterin|Arbeitnehmer|Arbeitnehmer/in|Mitarbeiter/in|Name, Vorname|Name des Arbeitnehmers|Vorname Name|Name des Mitarbeiters|Name/Vorname|Beschäftigter|Vor- und Nachname`,
    weak: 'Name',
  },
  surname: { strong: 'COGNOME|Nachname|Familienname' },
  given_name: { strong: 'NOME|Vorname' },
  employer: {
    strong: `DITTA|AZIENDA|RAGIONE SOCIALE|DATORE DI LAVORO|DENOMINAZIONE|DENOMINAZIONE AZIENDA|RAGIONE SOCIALE AZIENDA|DENOMINAZIONE DITTA|AMMINISTRAZIONE|ENTE|ENTE DI APPARTENENZA|UFFICIO DI SERVIZIO|AMMINISTRAZIONE DI APPARTENENZA|SOCIETÀ|SOCIETA|DATI AZIENDA|DATI DEL DATORE DI LAVORO|INTESTAZIONE|Arbeitgeber|Firma|Arbeitgeber/in|Name des Arbeitgebers|Unternehmen|Dienststelle|Beschäftigungsdienststelle`,
  },
  employer_code: {
    strong:
      'P.IVA|PARTITA IVA|P. IVA|PART. IVA|CODICE FISCALE AZIENDA|COD. FISC. AZIENDA|CODICE FISCALE DITTA|COD. FISCALE DITTA|C.F. AZIENDA|CODICE FISCALE DATORE DI LAVORO|C.F./P.IVA|COD. FISC./P.IVA|P.I.|PARTITA IVA/CODICE FISCALE|CODICE FISCALE/PARTITA IVA|USt-IdNr.|USt-IdNr|USt-ID',
  },
  fiscal_code: {
    strong:
      'CODICE FISCALE|COD. FISCALE|COD. FISC.|C.F.|COD.FISC.|CODICE FISCALE DIPENDENTE|CODICE FISCALE LAVORATORE|Steuer-ID|Steuer-Identifikationsnummer|Steueridentifikationsnummer|IdNr.|Identifikationsnummer|Steuer-IdNr.|Steuer-IdNr|steuerliche Identifikationsnummer|Steuer-Ident-Nr.|Steuer-ID-Nr.',
  },
  hired_on: {
    strong:
      'DATA ASSUNZIONE|DATA DI ASSUNZIONE|DATA ASS.|DATA ASSUNZ.|ASSUNTO IL|ASSUNZIONE|ASSUNTA IL|D. ASSUNZIONE|DT. ASSUNZIONE|INIZIO RAPPORTO|DATA INIZIO RAPPORTO|DECORRENZA|Eintritt|Eintrittsdatum|Eintritt am|Beschäftigt seit|Diensteintritt|Eintrittstag',
  },
  left_on: {
    strong: 'CESSATO IL|DATA CESSAZIONE|DATA LICENZIAMENTO|CESSAZIONE|Austritt|Austrittsdatum',
  },
  // «Data fine rapporto» may be the day that someone left as well.
  ends_on: {
    strong: `SCADENZA CONTRATTO|DATA SCADENZA CONTRATTO|SCADENZA RAPPORTO|DATA SCADENZA RAPPORTO|FINE CONTRATTO|DATA FINE CONTRATTO|DATA FINE RAPPORTO|FINE RAPPORTO
      |Vertragsende|Befristet bis|Befristung bis|Ende der Befristung|Ende Befristung`,
  },
  born_on: { strong: 'DATA NASCITA|DATA DI NASCITA|NATO IL|NATA IL|LUOGO E DATA DI NASCITA|Geburtsdatum|Geb.-Datum' },
  contract: {
    strong:
      'TIPO CONTRATTO|TIPO DI CONTRATTO|TIPO RAPPORTO|TIPO DI RAPPORTO|RAPPORTO DI LAVORO|TIPOLOGIA CONTRATTO|TIPOLOGIA CONTRATTUALE|CONTRATTO|Befristung|Vertragsart|Beschäftigungsverhältnis',
  },
  level: {
    strong:
      'LIVELLO|UVELLO|LIV.|LIVELLO CCNL|LIVELLO/PARAMETRO|INQUADRAMENTO|LIVELLO INQUADRAMENTO|LIVELLO RETRIBUTIVO|COD. LIVELLO|Tarifgruppe|Entgeltgruppe|Vergütungsgruppe|Gehaltsgruppe|Besoldungsgruppe|Lohngruppe|Tarif-Gruppe|Entgeltgr.',
  },
  iban: { strong: 'IBAN|COORDINATE BANCARIE|CODICE IBAN|Bankverbindung|Kontonummer|IBAN Dipendente' },
  // Labels that are of no use to us, but end the value of the one before them.
  neighbour: {
    strong: `MATRICOLA|QUALIFICA|MANSIONE|CODICE DIPENDENTE|COD. DIP.|COD.DIP.|CODICE AZIENDA|COD. AZIENDA|POSIZIONE INPS|POSIZIONE INAIL|MATRICOLA INPS|LUOGO DI NASCITA|INDIRIZZO|RESIDENZA|CCNL|CENTRO DI COSTO|REPARTO|FILIALE|IMPONIBILE INPS|IMPONIBILE IRPEF|IMPONIBILE FISCALE
      |IMPONIBILE TFR|IMPONIBILE|IMP. INPS|IMP. IRPEF|TFR MESE|TFR|QUOTA TFR|IRPEF LORDA|IRPEF NETTA|IRPEF|DETRAZIONI|FERIE RES.|ROL RES.|FERIE|PERMESSI|RATEI|ORE LAVORATE|GIORNI RETRIBUITI|GG. RETRIBUITI|GG. INPS|GIORNI LAVORATI|ORE|BANCA|SCATTI|PAGA BASE|CONTINGENZA|SEDE|COMUNE|CAP|ADDIZIONALE REGIONALE|ADDIZIONALE COMUNALE|CODICE|DESCRIZIONE|VOCE|FIGURATIVE
      |Personal-Nr.|Personalnummer|Pers.-Nr.|StKl|Steuerklasse|Konfession|SV-Nummer|Krankenkasse|Ki.Frbtr.|Kinderfreibetrag|Steuer-Brutto|Steuerbrutto|SV-Brutto|Lohnart|Bezeichnung|Betrag|Menge|Faktor|BIC|Bank|Kostenstelle|Abteilung|Geburtsname|Anschrift|Straße|Sozialversicherungsnummer`,
  },
} satisfies Record<string, LabelList>

export type PayslipField = keyof typeof labels

export const payslipLabels: Vocabulary<PayslipField> = {
  ...vocabularyOf<PayslipField>(labels),
  byStems: meaningByStems,
}
