/** What colleagues say of their work on a household: the browser's forms and the server's schemas, once. */
import * as z from 'zod/mini'
import { maxMentions, maxNoteLength, maxStageName, workStages, type WorkStage } from './household-work.ts'
import { calendarDay } from './listing-fields.ts'

export const workFields = z.strictObject({
  stage: z.enum(workStages),
  /** The member in charge; null: no one. */
  assignee_id: z.nullable(z.uuid()),
  /** By when something is to be done, `YYYY-MM-DD`. */
  due_on: z.nullable(calendarDay),
  /** As it was read: a change that a colleague made meanwhile is not overwritten. 0: nothing was set yet. */
  version: z.int().check(z.gte(0), z.lte(2_000_000_000)),
})
export type WorkFields = z.infer<typeof workFields>

/** What a company calls its stages; empty: as everyone does. The stages themselves stay as they are. */
const stageName = z.string().check(
  z.overwrite<string>((text) => text.normalize('NFC').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim()),
  z.maxLength(maxStageName, 'Stages.Error.Long'),
)
export const stageNames = z
  .strictObject({
    none: stageName,
    shortlisted: stageName,
    offered: stageName,
    accepted: stageName,
    declined: stageName,
    withdrawn: stageName,
  })
  .check(
    z.refine(
      (names) => {
        const given = Object.values(names).flatMap((name) => (name === '' ? [] : [name.toLowerCase()]))
        return new Set(given).size === given.length
      },
      { path: ['none'], message: 'Stages.Error.Twice' },
    ),
  )
export type StageNames = Record<WorkStage, string>

/** Control characters other than line breaks and tabs. */
const unseen = /(?![\n\t])\p{Cc}/gu

export const noteFields = z.strictObject({
  text: z.string().check(
    z.overwrite<string>((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').replace(unseen, '').trim()),
    z.minLength(1, 'Dashboard.Work.Error.NoteEmpty'),
    z.maxLength(maxNoteLength, 'Dashboard.Work.Error.NoteLong'),
  ),
  /** Colleagues to whom it is addressed. */
  mentions: z._default(z.array(z.uuid()).check(z.maxLength(maxMentions)), []),
})
