import { useEffect, useState, type ReactNode } from 'react'
import type { State } from '@attesta/contract/application.ts'
import { useDeps } from '../../deps.tsx'
import { useFormDrafts, type FormDrafts } from '../../form/form-drafts.ts'
import { useAutosave } from '../shared/use-autosave.ts'
import { followDrafts, rememberingUntilSent, sendInOrder, takeFromServer, type DraftTexts } from './drafts-to-server.ts'

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
  takeFromServer(drafts, id, answers.drafts ?? {})
  return atServer
}

/**
 * What is typed on any page of the form is at the server a second later, and there again on every device before the page
 * is drawn. It is no answer until it is saved. A tick that declares something is not sent.
 */
export function DraftsAtServer({ state, children }: { state: State; children: ReactNode }) {
  const { api, session } = useDeps()
  const drafts = useFormDrafts()
  const { id } = state.application
  const [send] = useState(() =>
    rememberingUntilSent(
      drafts,
      id,
      sendInOrder(visitOf(drafts, state, session.token()), (texts) =>
        api.call('saveDrafts', { body: { drafts: texts } }),
      ),
    ),
  )
  const [changes, setChanges] = useState<DraftTexts>({})
  useEffect(() => {
    return followDrafts(drafts, id, (name, text) => setChanges((noted) => ({ ...noted, [name]: text })))
  }, [drafts, id])
  useAutosave(changes, send)
  return children
}
