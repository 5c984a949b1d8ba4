import { useState } from 'react'
import { useLocation } from 'react-router'
import { embedFrameName } from '@attesta/contract/embed-frame.ts'
import { isNavHidden, useDraft } from '../journey/draft.ts'

/** Our script puts up this frame, and always asks for a form without navigation. */
const isEmbedded = (): boolean => window.parent !== window && window.name === embedFrameName

/**
 * Whether the navigation is left out: asked for by the query, by the link that the person came by, by the application or
 * by the frame around. Once asked for, it stays out on every later page. Source: A2-footer-hidden.
 */
export function useNavHidden(ofApplication: boolean | undefined): boolean {
  const { search } = useLocation()
  const { hideNav: ofDraft } = useDraft()
  const [wasHidden, setHidden] = useState(isEmbedded)
  const isHidden = wasHidden || isNavHidden(search) || ofDraft === true || ofApplication === true
  if (isHidden && !wasHidden) setHidden(true)
  return isHidden
}
