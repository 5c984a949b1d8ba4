import { createContext, use } from 'react'
import { isAtServer } from './draft-names.ts'

/**
 * What was typed on a screen and has not been saved, for a person who comes back to it: no longer than the session, and
 * over a reload too.
 */
export interface FormDrafts {
  read(key: string): unknown
  /** Whether something stands here, or was taken back here and the server may still have it. */
  holds(key: string): boolean
  /** All that is held, by key; nothing in place of what was taken back. */
  entries(): readonly (readonly [string, unknown])[]
  /** The screen is shown: what it keeps from now on counts again. */
  open(key: string): void
  /** `values`: what differs from what is saved; `undefined`, nothing does any more. */
  keep(key: string, values: unknown): void
  /** The server has it: nothing of it is kept here, nor when the screen goes away now. */
  settle(key: string): void
  /** The server knows what was taken back: nothing of it is held any more. */
  told(key: string): void
  /** Forgets all that is here; what is at the server stays there. */
  forget(): void
  /** Calls back on each change: with the draft, or with nothing once it was saved. @returns a function that stops this */
  listen(listener: (key: string, typed?: unknown) => void): () => void
}

/** Where the tab keeps it, as text: a phone loads a page again that stood behind its camera. */
export interface LastingText {
  read(): string | undefined
  write(text: string | undefined): void
}

export function createFormDrafts(lasting?: LastingText): FormDrafts {
  // Null: taken back, and the server may not know yet. A draft that still stands there must not come back.
  const values = entriesIn(lasting?.read())
  const settled = new Set<string>()
  const listeners = new Set<(key: string, typed?: unknown) => void>()
  const store = () => lasting?.write(values.size > 0 ? JSON.stringify([...values]) : undefined)
  const change = (key: string) => {
    store()
    for (const tell of listeners) tell(key, read(key))
  }
  const read = (key: string) => values.get(key) ?? undefined
  const put = (key: string, typed?: unknown) => {
    if (typed === undefined && read(key) === undefined) return
    if (typed === undefined && !isAtServer(key)) values.delete(key)
    else values.set(key, typed ?? null)
    change(key)
  }
  return {
    read,
    holds: (key) => values.has(key),
    entries: () => [...values.keys()].map((key) => [key, read(key)]),
    open: (key) => {
      settled.delete(key)
    },
    keep: (key, typed) => {
      if (!settled.has(key)) put(key, typed)
    },
    settle: (key) => {
      settled.add(key)
      put(key)
    },
    told: (key) => {
      if (values.get(key) === null && values.delete(key)) store()
    },
    forget: () => {
      values.clear()
      settled.clear()
      store()
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Nothing where the text is not ours. */
function entriesIn(text = '[]'): Map<string, unknown> {
  try {
    return new Map(JSON.parse(text))
  } catch {
    return new Map()
  }
}

const FormDraftsContext = createContext<FormDrafts>(createFormDrafts())
export const FormDraftsProvider = FormDraftsContext

export const useFormDrafts = (): FormDrafts => use(FormDraftsContext)
