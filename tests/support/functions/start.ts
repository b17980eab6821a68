import { DOORS, SPECIFIED_CALLABLES } from '@ribalta/domain/commands'
import { STARTS } from '../../../scripts/lib/waits.ts'
import { functionAddress, person } from './functions.ts'

/**
 * Until the emulator has started a function, which it refuses to call while its process does not come up in time. `isThere` says whether
 * an answer is the function's own.
 */
async function start(
  name: string,
  request: RequestInit,
  isThere: (answer: Response) => boolean,
): Promise<void> {
  const signal = AbortSignal.timeout(STARTS.function)
  let answer = 'no answer'
  try {
    for (;;) {
      const response = await fetch(functionAddress(name), { ...request, signal })
      answer = `${String(response.status)} ${(await response.text()).slice(0, 200)}`
      if (isThere(response)) return
      if (response.status === 404) throw new Error(`There is no function ${name}: ${answer}`)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
  throw new Error(`The function ${name} did not start within ${String(STARTS.function / 1000)} s: ${answer}`)
}

/** A callable answers in its own form, also what it refuses. */
function startCallable(name: string, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const request = { method: 'POST', headers, body: JSON.stringify({ data: null }) }
  return start(name, request, (answer) => {
    return answer.headers.get('content-type')?.startsWith('application/json') === true
  })
}

/** The same for `file`, which all private photos wait for: it has no ticket to answer, and refuses with 403. */
function startFile(): Promise<void> {
  return start('file/none', {}, ({ status }) => status === 403)
}

/**
 * Before the first journey: has the emulator start the callables and `file`, two at a time. Starting them all at once, as
 * the first pages do, lets them starve each other on a busy machine for longer than a page is waited for.
 */
export default async function startFunctions(): Promise<void> {
  const { token } = await person({ grants: ['AGENT', 'DIRECTOR'] })
  const waiting: string[] = [...SPECIFIED_CALLABLES, ...DOORS]
  const startOneByOne = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await startCallable(name, token)
  }
  await Promise.all([startOneByOne(), startFile().then(startOneByOne)])
}
