/** Who may sign in at the sandbox's bank, by login name: what their accounts show, or how they go wrong. */

export interface Persona {
  meaning: string
  /** Whose account it is: who the form of the sign-in names, someone else, no one, or two people. */
  owner: 'named' | 'stranger' | 'untold' | 'joint'
  income: 'salary' | 'pension' | 'invoices' | 'allowance' | 'none'
  paysRent: boolean
  accounts: 1 | 2
  /** How far back the bank keeps bookings. */
  days: number
  /** Whether each booking carries the balance after it. */
  hasRunningBalances: boolean
  /** What happens when bookings are asked for; `second`: of the second account only. */
  fault: 'none' | 'limit' | 'suspended' | 'expired' | 'second' | 'bank' | 'slow'
}

const plain: Persona = {
  meaning: '',
  owner: 'named',
  income: 'salary',
  paysRent: true,
  accounts: 1,
  days: 400,
  hasRunningBalances: false,
  fault: 'none',
}

export const personas = {
  salary: { ...plain, meaning: 'a monthly salary and a rent' },
  proven: { ...plain, hasRunningBalances: true, meaning: 'the same, with a balance after each booking: proven' },
  two: { ...plain, accounts: 2, meaning: 'a salary, and a second account for savings' },
  pension: { ...plain, income: 'pension', meaning: 'a pension and a rent' },
  selfemployed: { ...plain, income: 'invoices', meaning: 'invoices paid, never the same' },
  student: { ...plain, income: 'allowance', paysRent: false, meaning: 'an allowance from the parents' },
  norent: { ...plain, paysRent: false, meaning: 'a salary, no rent' },
  noincome: { ...plain, income: 'none', meaning: 'spends and receives nothing' },
  mismatch: { ...plain, owner: 'stranger', meaning: 'the account is someone else’s' },
  noname: { ...plain, owner: 'untold', meaning: 'the bank tells no owner' },
  joint: { ...plain, owner: 'joint', meaning: 'two people hold the account' },
  short: { ...plain, days: 40, meaning: 'the bank keeps 40 days only' },
  half: { ...plain, accounts: 2, fault: 'second', meaning: 'two accounts, the second one fails' },
  ratelimit: { ...plain, fault: 'limit', meaning: 'no more bookings today (429)' },
  suspended: { ...plain, fault: 'suspended', meaning: 'the connection is suspended (409)' },
  expired: { ...plain, fault: 'expired', meaning: 'the access ends before the bookings come (401)' },
  bankdown: { ...plain, fault: 'bank', meaning: 'the bank does not answer (503)' },
  slow: { ...plain, fault: 'slow', meaning: 'the bookings take ten seconds' },
} as const satisfies Record<string, Persona>

export type Login = keyof typeof personas
export const isLogin = (text: string): text is Login => Object.hasOwn(personas, text)

/** The code that the bank sends; any other is wrong. */
export const bankCode = '123456'
export const stranger = { IT: 'Renata Sconosciuti', DE: 'Renate Unbekannt' } as const
export const partner = { IT: 'Paolo Esempi', DE: 'Paul Beispiel' } as const
