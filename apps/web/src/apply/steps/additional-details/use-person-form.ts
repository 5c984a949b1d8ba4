import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { idOf } from '../../../form/bound.tsx'

interface Person {
  within: string
  isFilled: boolean
  onChange: (isFilled: boolean) => void
  save: () => void
}

/**
 * Returns a small form within the form of the step: it begins with its first field, «Enter» saves the person and not
 * the step, and the step knows when something would be lost.
 */
export function usePersonForm({ within, isFilled, onChange, save }: Person): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const tellFilled = useEffectEvent(onChange)
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    tellFilled(isFilled)
  }, [isFilled])
  useEffect(() => {
    document.getElementById(idOf('fullname', within))?.focus()
    const form = box.current
    const onEnter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
      event.preventDefault()
      saveNow()
    }
    form?.addEventListener('keydown', onEnter)
    return () => form?.removeEventListener('keydown', onEnter)
  }, [within])
  return box
}
