/** People thrown with dice, for documents in any number: like the cast, none of them exists. */
import { checkLetter, givenNameLetters, surnameLetters } from '@attesta/domain/fiscal-code.ts'
import type { BankAccount, Person } from '@attesta/domain/examples/person.ts'
import { type Day, addDays } from '@attesta/domain/day.ts'
import { euros } from '@attesta/domain/money.ts'
import { type Dice, diceOf } from '../random.ts'

type Country = 'IT' | 'DE'
interface Town {
  name: string
  province: string | null
  postcode: string
  /** The Belfiore code; null outside Italy. */
  code: string | null
}

const WOMEN: Record<Country, readonly string[]> = {
  IT: ['Sara', 'Elena', 'Beatrice', 'Maria Luisa', 'Ilaria', 'Noemi'],
  DE: ['Anke', 'Svenja', 'Ursula', 'Kathrin', 'Anna-Lena'],
}
const MEN: Record<Country, readonly string[]> = {
  IT: ['Paolo', 'Giuseppe', 'Niccolò', 'Andrea', 'Pier Luigi', 'Dario'],
  DE: ['Björn', 'Matthias', 'Karl-Heinz', 'Uwe', 'Sören'],
}
const FAMILIES: Record<Country, readonly string[]> = {
  IT: ['Moretti', "D'Amico", 'De Santis', 'Lo Presti', 'Colombo', 'Fumagalli', 'Nicolì', 'Ferro'],
  DE: ['Schröder', 'Kaufmann', 'von Bergen', 'Großmann', 'Lüders', 'Petersen', 'Yildiz'],
}
const TOWNS: Record<Country, readonly Town[]> = {
  IT: [
    { name: 'Milano', province: 'MI', postcode: '20131', code: 'F205' },
    { name: 'Bologna', province: 'BO', postcode: '40126', code: 'A944' },
    { name: 'Torino', province: 'TO', postcode: '10128', code: 'L219' },
    { name: 'Bari', province: 'BA', postcode: '70122', code: 'A662' },
  ],
  DE: [
    { name: 'Köln', province: null, postcode: '50823', code: null },
    { name: 'Leipzig', province: null, postcode: '04109', code: null },
    { name: 'München', province: null, postcode: '80331', code: null },
  ],
}
const STREETS: Record<Country, readonly string[]> = {
  IT: ['Via Padova', 'Corso Garibaldi', 'Piazza della Repubblica', 'Viale dei Tigli'],
  DE: ['Goethestraße', 'Am Stadtgraben', 'Lindenallee'],
}
const EMPLOYERS: Record<Country, ReadonlyArray<readonly [name: string, taxCode: string | null, address: string]>> = {
  IT: [
    ['Officine Lombarde S.r.l.', '08714560961', 'Via Mecenate 90, 20138 Milano MI'],
    ['Grafica Ticinese S.p.A.', '11220330150', 'Via Savona 41, 20144 Milano MI'],
    ['Cantieri Vesuvio S.r.l.', '07655120637', 'Via Marina 19, 80133 Napoli NA'],
  ],
  DE: [
    ['Rheinwerk Maschinenbau GmbH', null, 'Vogelsanger Straße 78, 50823 Köln'],
    ['Elbe Logistik AG', null, 'Hafenstraße 12, 20457 Hamburg'],
    ['Stadtwerke Musterhausen GmbH', null, 'Am Markt 1, 04109 Leipzig'],
  ],
}
const PAYEES: Record<
  Country,
  { rent: string; rentFor: string; power: string; powerFor: string; phone: string; phoneFor: string }
> = {
  IT: {
    rent: 'CASE LIBERTY SRL',
    rentFor: 'CANONE LOCAZIONE',
    power: 'LUCE VIVA SPA',
    powerFor: 'BOLLETTA LUCE',
    phone: 'ILIAD ITALIA SPA',
    phoneFor: 'ABBONAMENTO TELEFONICO',
  },
  DE: {
    rent: 'Wohnbau Mitte eG',
    rentFor: 'Miete Wohnung 14',
    power: 'Stadtwerke Energie',
    powerFor: 'Abschlag Strom',
    phone: 'congstar GmbH',
    phoneFor: 'Mobilfunk Rechnung',
  },
}
const MONTH_LETTERS = 'ABCDEHLMPRST'

/**
 * A person with a job, an account and a card, the same for the same matter. The account's number and the card's are
 * replaced by those that a document needs.
 */
export function inventPerson(country: Country, matter: string): Person {
  const dice = diceOf(`person:${country}:${matter}`),
    isWoman = dice.fraction() < 0.5
  const givenName = dice.pick((isWoman ? WOMEN : MEN)[country]),
    familyName = dice.pick(FAMILIES[country]),
    birthTown = dice.pick(TOWNS[country]),
    home = dice.pick(TOWNS[country])
  const born = addDays('1962-01-01', dice.between(0, 14_900)),
    hiredOn = addDays('2012-01-01', dice.between(0, 4000)),
    sex = isWoman ? ('F' as const) : ('M' as const)
  const [employer, employerTaxCode, employerAddress] = dice.pick(EMPLOYERS[country]),
    latinName = { given: latin(givenName), family: latin(familyName) }
  return {
    id: `${latinName.given}-${latinName.family}`.toLowerCase().replace(/[^a-z]+/g, '-'),
    givenName,
    familyName,
    latinName,
    sex,
    born,
    birthPlace: { town: birthTown.name, province: birthTown.province, country },
    nationality: country === 'IT' ? 'ITA' : 'DEU',
    heightCm: dice.between(155, 195),
    fiscalCode: birthTown.code === null ? null : fiscalCodeOf(latinName, sex, born, birthTown.code),
    email: 'someone@example.org',
    phone: '+393331234567',
    address: {
      street: dice.pick(STREETS[country]),
      number: String(dice.between(1, 180)),
      postcode: home.postcode,
      town: home.name,
      province: home.province,
      country,
    },
    employment: {
      employer,
      employerTaxCode,
      employerAddress,
      hiredOn,
      contract: dice.fraction() < 0.8 ? 'open_ended' : 'fixed_term',
      role: country === 'IT' ? 'Impiegato' : 'Sachbearbeitung',
      level: country === 'IT' ? '4' : 'EG 9',
      paychecksPerYear: country === 'IT' ? dice.pick([13, 14] as const) : 12,
      grossMonthly: euros(dice.between(150_000, 420_000) / 100),
      form: country === 'IT' ? 'zucchetti' : 'datev',
    },
    accounts: [accountOf(country, dice)],
    identity: {
      kind: 'passport',
      number: 'YB4417026',
      issuedOn: '2022-07-31',
      expiresOn: '2032-07-30',
      issuingCountry: country === 'IT' ? 'ITA' : 'D',
    },
  }
}

function accountOf(country: Country, dice: Dice): BankAccount {
  const names = PAYEES[country]
  return {
    layout: country === 'IT' ? 'intesa' : 'sparkasse',
    iban: '',
    opening: euros(dice.between(-60_000, 920_000) / 100),
    receivesSalary: true,
    paysEverydayLife: true,
    monthlyTransfer: 0,
    standing: [
      {
        kind: 'rent',
        payee: names.rent,
        purpose: names.rentFor,
        amount: euros(dice.between(450, 1100)),
        spread: 0,
        dayOfMonth: dice.between(1, 6),
        every: 1,
      },
      {
        kind: 'energy',
        payee: names.power,
        purpose: names.powerFor,
        amount: euros(52),
        spread: euros(12),
        dayOfMonth: dice.between(10, 20),
        every: 1,
      },
      {
        kind: 'phone',
        payee: names.phone,
        purpose: names.phoneFor,
        amount: euros(9.99),
        spread: 0,
        dayOfMonth: dice.between(7, 24),
        every: 1,
      },
    ],
  }
}

/** As machine readable zones and old mainframes write a name. */
const latin = (name: string) =>
  name
    .toUpperCase()
    .replaceAll('Ä', 'AE')
    .replaceAll('Ö', 'OE')
    .replaceAll('Ü', 'UE')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

export function fiscalCodeOf(
  { given, family }: Person['latinName'],
  sex: Person['sex'],
  born: Day,
  place: string,
): string {
  const day = Number(born.slice(8)) + (sex === 'F' ? 40 : 0)
  const first =
    surnameLetters(family.replace(/[^A-Z]/g, '')) +
    givenNameLetters(given.replace(/[^A-Z]/g, '')) +
    born.slice(2, 4) +
    MONTH_LETTERS[Number(born.slice(5, 7)) - 1]! +
    String(day).padStart(2, '0') +
    place
  return first + checkLetter(first)
}
