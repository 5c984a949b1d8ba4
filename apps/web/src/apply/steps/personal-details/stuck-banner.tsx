import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { goToField } from '../../../ui/go-to-field.ts'
import { useSay } from '../../../words/words.tsx'
import { ContinueLater } from '../../shell/continue-later.tsx'
import { HelpLine } from '../../shell/footer.tsx'

/** Another document, another device, a person. */
export function StuckBanner() {
  const t = useSay()
  return (
    <Banner look="info" message={t('PersonalDetails.Id.Stuck')}>
      <div className="button-row">
        <Button small onClick={() => goToField('id-choice')}>
          {t('PersonalDetails.Id.OtherDocument')}
        </Button>
        <ContinueLater />
      </div>
      <HelpLine />
    </Banner>
  )
}
