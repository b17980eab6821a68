/** How long a video plays, “00:42”. */
export function formatClock(seconds: number): string {
  const whole = Math.round(seconds)
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

/** How long something may be, in words: “90 segundos”, “2 minutos”. */
export function formatLength(seconds: number): string {
  if (seconds < 120 || seconds % 60 !== 0) return `${String(seconds)} segundos`
  return `${String(seconds / 60)} minutos`
}
