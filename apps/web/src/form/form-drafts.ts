import { createContext, use } from 'react'

/**
 * What was typed on a screen and has not been saved, for whoever comes back to it. In memory alone, and no longer than
 * the session.
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

export function createFormDrafts(): FormDrafts {
  const values = new Map<string, unknown>()
  const settled = new Set<string>()
  return {
    read: (key) => values.get(key),
    open: (key) => {
      settled.delete(key)
    },
    keep: (key, typed) => {
      if (!settled.has(key)) values.set(key, typed)
    },
    settle: (key) => {
      values.delete(key)
      settled.add(key)
    },
    forget: () => {
      values.clear()
      settled.clear()
    },
  }
}

const FormDraftsContext = createContext<FormDrafts>(createFormDrafts())
export const FormDraftsProvider = FormDraftsContext

export const useFormDrafts = (): FormDrafts => use(FormDraftsContext)
