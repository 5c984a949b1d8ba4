import { createContext, use } from 'react'

/**
 * What was typed on a screen and has not been saved, for a person who comes back to it: no longer than the session, and
 * over a reload too.
 */
export interface FormDrafts {
  read(key: string): unknown
  /** The screen is shown: what it keeps from now on counts again. */
  open(key: string): void
  keep(key: string, values: unknown): void
  /** The server has it: nothing of it is kept here, nor when the screen goes away now. */
  settle(key: string): void
  forget(): void
}

/** Where the tab keeps it, as text: a phone loads a page again that stood behind its camera. */
export interface LastingText {
  read(): string | undefined
  write(text: string | undefined): void
}

export function createFormDrafts(lasting?: LastingText): FormDrafts {
  const values = new Map<string, unknown>(entriesIn(lasting?.read()))
  const settled = new Set<string>()
  const store = () => lasting?.write(values.size > 0 ? JSON.stringify([...values]) : undefined)
  return {
    read: (key) => values.get(key),
    open: (key) => {
      settled.delete(key)
    },
    keep: (key, typed) => {
      if (settled.has(key)) return
      values.set(key, typed)
      store()
    },
    settle: (key) => {
      settled.add(key)
      if (values.delete(key)) store()
    },
    forget: () => {
      values.clear()
      settled.clear()
      store()
    },
  }
}

/** Nothing where the text is not ours. */
function entriesIn(text: string | undefined): [string, unknown][] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries) ? entries.filter((entry) => Array.isArray(entry) && typeof entry[0] === 'string') : []
  } catch {
    return []
  }
}

const FormDraftsContext = createContext<FormDrafts>(createFormDrafts())
export const FormDraftsProvider = FormDraftsContext

export const useFormDrafts = (): FormDrafts => use(FormDraftsContext)
