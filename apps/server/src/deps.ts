/** What the features are made of. This file is the only place where any of it is constructed. */
import type { Mail } from '@attesta/providers/mail/port.ts'
import type { Payments } from '@attesta/providers/payments/port.ts'
import type { Storage } from '@attesta/providers/storage/port.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { KeyRing } from './crypto/key-ring.ts'
import type { Words } from './http/words.ts'
import type { Log } from './log.ts'
import type { Random } from './random.ts'
import type { Transact } from './stores/transact.ts'
import type { Reader } from './uploads/reader.ts'

export interface Deps {
  config: Config
  clock: Clock
  random: Random
  keys: KeyRing
  transact: Transact
  storage: Storage
  payments: Payments
  mail: Mail
  /** Reads documents, apart from this process. Only jobs use it. */
  reader: Reader
  words: Words
  log: Log
}
