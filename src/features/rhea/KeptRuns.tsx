/** The rankings that were kept, and how often those chosen in the end were among the first ten. */
export function KeptRuns() {
  return null
}
