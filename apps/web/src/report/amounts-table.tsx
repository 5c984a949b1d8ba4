import type { ReactNode } from 'react'

interface Props {
  caption: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/**
 * Shows a table of amounts: the first column names the row, the others are numbers or a word. Wider than the page it is
 * scrolled by itself.
 */
export function AmountsTable({ caption, head, rows }: Props) {
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={caption}>
      <table>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={name} scope="col" className={index === 0 ? undefined : 'right'}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index} className="right number">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
