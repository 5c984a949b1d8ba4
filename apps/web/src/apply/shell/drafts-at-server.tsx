import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { State } from '@attesta/contract/application.ts'
import { draftLimits } from '@attesta/contract/draft-limits.ts'
import { useDeps } from '../../deps.tsx'
import { useFormDrafts, type FormDrafts } from '../../form/form-drafts.ts'
import { useAutosave } from '../shared/use-autosave.ts'

type Texts = Readonly<Record<string, string | null>>

/** What stands at the server, by session and application. A name that is not there is not known, and is sent. */
const visits = new WeakMap<FormDrafts, Map<string, Map<string, string | null>>>()

/**
 * What stands at the server, as this visit knows it. At its first screen what another device or a closed tab left
 * unsaved is put into this tab, where it has nothing of its own; later an older answer of the server brings nothing back.
 */
function visitOf(
  drafts: FormDrafts,
  { application: { id, answers } }: State,
  token: string | undefined,
): Map<string, string | null> {
  const all = visits.get(drafts) ?? new Map<string, Map<string, string | null>>()
  visits.set(drafts, all)
  const before = all.get(`${token} ${id}`)
  if (before) return before
  const atServer = new Map<string, string | null>(Object.entries(answers.drafts ?? {}))
  all.set(`${token} ${id}`, atServer)
  for (const [name, text] of Object.entries(answers.drafts ?? {})) {
    const key = `${id} ${name}`
    if (drafts.read(key) === undefined) drafts.keep(key, JSON.parse(text))
  }
  return atServer
}

/**
 * What is typed on any page of the form is at the server a second later, and there again on every device before the page
 * is drawn. It is no answer until it is saved.
 */
export function DraftsAtServer({ state, children }: { state: State; children: ReactNode }) {
  const { api, session } = useDeps()
  const drafts = useFormDrafts()
  const { id } = state.application
  const [atServer] = useState(() => visitOf(drafts, state, session.token()))
  const [changes, setChanges] = useState<Texts>({})
  const before = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    const note = (key: string, typed?: unknown) => {
      if (!key.startsWith(`${id} `)) return
      const text = typed === undefined ? null : JSON.stringify(typed)
      // What no page of ours grows to is left to the tab.
      if (text && text.length > draftLimits.characters) return
      setChanges((noted) => ({ ...noted, [key.slice(id.length + 1)]: text }))
    }
    // What this tab kept over a reload may not have left it.
    for (const [key, typed] of drafts.entries()) note(key, typed)
    const stop = drafts.listen(note)
    return stop
  }, [drafts, id])
  useAutosave(changes, (all) => {
    const send = async () => {
      const fresh = Object.entries(all).filter(([name, text]) => atServer.get(name) !== text)
      if (fresh.length === 0) return
      // Until the server answers it is not known which of two stands there.
      for (const [name] of fresh) atServer.delete(name)
      await api.call('saveDrafts', { body: { drafts: Object.fromEntries(fresh) } })
      for (const [name, text] of fresh) atServer.set(name, text)
    }
    // One after the other: an older text must not arrive last.
    const sent = before.current.then(send, send)
    before.current = sent
    return sent
  })
  return children
}
