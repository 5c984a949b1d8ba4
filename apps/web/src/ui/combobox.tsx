import {
  memo,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useButton } from 'react-aria/useButton'
import { useComboBox } from 'react-aria/useComboBox'
import { useListBox } from 'react-aria/useListBox'
import { Item } from 'react-stately/Item'
import { useComboBoxState, type ComboBoxState } from 'react-stately/useComboBoxState'
import { limits } from '@attesta/contract/limits.ts'
import { useLanguage } from '../words/use-language.ts'
import { useSay } from '../words/words.tsx'
import { FieldError } from './field.tsx'

export interface Pick {
  id: string
  label: string
  note?: string | null
  flag?: string
  /** Folded text that a search looks through. */
  search: string
  /** Stays the last of the list, whatever is typed. */
  always?: boolean
}

export interface FieldParts {
  id: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  readOnly?: boolean
  onBlur?: () => void
  autoComplete?: string
}

interface Props extends FieldParts {
  /** What the list shows; the same array until it changes. */
  items: readonly Pick[]
  /** How many there are, with those that are not in `items` yet. */
  total: number
  value: string | null
  text: string
  onText: (text: string) => void
  onChoose: (id: string | null) => void
  onFocus?: () => void
  onOpenChange?: (isOpen: boolean) => void
  /** A hand has changed the text: not the box itself, which writes the chosen label into it. */
  onType?: () => void
  onKey?: (key: string) => void
  /** Before what is chosen. */
  flag?: string | undefined
  hasButton?: boolean
  /** What was typed stands when nothing is taken. */
  isFree?: boolean
  /** A list of nothing opens too, and says so. */
  opensEmpty: boolean
  /** The answer is not there yet. */
  isComing?: boolean
  /** Asks for more of the list; absent: this is all. */
  onMore?: (() => void) | undefined
}

type State = ComboBoxState<Pick>

const itemOf = ({ id, label }: Pick) => (
  <Item key={id} textValue={label}>
    {label}
  </Item>
)

/**
 * A text field with a list that follows it. What it says and which keys it knows is the kit's; the list is drawn
 * plainly, for each of the kit's own options costs more than all of these.
 */
export function Combobox(props: Props) {
  // Else the kit speaks the browser's language.
  return (
    <I18nProvider locale={useLanguage()}>
      <Box {...props} />
    </I18nProvider>
  )
}

function Box({
  id,
  label,
  hint,
  error,
  readOnly = false,
  autoComplete,
  items,
  total,
  value,
  text,
  onText,
  onChoose,
  onFocus,
  onBlur,
  onOpenChange,
  onType,
  onKey,
  flag,
  hasButton,
  isFree = false,
  opensEmpty,
  isComing,
  onMore,
}: Props) {
  const [input, button, list, popover] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLButtonElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ]
  const shared = {
    isInvalid: error !== undefined,
    isReadOnly: readOnly,
    allowsCustomValue: isFree,
    menuTrigger: 'input' as const,
    ...(onFocus && { onFocus }),
    ...(onBlur && { onBlur }),
  }
  const state = useComboBoxState<Pick>({
    ...shared,
    items,
    children: itemOf,
    value,
    inputValue: text,
    onInputChange: onText,
    onChange: (key) => onChoose(key === null ? null : String(key)),
    allowsEmptyCollection: opensEmpty,
    ...(onOpenChange && { onOpenChange }),
  })
  const describedBy = [hint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  const { labelProps, inputProps, buttonProps, listBoxProps } = useComboBox(
    {
      ...shared,
      id,
      name: id,
      label,
      inputRef: input,
      buttonRef: button,
      listBoxRef: list,
      popoverRef: popover,
      ...(describedBy && { 'aria-describedby': describedBy }),
    },
    state,
  )
  return (
    <div className="field combobox">
      <label {...labelProps} className="field-label">
        {label}
      </label>
      {hint && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="combobox-field" onInputCapture={onType} onKeyDownCapture={({ key }) => onKey?.(key)}>
        {flag && <img className="flag" src={flag} alt="" />}
        <input
          {...inputProps}
          ref={input}
          className="input"
          autoComplete={autoComplete ?? inputProps.autoComplete}
          spellCheck={false}
        />
        {hasButton && <Opener of={buttonProps} place={button} />}
      </div>
      <Options {...{ state, list, popover, total, isComing, onMore }} of={listBoxProps} />
    </div>
  )
}

function Opener({ of, place }: { of: Parameters<typeof useButton>[0]; place: RefObject<HTMLButtonElement | null> }) {
  const { buttonProps } = useButton(of, place)
  return <button {...buttonProps} ref={place} />
}

interface OptionsProps {
  state: State
  of: object
  list: RefObject<HTMLDivElement | null>
  popover: RefObject<HTMLDivElement | null>
  total: number
  isComing?: boolean | undefined
  onMore?: (() => void) | undefined
}

/**
 * The list stands in the page below its field: a floating one would close, and lose what was typed, whenever something
 * above it moves.
 */
function Options(props: OptionsProps) {
  const { isOpen, isFocused } = props.state
  const [isLingering, setLingering] = useState(false)
  // A list that is left stays a moment, so that a press on it is not lost; one that was chosen from or closed by hand
  // goes at once.
  if (isOpen && !isLingering) setLingering(true)
  if (!isOpen && isFocused && isLingering) setLingering(false)
  useAfter(!isOpen && isLingering, limits.addressHideMs, () => setLingering(false))
  return isOpen || isLingering ? <List {...props} /> : null
}

function List({ state, of, list, popover, total, isComing, onMore }: OptionsProps) {
  const t = useSay()
  const { listBoxProps } = useListBox(of as Parameters<typeof useListBox<Pick>>[0], state, list)
  const { selectionManager: manager, collection } = state
  // By it the kit finds an option, to bring it into view.
  const { 'data-collection': ofList } = listBoxProps as { 'data-collection'?: string }
  const keyUnder = ({ target }: { target: EventTarget }) =>
    (target as Element).closest<HTMLElement>('[data-key]')?.dataset['key']
  // The field keeps the focus while something is pressed here; keys are its own.
  const hands = {
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      const key = keyUnder(event)
      if (key !== undefined) manager.select(key)
    },
    onPointerMove: (event: PointerEvent) => {
      const key = event.pointerType === 'mouse' ? keyUnder(event) : undefined
      if (key === undefined || key === manager.focusedKey) return
      manager.setFocused(true)
      manager.setFocusedKey(key)
    },
  }
  return (
    <div className="combobox-popover" ref={popover} {...hands}>
      <div {...listBoxProps} ref={list} className="listbox">
        {[...collection].map(({ key, value }, index) => (
          <Option
            key={key}
            id={`${listBoxProps.id}-option-${String(key).replace(/\s*/g, '')}`}
            ofList={ofList}
            pick={value!}
            place={index + 1}
            total={total}
            isSelected={manager.isSelected(key)}
            isFocused={manager.isFocused && manager.focusedKey === key}
          />
        ))}
        {collection.size === 0 && (
          <div role="option" aria-selected={false} className="note">
            {t(isComing ? 'General.Loading' : 'Combobox.None')}
          </div>
        )}
        {onMore && <More key={collection.size} within={list} onSeen={onMore} />}
      </div>
    </div>
  )
}

/** Drawn again only when something of it changed. */
const Option = memo(function Option({
  id,
  ofList,
  pick,
  place,
  total,
  isSelected,
  isFocused,
}: {
  id: string
  ofList: string | undefined
  pick: Pick
  place: number
  total: number
  isSelected: boolean
  isFocused: boolean
}) {
  const { id: key, label, note, flag } = pick
  return (
    <div
      role="option"
      id={id}
      data-collection={ofList}
      data-key={key}
      aria-selected={isSelected}
      aria-posinset={place}
      aria-setsize={total}
      {...(isFocused && { 'data-focused': true })}
    >
      {flag && <img className="flag" src={flag} alt="" />}
      <span>
        {label}
        {note && <span className="small"> {note}</span>}
      </span>
    </div>
  )
})

/** The end of what is shown: more is asked for shortly before it comes into view. */
function More({ within, onSeen }: { within: RefObject<HTMLElement | null>; onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { root: within.current, rootMargin: '0px 0px 120px' },
    )
    watch.observe(end.current!)
    return () => watch.disconnect()
  }, [within])
  return <div ref={end} />
}

/** Does something once a condition has held for a while. */
export function useAfter(holds: boolean, milliseconds: number, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!holds) return undefined
    const timer = setTimeout(() => latest.current(), milliseconds)
    return () => clearTimeout(timer)
  }, [holds, milliseconds])
}
