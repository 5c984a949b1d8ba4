import { activityEvents, type ActivityEvent } from '@attesta/contract/activity.ts'
import type words from '@attesta/contract/words/en/activity.json'
import { useDeskWords } from '../../desk-words.ts'
import type { DashboardKey } from '../dashboard-words.ts'
import type { Line } from './use-activity.ts'

/** Returns the landlord's words with those of the activity log. */
export const useActivityWords = () => useDeskWords<DashboardKey | keyof typeof words>()
export type ActivityWords = ReturnType<typeof useActivityWords>

const known: readonly string[] = Object.values(activityEvents).flat()
/**
 * Returns what was done, in words; the name of an event that another version of the product has written stays as it is.
 */
export const eventText = ({ t }: Pick<ActivityWords, 't'>, { event }: Pick<Line, 'event'>): string =>
  known.includes(event) ? t(`Activity.Event.${event as ActivityEvent}`) : event

export const memberText = ({ t }: Pick<ActivityWords, 't'>, { actor, member }: Line): string =>
  actor === 'operator'
    ? t('Activity.Operator')
    : actor === 'key'
      ? t('Activity.Key', { name: member })
      : member || t('Dashboard.Work.Former')

/** Whom or what it was done to. */
export const aboutText = ({ applicant, listing_name, colleague }: Line): string =>
  [applicant, listing_name, colleague].filter((name) => name !== '').join(', ')
