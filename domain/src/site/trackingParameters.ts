/** What messengers and advertising add to a link to follow who opens it: part of no address of the site. */
const TRACKING = /^(utm_\w+|fbclid|gclid|igsh|igshid)$/

/** A query without what only follows people, with its question mark; empty where nothing is left. */
export function withoutTracking(search: string): string {
  const parameters = new URLSearchParams(search)
  const kept = [...parameters].filter(([name]) => !TRACKING.test(name))
  if (kept.length === parameters.size) return search
  return kept.length === 0 ? '' : `?${String(new URLSearchParams(kept))}`
}
