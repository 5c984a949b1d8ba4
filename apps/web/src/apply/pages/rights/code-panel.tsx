import { limits } from '@attesta/contract/limits.ts'
import { useSay } from '../../../words/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { OtpBoxes } from '../../../ui/otp-boxes.tsx'
import { isWholeCode } from '../../../ui/otp-text.ts'
import { failureText } from '../../shell/call-problem.tsx'
import type { Rights } from './use-rights.ts'

/** A stranger at a session left open holds no mailbox: nothing is handed out or erased without the code. */
export function CodePanel({
  rights,
  email,
  finish,
  look,
}: {
  rights: Rights
  email: string
  finish: string
  look: 'primary' | 'danger'
}) {
  const t = useSay()
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        rights.prove()
      }}
    >
      <h3>{t('Rights.Code.Header')}</h3>
      <p>{t('Rights.Code.Text', { email, minutes: limits.codeMinutes })}</p>
      <OtpBoxes
        id="rights-code"
        legend={t('Rights.Code.Label')}
        value={rights.code}
        onChange={rights.type}
        error={rights.proveError && failureText(t, rights.proveError)}
        refusals={rights.refusals}
      />
      <div className="button-row">
        <Button
          type="submit"
          look={look}
          data-action="prove"
          busy={rights.isProving}
          disabled={!isWholeCode(rights.code)}
        >
          {finish}
        </Button>
        <Button data-action="resend" busy={rights.isSending !== null} onClick={rights.resend}>
          {t('Rights.Code.Resend')}
        </Button>
        <Button look="quiet" onClick={rights.cancel}>
          {t('Rights.Code.Cancel')}
        </Button>
      </div>
    </form>
  )
}
