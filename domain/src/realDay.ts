export const NO_SUCH_DAY = 'Esse dia não existe no calendário.'

/** Whether a text `YYYY-MM-DD` is a day of the calendar: JavaScript takes 30 February for 2 March. */
export function isRealDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}
