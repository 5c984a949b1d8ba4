import type { Application } from '../stores/applications.ts'
import { lastAtDoor } from '../stores/entrance.ts'
import type { Stores } from '../stores/index.ts'
import { announce } from './announce.ts'

/** The first step with answers. */
const FIRST = 3

/** An application has begun once an answer of it is saved, also where no step of it could be saved. */
export async function beginWithAnswers(stores: Stores, application: Application, now: Date): Promise<void> {
  if (application.step > lastAtDoor) return
  await stores.applications.saveStep(application.id, FIRST, application.workflow[FIRST]!.router)
  await announce(stores, application, 'application.started', application.id, now)
}
