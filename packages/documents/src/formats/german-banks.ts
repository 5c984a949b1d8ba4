/**
 * Banks with German accounts. Codes: the Bundesbank's list of Bankleitzahlen, whose fourth digit tells the group;
 * marks: the names on their letterheads.
 */
import type { BankFormat } from './bank-format.ts'

const bank = (
  name: string,
  blzs: readonly string[],
  marks: readonly string[],
  rest: Pick<BankFormat, 'bic' | 'producers' | 'isGroup'> = {},
): BankFormat => ({ name, country: 'DE', blzs, marks, ...rest })

/** The Postbank's own programs, and those of the bank that it became part of. */
const POSTBANK_PRODUCERS = [
  'StreamServe Communication Server 5.6.2',
  'XEP 4.19',
  'iText 1.4',
  'iText 2.0.8',
  'CrawfordTech PDF Driver Version 4.9',
  'XEP 4.28',
]

export const germanBanks: readonly BankFormat[] = [
  bank('Sparkasse', ['???5????'], ['sparkasse'], { isGroup: true }),
  bank('Volksbank', ['???6????', '???9????'], ['volksbank', 'raiffeisenbank', 'vr bank'], {
    isGroup: true,
    producers: ['Compart MFFPDF I/O Filter', 'iText 2.1.5', 'iText 2.1.7'],
  }),
  bank('PSD Bank', ['???909??', '37060993', '30060992'], ['psd bank'], {
    isGroup: true,
    producers: ['Compart MFFPDF I/O Filter', 'iText 2.1.5', 'iText 2.1.7'],
  }),
  bank('Sparda-Bank', ['???905??'], ['sparda bank'], { isGroup: true }),
  bank('DKB', ['12030000'], ['deutsche kreditbank', 'dkb ag', 'dkb de'], { bic: 'BYLADEM1001' }),
  bank('ING', ['50010517'], ['ing diba ag', 'ing diba', 'ing de'], {
    bic: 'INGDDEFF',
    producers: ['A2WServer', 'AFP2web SDK V3.1', 'Maas PDF Library V3.0', 'Maas PDF Library V3.1'],
  }),
  bank('Deutsche Bank', ['???70???'], ['deutsche bank ag', 'deutsche bank'], {
    producers: ['CrawfordTech PDF Driver Version 4.9', 'XEP 4.28'],
  }),
  bank('norisbank', ['10077777', '76026000'], ['norisbank']),
  bank('Postbank', ['???100??'], ['postbank'], { producers: POSTBANK_PRODUCERS }),
  bank('FYRST', [], ['fyrst'], { producers: POSTBANK_PRODUCERS }),
  bank('Commerzbank', ['???400??', '???800??'], ['commerzbank']),
  bank('comdirect', ['200411??'], ['comdirect']),
  bank('N26 Bank', ['10011001'], ['n26 bank', 'n26'], { bic: 'NTSBDEB1' }),
  bank('C24 Bank', ['50024024'], ['c24 bank', 'c24 de'], { bic: 'DEFFDEFF' }),
  bank('Consorsbank', ['76030080'], ['consorsbank'], { bic: 'CSDBDE71' }),
  bank('Trade Republic Bank', ['10012345'], ['trade republic bank', 'trade republic'], { bic: 'TRBKDEBB' }),
  bank('Solaris', ['110101??'], ['solarisbank', 'solaris se', 'vivid money']),
  bank('HypoVereinsbank', ['70020270'], ['hypovereinsbank', 'unicredit bank gmbh'], { bic: 'HYVEDEMM' }),
  bank('TARGOBANK', ['30020900'], ['targobank'], { bic: 'CMCIDEDD' }),
  bank('Santander Consumer Bank', ['31010833', '???33300'], ['santander consumer bank'], { bic: 'SCFBDE33' }),
  bank('1822direkt', ['50050222'], ['1822direkt'], { bic: 'HELADEF1822' }),
  bank('GLS Gemeinschaftsbank', ['43060967'], ['gls gemeinschaftsbank', 'gls bank'], { bic: 'GENODEM1GLS' }),
  bank('Deutsche Apotheker- und Ärztebank', ['30060601'], ['apobank', 'deutsche apotheker und arztebank']),
  bank('Oldenburgische Landesbank', ['28020050'], ['oldenburgische landesbank'], { bic: 'OLBODEH2' }),
]
