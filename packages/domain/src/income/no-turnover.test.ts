/** What comes to the self-employed from elsewhere: a former post, gifts, what was their own. */
import { describe, expect, test } from 'vitest'
import { euros } from '../money.ts'
import { line, statement, taxDocument } from '../testing/documents.ts'
import { document, giulia, today } from '../testing/giulia.ts'
import { assessIncome } from './assess-income.ts'

const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
const [tillJuly, sinceAugust] = [months.slice(0, 3), months.slice(3)]
type Row = Parameters<typeof line>
const monthly = (text: string, amount: string, of: readonly string[] = months): Row[] =>
  of.map((month) => [`${month}-20` as Row[0], text, amount])
const turnover = (...rows: Row[]) => {
  const transactions = rows.map((row) => line(...row))
  const documents = [
    document('tax', taxDocument({ form: 'redditi_pf', tax_year: 2025, net_income: '50000.00', reconciled: true })),
    document('bank', statement('2026-05', '2026-10', { transactions })),
  ]
  const applicant = { ...giulia, employmentStatus: 'Self-employed' as const, paychecksPerYear: null, documents }
  return assessIncome(applicant, today).selfEmployedIncome.value
}
const invoices = (amount: string, of: readonly string[] = months) =>
  monthly('BONIFICO DA STUDIO ALFA SRL FATTURA', amount, of)

describe('what a former post paid', { tags: ['C-self-employed-income'] }, () => {
  const wages = monthly('BONIFICO DA OFFICINE LOMBARDE SRL STIPENDIO', '1850.00', tillJuly)
  test.each<[string, Row[]]>([
    ['wages', [...wages, ...invoices('2400.00', sinceAugust)]],
    [
      'wages and severance',
      [
        ...wages,
        ['2026-08-25', 'BONIFICO DA OFFICINE LOMBARDE SRL TFR', '7400.00'],
        ...invoices('2400.00', sinceAugust),
      ],
    ],
    [
      'wages of who is a client now',
      [...wages, ...monthly('BONIFICO DA OFFICINE LOMBARDE SRL FATTURA 4', '2400.00', sinceAugust)],
    ],
    [
      'wages in Germany',
      [
        ...monthly('Gutschrift Gussteile Nord AG LOHN', '2210.00', tillJuly),
        ...monthly('Gutschrift Kranbau Elbe GmbH RE 2026-08', '2400.00', sinceAugust),
      ],
    ],
    [
      'a salary until the last month but one',
      [
        ...monthly('Gutschrift Gussteile Nord AG Gehalt', '2210.00', months.slice(0, 5)),
        ...monthly('Gutschrift Kranbau Elbe GmbH RE 2026-08', '7200.00', months.slice(5)),
      ],
    ],
    ['wages beside the first invoices', [...wages, ...invoices('1200.00')]],
    ['severance', [...invoices('1200.00'), ['2026-09-09', 'BONIFICO DA OFFICINE LOMBARDE SRL TFR', '7400.00']]],
    [
      'its first part',
      [...invoices('1200.00'), ['2026-09-09', 'BONIFICO DA OFFICINE LOMBARDE SRL ACCONTO TFR', '740.00']],
    ],
    [
      'severance in Germany',
      [...invoices('1200.00'), ['2026-09-09', 'Gutschrift Gussteile Nord AG ABFINDUNG', '15000.00']],
    ],
    [
      'severance in two parts',
      [...invoices('1200.00'), ...monthly('Gutschrift Gussteile Nord AG ABFINDUNG RATE', '7500.00', months.slice(4))],
    ],
    [
      'wages of who pays severance, while invoices come',
      [
        ...monthly('BONIFICO DA OFFICINE LOMBARDE SRL STIPENDIO', '1850.00', months.slice(0, 5)),
        ['2026-10-20', 'BONIFICO DA OFFICINE LOMBARDE SRL TFR', '7400.00'],
        ...invoices('1200.00'),
      ],
    ],
    [
      'severance in instalments',
      [...invoices('1200.00'), ...monthly('BONIFICO DA OFFICINE LOMBARDE SRL TFR RATA', '2000.00', sinceAugust)],
    ],
    ['its rest', [...invoices('1200.00'), ['2026-09-09', 'BONIFICO DA OFFICINE LOMBARDE SRL SALDO TFR', '7400.00']]],
    [
      'what ends a post, of work',
      [...invoices('1200.00'), ['2026-09-09', 'BONIFICO DA BETA SRL COMPETENZE FINE RAPPORTO DI LAVORO', '7400.00']],
    ],
  ])('is none: %s', (_, rows) => expect(turnover(...rows)).toBe(euros(1200)))

  test.each<[string, Row[]]>([
    ['by whom the bank’s word is pay', monthly('BONIFICO DA STUDIO BETA SRL EMOLUMENTI', '800.00')],
    ['who paid last month', monthly('BONIFICO DA STUDIO BETA SRL STIPENDIO', '960.00', months.slice(0, 5))],
    ['who paid fees until July', monthly('BONIFICO DA STUDIO BETA SRL COMPENSO', '1600.00', tillJuly)],
    ['called «Gehalt»', monthly('Gutschrift Nord Gehalt Logistik GmbH', '1600.00', tillJuly)],
    ['who pays for a suit', monthly('BONIFICO DA BETA SRL COMPENSO VERTENZA LICENZIAMENTO', '800.00')],
    ['who pays for accounts', monthly('BONIFICO DA BETA SRL CONSULENZA LIQUIDAZIONE TFR DIPENDENTI', '800.00')],
    ['who pays for an opinion', [['2026-09-09', 'Gutschrift Nora Lenz ABFINDUNG GUTACHTEN', '4800.00']]],
    ['who pays for a file', [['2026-09-09', 'BONIFICO DA NERI ANNA PRATICA TFR', '4800.00']]],
    ['who pays month after month', monthly('Gutschrift Nord AG AUFHEBUNGSVERTRAG MANDAT', '800.00')],
    [
      'who pays for advice on severance',
      monthly('Gutschrift Nord AG RECHNUNG 4 Beratung Abfindung', '1600.00', tillJuly),
    ],
  ])('and a client’s pay is: %s', (_, rows) => expect(turnover(...invoices('1200.00'), ...rows)).toBe(euros(2000)))
})

describe('what comes once from elsewhere', { tags: ['C-self-employed-income'] }, () => {
  const once = (text: string, amount = '4800.00'): Row => ['2026-09-09', text, amount]
  const buyers = ['NERI ANNA', 'ZANI IRENE', 'GALLI PIERO', 'CONTI UGO', 'RIVA SARA', 'SALA MARCO']
  const ofEach = (text: string) =>
    months.map((month, at): Row => [`${month}-09` as Row[0], text.replace('%', buyers[at]!), '800.00'])
  test.each<[string, Row[]]>([
    ['an inheritance', [once('BONIFICO DA NOTAIO FELICI EREDITA ZIO')]],
    ['an inheritance in Germany', [once('Gutschrift Nora Lenz ERBTEIL TANTE')]],
    ['savings', [once('Gutschrift LBS Sued BAUSPARGUTHABEN AUSZAHLUNG')]],
    ['the old car, traded in', [once('BONIFICO DA AUTOCENTRO SRL PERMUTA PANDA')]],
    ['a gift', [once('Gutschrift Oma Gerda ZUM GEBURTSTAG')]],
    ['a wedding gift', [once('BONIFICO DA ROSSI PAOLO REGALO MATRIMONIO')]],
    ['furniture', [once('Gutschrift Nora Lenz SOFA UND SCHRANK')]],
    ['a bicycle', [once('Gutschrift Timo Kern FAHRRAD EBAY KLEINANZEIGEN')]],
    ['a used bicycle', [once('BONIFICO DA ZANI IRENE ACQUISTO BICI USATA')]],
    ['a telephone', [once('BONIFICO DA ZANI IRENE VENDITA IPHONE')]],
    ['two things', [once('BONIFICO DA ZANI IRENE VENDITA IPHONE'), once('BONIFICO DA NERI ANNA DIVANO USATO')]],
    [
      'goods sent back',
      [once('Gutschrift Amazon EU RETOURE'), ['2026-10-02', 'Gutschrift Amazon EU RETOURE', '80.00']],
    ],
    [
      'goods sent back to three shops',
      ['Amazon EU SARL', 'Zalando SE', 'Otto GmbH'].map((shop) => once(`Gutschrift ${shop} RETOURE`, '80.00')),
    ],
    ['a wedding of many guests', buyers.map((name) => once(`BONIFICO DA ${name} REGALO MATRIMONIO`, '300.00'))],
    ['a booklet of savings', [once('BONIFICO DA POSTE ITALIANE SPA LIBRETTO SMART')]],
    ['a ticket', [once('BONIFICO DA TRENITALIA RIMBORSO')]],
  ])('is none: %s', (_, rows) => expect(turnover(...invoices('1200.00'), ...rows)).toBe(euros(1200)))

  test.each<[string, Row[]]>([
    ['a wedding in pictures', [once('BONIFICO DA ROSSI PAOLO PER MATRIMONIO')]],
    ['a gift’s bill', [once('BONIFICO DA ROSSI PAOLO FATTURA 12 REGALO')]],
    ['gifts for a firm’s people', [once('BONIFICO DA BETA SRL REGALI NATALE')]],
    ['advice to heirs', [once('BONIFICO DA ROSSI PAOLO PARCELLA EREDITA')]],
    ['a firm called so', [once('Gutschrift Erbe Elektromedizin GmbH')]],
    ['a commission on savings', [once('Gutschrift LBS Sued AG PROVISION BAUSPARVERTRAG')]],
    ['what a consultant laid out', [once('BONIFICO DA BETA SRL RIMBORSO SPESE')]],
    ['a journey for a client', [once('BONIFICO DA BETA SRL RIMBORSO TRASFERTA')]],
    ['a journey for a client in Germany', [once('Gutschrift Beta GmbH ERSTATTUNG Reisekosten')]],
    ['a client named like it', [once('Gutschrift Anna Erbe')]],
    ['a telephone, mended', [once('Gutschrift Nora Lenz HANDY REPARATUR')]],
    ['a joiner’s cupboard', [once('Gutschrift Nora Lenz ABSCHLAG SCHRANK')]],
    ['used bicycles', buyers.map((name) => once(`BONIFICO DA ${name} ACQUISTO BICI USATA`, '800.00'))],
    ['a bicycle a month', monthly('BONIFICO DA ZANI IRENE BICI USATA', '800.00')],
    ...['ANIMAZIONE FESTA COMPLEANNO', 'TORTA COMPLEANNO', 'LIBRETTO IMPIANTO CALDAIA', 'SUCCESSIONE EREDITA']
      .concat('CALCOLO RISCATTO LAUREA', 'RIMBORSO ANTICIPO', 'PERMUTA', 'RESO')
      .map((text): [string, Row[]] => [`of six clients: ${text}`, ofEach(`BONIFICO DA % ${text}`)]),
    ['of six clients: ZUM GEBURTSTAG', ofEach('Gutschrift % Torte ZUM GEBURTSTAG')],
    ['a service, done', monthly('BONIFICO DA BETA SRL SERVIZIO RESO', '800.00')],
    ['goods, sent back for a shop', monthly('Gutschrift Logistik Nord GmbH RETOURENABWICKLUNG', '800.00')],
    ['a heir’s lawyer', [once('BONIFICO DA ROSSI PAOLO COMPETENZE PRATICA EREDITA')]],
    ['a boiler, looked after', [once('BONIFICO DA ROSSI PAOLO LIBRETTO CALDAIA')]],
    ['a plumber', [once('Gutschrift Nora Lenz WASSERSCHADEN KUECHE')]],
  ])('and turnover is: %s', (_, rows) => expect(turnover(...invoices('1200.00'), ...rows)).toBe(euros(2000)))
})

describe('a body shop that insurers pay', { tags: ['C-self-employed-income'] }, () => {
  test.each<[string, Row[], number]>([
    [
      'month after month, against bills',
      monthly('BONIFICO DA UNIPOLSAI LIQUIDAZIONE SINISTRO 443 FATT 4', '1500.00'),
      2700,
    ],
    ['three times', monthly('Gutschrift Allianz Versicherungs-AG Schaden 77 RG 12', '1500.00', sinceAugust), 1950],
    [
      'once: one’s own damage',
      monthly('BONIFICO DA UNIPOLSAI LIQUIDAZIONE SINISTRO FATT 4', '1500.00', ['2026-09']),
      1200,
    ],
    [
      'by two of them',
      [
        ...monthly('BONIFICO DA UNIPOLSAI LIQUIDAZIONE SINISTRO 443 FATT 4', '1500.00'),
        ...monthly('BONIFICO DA GENERALI ITALIA SINISTRO 12 FATT 5', '1000.00'),
      ],
      3700,
    ],
    ['a patient’s bills', monthly('Gutschrift Debeka Krankenversicherung RECHNUNG 7', '1500.00'), 1200],
    ...[
      'Gutschrift Barmenia Versicherungen RG 4711 KV',
      'Gutschrift AXA Versicherung AG RECHNUNG 4',
      'Gutschrift Barmenia Versicherungen SCHADEN 77 RG 4711',
      'BONIFICO DA UNIPOLSAI LIQUIDAZIONE SINISTRO 12 FATT 5 VISITA',
      'Gutschrift Gothaer Schadenversicherung AG RECHNUNG 4',
    ].map((text): [string, Row[], number] => [`a patient’s bills: ${text}`, monthly(text, '900.00'), 1200]),
    ['an assessor', monthly('Gutschrift Allianz Versicherungs-AG KFZ GUTACHTEN RG 12', '1500.00'), 2700],
    ['a garage', monthly('BONIFICO DA UNIPOLSAI ASSICURAZIONI RIPARAZIONE FATT 12', '1500.00'), 2700],
    ['a refund', monthly('Gutschrift Allianz Versicherungs-AG RECHNUNG 7 ERSTATTUNG', '1500.00'), 1200],
    ['without a bill: what a policy pays', monthly('BONIFICO DA UNIPOLSAI LIQUIDAZIONE SINISTRO', '1500.00'), 1200],
  ])('%s', (_, rows, value) => expect(turnover(...invoices('1200.00'), ...rows)).toBe(euros(value)))
})
