import { goToField } from './go-to-field.ts'

export interface FieldLink {
  /** Id of the field or section to go to. */
  target: string
  text: string
}

/** Links that lead to fields and put the focus there. */
export const FieldLinks = ({ links }: { links: readonly FieldLink[] }) => (
  <ul>
    {links.map(({ target, text }) => (
      <li key={`${target} ${text}`}>
        <a
          href={`#${target}`}
          onClick={(event) => {
            event.preventDefault()
            goToField(target)
          }}
        >
          {text}
        </a>
      </li>
    ))}
  </ul>
)
