/** A caller of a route's kind, who is signed in, with rows of their own. */
import type { Who } from '@attesta/contract/route.ts'
import { settleApplicant, settleMember, settleOperator, settleReport, type TestApplicant } from './people.ts'
import type { TestApp } from './start-test-app.ts'
import { minutes } from './test-clock.ts'

export interface TestCaller {
  token: string
  applicationId: string
  /** Of the rows. */
  ids: string[]
}

export async function settleCaller(app: TestApp, who: Who): Promise<TestCaller> {
  const casa = await settleMember(app)
  const anna = await settleApplicant(app, casa)
  const vera = await settleOperator(app)
  const reportId = await settleReport(app, anna, casa)
  app.clock.advance(minutes(20))
  const token = await app.deps.transact({ kind: 'system', task: 'test' }, ({ sessions }) =>
    who === 'member'
      ? sessions.open({ memberId: casa.memberId, companyId: casa.companyId })
      : who === 'operator'
        ? sessions.open({ operatorId: vera.operatorId })
        : who === 'unproven'
          ? sessions.openUnproven({ operatorId: vera.operatorId }, 'enrolment')
          : sessions.open({ userId: anna.userId }),
  )
  return {
    token: who === 'handover' ? await phoneOf(app, { ...anna, token }) : token,
    applicationId: anna.applicationId,
    ids: [anna.applicationId, anna.userId, casa.companyId, casa.listingId, casa.memberId, vera.operatorId, reportId],
  }
}

async function phoneOf(app: TestApp, { token, applicationId }: TestApplicant): Promise<string> {
  const url = '/api/v1/handover'
  const started = await app.call({
    method: 'POST',
    url: `${url}/start`,
    token,
    query: { application_id: applicationId },
    body: { slots: [{ type: 'payslip' }, { type: 'national_id', id_type: 'passport' }] },
  })
  const secret = new URL(started.json<{ link: string }>().link).hash.slice(1)
  const taken = await app.call({ method: 'POST', url: `${url}/take`, body: { secret } })
  return taken.json<{ access_token: string }>().access_token
}
