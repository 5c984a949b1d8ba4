import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useSay } from '../../../words/words.tsx'
import { useWelcomeBack } from './use-welcome-back.ts'

/** Where the link of one of our emails leads: nothing is typed again, and the code goes to the application's address. */
export function WelcomeBack({ applicationId }: { applicationId: string }) {
  const t = useSay()
  const step = useWelcomeBack(applicationId)
  return (
    <div className="panel roomy stack-wide narrow">
      {step.refusal !== undefined && <Banner message={step.refusal} onClose={step.closeRefusal} takesFocus />}
      <PageHeader
        header={t('SignUp.WelcomeBack')}
        description={t('SignUp.WelcomeBack.Text')}
        failed={step.refusal !== undefined}
      />
      <div className="button-row">
        <Button look="primary" data-action="continue" busy={step.isSending} onClick={step.send}>
          {t('SignUp.Continue')}
        </Button>
      </div>
    </div>
  )
}
