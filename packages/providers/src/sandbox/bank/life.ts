/**
 * What happens on an account of the sandbox's bank: the same every time for one login and account, up to the day on
 * which it is asked.
 */
import { addDays, dayNumber, daysBetween, type Day } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'
import type { Persona } from './personas.ts'

export interface Happening {
  day: Day
  amount: Cents
  party: string
  purpose: string
  /** The bank's own kind of booking. */
  kind: string
}

interface SampleApplicants {
  employer: string
  salary: string
  pension: [string, string]
  clients: readonly string[]
  parents: [string, string]
  landlord: [string, string]
  standing: readonly [number, Cents, string, string][]
  shops: readonly string[]
  credit: string
  debit: string
  card: string
}

const lives: Record<'IT' | 'DE', SampleApplicants> = {
  IT: {
    employer: 'OFFICINE LOMBARDE SRL',
    salary: 'STIPENDIO',
    pension: ['INPS', 'PENSIONE CAT VO'],
    clients: ['GALLERIA MODERNA SRL', 'STUDIO TRE ARCHI', 'EDIZIONI PONTE SPA', 'CASEIFICIO VALLE SNC'],
    parents: ['CARLA BIANCHI', 'AIUTO PER GLI STUDI'],
    landlord: ['IMMOBILIARE SAN SIRO SRL', 'CANONE LOCAZIONE'],
    standing: [
      [10, -2995, 'FASTWEB SPA', 'ABBONAMENTO FIBRA'],
      [12, -1399, 'NETFLIX INTERNATIONAL BV', 'ABBONAMENTO'],
      [15, -14250, 'CREDITO AUTO ITALIA SPA', 'RATA FINANZIAMENTO'],
      [18, -6420, 'A2A ENERGIA SPA', 'FATTURA LUCE E GAS'],
    ],
    shops: ['ESSELUNGA MILANO', 'FORNO ANTICO', 'BAR CENTRALE', 'FARMACIA SARPI', 'LIBRERIA DEL CORSO'],
    credit: '48-Bonifico a vostro favore',
    debit: '50-Addebito preautorizzato',
    card: '43-Pagamento POS',
  },
  DE: {
    employer: 'Rheinwerk Maschinenbau GmbH',
    salary: 'Gehalt',
    pension: ['Deutsche Rentenversicherung Bund', 'Rente'],
    clients: ['Galerie am Markt GmbH', 'Werkstatt Drei GbR', 'Verlag Brücke KG', 'Hofladen Tal OHG'],
    parents: ['Ursula Weiß', 'Unterstützung Studium'],
    landlord: ['Wohnbau Süd eG', 'Miete'],
    standing: [
      [10, -3999, 'Telekom Deutschland GmbH', 'Festnetz Internet'],
      [12, -1299, 'NETFLIX INTERNATIONAL BV', 'Abo'],
      [15, -18900, 'Autobank Nord AG', 'Darlehensrate'],
      [18, -7800, 'Stadtwerke Köln', 'Abschlag Strom'],
    ],
    shops: ['REWE MARKT', 'BAECKEREI HAHN', 'CAFE MITTE', 'APOTHEKE AM RING', 'BUCHHANDLUNG LESER'],
    credit: 'Gutschrift',
    debit: 'Lastschrift',
    card: 'Kartenzahlung',
  },
}

const salaries = { IT: 190_000, DE: 289_261 } as const,
  pensions = { IT: 142_000, DE: 151_000 } as const,
  rents = { IT: -70_000, DE: -82_000 } as const

/** From 0 to 1, the same for the same number. */
const chance = (seed: number): number => {
  const wild = Math.sin(seed * 12.9898 + 78.233) * 43_758.5453
  return wild - Math.floor(wild)
}

function onDay(day: Day, country: 'IT' | 'DE', { income, paysRent }: Persona, seed: number): Happening[] {
  const { employer, salary, pension, clients, parents, landlord, standing, shops, credit, debit, card } =
      lives[country],
    date = Number(day.slice(8)),
    number = dayNumber(day) + seed
  const pick = <T>(list: readonly T[], salt: number): T => list[Math.floor(chance(number + salt) * list.length)]!
  return [
    ...(income === 'salary' && date === 27
      ? [
          {
            day,
            amount: salaries[country],
            party: employer,
            purpose: `${salary} ${day.slice(5, 7)}/${day.slice(0, 4)}`,
            kind: credit,
          },
        ]
      : []),
    ...(income === 'pension' && date === 1
      ? [{ day, amount: pensions[country], party: pension[0], purpose: pension[1], kind: credit }]
      : []),
    ...(income === 'allowance' && date === 3
      ? [{ day, amount: 60_000, party: parents[0], purpose: parents[1], kind: credit }]
      : []),
    ...(income === 'invoices' && chance(number) < 0.12
      ? [
          {
            day,
            amount: 40_000 + Math.floor(chance(number + 1) * 180_000),
            party: pick(clients, 2),
            purpose: country === 'IT' ? `FATTURA ${number % 90}` : `Rechnung ${number % 90}`,
            kind: credit,
          },
        ]
      : []),
    ...(paysRent && date === 5
      ? [{ day, amount: rents[country], party: landlord[0], purpose: landlord[1], kind: debit }]
      : []),
    ...standing
      .filter(([on]) => on === date)
      .map(([, amount, party, purpose]) => ({ day, amount, party, purpose, kind: debit })),
    ...(chance(number + 3) < 0.45
      ? [
          {
            day,
            amount: -500 - Math.floor(chance(number + 4) * 6500),
            party: pick(shops, 5),
            purpose: `${day.slice(8)}.${day.slice(5, 7)}.`,
            kind: card,
          },
        ]
      : []),
  ]
}

/** Savings: a little put aside each month. */
const savings = (day: Day, country: 'IT' | 'DE'): Happening[] =>
  day.endsWith('-28')
    ? [
        {
          day,
          amount: 10_000,
          party: '',
          purpose: country === 'IT' ? 'GIROCONTO' : 'Umbuchung Sparkonto',
          kind: lives[country].credit,
        },
      ]
    : []

/** Oldest first, from `from` on, as far back as the bank keeps them. */
export function lifeOf(
  persona: Persona,
  country: 'IT' | 'DE',
  account: { isSavings: boolean; seed: number },
  from: Day,
  today: Day,
): Happening[] {
  const first = [from, addDays(today, 1 - persona.days)].sort().at(-1)!
  return Array.from({ length: Math.max(0, daysBetween(first, today) + 1) }, (_, index) =>
    addDays(first, index),
  ).flatMap((day) => (account.isSavings ? savings(day, country) : onDay(day, country, persona, account.seed)))
}

/** What lay on each account two years ago; whatever happened since is in the balance. */
export const openingBalance: Cents = 250_000
