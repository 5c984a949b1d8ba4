import * as z from 'zod/mini'
import { absenceBody } from '../absence.ts'
import { uploadType } from '../document.ts'
import { mortgageInfoBody } from '../mortgage.ts'
import { questionnaireBody } from '../questionnaire.ts'
import { define } from '../route.ts'
import { ok, owned } from './replies.ts'

const submit = { method: 'POST', who: 'owner', rate: 'write', cache: 'private', query: owned, reply: ok } as const

export const declarationRoutes = define({
  questionnaireSubmit: {
    ...submit,
    path: '/api/v1/questionnaire/submit',
    summary: 'Saves the whole self-disclosure; every question must be answered',
    audit: 'questionnaire.submitted',
    body: questionnaireBody,
  },
  mortgageInfoSubmit: {
    ...submit,
    path: '/api/v1/mortgage-info/submit',
    summary: 'Saves what the mortgage is for and how it is paid',
    body: mortgageInfoBody,
  },
  declareAbsence: {
    ...submit,
    path: '/api/v1/absence/submit',
    summary:
      'Keeps why the person does not have a paper that is asked of them; it then counts as answered, and the ' +
      "report shows the reason. A second word takes the first one's place",
    audit: 'absence.declared',
    body: absenceBody,
  },
  withdrawAbsence: {
    ...submit,
    path: '/api/v1/absence/withdraw',
    summary: 'Takes it back; asking twice changes nothing',
    audit: 'absence.withdrawn',
    body: z.strictObject({ type: uploadType }),
  },
})
