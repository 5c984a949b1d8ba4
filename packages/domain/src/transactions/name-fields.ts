/** Words and marks by which banks say where a name begins and ends. */

/** Fields of an MT940 row: «/ORDP/ACME SRL/REMI/STIPENDIO», «/TRTP/SEPA/NAME/Acme GmbH/REMI/Lohn». */
const taggedName = /^(?=\/[A-Z]{4}\/)(?:(?!\/REMI\/).)*?\/(ORDP|BENM|NAME)\/{1,2}(?!\/|NAME\/)/u

/** Markers in order of trust: a field's own label first, then «da», «a», «von», «an» after the words for a transfer. */
export const beforePayer = [
  // BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ACME SRL BENEF.: … · ANAGRAFICA ORDINANTE ACME SPA NOTE: … · Ord: ACME
  // SPA Causale: … · BONIFICO o/c: ACME ABI …
  /(?<!\p{L})(DISPOSTO DA:? MITT(?:ENTE)?\b[.:]*|ANAGRAFICA ORDINANTE\b[.:]*|MITT\b[.:]+|MITTENTE\b[.:]+|(?<!(?:BANCA|BIC|IBAN|ABI|CONTO|DEL|NOTE|SPESE|CARICO|DATA) )MITTENTE\b|STIPENDIO O PENSIONE DA\b:?|ORDINANTE\b[.:]*|ORD[.:]+|O\/C[.:]*|AUFTRAGGEBER\b[.:]*|ABSENDER\b[.:]*)\s*/iu,
  // BONIFICO A VOSTRO FAVORE TRN 0306… DA ACME SPA PER … · HAI RICEVUTO UN BONIFICO DA MARIO NERI - cena · SEPA
  // Überweisung von ACME GmbH …
  /(?<!\p{L})(DISPOSTO DA\b[.:]*|TRN \S+ DA\b|(?:BONIFICO|ACCREDITO|DENARO|POSTAGIRO|RICEVUTO)(?: \S+){0,3}? DA\b:?|(?:ÜBERWEISUNG|UEBERWEISUNG|GUTSCHRIFT|ZAHLUNG|EINGANG) VON\b:?)\s*/iu,
  taggedName,
  // ACCREDITO STIPENDIO A FAVORE DI NERI PAOLA DA ACME SPA, where the bank's own words alone stand before
  /^((?:ACCREDITO|BONIFICO)(?: (?:BONIFICO|SEPA|STIPENDIO|EMOLUMENTI|PENSIONE))* A FAVORE DI(?: \S+){2,3}? DA\b:?)\s*/iu,
]
export const beforePayee = [
  // VOSTRA DISPOS. DI BONIFICO TRN 0123 BENEF LUCIA NERI PER AFFITTO · Ben: LUCIA NERI Causale: … · Vs. disposizione a
  // favore di LUCIA NERI
  /(?<!\p{L})(BENEF(?:ICIARIO)?\b[.:]*|BEN[.:]+|A FAVORE(?: DI)?\b:?|CREDITORE\b[.:]*|(?:ZAHLUNGS)?EMPF(?:Ä|AE)NGER\b[.:]*|BEGÜNSTIGTER\b[.:]*|GLÄUBIGER\b:)\s*/iu,
  // FATTURA A VOSTRO CARICO INCASSO DA SPOTIFY AB · ADDEBITO SDD ENEL ENERGIA SPA ID MANDATO … · DENARO INVIATO A MARIO
  // NERI · PAGAMENTO PRESSO BAR ROMA · SEPA Überweisung an Lucia Neri Miete
  /(?<!\p{L})(PRESSO\b:?|INCASSO DA\b:?|ADDEBITO (?:DIRETTO )?SDD\b(?: CORE| B2B)?:?|(?:BONIFICO|DENARO|INVIATO|DISPOSIZIONE|POSTAGIRO)(?: \S+){0,2}? A\b:?(?: NOME DI\b)?|(?:ÜBERWEISUNG|UEBERWEISUNG|ZAHLUNG|DAUERAUFTRAG|LASTSCHRIFT) AN\b:?)\s*/iu,
  taggedName,
  // PAYPAL EUROPE S.A.R.L. PP.1234.PP . eBay S.a.r.l., Ihr Einkauf bei eBay S.a.r.l.
  /(?<!\p{L})(PP\.\d{4}\.PP(?: [.*/])*)\s*(?=[^,]+, Ihr Einkauf bei)/iu,
]
// … ACME SRL BENEF.: … CAUSALE: … PER AFFITTO TRN 0306… NOTE: IBAN IT60… SVWZ+… Verwendungszweck 12345678 01.02.2025 «
// - »
export const afterName =
  /\s(?:BENEF(?:ICIARIO)?\b|BEN[.:]|MITT\b|ORD[.:]|CAUS(?:ALE)?\b|PER\b|TRN\b|CRO\b|NOTE?\b[.:]|INF[.:]|RI[.:]|RIF\b|ID\b|IBAN\b|ABI\b|BIC\b|BANCA ORDINANTE\b|DATA\b|DEL \d|IN DATA\b|N\.|N:|NR\.|CODICE\b|CREDITOR\b|MANDATO\b|MAND\b|MANDAT\S*|GLÄUBIGER\S*|SVWZ|EREF|KREF|MREF|CRED\+|END-TO-END\S*|VERWENDUNGSZWECK\b|KD\.?-?NR|KUNDEN\S*|CAT\b[.]? (?:VO|IO|SO|INV)|RECHNUNG\S*|VERTRAG\S*|SCAD\b|IMPORTO\b|COMM\b(?= ?[\d:.])|INS:|DISPOSTO DA\b|SCHADEN-?NR\b|\/|- |-$|\d+,\d\d(?!\S)|(?!\d{3,4} (?:E\. ?V\b|EV|GMBH|AG|KG|S\.?R\.?L|S\.?P\.?A|S\.?N\.?C|S\.?A\.?S|SSD|ASD)\b)\S*\d{3}\S*)|\/[A-Z]{4}\/|(?<=\S)\s(?:A FAVORE DI\b|(?:CONTR(?:ATTO)?|FATT|RG|AZ|PRATICA)\b(?=[-.: ]*(?:NR?[-.: ]*)?\d)|TARGA [A-Z]{1,3}-?\d)/iu

// EREF+NOTPROVIDED SVWZ+LOHN/GEHALT 08
const purposeField = /(?:^|\s)SVWZ[+:]\s*\p{L}/iu
/** Whether what is paid for has a field of its own. */
export const saysInOwnField = (text: string): boolean => purposeField.test(text)
/** Whether the fields behind a name begin here, that of what is paid for among them. */
export const opensFields = (text: string): boolean =>
  /^\s?(?:[EKM]REF|CRED|SVWZ)[+:]/i.test(text) && saysInOwnField(text)
