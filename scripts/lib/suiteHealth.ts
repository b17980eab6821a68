import { HOST, SUITE_PORTS } from './project.ts'

const ANSWERS_WITHIN_MS = 30_000

/** The parts of the suite that give no answer at all, with their ports; empty while it is well. */
export async function silentParts(): Promise<readonly string[]> {
  const looks = Object.entries(SUITE_PORTS).map(async ([name, port]) => {
    return (await answers(port)) ? [] : [`${name} (port ${String(port)})`]
  })
  return (await Promise.all(looks)).flat()
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://${HOST}:${String(port)}/`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    return true
  } catch {
    // Refused, cut off or too late: what it was does not matter.
    return false
  }
}
