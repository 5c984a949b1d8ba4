import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '@attesta/contract/limits.ts'
import { Combobox, useAfter, type FieldParts, type Pick } from './combobox.tsx'
import { pageMore, shownAsFarAs } from './shown-options.ts'

interface ChoiceProps extends FieldParts {
  options: readonly Pick[]
  value: string
  onChange: (id: string) => void
  fold: (text: string) => string
}

/**
 * Shows a choice from a long list by typing a part of it, in whatever spelling; ten are shown, and more as one goes on.
 */
export function ChoiceCombobox({ options, value, onChange, fold, ...common }: ChoiceProps) {
  const chosen = options.find(({ id }) => id === value)
  const [typed, setTyped] = useState<string>()
  const [sought, setSought] = useState('')
  const later = useAfterPicture()
  // The box writes the chosen label into itself as well: only what a hand types is searched for.
  const byHand = useRef(false)
  const isOpen = useRef(false)
  const [shown, setShown] = useState(pageMore(0))
  const [isLeft, setLeft] = useState(false)
  const seek = (text: string) => {
    setSought(text)
    setShown(pageMore(0))
  }
  const stopSeeking = () => {
    later.drop()
    setTyped(undefined)
    seek('')
  }
  useAfter(isLeft, limits.typeAheadClearMs, () => {
    stopSeeking()
    setLeft(false)
  })
  const wanted = fold(sought)
  const found = useMemo(() => nearestFirst(options, wanted), [options, wanted])
  const last = useMemo(() => options.filter(({ always }) => always), [options])
  const many = shownAsFarAs(shown, wanted ? -1 : found.findIndex(({ id }) => id === value))
  const items = useMemo(() => [...found.slice(0, many), ...last], [found, last, many])
  const type = (text: string) => {
    setTyped(text)
    const isSearch = byHand.current
    byHand.current = false
    if (!isSearch) {
      later.drop()
      return seek('')
    }
    // The letter is seen at once, and the open list follows; one that opens is at once the right one.
    return isOpen.current ? later.act(() => seek(text)) : seek(text)
  }
  return (
    <Combobox
      {...common}
      items={items}
      total={found.length + last.length}
      value={value || null}
      text={typed ?? chosen?.label ?? ''}
      flag={typed === undefined ? chosen?.flag : undefined}
      hasButton
      opensEmpty
      onText={type}
      onType={() => {
        byHand.current = true
      }}
      onKey={(key) => {
        if (key.length > 1) later.now()
      }}
      onOpenChange={(open) => {
        isOpen.current = open
      }}
      onChoose={(key) => {
        stopSeeking()
        onChange(key ?? '')
      }}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true)
        common.onBlur?.()
      }}
      onMore={many < found.length ? () => setShown(pageMore(many)) : undefined}
    />
  )
}

/**
 * Does something when the next picture was shown; `now` does at once what is still waiting, for a key that counts on
 * it.
 */
function useAfterPicture() {
  const waiting = useRef<{ act: () => void; drop: () => void }>(undefined)
  return useMemo(() => {
    const drop = () => {
      waiting.current?.drop()
      waiting.current = undefined
    }
    const now = () => {
      const { act } = waiting.current ?? {}
      drop()
      if (act) flushSync(act)
    }
    const act = (what: () => void) => {
      drop()
      let timer: ReturnType<typeof setTimeout> | undefined
      const picture = requestAnimationFrame(() => {
        timer = setTimeout(now)
      })
      waiting.current = {
        act: what,
        drop: () => {
          cancelAnimationFrame(picture)
          clearTimeout(timer)
        },
      }
    }
    return { act, now, drop }
  }, [])
}

/** Those that begin with what was typed stand before those that only hold it; all, when nothing was typed. */
function nearestFirst(options: readonly Pick[], wanted: string): Pick[] {
  const found = options.filter(({ search, always }) => !always && search.includes(wanted))
  return wanted === ''
    ? found
    : [
        ...found.filter(({ search }) => search.startsWith(wanted)),
        ...found.filter(({ search }) => !search.startsWith(wanted)),
      ]
}

interface SuggestProps extends FieldParts {
  suggestions: readonly Pick[]
  /** Long enough to be looked up. */
  isAsked: boolean
  /** The answer is not there yet. */
  isComing: boolean
  value: string
  onChange: (text: string) => void
  onPick: (id: string) => void
}

/** A text that may be completed from suggestions; what was typed stands when none is taken. */
export function SuggestCombobox({ suggestions, isAsked, isComing, value, onChange, onPick, ...common }: SuggestProps) {
  return (
    <Combobox
      {...common}
      items={suggestions}
      total={suggestions.length}
      value={null}
      text={value}
      isFree
      opensEmpty={isAsked}
      isComing={isComing}
      onText={onChange}
      onChoose={(id) => {
        if (id !== null) onPick(id)
      }}
    />
  )
}
