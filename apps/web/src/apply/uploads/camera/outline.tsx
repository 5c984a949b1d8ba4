import type { Corners } from './find-edges.ts'
import type { Looked } from './camera-picture.ts'

/** Shows the document's edges over the camera's picture: whole when nothing is wrong, dashed until then. */
export const Outline = ({ small, corners, hint }: Looked & { corners: Corners }) => (
  <svg
    className={`camera-outline${hint === 'ready' ? ' ok' : ''}`}
    viewBox={`0 0 ${small.width} ${small.height}`}
    aria-hidden="true"
    focusable="false"
  >
    <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
  </svg>
)
