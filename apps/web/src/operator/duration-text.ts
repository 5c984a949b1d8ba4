type FormatNumber = (value: number, options: Intl.NumberFormatOptions) => string

/** Whole seconds in the two largest units that they fill: «52 sec», «6 min 52 sec», «3 hr 5 min». */
export function durationText(formatNumber: FormatNumber, seconds: number): string {
  const unit = (count: number, name: string) => formatNumber(count, { style: 'unit', unit: name })
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  if (hours > 0) return `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`
  return minutes > 0 ? `${unit(minutes, 'minute')} ${unit(seconds % 60, 'second')}` : unit(seconds, 'second')
}
