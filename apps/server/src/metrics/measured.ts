/** Outside adapters that count what they do. */
import type { Mail } from '@attesta/providers/email/port.ts'
import type { Reader } from '../uploads/reader.ts'
import type { Metrics } from './metrics.ts'

/** A read that throws counts as `failed`: the reader itself could not run. One that pixels are left for is none yet. */
export const measuredReader = (reader: Reader, { documents }: Metrics): Reader => ({
  draw: (bytes, wanted) => reader.draw(bytes, wanted),
  unlock: (bytes, password) => reader.unlock(bytes, password),
  async read(bytes, about) {
    const end = documents.startTimer()
    try {
      const result = await reader.read(bytes, about)
      if (result) end({ verdict: result.verdict })
      return result
    } catch (error) {
      end({ verdict: 'failed' })
      throw error
    }
  },
})

export const measuredMail = (mail: Mail, { emails }: Metrics): Mail => ({
  async send(email) {
    try {
      await mail.send(email)
      emails.inc({ result: 'sent' })
    } catch (error) {
      emails.inc({ result: 'failed' })
      throw error
    }
  },
})
