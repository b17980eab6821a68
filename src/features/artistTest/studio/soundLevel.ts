/** As loud as a whisper far from the microphone is still sound; below it is what a closed microphone gives. */
const SILENCE_DB = -66
const QUIETEST_DB = -60
const SILENT_MS = 3000

/** The highest of some samples, in decibels below the loudest that there is. */
export function peakOf(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return 20 * Math.log10(peak)
}

/** From 0 to 100, as a meter shows it. */
export function levelOf(decibels: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, 1 - decibels / QUIETEST_DB)))
}

/** Is told how loud it is from time to time, and answers whether nothing was heard for so long that somebody should know. */
export function createSilence(): (decibels: number, now: number) => boolean {
  let since: number | undefined
  return (decibels, now) => {
    if (decibels > SILENCE_DB) since = undefined
    else since ??= now
    return since !== undefined && now - since >= SILENT_MS
  }
}
