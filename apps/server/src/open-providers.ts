/** The adapters of whom the operator's settings name, or of the fakes of a trial. */
import { readFileSync } from 'node:fs'
import { createGoogleAddresses } from '@attesta/providers/addresses/google.ts'
import { offlineAddresses } from '@attesta/providers/addresses/offline.ts'
import { createPhotonAddresses } from '@attesta/providers/addresses/photon.ts'
import type { Addresses } from '@attesta/providers/addresses/port.ts'
import { withFallback } from '@attesta/providers/addresses/with-fallback.ts'
import { createEnableBanking } from '@attesta/providers/bank-connection/enable-banking.ts'
import { createGoCardless } from '@attesta/providers/bank-connection/gocardless.ts'
import { guardedBankConnection } from '@attesta/providers/bank-connection/guarded.ts'
import type { BankConnectionProvider } from '@attesta/providers/bank-connection/port.ts'
import { systemClock } from './clock.ts'
import { WrongConfig, type Config } from './config.ts'
import type { Fakes } from './fakes.ts'
import type { CircuitOf } from './metrics/circuits.ts'
import { systemRandom } from './random.ts'

/** The service alone; undefined where none is named. */
export function namedAddresses({ addresses }: Pick<Config, 'addresses'>): Addresses | undefined {
  if (addresses === undefined) return undefined
  return 'google' in addresses
    ? createGoogleAddresses({ key: addresses.google.key, ...(addresses.google.url && { url: addresses.google.url }) })
    : createPhotonAddresses(addresses.photon)
}

/** Opens the service that the operator names, with our own table behind it; else the table alone. */
export function openAddresses(config: Pick<Config, 'addresses'>, circuitOf: CircuitOf): Addresses {
  const named = namedAddresses(config)
  return named ? withFallback(named, offlineAddresses, circuitOf('addresses')) : offlineAddresses
}

type BankSettings = Pick<Config, 'bankConnectionProvider'>

export function openBankConnectionProvider(
  config: BankSettings,
  fakes: Fakes | undefined,
  circuitOf: CircuitOf,
): BankConnectionProvider | undefined {
  const named = namedBankConnectionProvider(config, fakes)
  return named && guardedBankConnection(named, circuitOf('bank-data'))
}

/** Returns the provider alone, or the fake of a trial that has one. @throws WrongConfig */
export function namedBankConnectionProvider(
  { bankConnectionProvider: named }: BankSettings,
  fakes: Fakes | undefined,
): BankConnectionProvider | undefined {
  const around = { clock: systemClock, random: systemRandom }
  if (named === undefined) return undefined
  if ('sandbox' in named)
    return (
      fakes &&
      (named.sandbox === 'gocardless'
        ? createGoCardless({ ...around, ...fakes.goCardless })
        : createEnableBanking({ ...around, ...fakes.enableBanking() }))
    )
  if ('gocardless' in named)
    return createGoCardless({
      ...around,
      secretId: named.gocardless.secretId,
      secretKey: named.gocardless.secretKey,
      ...(named.gocardless.url && { url: named.gocardless.url }),
    })
  const { applicationId, keyFile, url } = named.enableBanking
  try {
    return createEnableBanking({
      ...around,
      applicationId,
      privateKeyPem: readFileSync(keyFile, 'utf8'),
      ...(url && { url }),
    })
  } catch (error) {
    throw new WrongConfig([
      `ENABLEBANKING_KEY_FILE must name a private key in PEM that can be read (${(error as NodeJS.ErrnoException).code ?? 'not a key'})`,
    ])
  }
}
