import { goToField } from './go-to-field.ts'

export interface FieldLink {
  /** Id of the field or section to go to. */
  target: string
  text: string
  /** Where the field stands on another page: opens that. */
  onFollow?: () => void
}

/** Links that lead to fields and put the focus there. */
export const FieldLinks = ({ links }: { links: readonly FieldLink[] }) => (
  <ul>
    {links.map(({ target, text, onFollow = () => goToField(target) }) => (
      <li key={`${target} ${text}`}>
        <a
          href={`#${target}`}
          onClick={(event) => {
            event.preventDefault()
            onFollow()
          }}
        >
          {text}
        </a>
      </li>
    ))}
  </ul>
)
