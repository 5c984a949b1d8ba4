import type { ReactNode } from 'react'

/** What every icon and drawing is made of. */
export const Line = ({
  size = 24,
  className = 'icon',
  children,
}: {
  size?: number
  className?: string
  children: ReactNode
}) => (
  <svg
    className={className}
    viewBox={`0 0 ${size} ${size}`}
    fill="none"
    stroke="currentColor"
    strokeWidth={size > 24 ? 2.5 : 2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)

export const CheckIcon = () => (
  <Line>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Line>
)
export const WarningIcon = () => (
  <Line>
    <path d="M12 4.5 21 20H3z" />
    <path d="M12 10v4.5M12 17.2v.1" />
  </Line>
)
export const ProblemIcon = () => (
  <Line>
    <circle cx="12" cy="12" r="9" />
    <path d="M9 9l6 6M15 9l-6 6" />
  </Line>
)
export const InfoIcon = () => (
  <Line>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.6v.1" />
  </Line>
)
export const UnknownIcon = () => (
  <Line>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.8v.1" />
  </Line>
)
export const ClockIcon = () => (
  <Line>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2" />
  </Line>
)
export const FileIcon = () => (
  <Line>
    <path d="M7 3h7l4 4v14H7z" />
    <path d="M14 3v4h4M10 12h5M10 16h5" />
  </Line>
)

/** Drawings of the first screen, one stroke each, by the specification's names; any other name is the address of a picture. */
const drawings: Record<string, string> = {
  PAYSLIP: 'M11 6h26v36l-4.3-3-4.4 3-4.3-3-4.3 3-4.4-3-4.3 3zM17 15h14M17 22h14M17 29h7',
  EMPLOYED:
    'M10 16h28a3 3 0 0 1 3 3v17a3 3 0 0 1-3 3h-28a3 3 0 0 1-3-3v-17a3 3 0 0 1 3-3zM18 16v-5h12v5M7 26h34M24 24v5',
  SELF_EMPLOYED: 'M9 20v19h30V20M6 20l4-10h28l4 10zM20 39V29h8v10',
  HYBRID:
    'M10 16h28a3 3 0 0 1 3 3v17a3 3 0 0 1-3 3h-28a3 3 0 0 1-3-3v-17a3 3 0 0 1 3-3zM18 16v-5h12v5M7 26h34M19 32h10',
  OTHER: 'M12 6h17l7 7v29H12zM29 6v7h7M18 22h12M18 28h12M18 34h7',
  STUDENT: 'M4 19 24 10l20 9-20 9zM13 24v9c6 5 16 5 22 0v-9M44 19v11',
  UNEMPLOYED: 'M17 16a7 7 0 1 0 14 0a7 7 0 1 0-14 0M10 40c1-10 6-14 14-14s13 4 14 14',
  LOCK: 'M12 21h24v20H12zM17 21v-6a7 7 0 0 1 14 0v6M24 29v5',
  HOME: 'M6 23 24 8l18 15M11 19v21h26V19M20 40V29h8v11',
  MORTGAGE:
    'M6 23 24 8l18 15M11 19v21h26V19M19 25l10 10M18.5 26a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M26.5 34a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
}

/** Decorative. 45 px unless told otherwise by the style. `more`: what a later screen draws besides. */
export function Drawing({ name, more = drawings }: { name: string; more?: Readonly<Record<string, string>> }) {
  const known = more[name.toUpperCase()] ?? drawings[name.toUpperCase()]
  const className = 'drawing'
  return known ? (
    <Line size={48} className={className}>
      <path d={known} />
    </Line>
  ) : (
    <img className={className} src={name} alt="" />
  )
}
