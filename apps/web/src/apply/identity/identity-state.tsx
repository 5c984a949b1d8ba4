import { localeOf } from '@attesta/contract/locales.ts'
import type { Reply } from '../../calls.ts'
import { useLanguage } from '../../words/use-language.ts'
import { useSay } from '../../words/words.tsx'
import { StatusTag, type StatusLook } from '../../ui/status-tag.tsx'

type Identity = Reply<'isIdentityVerified'>

const looks: Record<Identity['state'], StatusLook> = {
  unknown: 'plain',
  pending: 'info',
  verified: 'ok',
  failed: 'err',
}

export const IdentityTag = ({ state }: Pick<Identity, 'state'>) => {
  const t = useSay()
  return <StatusTag look={looks[state]}>{t(`PersonalDetails.Verify.State.${state}`)}</StatusTag>
}

/** Shows the date and method of the identity verification. */
export function VerifiedLine({
  identity: { verified_at: at, verification_method: method },
  timeZone,
}: {
  identity: Identity
  timeZone: string
}) {
  const t = useSay()
  const language = useLanguage()
  if (at === null || method === null) return null
  return (
    <p>
      {t(`PersonalDetails.Verify.Done.${method}`, {
        day: new Intl.DateTimeFormat(localeOf[language], { timeZone, dateStyle: 'long' }).format(new Date(at)),
      })}
    </p>
  )
}
