import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { useSay } from '../../words/words.tsx'

/** Shows a new secret, this once. */
export function SecretOnce({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useSay()
  return (
    <Banner look="warn" boldMessage={t('Partners.Secret.Title')} message={t('Partners.Secret.Text')} takesFocus>
      <p>
        <code className="secret">{secret}</code>
      </p>
      <div className="button-row">
        <CopyButton text={secret} label={t('Partners.Secret.Copy')} />
        <Button small onClick={onDone}>
          {t('Partners.Secret.Done')}
        </Button>
      </div>
    </Banner>
  )
}
