/**
 * `npm run roster -- check | rebuild [--after <uid>] [--project <id>]`: compares every record with its mirror among what staff
 * search, the other way round, too, and what it says of asking them before with their tests and castings; and with `rebuild` mends what differs. Stopped, it goes on after the uid that it said
 * last. Without `--project` it speaks to the local suite; with it, to the real project by the caller's own Google credentials.
 */
import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { rebuildRoster, ROSTER_FAULTS, type RosterFault } from '../functions/src/services/roster/rebuild.ts'
import { HOST, PROJECT, SUITE_PORTS } from './lib/project.ts'

const WORDS: Readonly<Record<RosterFault, string>> = {
  missing: 'sem espelho',
  different: 'com espelho diferente',
  misplaced: 'com espelho fora do lugar',
  orphaned: 'com espelho sem registro',
  miscounted: 'com histórico de testes e castings desatualizado',
}
/** Lines of faults, and how often progress is told. */
const MAX_LINES = 50
const TELL_EVERY = 3000

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' }, after: { type: 'string' } },
})
const [act = ''] = positionals
if (act !== 'check' && act !== 'rebuild') {
  console.error('Uso: npm run roster -- <check|rebuild> [--after <uid>] [--project <id>]')
  process.exit(2)
}
if (values.project === undefined) {
  process.env['FIRESTORE_EMULATOR_HOST'] ??= `${HOST}:${String(SUITE_PORTS.Firestore)}`
}
process.env['METADATA_SERVER_DETECTION'] ??= 'none'
initializeApp({ projectId: values.project ?? PROJECT })

const faults = new Map<RosterFault, number>()
let lines = 0
const people = await rebuildRoster(getFirestore(), {
  now: new Date(),
  isMending: act === 'rebuild',
  after: values.after,
  onFault: (uid, fault) => {
    faults.set(fault, (faults.get(fault) ?? 0) + 1)
    lines += 1
    if (lines <= MAX_LINES) console.log(`  ${uid}: ${WORDS[fault]}`)
    else if (lines === MAX_LINES + 1) console.log('  … e outras')
  },
  onProgress: (count, last) => {
    if (count % TELL_EVERY === 0) console.log(`  Pessoas: ${String(count)} (para retomar: --after ${last})`)
  },
})
const found = ROSTER_FAULTS.filter((fault) => faults.has(fault)).map(
  (fault) => `${String(faults.get(fault))} ${WORDS[fault]}`,
)
console.log(
  `${String(people)} pessoas; ${found.length === 0 ? 'nada difere' : `${found.join(', ')}${act === 'rebuild' ? ': corrigido' : ''}`}.`,
)
process.exitCode = act === 'check' && found.length > 0 ? 1 : 0
