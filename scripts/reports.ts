/**
 * `npm run reports -- [delete <collection>/<id>] [--project <id>]`: lists the reports about the only director, which no one may read in
 * the application, or deletes one with a line in the audit log. Before it lists, it fills in the accused of older messages, which no list
 * shows without it: run it once after the deployment that added it. Uses the local suite, or with `--project` the real project and the
 * caller's own Google credentials.
 */
import { parseArgs } from 'node:util'
import { deleteReceivedSchema } from '@ribalta/domain/schemas/contactMessage'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { fillAccused, findUnhandled } from '../functions/src/services/contactMessages/accused.ts'
import { deleteReceivedByScript } from '../functions/src/services/contactMessages/delete.ts'
import { HOST, PROJECT, SUITE_PORTS } from './lib/project.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' } },
})
const [verb, path = ''] = positionals
const [from, id] = path.split('/')
const wanted = deleteReceivedSchema.safeParse({ from, id })
const isDeletion = verb === 'delete' && positionals.length === 2 && wanted.success
if (verb !== undefined && !isDeletion) {
  console.error('Usage: npm run reports -- [delete <collection>/<id>] [--project <id>]')
  process.exit(2)
}
if (values.project === undefined) {
  process.env['FIRESTORE_EMULATOR_HOST'] ??= `${HOST}:${String(SUITE_PORTS.Firestore)}`
}
process.env['METADATA_SERVER_DETECTION'] ??= 'none'
initializeApp({ projectId: values.project ?? PROJECT })

const db = getFirestore()
if (isDeletion) {
  const wasThere = await deleteReceivedByScript({ db }, wanted.data, new Date())
  console.log(wasThere ? 'Report deleted.' : 'No such report.')
} else {
  console.log(`Older messages that now name the accused: ${String(await fillAccused(db))}`)
  const reports = await findUnhandled(db)
  for (const report of reports) {
    const [reason, message, text] = ['reason', 'message', 'text'].map((field) =>
      String(report.get(field) ?? ''),
    )
    const quoted = text === '' ? [] : [`“${String(text)}”`]
    console.log([report.ref.path, reason, message, ...quoted].join('\n  '))
  }
  console.log(`Reports that no director may read: ${String(reports.length)}`)
}
