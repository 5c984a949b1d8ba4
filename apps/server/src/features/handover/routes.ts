import type { HandoverSlot } from '@attesta/contract/handover.ts'
import { saveAnswers } from '../../application/change-answers.ts'
import type { Deps } from '../../deps.ts'
import type { CallerOf, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { qrPicture } from '../../qr-code.ts'
import type { Labels } from '../../stores/documents.ts'
import { statusOf, type Handover } from '../../stores/handovers.ts'
import type { Stores } from '../../stores/index.ts'
import { acceptUpload } from '../../uploads/accept-upload.ts'
import { viewHandover } from './view.ts'

const taking = { kind: 'system', task: 'take-handover' } as const

const labelsOf = (slot: HandoverSlot, fileName: string): Labels => ({
  fileName,
  otherType: slot.type === 'other' ? slot.other_type : null,
  bankName: slot.type === 'bank_statement' ? slot.bank : null,
  bankAbi: slot.type === 'bank_statement' ? slot.abi : null,
})

export const handover = (deps: Deps) => {
  const { transact, clock, config } = deps

  /** Returns a hand-over of the caller's application; an unknown one and another person's are refused alike. */
  async function ownHandover(stores: Stores, { applicationId }: CallerOf<'owner'>, id: string): Promise<Handover> {
    const found = await stores.handovers.find(id)
    if (!found || found.applicationId !== applicationId) throw new Refusal('not_found')
    return found
  }

  const byPhone = <T>(
    { userId, handoverId }: CallerOf<'handover'>,
    work: (stores: Stores, found: Handover) => Promise<T>,
  ): Promise<T> =>
    transact({ kind: 'applicant', userId }, async (stores) => {
      const found = await stores.handovers.find(handoverId)
      if (!found) throw new Refusal('session_expired')
      return work(stores, found)
    })

  return {
    async startHandover({ caller: { userId, applicationId, sessionId }, body, language }) {
      const { id, secret, expiresAt } = await transact({ kind: 'applicant', userId }, (stores) =>
        stores.handovers.begin({ userId, applicationId, sessionId, slots: body.slots }),
      )
      // Behind the #: no server, log or referrer ever sees it.
      const link = `${config.publicUrl}/${language}/handover#${secret}`
      return {
        success: true as const,
        handover_id: id,
        link,
        qr: qrPicture(link),
        expires_at: expiresAt.toISOString(),
      }
    },

    async handoverStatus({ caller, query }) {
      return transact({ kind: 'applicant', userId: caller.userId }, async (stores) => {
        const found = await ownHandover(stores, caller, query.handover_id)
        const files = (await stores.documents.of(caller.applicationId)).filter(
          ({ handoverId }) => handoverId === found.id,
        ).length
        return {
          success: true as const,
          status: statusOf(found, clock.now()),
          files,
          expires_at: found.expiresAt.toISOString(),
        }
      })
    },

    async endHandover({ caller, query }) {
      await transact({ kind: 'applicant', userId: caller.userId }, async (stores) =>
        stores.handovers.end((await ownHandover(stores, caller, query.handover_id)).id),
      )
      return { success: true as const }
    },

    async takeHandover({ body }) {
      const taken = await transact(taking, async (stores) => {
        const opened = await stores.handovers.take(body.secret)
        return opened && { token: opened.token, view: await viewHandover(stores, opened.handover) }
      })
      if (!taken) throw new Refusal('handover_over')
      return { success: true as const, access_token: taken.token, ...taken.view }
    },

    async readHandover({ caller }) {
      return { success: true as const, ...(await byPhone(caller, viewHandover)) }
    },

    async uploadByHandover({ caller, form, file }) {
      const { handoverId } = caller
      const slot = await byPhone(caller, async (_, { slots }) => slots[Number(form.slot)])
      if (!slot) throw new Refusal('validation', { msg: [{ field: 'slot', key: 'General.Error.NotFound' }] })
      const document_id = await acceptUpload(deps, caller, {
        type: slot.type,
        idType: slot.type === 'national_id' ? slot.id_type : null,
        labels: labelsOf(slot, form.name),
        file,
        password: form.password,
        handoverId,
      })
      await byPhone(caller, async (stores) => {
        if (slot.type === 'national_id' && slot.selected_ids_combination)
          await saveAnswers(stores, caller, { id_combination: slot.selected_ids_combination })
        await stores.handovers.extend(handoverId)
      })
      return { success: true as const, document_id }
    },

    async finishHandover({ caller }) {
      await byPhone(caller, (stores, { id }) => stores.handovers.end(id))
      return { success: true as const }
    },
  } satisfies Handlers<
    | 'startHandover'
    | 'handoverStatus'
    | 'endHandover'
    | 'takeHandover'
    | 'readHandover'
    | 'uploadByHandover'
    | 'finishHandover'
  >
}
