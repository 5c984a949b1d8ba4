import type { IdentityCheck } from '@attesta/providers/identity-check/port.ts'
import { providerNames } from '../../regions/connectable-banks.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { readOwnText } from './own-texts.ts'

const identityNames: Record<IdentityCheck['provider'], string> = {
  webid: 'WebID',
  idnow: 'IDnow',
  stripe: 'Stripe Identity',
}

export const legal = ({ config, bankConnectionProvider, identityCheck, creditCheck }: Deps) =>
  ({
    async legalText({ query, language }) {
      const services = [
        ...(bankConnectionProvider
          ? [{ kind: 'bank' as const, name: providerNames[bankConnectionProvider.provider] }]
          : []),
        ...(identityCheck ? [{ kind: 'identity' as const, name: identityNames[identityCheck.provider] }] : []),
        ...(creditCheck ? [{ kind: 'credit' as const, name: creditCheck.provider }] : []),
      ]
      return { success: true as const, text: await readOwnText(config.dataDir, language, query.page), services }
    },
  }) satisfies Handlers<'legalText'>
