import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { State } from '@attesta/contract/application.ts'
import { draftLimits } from '@attesta/contract/draft-limits.ts'
import { useDeps } from '../../deps.tsx'
import { useFormDrafts, type FormDrafts } from '../../form/form-drafts.ts'
import { useAutosave } from '../shared/use-autosave.ts'

type Texts = Readonly<Record<string, string | null>>

/** By session and application: what has been saved since must not come back from an older answer of the server. */
const brought = new WeakMap<FormDrafts, Set<string>>()

/** Puts what another device or a closed tab left unsaved into this tab, where it has nothing newer of its own. */
function bring(drafts: FormDrafts, { application: { id, answers } }: State, token: string | undefined): void {
  const visits = brought.get(drafts) ?? new Set()
  brought.set(drafts, visits)
  if (visits.has(`${token} ${id}`)) return
  visits.add(`${token} ${id}`)
  for (const [name, text] of Object.entries(answers.drafts ?? {})) {
    const key = `${id} ${name}`
    if (drafts.read(key) === undefined) drafts.keep(key, JSON.parse(text))
  }
}

/**
 * What is typed on any page of the form is at the server a second later, and there again on every device before the page
 * is drawn. It is no answer until it is saved.
 */
export function DraftsAtServer({ state, children }: { state: State; children: ReactNode }) {
  const { api, session } = useDeps()
  const drafts = useFormDrafts()
  const { id, answers } = state.application
  const atServer = useRef<Texts>(answers.drafts ?? {})
  useState(() => bring(drafts, state, session.token()))
  const [changes, setChanges] = useState<Texts>({})
  useEffect(() => {
    const stop = drafts.listen((key, typed) => {
      if (!key.startsWith(`${id} `)) return
      const text = typed === undefined ? null : JSON.stringify(typed)
      // What no page of ours grows to is left to the tab.
      if (text && text.length > draftLimits.characters) return
      setChanges((before) => ({ ...before, [key.slice(id.length + 1)]: text }))
    })
    return stop
  }, [drafts, id])
  useAutosave(changes, async (all) => {
    const fresh = Object.fromEntries(
      Object.entries(all).filter(([name, text]) => (atServer.current[name] ?? null) !== text),
    )
    if (Object.keys(fresh).length === 0) return
    await api.call('saveDrafts', { body: { drafts: fresh } })
    atServer.current = { ...atServer.current, ...fresh }
  })
  return children
}
