/**
 * Messages to companies as Standard Webhooks has them: identity, time and signature in headers, so that any of its
 * libraries checks them. Source: standardwebhooks.com, version 1.
 */
import { createHmac } from 'node:crypto'
import type { WebhookMessage } from '@attesta/contract/webhooks.ts'
import type { WebhookDelivery } from '../../stores/webhooks.ts'

const prefix = 'whsec_'

/** What a company checks signatures with: 24 to 64 bytes, base64, behind the prefix that says what it is. */
export const newSecret = (bytes: Buffer): string => `${prefix}${bytes.toString('base64')}`

export function messageHeaders(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000)
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'user-agent': 'Attesta-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
}

/** Ids alone: what they are of is read with a session. */
export const messageOf = ({
  event,
  happenedAt,
  applicationId,
  listingId,
  subjectId,
  stageBefore,
  stageAfter,
}: WebhookDelivery): WebhookMessage => ({
  type: event,
  timestamp: happenedAt.toISOString(),
  data: {
    application_id: applicationId,
    listing_id: listingId,
    report_id: event.startsWith('report.') ? subjectId : null,
    document_id: event === 'document.flagged' ? subjectId : null,
    ...(stageBefore && stageAfter && { stage: stageAfter, stage_before: stageBefore }),
  },
})
