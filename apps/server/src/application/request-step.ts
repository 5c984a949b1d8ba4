import type { StepRouter } from '@attesta/contract/application.ts'
import { placeOf } from '@attesta/domain/journey/readiness.ts'
import type { ApplicantRequest } from '../stores/applicant-requests.ts'
import type { Application } from '../stores/applications.ts'

const stepOfWords = ({ stepRouter }: Pick<Application, 'stepRouter'>): StepRouter =>
  stepRouter === 'result' ? 'result' : 'income-check'

/** Where the company's messages stand: on the result, before it on the income check. */
export const stepOfMessages = stepOfWords

/** Where a request is answered: the step with the place for the document; an explanation where its person stands. */
export const stepOfRequest = (
  { workflow, stepRouter }: Pick<Application, 'workflow' | 'stepRouter'>,
  { type }: Pick<ApplicantRequest, 'kind' | 'type'>,
): StepRouter => (type !== null ? placeOf(type, workflow) : stepOfWords({ stepRouter }))
