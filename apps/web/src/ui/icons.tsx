import type { ReactNode } from 'react'

const Line = ({ size = 24, className = 'icon', children }: { size?: number; className?: string; children: ReactNode }) => (
  <svg className={className} viewBox={`0 0 ${size} ${size}`} fill="none" stroke="currentColor" strokeWidth={size > 24 ? 2.5 : 2} strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" focusable="false">{children}</svg>
)

export const CheckIcon = () => <Line><path d="M5 12.5l4.5 4.5L19 7.5" /></Line>
export const WarningIcon = () => <Line><path d="M12 4.5 21 20H3z" /><path d="M12 10v4.5M12 17.2v.1" /></Line>
export const ProblemIcon = () => <Line><circle cx="12" cy="12" r="9" /><path d="M9 9l6 6M15 9l-6 6" /></Line>
export const InfoIcon = () => <Line><circle cx="12" cy="12" r="9" /><path d="M12 11v5.5M12 7.6v.1" /></Line>
export const ClockIcon = () => <Line><circle cx="12" cy="12" r="9" /><path d="M12 7v5l3.5 2" /></Line>
export const UploadIcon = () => <Line><path d="M12 16V5M7.5 9.5 12 5l4.5 4.5M5 16v3h14v-3" /></Line>
export const FileIcon = () => <Line><path d="M7 3h7l4 4v14H7z" /><path d="M14 3v4h4M10 12h5M10 16h5" /></Line>

/** Drawings of papers, by the specification's names; any other name is the address of a picture. */
const drawings: Record<string, ReactNode> = {
  PASSPORT: <><rect x="12" y="6" width="24" height="36" rx="3" /><circle cx="24" cy="20" r="6" /><path d="M18 20h12M24 14c-3 4-3 8 0 12M24 14c3 4 3 8 0 12M18 34h12" /></>,
  BANK_STATEMENT: <><path d="M8 20 24 9l16 11" /><path d="M12 20v15M20 20v15M28 20v15M36 20v15M8 39h32" /></>,
  PAYSLIP: <><path d="M11 6h26v36l-4.3-3-4.4 3-4.3-3-4.3 3-4.4-3-4.3 3z" /><path d="M17 15h14M17 22h14M17 29h7" /></>,
  FISCAL_DOC: <><path d="M12 6h17l7 7v29H12z" /><path d="M29 6v7h7M18 33l12-12" /><circle cx="19" cy="22" r="2" /><circle cx="29" cy="32" r="2" /></>,
  FISCAL_CARD: <><rect x="6" y="11" width="36" height="26" rx="3" /><path d="M6 18h36M12 26h14M12 31h9" /><rect x="31" y="25" width="6" height="7" rx="1" /></>,
  ID_CARD: <><rect x="6" y="11" width="36" height="26" rx="3" /><circle cx="16" cy="21" r="4" /><path d="M10 32c1-4 3-5 6-5s5 1 6 5M28 19h9M28 25h9M28 31h5" /></>,
  PAPER_ID: <><path d="M7 10h34v28H7zM24 10v28" /><circle cx="15.5" cy="20" r="3.5" /><path d="M11 31c.6-3.6 2-4.6 4.5-4.6S19.4 27.4 20 31M29 18h8M29 24h8M29 30h5" /></>,
  EMPLOYED: <><rect x="7" y="16" width="34" height="23" rx="3" /><path d="M18 16v-5h12v5M7 26h34M24 24v5" /></>,
  'SELF-EMPLOYED': <><path d="M9 20v19h30V20M6 20l4-10h28l4 10z" /><path d="M20 39V29h8v10" /></>,
  STUDENT: <><path d="M4 19 24 10l20 9-20 9z" /><path d="M13 24v9c6 5 16 5 22 0v-9M44 19v11" /></>,
  UNEMPLOYED: <><circle cx="24" cy="16" r="7" /><path d="M10 40c1-10 6-14 14-14s13 4 14 14" /></>,
  HOME: <><path d="M6 23 24 8l18 15" /><path d="M11 19v21h26V19M20 40V29h8v11" /></>,
  MORTGAGE: <><path d="M6 23 24 8l18 15" /><path d="M11 19v21h26V19" /><path d="M19 25l10 10" /><circle cx="20" cy="26" r="1.5" /><circle cx="28" cy="34" r="1.5" /></>,
}

/** Decorative. 45 px unless told otherwise by the style. */
export function Drawing({ name, className = 'drawing' }: { name: string; className?: string }) {
  const known = drawings[name.toUpperCase()]
  return known ? <Line size={48} className={className}>{known}</Line> : <img className={className} src={name} alt="" />
}
