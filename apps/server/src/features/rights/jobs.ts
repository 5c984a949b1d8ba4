import { sealStream } from '../../crypto/sealed-stream.ts'
import type { Deps } from '../../deps.ts'
import type { JobHandlers } from '../../jobs/index.ts'
import { copyEntries } from './copy-entries.ts'
import { eraseAgain } from '../../erasure/erase-again.ts'
import { finishErasure } from '../../erasure/finish-erasure.ts'
import { warnBeforePurge } from './warnings.ts'
import { zipOf } from './zip.ts'

const copying = { kind: 'system', task: 'make-copy' } as const
const purging = { kind: 'system', task: 'purge' } as const
/** So many of each in one run; when there were more, the next run follows at once. */
const step = 200

export const rightsJobs = (deps: Deps) => {
  const { transact, storage, keys, random, clock, config, log } = deps

  return {
    async makeCopy({ copyId }, { isLast }) {
      if (isLast) return transact(copying, (stores) => stores.copies.markFailed(copyId))
      const found = await transact(copying, async (stores) => {
        const copy = await stores.copies.find(copyId)
        if (!copy || copy.state !== 'making') return null
        const held = await stores.held.of(copy.userId)
        const [newest] = await stores.applications.startedBy(copy.userId, new Date(0))
        return held && { copy, held, language: newest?.language ?? 'en' }
      })
      if (!found) return
      const { copy, held, language } = found
      let size = 0
      const counted = async function* () {
        for await (const piece of zipOf(copyEntries(deps, held, language, clock.now()))) {
          size += piece.byteLength
          yield piece
        }
      }
      await storage.put(
        copy.fileKey,
        sealStream({ keys, random }, { kind: 'user', id: copy.userId }, copy.fileKey, counted()),
      )
      await transact(copying, (stores) => stores.copies.markReady(copyId, size))
      log.note({ event: 'copy.made' })
    },

    async endCopy({ copyId }) {
      const file = await transact(copying, (stores) => stores.copies.drop(copyId))
      if (file !== null) await storage.delete(file)
    },

    finishErasure: (gone) => finishErasure(deps, gone),

    async purge() {
      const again = await eraseAgain(deps, config.dataDir)
      const warned = await transact(purging, (stores) => warnBeforePurge(deps, stores, step))
      const households = await transact(purging, (stores) => stores.retention.dueApplications(step))
      for (const ids of households)
        await finishErasure(deps, await transact(purging, (stores) => stores.erasure.applications(ids)))
      const accounts = await transact(purging, (stores) => stores.retention.dueAccounts(step))
      for (const userId of accounts)
        await finishErasure(deps, await transact(purging, (stores) => stores.erasure.account(userId, 'due')))
      const hasMore = await transact(
        purging,
        async (stores) => (await stores.retention.settle()) || (await stores.retention.settleAccounts()),
      )
      const aged = await transact(purging, (stores) => stores.retention.deleteExpired())
      const emailTexts = await transact(purging, (stores) => stores.emails.dropFailedTexts())
      const gone = {
        warned,
        erasedAgain: again,
        households: households.length,
        accounts: accounts.length,
        letterTexts: emailTexts,
        ...aged,
      }
      for (const [what, count] of Object.entries(gone)) if (count > 0) log.note({ event: `purged.${what}`, count })
      if (hasMore || warned === step || households.length === step || accounts.length === step)
        await transact(purging, (stores) => stores.jobs.send('purge', {}))
    },
  } satisfies JobHandlers<'makeCopy' | 'endCopy' | 'finishErasure' | 'purge'>
}
