/** One connection of WebDriver BiDi: commands and their answers as JSON over a WebSocket. */
export interface Bidi {
  /** @throws Error with the protocol's own code and words */
  call<T>(method: string, params: object): Promise<T>
  close(): void
}

interface Answer {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  error?: string
  message?: string
}

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)), { once: true })
  })
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    const asked = answer.id === undefined ? undefined : waiting.get(answer.id)
    if (!asked) return
    waiting.delete(answer.id!)
    if (answer.type === 'error') asked.reject(new Error(`${answer.error}: ${answer.message}`))
    else asked.resolve(answer.result)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has closed the connection'))
    waiting.clear()
  })
  return {
    call: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        const id = ++count
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
        socket.send(JSON.stringify({ id, method, params }))
      }),
    close: () => socket.close(),
  }
}
