import type { Ref } from 'react'
import type { CitedPage } from '@attesta/contract/page-picture.ts'

/** Pixels of the picture between a value and the line around it. */
const ROOM = 4

/** What was read, framed; the mark looked at is the thicker one. In pixels of the picture. */
export const PageMarks = ({
  page: { picture, inputs },
  index,
  looked,
}: {
  page: CitedPage
  index: number
  looked?: Ref<SVGRectElement>
}) =>
  picture.marks.map(
    (mark, at) =>
      mark && (
        <rect
          key={at}
          ref={inputs[at] === index ? looked : null}
          className={inputs[at] === index ? 'page-mark looked' : 'page-mark'}
          x={mark[0] - ROOM}
          y={mark[1] - ROOM}
          width={mark[2] + 2 * ROOM}
          height={mark[3] + 2 * ROOM}
          rx={ROOM}
        />
      ),
  )
