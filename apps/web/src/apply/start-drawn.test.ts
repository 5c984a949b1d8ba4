/** What the start shows before a hand does anything, drawn without a browser. */
import { inOrder, t } from '../testing/said-in-markup.ts'
import { states as occupation } from './steps/occupation/states.ts'
import { testLooks } from './testing/looks.ts'

/** An occupation is asked for at once: the listing says what for. */
const lastStage = { draft: { stage: 'occupation' } } as const

testLooks([
  {
    rules: ['OC-2'],
    says: 'each occupation is a radio button, and none is chosen before',
    state: ['occupation', 'introOfListing', lastStage],
    has: ['Employed', 'Self-employed', 'Student', 'Unemployed'].map(
      (ref) => `<input type="radio" name="occupation" value="${ref}"/>`,
    ),
    lacks: [/name="occupation"[^>]*checked/],
  },
  {
    rules: ['OC-4'],
    says: 'a hidden occupation is not there',
    state: ['occupation', 'introOfListing', lastStage],
    has: ['value="Employed"'],
    lacks: ['value="Hybrid-employed"'],
  },
  {
    rules: ['OC-4'],
    says: 'no occupation at all is said, with a retry',
    state: [
      'occupation',
      'introOfListing',
      {
        ...lastStage,
        replies: {
          ...occupation.introOfListing.replies,
          occupations: occupation.noEmploymentStatuses.replies.occupations,
        },
      },
    ],
    has: [inOrder(t('Occupation.None'), t('General.Retry'))],
  },
  {
    rules: ['OC-7'],
    says: 'on a listing the type is not asked for, whatever the way here says',
    state: ['occupation', 'introOfListing', { draft: { stage: 'type' } }],
    has: ['name="occupation"'],
    lacks: ['name="application-type"'],
  },
  {
    rules: ['OC-6'],
    says: 'of the start the short form shows nothing while it leads on',
    state: ['occupation', 'intro', { path: '/{lang}/rapid/fill/occupation' }],
    has: ['class="skeleton"'],
    lacks: ['name="occupation"', t('Occupation.Intro.Time')],
  },
])
