/** Asks again until the answer is there. @throws Error naming what was waited for when it does not come within ten seconds */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (let turn = 0; turn < 500; turn++) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`waited in vain for ${what}`)
}
