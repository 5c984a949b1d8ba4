/** What people have consented to at the sandbox's bank, whichever provider they came by. In memory only. */
import { addDays, dayIn, type Day } from '@attesta/domain/day.ts'
import { sum, type Cents } from '@attesta/domain/money.ts'
import type { Sources } from '../checkout/sessions.ts'
import { ibanOf } from './iban.ts'
import type { SandboxBank } from './institutions.ts'
import { lifeOf, openingBalance, type Happening } from './life.ts'
import { partner, personas, stranger, type Login } from './personas.ts'

export type Stage = 'created' | 'consent' | 'sign-in' | 'accounts' | 'linked' | 'rejected' | 'expired'

export interface BankAccount {
  id: string
  consent: Consent
  iban: string
  name: string
  ownerName: string | null
  isSavings: boolean
  seed: number
  /** Successful calls by scope, of the last day. */
  calls: Map<string, number[]>
}

export interface Consent {
  id: string
  bank: SandboxBank
  stage: Stage
  language: 'it' | 'de' | 'en'
  historyDays: number
  /** Where the person is led back, with what the provider of the link adds in the good case and in the bad one. */
  leadBack: (outcome: { error: string; details: string } | null) => string
  login: Login | null
  wrongCodes: number
  /** All of them, and those that the person chose. */
  accounts: BankAccount[]
  chosen: BankAccount[]
}

const dayMs = 86_400_000
const callsADay = 4
/** Where the balances are reckoned from. */
const longAgo = 730

export function createConsents({ clock, random }: Sources) {
  const consents = new Map<string, Consent>()
  const uuid = () => {
    const hex = random.bytes(16).toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }
  const today = (): Day => dayIn(clock.now(), 'Europe/Rome')

  return {
    uuid,
    today,
    begin(consent: Pick<Consent, 'bank' | 'language' | 'historyDays' | 'leadBack'> & { id?: string }): Consent {
      const begun: Consent = {
        id: uuid(),
        stage: 'created',
        login: null,
        wrongCodes: 0,
        accounts: [],
        chosen: [],
        ...consent,
      }
      consents.set(begun.id, begun)
      return begun
    },
    find: (id: string): Consent | null => consents.get(id) ?? null,
    /** Returns whether there was one. */
    end: (id: string): boolean => consents.delete(id),
    all: () => [...consents.values()],
    account: (id: string): BankAccount | null =>
      [...consents.values()]
        .flatMap(({ chosen, stage }) => (stage === 'linked' ? chosen : []))
        .find((account) => account.id === id) ?? null,

    /** The person is who they say: the bank shows the accounts. */
    signIn(consent: Consent, login: Login, holder: string): void {
      const { owner, accounts } = personas[login],
        { country, code } = consent.bank
      const ownerName = {
        named: holder.toUpperCase(),
        stranger: stranger[country].toUpperCase(),
        untold: null,
        joint: `${holder.toUpperCase()} / ${partner[country].toUpperCase()}`,
      }[owner]
      const names = country === 'IT' ? ['Conto corrente', 'Conto deposito'] : ['Girokonto', 'Tagesgeld']
      consent.login = login
      consent.stage = 'accounts'
      consent.accounts = names.slice(0, accounts).map((name, index) => {
        const seed = random.bytes(4).readUInt32BE() % 900_000
        return {
          id: uuid(),
          consent,
          iban: ibanOf(country, code, 1_000_000 + seed),
          name,
          ownerName,
          isSavings: index > 0,
          seed: seed % 1000,
          calls: new Map(),
        }
      })
    },

    /** Whether the bank answers this once more: four times a day for each account and scope. */
    takeCall(account: BankAccount, scope: string): boolean {
      const now = clock.now().getTime(),
        recent = (account.calls.get(scope) ?? []).filter((at) => at > now - dayMs)
      account.calls.set(scope, recent.length < callsADay ? [...recent, now] : recent)
      return recent.length < callsADay
    },

    /** Returns all, the oldest first. */
    bookings({ consent, ...account }: BankAccount, from: Day): Happening[] {
      return lifeOf(personas[consent.login!], consent.bank.country, account, from, today())
    },

    /** Of what is booked until now. */
    balance(account: BankAccount): Cents {
      const all = lifeOf(
        { ...personas[account.consent.login!], days: longAgo },
        account.consent.bank.country,
        account,
        addDays(today(), -longAgo),
        today(),
      )
      return openingBalance + sum(all.map(({ amount }) => amount))
    },
  }
}

export type Consents = ReturnType<typeof createConsents>
