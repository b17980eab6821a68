/** How thorough a run of the tests is. `scripts/test.ts` decides; the runners' settings and what runs inside the suite read it. */
export interface Proof {
  /** With the volume: what is tagged `deep`, and what the rules' tests are worth. */
  readonly isDeep: boolean
  /** How often a journey, a unit or a functions test that failed is tried again. */
  readonly retries: 0 | 1
}

/** After so many failures of a runner the rest of it is not tried: they have one cause, and each takes its time. */
export const MOST_FAILURES = 10

const DEPTH = 'RIBALTA_PROOF'
const RETRIES = 'RIBALTA_RETRIES'

/** For this process and all that it starts. */
export function setProof({ isDeep, retries }: Proof): void {
  process.env[DEPTH] = isDeep ? 'deep' : 'short'
  process.env[RETRIES] = String(retries)
}

/** Where nobody has decided, a runner was started by hand: all that was named is tried, once. */
export function proof(): Proof {
  return {
    isDeep: process.env[DEPTH] !== 'short',
    retries: process.env[RETRIES] === '1' ? 1 : 0,
  }
}

/** The words for Vitest to run these projects, its report in `test-results/{report}.json`. */
export function vitestWords(
  projects: readonly string[],
  report: string,
  retries = proof().retries,
): string[] {
  return [
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...(proof().isDeep ? [] : ['--tagsFilter=!deep']),
    `--retry=${String(retries)}`,
    `--bail=${String(MOST_FAILURES)}`,
    // What a test logs is of use where it failed.
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=./scripts/reporters/vitest.ts',
    '--reporter=json',
    `--outputFile.json=test-results/${report}.json`,
  ]
}
