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

/** A moment of a video, “0:12”, “1:02:03”: of what is not over yet. */
export function formatTimecode(milliseconds: number): string {
  const whole = Math.max(0, Math.floor(milliseconds / 1000))
  const two = (part: number): string => String(part).padStart(2, '0')
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, two(whole % 60)]
  return hours === 0 ? `${String(minutes)}:${seconds}` : `${String(hours)}:${two(minutes)}:${seconds}`
}
