/** The application on Giulia's day: what is handed in is read as one of her documents, and jobs run. */
import { readGiulia } from './ready-person.ts'
import { startTestApp, type TestApp } from './start-test-app.ts'

export async function startReportApp(): Promise<TestApp> {
  const app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  app.reader.result = readGiulia
  await app.work()
  return app
}
