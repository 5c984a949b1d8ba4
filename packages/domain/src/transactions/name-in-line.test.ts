/** Where a name begins and ends in a line, by the cause that told it otherwise before. */
import { describe, expect, test } from 'vitest'
import { payerOf } from './payer.ts'

/** A line of money that went out unless told otherwise, and whom it names. */
type Row = [description: string, name: string | null, amount?: 1]
const reads = (rows: Row[]) =>
  test.each(rows)('%s', (description, name, amount = undefined) =>
    expect(payerOf({ description, amount: amount ?? -1 }).name).toBe(name),
  )

describe('a purpose behind a name of one word', () => {
  reads([
    ['Überweisung Krause Miete November', 'Krause'],
    ['INPS NASPI GIUGNO', 'INPS', 1],
    ['ENPAM RATA PENSIONE MARZO', 'ENPAM', 1],
    ['SDD FASCHIM CONTRIBUTO ISCRITTI', 'FASCHIM'],
    ['Lastschrift DKB Baufinanzierung 4711', 'DKB'],
    ['SDD FONDO PENSIONE LABORFONDS QUOTA', 'FONDO PENSIONE LABORFONDS'],
    ['Überweisung Hans Zimmer', 'Hans Zimmer'],
    ['Überweisung Zimmer Hans', 'Zimmer Hans'],
    ['Überweisung Petra Weingeld', 'Petra Weingeld'],
    ['BONIFICO DA AZIENDA UNITA SANITARIA LOCALE', 'AZIENDA UNITA SANITARIA LOCALE', 1],
    ['SDD FASCHIM CONTRIBUTO SANITARIO INTEGRATIVO', 'FASCHIM'],
    ['PAGAMENTO PAGHE OTTOBRE EDIL COSTRUZIONI', 'PAGHE OTTOBRE EDIL COSTRUZIONI', 1],
    ['NOSTRI EMOLUMENTI AZIENDA OSPEDALIERA', 'NOSTRI EMOLUMENTI AZIENDA OSPEDALIERA', 1],
    ['SDD TRIBUTI AGENZIA ENTRATE', 'AGENZIA ENTRATE'],
    ['BONIFICO A FAVORE DI UFFICIO AGENZIA ENTRATE', 'UFFICIO AGENZIA ENTRATE'],
    ['BONIFICO A CARLA AFFITTI GRAZIE', 'CARLA AFFITTI'],
    ['SDD ZURICH ASSICURAZIONI', 'ZURICH ASSICURAZIONI'],
    ['SDD HERA ENERGIA', 'HERA ENERGIA'],
    ['Lastschrift Zenit Lohn Service GmbH', 'Zenit Lohn Service GmbH'],
    ['SDD STUDIO AFFITTI ROSSI', 'STUDIO AFFITTI ROSSI'],
    ['POS AGENZIA PRESTITI MONTI', 'AGENZIA PRESTITI MONTI'],
  ])
})

describe('small letters behind a name that has capitals', () => {
  reads([
    ['Bonifico a Satispay ricarica settimanale', 'Satispay'],
    ['Gutschrift Anna Wolf rückständiger Unterhalt 11/26', 'Anna Wolf', 1],
    ['Bonifico a Palestra.it iscrizione annua', 'Palestra.it'],
    ['Überweisung Ärzte ohne Grenzen e.V. Spende', 'Ärzte ohne Grenzen e.V.'],
    ['Überweisung Haus der kleinen Forscher', 'Haus der kleinen Forscher'],
    ['Kartenzahlung Gasthof zum goldenen Hirsch', 'Gasthof zum goldenen Hirsch'],
    ['Bonifico da Banca popolare di Sondrio emolumenti', 'Banca popolare di Sondrio', 1],
    ['Bonifico da Azienda sanitaria locale emolumenti', 'Azienda sanitaria locale', 1],
    ['Bonifico da Cooperativa sociale Arcobaleno stipendio', 'Cooperativa sociale Arcobaleno', 1],
    ['Bonifico da Pizzeria bella Napoli stipendio', 'Pizzeria bella Napoli', 1],
    ['Gutschrift Kinderladen kleine Strolche Gehalt', 'Kinderladen kleine Strolche', 1],
    ['BONIFICO DA ROSSI MARCO cena da Gino', 'ROSSI MARCO', 1],
    ['Pagamento POS Osteria al vecchio mulino', 'Osteria al vecchio mulino'],
  ])
})

describe('a second word of a name in small letters', () => {
  reads([
    ['BONIFICO DA Marta verdi pensione', 'Marta verdi', 1],
    ['BONIFICO DA Marta verdi STIPENDIO', 'Marta verdi', 1],
    ['BONIFICO DA Sig.ra Marta verdi mantenimento', 'Sig.ra Marta verdi', 1],
    ['BONIFICO DA Sara verdi affitto stanza', 'Sara verdi', 1],
    ['BONIFICO A Lucia bruni prestito', 'Lucia bruni'],
    ['GUTSCHRIFT Deutsche post LOHN', 'Deutsche post', 1],
    ['Gutschrift Anna krause Unterhalt', 'Anna krause', 1],
    ['Bonifico da Marta affitto stanza', 'Marta', 1],
    ['Bonifico da INPS pensione novembre', 'INPS', 1],
    ['BONIFICO DA INPS sede di Roma', 'INPS sede di Roma', 1],
  ])
})

describe('words of a message', () => {
  reads([
    ['BONIFICO A FAVORE DI AVV. GALLI PARCELLA N. 7', 'AVV. GALLI'],
    ['BONIFICO A ASILO NIDO BOLLICINE RETTA MARZO', 'ASILO NIDO BOLLICINE'],
    ['Überweisung Karla Maus Zimmer WG Mai', 'Karla Maus'],
    ['Gutschrift Stadtwerke Halle Guthaben Strom', 'Stadtwerke Halle', 1],
    ['Lastschrift Kölner Wasserwerk Wassergeld II/26', 'Kölner Wasserwerk'],
    ['Lastschrift Sportclub Eintracht Jahresbeitrag', 'Sportclub Eintracht'],
    ['SDD TRASPORTI BRESCIA ABBONAMENTO ANNUALE', 'TRASPORTI BRESCIA'],
    ['ADDEBITO F24 REGIONE VENETO TRIBUTO 3800', 'REGIONE VENETO'],
  ])
})

describe('what a card or a till prints behind a shop', () => {
  reads([
    ['KARTENZAHLUNG KAUFHAUS KRUG GIROCARD', 'KAUFHAUS KRUG'],
    ['KARTENZAHLUNG Rossmann Drogerie Filiale 77', 'Rossmann Drogerie'],
    ['PAGAMENTO CARTA BOOKING.COM AMSTERDAM', 'BOOKING.COM'],
    ['VISA AUDIBLE.DE/ABO BERLIN', 'AUDIBLE.DE/ABO'],
    ['VISA PARAMOUNT PLUS 7,99', 'PARAMOUNT PLUS'],
  ])
})

describe('a payment service before the name of a shop that it paid', () => {
  reads([
    ['PAYPAL UBER IHR EINKAUF', 'UBER'],
    ['Lastschrift PayPal Zooplus', 'Zooplus'],
    ['PAYPAL *STEAM GAMES', 'STEAM GAMES'],
    ['ADDEBITO PAYPAL EUROPE SARL', 'PAYPAL EUROPE SARL'],
    ['Lastschrift PayPal', 'PayPal'],
    ['GUTSCHRIFT PAYPAL OFFICINE LOMBARDE', 'PAYPAL OFFICINE LOMBARDE', 1],
  ])
})

describe('figures in a name', () => {
  reads([
    ['Lastschrift Sportverein 1899 e.V. Beitrag', 'Sportverein 1899 e.V.'],
    ['SDD POLISPORTIVA 1908 ASD QUOTA', 'POLISPORTIVA 1908 ASD'],
    ['Lastschrift WETTE24 AG Schein', 'WETTE24 AG'],
    ['Lastschrift Check24 Reisen', 'Check24 Reisen'],
    ['Lastschrift 3&4 Film GmbH', '3&4 Film GmbH'],
    ['SDD ACME 4711 SPESE', 'ACME'],
    ['Gutschrift Lohn11 Rheinwerk', 'Rheinwerk', 1],
  ])
})

describe('a bank’s own words, which name no one', () => {
  reads([
    ['PAGAMENTO RATA FINANZIAMENTO PERSONALE N. 12', null],
    ['RIMBORSO RATA MUTUO FONDIARIO QUOTA INTERESSI', null],
    ['PREL. CONTANTE SPORTELLO AUTOMATICO', null],
    ['VERS. CONTANTI SPORTELLO FIL. 7', null],
    ['DELEGA F24 ORDINARIO SALDO IVA', null],
    ['INTERESSI PASSIVI II TRIMESTRE', null],
    ['TRASFERIMENTO SU CONTO DEPOSITO', null],
    ['Übertrag vom Girokonto', null],
    ['UMBUCHUNG AUF SPARKONTO', null],
    ['Einzahlung am Schalter Filiale 3', null],
    ['Abrechnung Visa Kreditkarte 10/26', null],
    ['Zinsen und Tilgung Darlehen Nr. 9', null],
    ['Prelievo carta ore 11:05 Verona', null],
    ['ACCREDITO LINEA DI CREDITO CREDIT EXPRESS', null, 1],
    ['CBILL ACQUE VERONESI', 'ACQUE VERONESI'],
    ['Einzahlung Bausparvertrag Wüstenrot', 'Wüstenrot'],
    ['BONIFICO A FAVORE DI CASA SERENA SRL', 'CASA SERENA SRL'],
    ['SDD BANCA POPOLARE', 'BANCA POPOLARE'],
    ['BONIFICO A CREDITO CASA SRL', 'CREDITO CASA SRL'],
    ['BONIFICO A FAVORE DI VERONA', 'VERONA'],
  ])
})

describe('names of words that are a bank’s too', () => {
  reads([
    ['BONIFICO DA August Mai STIPENDIO', 'August Mai', 1],
    ['GUTSCHRIFT August Mai LOHN', 'August Mai', 1],
    ['BONIFICO DA Conti Prima STIPENDIO', 'Conti Prima', 1],
    ['BONIFICO A Casa Conti', 'Casa Conti'],
    ['BONIFICO DA Credit agricole STIPENDIO', 'Credit agricole', 1],
    ['SDD Credit agricole rata mutuo', 'Credit agricole'],
    ['SDD CREDIT AGRICOLE RATA MUTUO', 'CREDIT AGRICOLE'],
    ['BONIFICO DA CREDIT AGRICOLE ITALIA STIPENDIO', 'CREDIT AGRICOLE ITALIA', 1],
    ['RATA MUTUO PRIMA CASA', null],
    ['DAUERAUFTRAG MIETE MAI AUGUST', null],
    ['GUTSCHRIFT LOHN AUGUST', null, 1],
    ['GIROCONTO TRA CONTI', null],
  ])
  test('in a field of its own', () =>
    expect(payerOf({ description: 'LOHN', amount: 1, counterparty: 'August Mai' }).name).toBe('August Mai'))
})

describe('a town alone, which may be a surname', () => {
  reads([
    ['GUTSCHRIFT Hagen KINDERGELD', 'Hagen', 1],
    ['ACCREDITO MESSINA MANTENIMENTO', 'MESSINA', 1],
    ['BONIFICO REGGIO EMILIA PENSIONE', 'REGGIO EMILIA', 1],
    ['ACCREDITO PENSIONE MILANO', null, 1],
    ['GUTSCHRIFT LOHN Hagen', null, 1],
    ['Einzahlung Hagen', null, 1],
    ['PAGAMENTO CARTA MESSINA SPESE', null],
  ])
})

describe('what banks print before a name: references, shortened words, the circuit of a card', () => {
  reads([
    ['COD. DISP.: 0126112709876543 CASH LAVANDERIA ADDA SPA Stipendio', 'LAVANDERIA ADDA SPA', 1],
    ['BONIFICO A VS. FAVORE COD. 48 TESSITURE FRIULI SPA STIPENDIO', 'TESSITURE FRIULI SPA', 1],
    ['COMP. E STIPENDI TESSITURE FRIULI SPA', 'TESSITURE FRIULI SPA', 1],
    ['LOHN/GEH. Weberei Hof GmbH', 'Weberei Hof GmbH', 1],
    ['EUEB Weberei Hof GmbH LOHN', 'Weberei Hof GmbH', 1],
    ['ACCREDITO STIPENDIO SELF ITALIA SRL', 'SELF ITALIA SRL', 1],
    ['GUTSCHRIFT UHR MANUFAKTUR GMBH LOHN', 'UHR MANUFAKTUR GMBH', 1],
    ['VS.DISP. RIF. 0112233 FAVORE IMMOBILIARE LE QUERCE SNC AFFITTO', 'IMMOBILIARE LE QUERCE SNC'],
    ['Pagamento Su Circuito Internazionale Carta N.5178 ACME AB Stockholm', 'ACME AB'],
    ['PAGAMENTO POS ORE 19:14 CARTA 99112233 TIGOTA', 'TIGOTA'],
    ['MANDATO DI PAGAMENTO COMUNE DI MODENA CONTRIBUTO', 'COMUNE DI MODENA', 1],
    ['ACCREDITO STIPENDIO A FAVORE DI NERI PAOLA DA OFFICINE LOMBARDE SRL', 'OFFICINE LOMBARDE SRL', 1],
    ['BONIFICO ALDO CONTE A FAVORE DI NERI PAOLA DA OFFICINE LOMBARDE SRL', 'ALDO CONTE', 1],
    ['VISA SUMUP *BAR TRIESTE', 'BAR TRIESTE'],
    ['VISA ZETTLE_*Café Anton', 'Café Anton'],
    ['PAYPAL EUROPE S.A.R.L. PP.1122.PP . eBay S.a.r.l., Ihr Einkauf bei eBay S.a.r.l.', 'eBay S.a.r.l.'],
  ])
})

describe('what banks print behind a name: numbers of contracts, bills, claims and cars', () => {
  reads([
    ['PAGAMENTO RATA FCA BANK CONTR. 7788112', 'FCA BANK'],
    ['EROGAZIONE PRESTITO YOUNITED CONTRATTO 123991', 'YOUNITED', 1],
    ['SDD AGOS DUCATO PRATICA 60112877', 'AGOS DUCATO'],
    ['BONIFICO A IDRAULICO BERTI FATT. 12', 'IDRAULICO BERTI'],
    ['Überweisung Werkstatt Bauer & Sohn RG 2026-778', 'Werkstatt Bauer & Sohn'],
    ['Gutschrift Alpina Versicherungs-AG Schaden-Nr. 26-55', 'Alpina Versicherungs-AG', 1],
    ['Ben: FERRI LORENZO Ins: 01/12/2026 Da: home banking', 'FERRI LORENZO'],
    ['SDD HERA COMM SPA BOLLETTA', 'HERA COMM SPA'],
    ['Gutschrift L-Bank Elterngeld LM 04', 'L-Bank', 1],
    ['BONIFICO EBINTER INDENNITA MALATTIA', 'EBINTER', 1],
    // A name of such a word, and a farm.
    ['Gutschrift RG Transporte GmbH LOHN', 'RG Transporte GmbH', 1],
    ['BONIFICO DA RG 2 SRL STIPENDIO', 'RG 2 SRL', 1],
    ['BONIFICO DA PRATICA SRL STIPENDIO', 'PRATICA SRL', 1],
    ['BONIFICO DA AZ. AGR. LE QUERCE STIPENDIO', 'AZ. AGR. LE QUERCE', 1],
  ])
})

describe('on whose behalf a payment is, where no one else is named', () => {
  reads([
    ['GUTSCHR. UEBERWEISUNG SVWZ+Gehalt November ABWA+Metzgerei Roth', 'Metzgerei Roth', 1],
    ['GUTSCHRIFT Max Kern SVWZ+Gehalt ABWA+Metzgerei Roth', 'Max Kern', 1],
  ])
})
