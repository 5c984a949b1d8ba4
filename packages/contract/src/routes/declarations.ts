import { mortgageResponses } from '../mortgage.ts'
import { questionnaireBody } from '../questionnaire.ts'
import { define } from '../route.ts'
import { ok, owned } from './replies.ts'

const submit = { method: 'POST', who: 'owner', rate: 'write', cache: 'private', query: owned, reply: ok } as const

export const declarationRoutes = define({
  questionnaireSubmit: { ...submit, path: '/api/v1/questionnaire/submit', summary: 'Saves the whole self-disclosure; every question must be answered', audit: 'questionnaire.submitted', body: questionnaireBody },
  mortgageInfoSubmit: { ...submit, path: '/api/v1/mortgage-info/submit', summary: 'Saves what the mortgage is for and how it is paid', body: mortgageResponses },
})
