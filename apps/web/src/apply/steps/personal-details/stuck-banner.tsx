import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { goToField } from '../../../ui/go-to-field.ts'
import { useSay } from '../../../words/words.tsx'
import { ContinueLater } from '../../shell/continue-later.tsx'
import { HelpLine } from '../../shell/footer.tsx'

/** Another document, another device, a person. */
export function StuckBanner() {
  const say = useSay()
  return (
    <Banner look="info" message={say('PersonalDetails.Id.Stuck')}>
      <div className="button-row">
        <Button small onClick={() => goToField('id-choice')}>
          {say('PersonalDetails.Id.OtherDocument')}
        </Button>
        <ContinueLater />
      </div>
      <HelpLine />
    </Banner>
  )
}
