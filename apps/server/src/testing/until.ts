/**
 * Asks again until the answer is there, some two minutes long: what ends a hanging test is not what measures a slow
 * machine. @throws Error naming what was waited for
 */
export async function until<T>(what: string, ask: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (let turn = 0; turn < 6000; turn++) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`waited in vain for ${what}`)
}
