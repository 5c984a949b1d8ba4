import * as z from 'zod/mini'
import { webhookEvents } from './webhook-events.ts'
import type { WorkStage } from './household-work.ts'

export const webhookEvent = z.enum(webhookEvents)
export type { WebhookEvent } from './webhook-events.ts'
/** `endpoint.test`: sent by the button, to that endpoint alone. */
export const sentEvent = z.enum([...webhookEvent.options, 'endpoint.test'])
export type SentEvent = z.infer<typeof sentEvent>
/** `refused`: the address is one that may not be called. `given_up`: no good answer in all attempts. */
export const deliveryState = z.enum(['pending', 'delivered', 'given_up', 'refused'])
export type DeliveryState = z.infer<typeof deliveryState>

/** «https://hooks.portale.example/attesta?tenant=4», in development «http://localhost:8080/hooks» */
const addressPattern = /^(https:\/\/[^/\s@]+|http:\/\/localhost(:\d{1,5})?)(\/[^\s#]*)?$/

/**
 * Where messages may be sent: https, no name or password in it, no fragment. Whether the host is a public one is asked
 * each time that it is called.
 */
export const webhookAddress = z.string().check(
  z.trim(),
  z.maxLength(500, 'Webhooks.Error.Url'),
  z.refine((text) => addressPattern.test(text) && URL.canParse(text), 'Webhooks.Error.Url'),
)

/** The body of a message: ids only, nothing personal. `type` and `timestamp` as Standard Webhooks names them. */
export interface WebhookMessage {
  type: SentEvent
  /** When it happened, ISO 8601. */
  timestamp: string
  data: {
    application_id: string | null
    listing_id: string | null
    report_id: string | null
    document_id: string | null
    /** Of `stage.changed` alone: where a colleague or a decision moved the household, and from where. */
    stage?: WorkStage
    stage_before?: WorkStage
  }
}

/**
 * Seconds between one failed attempt and the next: ten attempts over 72 hours, as Standard Webhooks recommends.
 */
export const retryAfterSeconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 64_800, 79_200] as const
