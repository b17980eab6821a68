import { type CallName, isCommand, toCallRequest } from '@ribalta/domain/commands'
import type { Page, Request } from '@playwright/test'
import * as z from 'zod/mini'
import { firstOnly, type Handle } from './routeOnce.ts'

const CALLS = '**/southamerica-east1/*'
const commandSchema = z.object({ data: z.object({ name: z.string() }) })

/** Whether a request is the call of this name, whichever door it goes through. */
export function isCallOf(request: Request, name: CallName): boolean {
  if (!request.url().endsWith(`/southamerica-east1/${toCallRequest(name, null).callable}`)) return false
  if (!isCommand(name)) return true
  const sent = commandSchema.safeParse(request.postDataJSON())
  return sent.success && sent.data.data.name === name
}

/** Has a page's calls of this name handled so, until what this answers is called. */
export async function routeCall(page: Page, name: CallName, handle: Handle): Promise<() => Promise<void>> {
  const listener: Handle = (route) => (isCallOf(route.request(), name) ? handle(route) : route.fallback())
  await page.route(CALLS, listener)
  return () => page.unroute(CALLS, listener)
}

/** Has the next call of this name handled so, and lets the later ones through. */
export async function routeCallOnce(page: Page, name: CallName, handle: Handle): Promise<void> {
  await routeCall(page, name, firstOnly(handle))
}
