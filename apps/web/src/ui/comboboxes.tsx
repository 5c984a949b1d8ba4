import { use, useEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { Button, Collection, ComboBox, ComboBoxStateContext, FieldError, Input, Label, ListBox, ListBoxItem, ListBoxLoadMoreItem, PopoverContext, Text, useSlottedContext } from 'react-aria-components'
import { limits } from '@attesta/contract/limits.ts'
import { useSay } from '../words/words.tsx'

export interface Pick { id: string; label: string; note?: string | null; flag?: string; /** Folded text that a search looks through. */ search: string; /** Stays the last of the list, whatever is typed. */ always?: boolean }

interface Common {
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  readOnly?: boolean
  onBlur?: () => void
  autoComplete?: string
}

interface ChoiceProps extends Common { options: readonly Pick[]; value: string; onChange: (id: string) => void; fold: (text: string) => string }

/** A choice from a long list by typing a part of it, in whatever spelling; ten are shown, and more as one goes on. */
export function ChoiceCombobox({ options, value, onChange, fold, ...common }: ChoiceProps) {
  const chosen = options.find(({ id }) => id === value)
  const [typed, setTyped] = useState<string>()
  const [sought, setSought] = useState('')
  const later = useAfterPicture()
  // The box writes the chosen label into itself as well: only what a hand types is searched for.
  const byHand = useRef(false)
  const isOpen = useRef(false)
  const [shown, setShown] = useState<number>(limits.dropdownPage)
  const [isLeft, setLeft] = useState(false)
  const seek = (text: string) => { setSought(text); setShown(limits.dropdownPage) }
  const stopSeeking = () => { later.drop(); setTyped(undefined); seek('') }
  useAfter(isLeft, limits.typeAheadClearMs, () => { stopSeeking(); setLeft(false) })
  const wanted = fold(sought)
  const found = useMemo(() => (wanted ? nearestFirst(options, wanted) : options), [options, wanted])
  // As far as the chosen one, on which the list opens.
  const least = found === options ? options.findIndex(({ id }) => id === value) + 1 : 0
  const items = [...found.filter(({ always }) => !always).slice(0, Math.max(shown, least)), ...options.filter(({ always }) => always)]
  const type = (text: string) => {
    setTyped(text)
    const isSearch = byHand.current
    byHand.current = false
    if (!isSearch) { later.drop(); return seek('') }
    // The letter is seen at once, and the open list follows; one that opens is at once the right one.
    return isOpen.current ? later.act(() => seek(text)) : seek(text)
  }
  return (
    <ComboBox className="field combobox" items={items} value={value || null} inputValue={typed ?? chosen?.label ?? ''} isInvalid={common.error !== undefined} isReadOnly={common.readOnly} allowsEmptyCollection menuTrigger="input"
      onInputChange={type} onOpenChange={(open) => { isOpen.current = open }}
      onChange={(key) => { stopSeeking(); onChange(key === null ? '' : String(key)) }}
      onFocus={() => setLeft(false)} onBlur={() => { setLeft(true); common.onBlur?.() }}>
      <Frame {...common} flag={typed === undefined ? chosen?.flag : undefined} hasButton onType={() => { byHand.current = true }} onKey={(key) => { if (key.length > 1) later.now() }} />
      <Options items={items} onMore={items.length < found.length ? () => setShown((count) => Math.max(count, least) + limits.dropdownPage) : undefined} />
    </ComboBox>
  )
}

/** Does something when the next picture was shown; `now` does at once what is still waiting, for a key that counts on it. */
function useAfterPicture() {
  const waiting = useRef<{ act: () => void; drop: () => void }>(undefined)
  return useMemo(() => {
    const drop = () => { waiting.current?.drop(); waiting.current = undefined }
    const now = () => { const { act } = waiting.current ?? {}; drop(); if (act) flushSync(act) }
    const act = (what: () => void) => {
      drop()
      let timer: ReturnType<typeof setTimeout> | undefined
      const picture = requestAnimationFrame(() => { timer = setTimeout(now) })
      waiting.current = { act: what, drop: () => { cancelAnimationFrame(picture); clearTimeout(timer) } }
    }
    return { act, now, drop }
  }, [])
}

/** Those that begin with what was typed stand before those that only hold it. */
function nearestFirst(options: readonly Pick[], wanted: string): Pick[] {
  const found = options.filter(({ search, always }) => !always && search.includes(wanted))
  return [...found.filter(({ search }) => search.startsWith(wanted)), ...found.filter(({ search }) => !search.startsWith(wanted))]
}

interface SuggestProps extends Common { suggestions: readonly Pick[]; /** Long enough to be looked up. */ isAsked: boolean; /** The answer is not there yet. */ isComing: boolean; value: string; onChange: (text: string) => void; onPick: (id: string) => void }

/** A text that may be completed from suggestions; what was typed stands when none is taken. */
export function SuggestCombobox({ suggestions, isAsked, isComing, value, onChange, onPick, ...common }: SuggestProps) {
  return (
    <ComboBox className="field combobox" items={suggestions} value={null} inputValue={value} isInvalid={common.error !== undefined} isReadOnly={common.readOnly} allowsCustomValue allowsEmptyCollection={isAsked} menuTrigger="input"
      onInputChange={onChange} onChange={(key) => { if (key !== null) onPick(String(key)) }} onBlur={common.onBlur}>
      <Frame {...common} />
      <Options items={suggestions} isComing={isComing} />
    </ComboBox>
  )
}

const Frame = ({ id, label, hint, error, flag, hasButton, autoComplete, onType, onKey }: Common & { flag?: string | undefined; hasButton?: boolean; onType?: () => void; onKey?: (key: string) => void }) => (
  <>
    <Label className="field-label">{label}</Label>
    {hint && <Text slot="description" className="field-hint" elementType="div">{hint}</Text>}
    <FieldError className="field-error">{error}</FieldError>
    <div className="combobox-field" onInputCapture={onType} onKeyDownCapture={({ key }) => onKey?.(key)}>
      {flag && <img className="flag" src={flag} alt="" />}
      <Input className="input" id={id} name={id} autoComplete={autoComplete} spellCheck={false} />
      {hasButton && <Button />}
    </div>
  </>
)

/** Does something once a condition has held for a while. */
function useAfter(holds: boolean, milliseconds: number, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => { latest.current = act })
  useEffect(() => {
    if (!holds) return undefined
    const timer = setTimeout(() => latest.current(), milliseconds)
    return () => clearTimeout(timer)
  }, [holds, milliseconds])
}

/** The same for every list and letter: what stood in the list before a letter was typed is not drawn again. */
const drawn = ({ id, label, note, flag }: Pick) => (
  <ListBoxItem id={id} textValue={label}>
    {flag && <img className="flag" src={flag} alt="" />}<span>{label}{note && <span className="small"> {note}</span>}</span>
  </ListBoxItem>
)

/** The list stands in the page below its field: a floating one would close, and lose what was typed, whenever something above it moves. */
function Options({ items, isComing, onMore }: { items: readonly Pick[]; isComing?: boolean; onMore?: (() => void) | undefined }) {
  const say = useSay()
  const state = use(ComboBoxStateContext)
  const place = useSlottedContext(PopoverContext)
  const isOpen = state?.isOpen === true, isFocused = state?.isFocused === true
  const [isLingering, setLingering] = useState(false)
  // A list that is left stays a moment, so that a press on it is not lost; one that was chosen from or closed by hand goes at once.
  if (isOpen && !isLingering) setLingering(true)
  if (!isOpen && isFocused && isLingering) setLingering(false)
  useAfter(!isOpen && isLingering, limits.addressHideMs, () => setLingering(false))
  // Without a state the list is only being counted.
  if (state && !isOpen && !isLingering) return null
  return (
    <div className="combobox-popover" ref={place?.ref as Ref<HTMLDivElement>}>
      <ListBox className="listbox" renderEmptyState={() => <div className="note">{say(isComing ? 'General.Loading' : 'Combobox.None')}</div>}>
        <Collection items={items}>{drawn}</Collection>
        {onMore && <ListBoxLoadMoreItem onLoadMore={onMore}>{say('General.Loading')}</ListBoxLoadMoreItem>}
      </ListBox>
    </div>
  )
}
