/** Shows a checkbox large enough for a thumb, with a name for screen readers. */
export function PickBox({
  label,
  isChecked,
  action,
  onToggle,
}: {
  label: string
  isChecked: boolean
  action?: string
  onToggle: () => void
}) {
  return (
    <label className="pick-box">
      <span className="unseen">{label}</span>
      <input type="checkbox" data-action={action} checked={isChecked} onChange={onToggle} />
    </label>
  )
}
