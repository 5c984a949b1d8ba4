import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface TroubledDatabase {
  /** Of the same database, by way of a proxy that can be frozen and cut. */
  url: string
  /** Connections stay open and nothing is answered, as with a stopped process. */
  freeze(): void
  /** Connections that are open are never answered again, as when the way to the server is lost; new ones are. */
  strand(): void
  /** Connections break and none can be made, as with a killed server. */
  cut(): void
  /** All is well again; what was frozen goes on. */
  mend(): void
  close(): Promise<void>
}

/**
 * Stands between the product and its database, whose address names a socket:
 * «postgres://app:…@/t_1a2b?host=%2Ftmp%2Fattesta-…».
 */
export async function troubledDatabase(url: string): Promise<TroubledDatabase> {
  const given = /^postgres:\/\/([^@]+)@\/([^?]+)\?host=([^&]+)/.exec(url)!
  const [user, name] = [given[1]!, given[2]!]
  const path = `${decodeURIComponent(given[3]!)}/.s.PGSQL.5432`
  const pairs = new Set<readonly [Socket, Socket]>()
  let state: 'well' | 'frozen' | 'cut' = 'well'
  const proxy = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(path)
    const pair = [near, far] as const
    pairs.add(pair)
    near.pipe(far).pipe(near)
    for (const [end, other] of [pair, [far, near] as const]) {
      end.on('error', () => other.destroy())
      end.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
    }
    if (state === 'frozen') still(pair)
    return undefined
  })
  const still = ([near, far]: readonly [Socket, Socket]) => {
    near.unpipe(far)
    far.unpipe(near)
    near.pause()
    far.pause()
  }
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  return {
    url: `postgres://${user}@127.0.0.1:${(proxy.address() as AddressInfo).port}/${name}?sslmode=disable`,
    freeze() {
      state = 'frozen'
      for (const pair of pairs) still(pair)
    },
    strand() {
      for (const pair of pairs) still(pair)
    },
    cut() {
      state = 'cut'
      for (const [near, far] of pairs) {
        near.destroy()
        far.destroy()
      }
    },
    mend() {
      if (state === 'frozen') for (const [near, far] of pairs) near.pipe(far).pipe(near)
      state = 'well'
    },
    close: () => new Promise((done) => proxy.close(() => done())),
  }
}
