import type { Reply } from '../../calls.ts'
import type { PlayedReplies } from '../../fake-api.ts'
import type { PlayedStates } from '../../preview/played-state.ts'

const path = '/dashboard/stages'

/** The looks of a company's own names for stages, in the settings and in the list. */
export const stageStates = (home: PlayedReplies, me: Reply<'dashboardMe'>) => {
  const named = { ...me, stage_names: { ...me.stage_names, shortlisted: 'Da incontrare', offered: 'Proposta inviata' } }
  const replies: PlayedReplies = { ...home, dashboardMe: named, dashboardSaveStageNames: { success: true } }
  return {
    stages: { path, replies },
    stagesTwice: {
      path,
      replies,
      acts: [{ fill: 'stage-name-none', with: 'da incontrare' }, { press: 'save-stages' }],
    },
    stagesNamed: { path: '/dashboard', replies, acts: [{ press: 'show-household' }] },
  } satisfies PlayedStates
}
