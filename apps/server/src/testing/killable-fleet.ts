/** Servers that are killed and replaced, over one database and one folder. */
import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

export interface Running {
  child: ChildProcess
  url: string
}

/** Starting takes longer than everything else: so many are started beforehand, and take jobs already. */
const startedAhead = 2
/** One that is started while the database is away ends at once; its supervisor would start it again. */
const maxStarts = 20

export interface Fleet {
  running: Running[]
  /** Ends one without warning. Another that is ready, or nearly, takes its place. */
  kill(index: number): Promise<void>
  end(): Promise<void>
}

export async function startFleet(size: number, env: { DATABASE: string; DATA_DIR: string }): Promise<Fleet> {
  const children = new Set<ChildProcess>()
  let isOver = false

  const startOnce = () =>
    new Promise<Running | undefined>((resolve) => {
      const own = {
        PATH: process.env['PATH'],
        ...env,
        NODE_COMPILE_CACHE: join(env.DATA_DIR, 'compiled'),
      }
      const child = fork(new URL('./killable-server.ts', import.meta.url), {
        env: own,
        execArgv: [],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      children.add(child)
      child.once('message', ({ url }: { url: string }) => resolve({ child, url }))
      child.once('exit', () => {
        children.delete(child)
        resolve(undefined)
      })
    })
  async function start(): Promise<Running> {
    for (let starts = 0; starts < maxStarts && !isOver; starts++) {
      const server = await startOnce()
      if (server) return server
    }
    throw new Error('a server ends before it listens, however often it is started')
  }
  const ahead: Promise<Running>[] = []
  const startAhead = () => {
    const next = start()
    next.catch(() => undefined)
    ahead.push(next)
  }

  const running = [await start()]
  while (running.length < size) running.push(await start())
  for (let count = 0; count < startedAhead; count++) startAhead()
  return {
    running,
    async kill(index) {
      running.splice(index, 1)[0]!.child.kill('SIGKILL')
      startAhead()
      running.push(await ahead.shift()!)
    },
    async end() {
      isOver = true
      for (const child of children) child.kill('SIGKILL')
      await Promise.allSettled(ahead)
    },
  }
}
