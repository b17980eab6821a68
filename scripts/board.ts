/**
 * `npm run board -- [--after <path>] [--project <id>]`: gives each application from before there was a board its candidate there,
 * and its artist the states that are theirs, after making castings from before one could choose whom they are shown to public. Can be repeated; stopped, it goes on after the application that it said last. Without
 * `--project` it speaks to the local suite; with it, to the real project by the caller's own Google credentials.
 */
import { parseArgs } from 'node:util'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { fillBoard } from '../functions/src/services/castings/fillBoard.ts'
import { fillVisibility } from '../functions/src/services/castings/fillVisibility.ts'
import { codeOf } from '../functions/src/services/shared/errorCodes.ts'
import { HOST, PROJECT, SUITE_PORTS } from './lib/project.ts'

/** How often progress is told. */
const TELL_EVERY = 1000

const { values } = parseArgs({ options: { project: { type: 'string' }, after: { type: 'string' } } })
if (values.project === undefined) {
  process.env['FIRESTORE_EMULATOR_HOST'] ??= `${HOST}:${String(SUITE_PORTS.Firestore)}`
}
process.env['METADATA_SERVER_DETECTION'] ??= 'none'
initializeApp({ projectId: values.project ?? PROJECT })

const db = getFirestore()
console.log(`${String(await fillVisibility(db))} castings agora públicos.`)
const { applications, filled, failed } = await fillBoard(db, {
  after: values.after,
  onFailure: (path, error) => {
    const kind = error instanceof Error ? error.constructor.name : 'erro'
    console.error(`  ${path}: ficou como estava (${String(codeOf(error) ?? kind)})`)
  },
  onProgress: (count, last) => {
    if (count % TELL_EVERY === 0)
      console.log(`  Inscrições: ${String(count)} (para retomar: --after ${last})`)
  },
})
console.log(
  `${String(applications)} inscrições; ${String(filled)} agora no quadro, ${String(failed)} sem mudança por erro.`,
)
process.exitCode = failed > 0 ? 1 : 0
