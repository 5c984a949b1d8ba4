/**
 * Banks with Italian accounts. Codes: Banca d'Italia's register of ABI codes; marks: the names on their letterheads.
 */
import type { BankFormat } from './bank-format.ts'

const bank = (
  name: string,
  abis: readonly string[],
  bic: string | undefined,
  marks: readonly string[],
  producers?: readonly string[],
): BankFormat => ({ name, country: 'IT', abis, ...(bic && { bic }), marks, ...(producers && { producers }) })

export const italianBanks: readonly BankFormat[] = [
  bank('Intesa Sanpaolo', ['03069', '03111', '01025'], 'BCITITMM', ['intesa sanpaolo', 'intesasanpaolo com']),
  bank('UniCredit', ['02008'], 'UNCRITMM', ['unicredit s p a', 'unicredit spa', 'unicredit it', 'unicredit']),
  bank('BancoPosta', ['07601'], 'BPPIITRR', ['bancoposta', 'poste italiane', 'poste it']),
  bank('PostePay', ['36081'], 'PPAYITR1', ['postepay s p a', 'postepay evolution']),
  bank('ING', ['03475'], 'INGBITD1', [
    'ing bank n v milan branch',
    'ing bank n v succursale di milano',
    'conto corrente arancio',
    'ing italia',
  ]),
  bank('Banco BPM', ['05034'], 'BAPPIT21', ['banco bpm', 'bancobpm it']),
  bank('Webank', ['05034'], 'BAPPIT21', ['webank it', 'webank']),
  bank('BNL', ['01005'], 'BNLIITRR', ['banca nazionale del lavoro', 'bnl it', 'bnl bnp paribas']),
  bank('BPER Banca', ['05387', '06175'], 'BPMOIT22', ['bper banca', 'bper it']),
  bank('Banca Monte dei Paschi di Siena', ['01030'], 'PASCITMM', [
    'monte dei paschi di siena',
    'gruppo mps',
    'gruppomps it',
  ]),
  bank('Crédit Agricole Italia', ['06230', '05216'], 'CRPPIT2P', ['credit agricole italia', 'credit agricole']),
  bank('FinecoBank', ['03015'], 'FEBIITM1', ['finecobank', 'fineco bank', 'fineco']),
  bank('Banca Widiba', ['03442'], 'WIDIITMM', ['banca widiba', 'widiba']),
  bank('HYPE', ['36772'], 'HYEEIT22', ['hype s p a', 'hype it', 'hype']),
  bank('Banca Mediolanum', ['03062'], 'MEDBITMM', ['banca mediolanum']),
  bank('Credem', ['03032'], 'BACRIT21', ['credito emiliano', 'credem']),
  bank('Banca Sella', ['03268'], 'SELBIT2B', ['banca sella', 'sella it']),
  bank('BBVA', ['03576'], 'BBVAITMM', ['banco bilbao vizcaya argentaria', 'bbva']),
  bank('Banca Popolare di Sondrio', ['05696'], 'POSOIT21', ['banca popolare di sondrio', 'popso it']),
  bank('Banca Popolare Etica', ['05018'], 'ETICIT22', ['banca popolare etica', 'banca etica']),
  bank('Banco di Desio e della Brianza', ['03440'], 'BDBDIT22', ['banco di desio e della brianza', 'banco desio']),
  bank('isybank', ['03385'], 'ITBBITM1', ['isybank']),
  bank('Revolut Bank UAB', ['03669'], 'REVOITM2', ['revolut bank uab', 'revolut bank']),
  bank('Qonto', ['36092'], 'QNTOITM2', ['qonto', 'olinda sas']),
  bank('Mediobanca Premier', ['03058', '03643'], 'MICSITM1', ['mediobanca premier', 'chebanca']),
]
