/** «giovedì 26 novembre alle ore 10:30», on a clock where the home is. */
export const viewingTime = (language: string, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant))
