/** What was found out about one thing that the product stands on. */
export interface Finding {
  /** `look`: it works, and the operator should decide about it. */
  state: 'well' | 'look' | 'wrong'
  /** One sentence for the operator, without any value that may be a secret. */
  says: string
  /** What to do; there is one where the state is not `well`. */
  mend?: string
}

export const well = (says: string): Finding => ({ state: 'well', says })
export const look = (says: string, mend: string): Finding => ({ state: 'look', says, mend })
export const wrong = (says: string, mend: string): Finding => ({ state: 'wrong', says, mend })

/** The code of an error or of what caused it, such as ECONNREFUSED; never its message, which may repeat a secret. */
export function codeOf(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, statusCode, type } = at as { code?: unknown; statusCode?: unknown; type?: unknown }
    const known = [code, type, statusCode].find((part) => typeof part === 'string' || typeof part === 'number')
    if (known !== undefined) return String(known)
    // Our own adapters put the status of an answer there: «answered 401».
    if (/^answered \d{3}$/.test(at.message)) return at.message
  }
  return error instanceof Error ? error.name : 'unknown cause'
}
