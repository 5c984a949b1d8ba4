import type { Corners } from './find-edges.ts'
import type { Looked } from './camera-picture.ts'

/** Outlines the document over the camera's picture: solid when the picture is good, dashed until then. */
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
