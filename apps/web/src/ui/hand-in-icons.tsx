/** Icons of the ways to hand a file in, which no first screen has. */
import { Line } from './icons.tsx'

export const UploadIcon = () => (
  <Line>
    <path d="M12 16V5M7.5 9.5 12 5l4.5 4.5M5 16v3h14v-3" />
  </Line>
)
export const PhoneIcon = () => (
  <Line>
    <path d="M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2" />
  </Line>
)
export const CameraIcon = () => (
  <Line>
    <path d="M4 8h4l2-3h4l2 3h4v11H4z" />
    <circle cx="12" cy="13" r="3.5" />
  </Line>
)
