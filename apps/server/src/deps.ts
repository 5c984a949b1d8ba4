/** What the features are given. Types only: `create-server.ts` puts it together. */
import type { Addresses } from '@attesta/providers/addresses/port.ts'
import type { BankConnectionProvider } from '@attesta/providers/bank-connection/port.ts'
import type { CreditCheck } from '@attesta/providers/credit-check/port.ts'
import type { IdentityCheck } from '@attesta/providers/identity-check/port.ts'
import type { IpLocation } from '@attesta/providers/ip-location/port.ts'
import type { Mail } from '@attesta/providers/email/port.ts'
import type { Payments } from '@attesta/providers/payments/port.ts'
import type { Storage } from '@attesta/providers/storage/port.ts'
import type { VirusScan } from '@attesta/providers/virus-scan/port.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { KeyRing } from './crypto/key-ring.ts'
import type { Egress } from './egress.ts'
import type { RateLimiter } from './http/rate-limit.ts'
import type { Words } from './http/words.ts'
import type { Log } from './log.ts'
import type { Random } from './random.ts'
import type { Transact } from './stores/transact.ts'
import type { Reader } from './uploads/reader.ts'

/** What comes from outside the process: settings, time, chance and the adapters of other services. */
export interface Outside {
  config: Config
  clock: Clock
  random: Random
  log: Log
  storage: Storage
  payments: Payments
  mail: Mail
  addresses: Addresses
  /** Undefined where the operator has named none: then no bank can be connected. */
  bankConnectionProvider: BankConnectionProvider | undefined
  ipLocation: IpLocation
  /** Null where no service is set up. */
  identityCheck: IdentityCheck | null
  creditCheck: CreditCheck | null
  /** Null where the operator has named none: then files are taken as they come. */
  virusScan: VirusScan | null
  /** Reads documents and draws their pages, apart from this process. Only jobs have documents read. */
  reader: Reader
}

export interface Deps extends Outside {
  keys: KeyRing
  transact: Transact
  /** To where companies want to be told. */
  webhookEgress: Egress
  words: Words
  /** For what is counted by something else than its caller. */
  limiter: RateLimiter
}
