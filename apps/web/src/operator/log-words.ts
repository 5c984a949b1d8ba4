import { activityEvents, outcomeSuffix, type ActivityEvent } from '@attesta/contract/activity.ts'
import { logActors, operatorEvents, type LogActor, type OperatorEvent } from '@attesta/contract/operator-events.ts'
import type activity from '@attesta/contract/words/en/activity.json'
import type dashboard from '@attesta/contract/words/en/dashboard.json'
import type operator from '@attesta/contract/words/en/operator.json'
import { useDeskWords } from '../desk-words.ts'

/** Returns the operator's words with those of a company's activity log, which tells many of the same events. */
export const useLogWords = () => useDeskWords<keyof typeof operator | keyof typeof dashboard | keyof typeof activity>()
type LogWords = ReturnType<typeof useLogWords>

const endings = [outcomeSuffix.refused, outcomeSuffix.unconfirmed]
const ofCompanies: readonly string[] = Object.values(activityEvents).flat()
const ofOthers: readonly string[] = operatorEvents
const actors: readonly string[] = logActors

/** Returns what was done, in words; undefined: an event that has none. How it ended stands in its name. */
export function logEventText({ t }: Pick<LogWords, 't'>, event: string): string | undefined {
  const ending = endings.find((one) => event.endsWith(one)) ?? ''
  const name = event.slice(0, event.length - ending.length)
  if (ofCompanies.includes(name)) return t(`Activity.Event.${name as ActivityEvent}`)
  return ofOthers.includes(name) ? t(`Operator.Event.${name as OperatorEvent}`) : undefined
}

export const logActorText = ({ t }: Pick<LogWords, 't'>, actor: string): string =>
  actors.includes(actor) ? t(`Operator.Log.Actor.${actor as LogActor}`) : actor
