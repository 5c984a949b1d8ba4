import { CopyButton } from '../ui/copy-button.tsx'
import { useSignInWords } from './sign-in-words.ts'

/** «JBSW Y3DP EHPK»: in fours, to be typed. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Shows the authenticator secret as a QR code, as a link for an app on this device, and as text. */
export function AppSecret({ secret, uri, qr }: { secret: string; uri: string; qr: string }) {
  const { t } = useSignInWords()
  return (
    <div className="stack app-secret">
      <img className="qr" src={`data:image/svg+xml,${encodeURIComponent(qr)}`} alt={t('SecondFactor.QrAlt')} />
      <p>
        <a href={uri}>{t('SecondFactor.OpenApp')}</a>
      </p>
      <p className="small muted">{t('SecondFactor.Secret')}</p>
      <p className="secret">
        <code>{inFours(secret)}</code>
      </p>
      <CopyButton text={secret} label={t('SecondFactor.CopySecret')} />
    </div>
  )
}
