import type { CallRequest } from '@ribalta/domain/commands'
import type { HttpsFunction } from 'firebase-functions/https'
import * as deployed from '../../../functions/src/index.ts'
import { type CallableServer, serveCallable } from '../../../functions/src/testing/callableServer.ts'

const functions: Readonly<Record<string, HttpsFunction | undefined>> = Object.fromEntries(
  Object.entries(deployed).filter(
    (entry): entry is [string, HttpsFunction] => 'callableTrigger' in entry[1].__endpoint,
  ),
)
const servers = new Map<string, Promise<CallableServer>>()

/** Calls a callable that `functions/src/index.ts` deploys, in this process. */
export async function callHere(
  name: CallRequest['callable'],
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  const callable = functions[name]
  if (callable === undefined) throw new Error(`There is no callable ${name}`)
  const server = servers.get(name) ?? serveCallable(callable)
  servers.set(name, server)
  return (await server).postText(body, headers)
}
