import type { PlayedReplies } from '../../fake-api.ts'
import type { PlayedStates } from '../../preview/played-state.ts'
import { playedMessages, playedNoTemplates, playedTemplates } from './played-messages.ts'

const ok = { success: true } as const

/** The looks of messages with an applicant and of their templates. */
export const messageStates = (home: PlayedReplies) => {
  const templates: PlayedReplies = { ...home, dashboardTemplates: playedTemplates, dashboardDeleteTemplate: ok }
  return {
    messages: {
      path: '/dashboard',
      replies: { ...templates, dashboardMessages: playedMessages },
      acts: [{ press: 'show-household' }, { press: 'open-messages' }],
    },
    messageProblem: {
      path: '/dashboard',
      replies: templates,
      acts: [{ press: 'show-household' }, { press: 'open-messages' }, { press: 'send-message' }],
    },
    templates: { path: '/dashboard/templates', replies: templates },
    templatesNone: { path: '/dashboard/templates', replies: { ...home, dashboardTemplates: playedNoTemplates } },
    templateProblem: {
      path: '/dashboard/templates',
      replies: templates,
      acts: [{ fill: 'template-it', with: 'Ciao {nome}' }, { press: 'save-template' }],
    },
  } satisfies PlayedStates
}
