import { STARTS } from '../../../scripts/lib/waits.ts'
import { person } from './functions.ts'
import { CALLABLES } from '../fuzz/cases.ts'

const FUNCTIONS = 'http://127.0.0.1:5001/demo-ribalta/southamerica-east1'

/** Until the emulator has started a function: it refuses while its process does not come up in time. */
async function start(name: string, token: string): Promise<void> {
  const deadline = Date.now() + STARTS.function
  for (;;) {
    const response = await fetch(`${FUNCTIONS}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ data: null }),
    })
    const answer = await response.text()
    if (response.headers.get('content-type')?.startsWith('application/json') === true) return
    if (response.status === 404 || Date.now() > deadline) throw new Error(`${name}: ${answer.slice(0, 200)}`)
  }
}

/** The same for `file`, which all private photos wait for: it has no ticket to answer, and refuses with 403. */
async function startFile(): Promise<void> {
  const deadline = Date.now() + STARTS.function
  for (;;) {
    const response = await fetch(`${FUNCTIONS}/file/none`)
    const answer = await response.text()
    if (response.status === 403) return
    if (Date.now() > deadline) throw new Error(`file: ${answer.slice(0, 200)}`)
  }
}

/**
 * Before the first journey: has the emulator start every callable and `file`, two at a time. Starting them all at once, as
 * the first pages do, lets them starve each other on a busy machine for longer than a page is waited for.
 */
export default async function startFunctions(): Promise<void> {
  const { token } = await person({ grants: ['AGENT', 'DIRECTOR'] })
  const waiting = [...CALLABLES]
  const startOneByOne = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await start(name, token)
  }
  await Promise.all([startOneByOne(), startFile().then(startOneByOne)])
}
