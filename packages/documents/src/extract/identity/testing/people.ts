/** People who do not exist, drawn from a seed, and the machine readable lines of their cards. */
import { checkDigit, type MrzFormat } from '../../../mrz/format.ts'

export interface CardHolder {
  surname: string
  givenNames: string
  bornOn: string
  sex: 'F' | 'M'
  number: string
  expiresOn: string
  issuer: string
  nationality: string
}

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const SURNAMES = [
  'ROSSI',
  'DE LUCA',
  'BIANCHI',
  'WEISSMANN',
  'KOWALSKI',
  'QUARANTA',
  'ZANETTI',
  'HOXHA',
  'MUELLER',
  'BAUMGARTNER',
  'VILLANI',
  'OYELARAN',
  'JOVANOVIC',
  'PFEIFER',
  'XAVIER',
  'GUIDI',
]
const GIVEN = [
  'MARIO',
  'ANNA MARIA',
  'GIULIA',
  'JUERGEN',
  'BEATRICE',
  'LORENZO',
  'KATARZYNA',
  'WALTER',
  'EVA',
  'FRANCESCO PAOLO',
  'HELGA',
  'QUIRINO',
  'YVONNE',
  'ZOE',
  'MAXIMILIAN',
  'DIEGO',
]
const NUMBERS: Record<string, string> = { ITA: 'AA00000AA', 'P-ITA': 'AA0000000', D: 'L0LLL00L0', UTO: 'XXXXXXXXX' }
const ALPHABETS: Record<string, string> = {
  A: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '0': '0123456789',
  L: 'CFGHJKLMNPRTVWXYZ',
  X: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
}

export function inventHolder(random: () => number, kind: keyof typeof NUMBERS & string = 'ITA'): CardHolder {
  const pick = <T>(from: readonly T[] | string) => from[Math.floor(random() * from.length)] as T
  const two = (low: number, high: number) => String(low + Math.floor(random() * (high - low + 1))).padStart(2, '0')
  const state = kind.replace('P-', '')
  return {
    surname: pick(SURNAMES),
    givenNames: pick(GIVEN),
    bornOn: `19${two(40, 99)}-${two(1, 12)}-${two(1, 28)}`,
    sex: pick(['F', 'M'] as const),
    number: [...NUMBERS[kind]!].map((place) => pick<string>(ALPHABETS[place]!)).join(''),
    expiresOn: `20${two(26, 35)}-${two(1, 12)}-${two(1, 28)}`,
    issuer: state,
    nationality: state,
  }
}

const pad = (text: string, length: number) => text.replace(/[ '-]/g, '<').padEnd(length, '<').slice(0, length)
const short = (day: string) => day.slice(2).replaceAll('-', '')

export function mrzLines(holder: CardHolder, format: MrzFormat): string[] {
  const { surname, givenNames, bornOn, sex, number, expiresOn, issuer, nationality } = holder
  const names = `${surname.replaceAll(' ', '<')}<<${givenNames.replaceAll(' ', '<')}`
  const withDigit = (text: string) => text + checkDigit(text)
  if (format === 'TD1') {
    const first = pad(`${issuer === 'D' ? 'ID' : 'C<'}${pad(issuer, 3)}${withDigit(pad(number, 9))}`, 30)
    const second = `${withDigit(short(bornOn))}${sex}${withDigit(short(expiresOn))}${pad(nationality, 3)}${pad('', 11)}`
    return [
      first,
      second + checkDigit(first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29)),
      pad(names, 30),
    ]
  }
  const length = format === 'TD3' ? 44 : 36
  const first = pad(`${format === 'TD3' ? 'P<' : 'I<'}${pad(issuer, 3)}${names}`, length)
  const start = `${withDigit(pad(number, 9))}${pad(nationality, 3)}${withDigit(short(bornOn))}${sex}${withDigit(short(expiresOn))}`
  const body = start + (format === 'TD3' ? `${pad('', 14)}<` : pad('', 7))
  return [first, body + checkDigit(body.slice(0, 10) + body.slice(13, 20) + body.slice(21))]
}
